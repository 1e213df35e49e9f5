/** Whose turn it is in this run, of what proves the same thing at many points. */
import { dealtThird } from './dealing.ts';
import { sampleSeed } from './sample-seed.ts';

/** Set before a release, after a change of a band, or when in doubt: about three times as long. */
export const all = process.env['EVERY_PAGE'] === 'all';
export const seed = sampleSeed();

/** The third whose turn it is, and everything with `EVERY_PAGE=all`; `offset` lets lists begin apart. */
export const thirdNow = <T>(points: readonly T[], offset = 0): readonly T[] =>
  all ? points : dealtThird(points, offset + seed);
