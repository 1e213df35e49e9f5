/** Where a server is ended. */
import { fileURLToPath } from 'node:url';
import { mailStages } from '../testbed/mail-sink.ts';

/** Points inside of the server, where `kill-at.ts` ends it. */
const inside = [
  'before commit of accept',
  'after commit of accept',
  'before the answer',
  'before commit of claim',
  'after commit of claim',
  'before commit of mark',
  'after commit of mark',
] as const;

/** Every way in which a server on an embedded store is ended under load. */
export const killPoints = [...inside, ...mailStages, 'at any time'] as const;

/** Those around commits of a database that is a program of its own, which goes on alone. */
const insideDatabase = ['in commit of accept', 'in commit of claim', 'in commit of mark'] as const;

/** Whether a server is ended there by `kill-at.ts`. */
export const isInside = (point: string): boolean =>
  [...inside, ...insideDatabase].some((one) => one === point);

/**
 * The same for a server on a database of its own program, which is ended too: then the server has to go on by itself
 * before it is killed.
 */
export const databaseKillPoints = [
  ...inside,
  ...insideDatabase,
  ...mailStages,
  'at any time',
  'the database, at any time',
] as const;

/** One of them. */
export type KillPoint = (typeof killPoints)[number] | (typeof databaseKillPoints)[number];

const killAt = fileURLToPath(new URL('kill-at.ts', import.meta.url));
const watchDriver = fileURLToPath(new URL('watch-driver.ts', import.meta.url));

/** What Node is started with for a program that ends itself at a point, coming to it for the nth time. */
export const endingAt = (point: string, nth: number) => ({
  nodeArguments: ['--import', killAt, '--import', watchDriver],
  environment: { KILL_AT: point, KILL_AFTER: String(nth) },
});
