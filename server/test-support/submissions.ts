/** A store of its own for a test, and submissions to put into it. */
import { onTestFinished } from 'vitest';
import { type SqliteStore, openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { NewResume, NewSubmission } from '../store/store.ts';
import { tempFolder } from './temp-folder.ts';

/** A submission nothing is wrong with. */
export const submission: NewSubmission = {
  kind: 'message',
  mailbox: 'info',
  receivedAt: 1000,
  verified: true,
  email: 'ada@example.org',
  fields: { subject: 'Hello', message: 'One\nTwo' },
  key: 'key-1',
  bodyHash: 'hash-1',
  proof: undefined,
};

/** A file that goes with an application. */
export const resume: NewResume = {
  name: 'Ada CV.pdf',
  type: 'application/pdf',
  size: 4,
  sha256: '3d9b7f6d'.repeat(8),
  cleared: true,
  bytes: Buffer.from('%PDF'),
};

/** The same with a key and words of its own. */
export function numbered(n: number, changes: Partial<NewSubmission> = {}): NewSubmission {
  return { ...submission, key: `key-${n}`, fields: { message: String(n) }, ...changes };
}

/** Opens a store that is closed when the test ends; a writer that dies fails the test. */
export async function openStore(folder = tempFolder()): Promise<SqliteStore> {
  const store = await openSqliteStore(folder, (error) => {
    throw error;
  });
  onTestFinished(() => store.close());
  return store;
}
