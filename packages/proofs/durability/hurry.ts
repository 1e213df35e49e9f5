/**
 * Is loaded into a server by `--import`. Shortens the pauses between two looks for bounces, reports and notices, so that
 * a proof need not wait for minutes.
 */
import { minute } from '@website/forms/limits';

/** The pauses, in milliseconds. Timeouts of the server have other lengths. */
const pauses: ReadonlySet<number | undefined> = new Set([minute / 2, minute, 10 * minute]);
const shortPause = 100;

const { setTimeout } = globalThis;
globalThis.setTimeout = ((callback: () => void, wait?: number, ...args: unknown[]) =>
  setTimeout(callback, pauses.has(wait) ? shortPause : wait, ...args)) as typeof setTimeout;
