/** Forgets, now and then, what is kept only to recognize repetitions. */
import { type Log, errorFacts } from '../observe/log.ts';
import type { InboxStore } from './store.ts';

const hour = 60 * 60 * 1000;

/** How long the same key is recognized; browsers re-send a form within minutes, people within a day. */
const keyLifetime = 48 * hour;

/** Tidies at once and every hour. Returns how to stop. */
export function startTidying(store: Pick<InboxStore, 'tidy'>, log: Log): () => void {
  const tidy = () => {
    const now = Date.now();
    store
      .tidy(now - keyLifetime, now)
      .catch((error: unknown) => log('warn', 'store.untidy', errorFacts(error)));
  };
  tidy();
  const timer = setInterval(tidy, hour).unref();
  return () => clearInterval(timer);
}
