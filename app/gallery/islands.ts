/** The site's islands and those of the gallery alone. */
import { island, islands as ofTheSite } from '../islands.ts';

export const islands = {
  ...ofTheSite,
  crashing: island(async () => (await import('./crashing.tsx')).Crashing),
};
