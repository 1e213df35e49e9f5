/** Forgets, now and then, what is kept only to recognize repetitions, and what was kept for long enough. */
import { limits } from '../../contracts/limits.ts';
import { type Log, errorFacts } from '../observe/log.ts';
import type { InboxStore } from '../store/store.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** How long the same key is recognized. */
const keyLifetime = limits.repeatHours * hour;
/** Time between two tidyings. */
const interval = limits.tidyingMinutes * 60 * 1000;

/**
 * Tidies at once and every hour. Submissions that are delivered or dead go once they are older than
 * `retentionDays`; 0 keeps them for ever. Returns how to stop.
 */
export function startTidying(
  store: Pick<InboxStore, 'tidy' | 'purge'>,
  retentionDays: number,
  log: Log,
): () => void {
  async function tidy(): Promise<void> {
    const now = Date.now();
    await store.tidy(now - keyLifetime, now);
    const before = retentionDays === 0 ? 0 : now - retentionDays * day;
    const count = await store.purge({ message: before, application: before });
    if (count > 0) log('info', 'store.purged', { count });
  }
  const attempt = () => void tidy().catch((error: unknown) => log('warn', 'store.untidy', errorFacts(error)));
  attempt();
  const timer = setInterval(attempt, interval).unref();
  return () => clearInterval(timer);
}
