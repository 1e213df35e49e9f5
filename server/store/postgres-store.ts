/** The store in PostgreSQL, shared by any number of servers. */
import { type Store, StoreError } from './store.ts';
import { checkDatabase } from './check-database.ts';
import type { Database } from './database.ts';
import { unusable } from './database-faults.ts';
import { isCopyUnderWay } from './postgres-copy.ts';
import { createDigest } from './postgres-digest.ts';
import { createHolds } from './postgres-holds.ts';
import { createInbox } from './postgres-inbox.ts';
import { createFiles, createQueue } from './postgres-outbox.ts';
import { createSelections, createSpamMarks } from './postgres-selection.ts';
import { createSubmissions } from './postgres-submissions.ts';
import { verifyStore } from './postgres-verify.ts';
import { prepareSchema } from './postgres-schema.ts';

/** The store with what tests and metrics look at. */
export type PostgresStore = Store & {
  /** Statements that took submissions in so far, each with a commit of its own. */
  commits(): number;
};

/** Options for opening a store. */
export type StoreOptions = {
  /** Whether the tables of an earlier version are brought up to date; yes unless it says no. */
  mayUpgrade?: boolean;
  /** Submissions that share a commit at most; 1 only to measure what that costs. */
  largestBatch?: number;
};

/**
 * Opens the store in a database, which it closes at its end, and makes the tables when there are none. Rejects with a
 * {@link StoreError} in words for the operator when it cannot be used.
 */
export async function openPostgresStore(
  database: Database,
  { mayUpgrade = true, largestBatch }: StoreOptions = {},
): Promise<PostgresStore> {
  try {
    await checkDatabase(database);
    await prepareSchema(database, { allowed: mayUpgrade });
    if (await isCopyUnderWay(database))
      throw new StoreError('A copy into it was begun and not finished: run inbox migrate once more');
    // A standby has all the tables and can be read; a server has to write.
    if (mayUpgrade) await createInbox(database).probe(Date.now());
  } catch (error) {
    await database.close();
    throw unusable(database.address, error);
  }
  const submissions = createSubmissions(database, largestBatch);
  let closed: Promise<void> | undefined;
  async function close(): Promise<void> {
    await submissions.idle();
    await database.close();
  }
  return {
    ...submissions,
    ...createQueue(database),
    ...createFiles(database),
    ...createHolds(database),
    ...createDigest(database),
    ...createInbox(database),
    ...createSelections(database),
    ...createSpamMarks(database),
    verify: () => verifyStore(database),
    accept: (submission) =>
      closed ? Promise.reject(new StoreError('The store is closing.')) : submissions.accept(submission),
    close: () => (closed ??= close()),
  };
}
