/** The site's islands, and the islands that only the gallery has. */
import { islands as ofTheSite, type IslandLoader } from '../islands/islands.ts';

export const islands = {
  ...ofTheSite,
  crashing: async () => (await import('./crashing.tsx')).Crashing,
} satisfies Record<string, IslandLoader>;
