/** Points at which a server is killed. */
import { fileURLToPath } from 'node:url';
import { mailStages } from '../testbed/mail-sink.ts';

/** Points in the server, where `kill-at.ts` kills it. */
const inside = [
  'before commit of accept',
  'after commit of accept',
  'before the answer',
  'before commit of claim',
  'after commit of claim',
  'before commit of delivered',
  'after commit of delivered',
] as const;

/** Points for a server with an embedded store. */
export const killPoints = [...inside, ...mailStages, 'at any time'] as const;

/** Points during commits of a separate database process, which continues without the server. */
const insideDatabase = ['in commit of accept', 'in commit of claim', 'in commit of delivered'] as const;

/** Returns whether `kill-at.ts` kills the server at this point. */
export const isInside = (point: string): boolean =>
  [...inside, ...insideDatabase].some((inner) => inner === point);

/**
 * Points for a server with a separate database process. If the database is killed too, the server must recover before
 * the server is killed.
 */
export const databaseKillPoints = [
  ...inside,
  ...insideDatabase,
  ...mailStages,
  'at any time',
  'the database, at any time',
] as const;

export type KillPoint = (typeof killPoints)[number] | (typeof databaseKillPoints)[number];

const killAt = fileURLToPath(new URL('kill-at.ts', import.meta.url));
const watchDriver = fileURLToPath(new URL('watch-driver.ts', import.meta.url));

/**
 * Returns the Node arguments and the environment of a program that kills itself when it reaches a point for the nth
 * time.
 */
export const endingAt = (point: string, nth: number) => ({
  nodeArguments: ['--import', killAt, '--import', watchDriver],
  environment: { KILL_AT: point, KILL_AFTER: String(nth) },
});
