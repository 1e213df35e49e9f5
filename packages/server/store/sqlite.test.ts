import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test, vi } from 'vitest';
import { openStore } from '../test-support/open-store.ts';
import { attachment, numbered, submission } from '../test-support/submissions.ts';
import { tempFolder } from '../test-support/temp-folder.ts';
import { createRunner, databasePath, prepareDatabase } from './sqlite-database.ts';
import { runBatch } from './sqlite-worker.ts';

/** Counts the commits in the log of a database: the last frame of each has the size of the database in its header. */
function commitsIn(folder: string): number {
  const log = readFileSync(`${databasePath(folder)}-wal`);
  const [header, frame] = [32, 24 + log.readUInt32BE(8)];
  const frames = Array.from(
    { length: Math.floor((log.length - header) / frame) },
    (_, n) => header + n * frame,
  );
  return frames.filter((at) => log.readUInt32BE(at + 4) > 0).length;
}

describe('group commit', () => {
  test('concurrent calls share commits', async () => {
    const folder = tempFolder();
    const store = await openStore(folder);
    const before = commitsIn(folder);
    const count = 400;
    await Promise.all(Array.from({ length: count }, (_, n) => store.accept(numbered(n))));
    const commits = commitsIn(folder) - before;
    expect(commits).toBeGreaterThan(0);
    expect(commits).toBeLessThan(count / 4);
  });

  test('a failed call does not undo the others of its batch', () => {
    const db = new DatabaseSync(':memory:');
    prepareDatabase(db, true);
    const proof = { id: 'nonce', expiresAt: 5000 };
    const broken = { ...numbered(2), proof, attachment: { ...attachment(), size: 5 } };
    const args = [numbered(1), broken, numbered(3)];
    const calls = args.map((arg, id) => ({ id, name: 'accept' as const, args: [arg] }));
    const replies = runBatch(db, createRunner(db), calls);
    expect(replies.map((reply) => 'error' in reply)).toEqual([false, true, false]);
    expect(db.prepare('SELECT count(*) AS n FROM submissions').get()).toEqual({ n: 2 });
    expect(db.prepare('SELECT count(*) AS n FROM idempotency_keys').get()).toEqual({ n: 2 });
    expect(db.prepare('SELECT count(*) AS n FROM spent_proofs').get()).toEqual({ n: 0 });
  });

  test('the next batch succeeds after a failed rollback', () => {
    const db = new DatabaseSync(':memory:');
    prepareDatabase(db, true);
    const run = createRunner(db);
    const call = (n: number) => [{ id: n, name: 'accept' as const, args: [numbered(n)] }];
    const exec = vi.spyOn(db, 'exec').mockImplementation(function failing(this: DatabaseSync, sql) {
      if (sql === 'COMMIT' || sql === 'ROLLBACK') throw new Error('disk gone');
      DatabaseSync.prototype.exec.call(this, sql);
    });
    expect(runBatch(db, run, call(1))).toEqual([{ id: 1, error: 'disk gone' }]);
    exec.mockRestore();
    expect(runBatch(db, run, call(2))).toMatchObject([{ value: { outcome: 'accepted' } }]);
    expect(db.prepare('SELECT count(*) AS n FROM submissions').get()).toEqual({ n: 1 });
  });

  test('a failed call has a code that can be logged', () => {
    const db = new DatabaseSync(':memory:');
    prepareDatabase(db, true);
    const run = createRunner(db);
    const pages = Number(db.prepare('PRAGMA page_count').get()?.page_count);
    db.exec(`PRAGMA max_page_count = ${pages}`);
    const big = { ...submission, fields: { message: 'x'.repeat(100_000) } };
    const replies = [big, { ...big, key: 'another' }].map((args, id) => ({
      id,
      name: 'accept' as const,
      args: [args],
    }));
    expect(runBatch(db, run, replies)).toMatchObject([{ code: 'FULL' }, { code: 'FULL' }]);
  });

  test('every call of a batch fails if the commit fails', () => {
    const db = new DatabaseSync(':memory:');
    prepareDatabase(db, true);
    const run = createRunner(db);
    const call = { id: 1, name: 'accept' as const, args: [submission] };
    const failing = Object.create(db, {
      exec: {
        value: (sql: string) => {
          if (sql === 'COMMIT') throw new Error('disk full');
          db.exec(sql);
        },
      },
      isTransaction: { get: () => db.isTransaction },
    }) as DatabaseSync;
    expect(runBatch(failing, run, [call])).toEqual([{ id: 1, error: 'disk full' }]);
    expect(db.prepare('SELECT count(*) AS n FROM submissions').get()).toEqual({ n: 0 });
  });
});
