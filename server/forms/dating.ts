/** Dates submissions where the clock of the machine has not been set yet. */
import type { InboxStore, SubmissionStore } from '../store/store.ts';
import { notBefore } from './retention.ts';

/**
 * A store that takes what a clock has dated that was not set as received at the time noted last: what is dated 1970
 * would be deleted as old once the clock is right.
 */
export function dateSubmissions(store: SubmissionStore & Pick<InboxStore, 'lastTime'>): SubmissionStore {
  return {
    ...store,
    async accept(submission) {
      const { receivedAt } = submission;
      if (receivedAt >= notBefore) return store.accept(submission);
      const noted = (await store.lastTime()) ?? receivedAt;
      return store.accept({ ...submission, receivedAt: Math.max(receivedAt, noted) });
    },
  };
}
