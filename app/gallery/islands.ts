/** The site's islands and those of the gallery alone. */
import { islands as ofTheSite, type IslandLoader } from '../islands/islands.ts';

export const islands = {
  ...ofTheSite,
  crashing: async () => (await import('./crashing.tsx')).Crashing,
} satisfies Record<string, IslandLoader>;
