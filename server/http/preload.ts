/** Reads the site's files into memory after the start. */
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { type Log, errorFacts } from '../lib/log.ts';
import { inMemory } from './site-file.ts';
import type { Site } from './site-files.ts';

/**
 * Reads all files `delay` milliseconds after the start, so that no visitor waits for the whole site. Until then, a file
 * is read when a visitor requests it. The delay is short, because a later build replaces the files. Returns a function
 * that stops the reading.
 */
export function startPreloading({ files }: Pick<Site, 'files'>, log: Log, delay = 1000): () => void {
  let isOver = false;
  async function preload(): Promise<void> {
    await wait(delay, undefined, { ref: false });
    for (const file of files.values()) {
      if (isOver) return;
      inMemory(file);
      // oxlint-disable-next-line no-await-in-loop -- requests are answered between two files
      await nextTurn();
    }
  }
  preload().catch((error: unknown) => log('error', 'site.not-read', errorFacts(error)));
  return () => {
    isOver = true;
  };
}
