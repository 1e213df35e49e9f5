import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../test-support/temp-folder.ts';
import { runBatch } from './group-commit.ts';
import { prepareDatabase } from './schema.ts';
import { createOperations } from './sqlite-operations.ts';
import { type SqliteStore, databasePath, lockDataDir, openSqliteStore } from './sqlite-store.ts';
import type { NewSubmission } from './store.ts';

const submission: NewSubmission = {
  kind: 'message', mailbox: 'info', receivedAt: 1000, verified: true, email: 'ada@example.org',
  fields: { subject: 'Hello', message: 'Words' }, key: 'key-1', bodyHash: 'hash-1', proof: undefined,
};
const numbered = (n: number): NewSubmission => ({ ...submission, key: `key-${n}`, fields: { message: String(n) } });

async function openStore(folder = tempFolder()): Promise<SqliteStore> {
  const store = await openSqliteStore(folder, (error) => {
    throw error;
  });
  onTestFinished(() => store.close());
  return store;
}

describe('accepting', () => {
  test('keeps a submission and its delivery together, across a restart', async () => {
    const folder = tempFolder();
    const first = await openStore(folder);
    const accepted = await first.accept(submission);
    await first.close();
    const second = await openStore(folder);
    const [delivery, ...others] = await second.claim(10, 2000, 3000);
    expect(others).toEqual([]);
    const { key: _key, bodyHash: _hash, proof: _proof, ...kept } = submission;
    expect(accepted).toEqual({ outcome: 'accepted', id: delivery?.id });
    expect(delivery).toEqual({ ...kept, id: delivery?.id, attempt: 1 });
    expect(delivery?.id).toMatch(/^19700101-[0-9a-f]{12}$/);
  });

  test('takes the same key and words once, and no other words under it', async () => {
    const store = await openStore();
    const both = await Promise.all([store.accept(submission), store.accept(submission)]);
    expect(both.map(({ outcome }) => outcome)).toEqual(['accepted', 'repeated']);
    expect(await store.accept({ ...submission, bodyHash: 'other' })).toEqual({ outcome: 'key-reused' });
    expect(await store.findAcceptance('message', 'key-1', 'hash-1')).toMatchObject({ outcome: 'repeated' });
    expect(await store.findAcceptance('application', 'key-1', 'hash-1')).toBeUndefined();
    expect(await store.list(10)).toHaveLength(1);
  });

  test('takes a proof once, and remembers that across a restart', async () => {
    const folder = tempFolder();
    const first = await openStore(folder);
    const proof = { id: 'nonce', expiresAt: 5000 };
    expect(await first.accept({ ...submission, proof })).toMatchObject({ outcome: 'accepted' });
    expect(await first.accept({ ...submission, proof })).toMatchObject({ outcome: 'repeated' });
    await first.close();
    const second = await openStore(folder);
    expect(await second.accept({ ...numbered(2), proof })).toEqual({ outcome: 'proof-reused' });
    expect(await second.list(10)).toHaveLength(1);
    await second.tidy(0, 6000);
    expect(await second.accept({ ...numbered(2), proof })).toMatchObject({ outcome: 'accepted' });
  });

  test('forgets keys after their time', async () => {
    const store = await openStore();
    await store.accept(submission);
    await store.tidy(1000, 0);
    expect(await store.accept(submission)).toMatchObject({ outcome: 'repeated' });
    await store.tidy(1001, 0);
    expect(await store.accept(submission)).toMatchObject({ outcome: 'accepted' });
  });

  test('many at once share commits, and every one is kept', async () => {
    const store = await openStore();
    const before = store.commits();
    const count = 400;
    await Promise.all(Array.from({ length: count }, (_, n) => store.accept(numbered(n))));
    expect(store.commits() - before).toBeLessThan(count / 4);
    expect(await store.list(1000)).toHaveLength(count);
  });

  test('a call that fails leaves the others of its batch alone', () => {
    const db = new DatabaseSync(':memory:');
    prepareDatabase(db);
    const broken = { ...numbered(2), mailbox: 'nowhere' };
    const args = [numbered(1), broken, numbered(3)];
    const calls = args.map((arg, id) => ({ id, name: 'accept' as const, args: [arg] }));
    const replies = runBatch(db, createOperations(db), calls);
    expect(replies.map((reply) => 'error' in reply)).toEqual([false, true, false]);
    expect(db.prepare('SELECT count(*) AS n FROM submissions').get()).toEqual({ n: 2 });
    expect(db.prepare('SELECT count(*) AS n FROM idempotency_keys').get()).toEqual({ n: 2 });
  });

  test('no reply is good when the commit fails', () => {
    const db = new DatabaseSync(':memory:');
    prepareDatabase(db);
    const operations = createOperations(db);
    const call = { id: 1, name: 'accept' as const, args: [submission] };
    const failing = Object.create(db, {
      exec: { value: (sql: string) => {
        if (sql === 'COMMIT') throw new Error('disk full');
        db.exec(sql);
      } },
      isTransaction: { get: () => db.isTransaction },
    }) as DatabaseSync;
    expect(runBatch(failing, operations, [call])).toEqual([{ id: 1, error: 'disk full' }]);
    expect(db.prepare('SELECT count(*) AS n FROM submissions').get()).toEqual({ n: 0 });
  });
});

describe('the outbox', () => {
  test('hands a delivery to one worker until its lease runs out', async () => {
    const store = await openStore();
    await store.accept(submission);
    expect(await store.nextDue()).toBe(1000);
    expect(await store.claim(5, 1000, 2000)).toHaveLength(1);
    expect(await store.claim(5, 1999, 2999)).toHaveLength(0);
    expect(await store.nextDue()).toBe(2000);
    expect(await store.claim(5, 2000, 3000)).toMatchObject([{ attempt: 2 }]);
    expect(await store.releaseLeases(2100)).toBe(1);
    expect(await store.claim(5, 2100, 3100)).toMatchObject([{ attempt: 3 }]);
  });

  test('settles as delivered, later, or dead; the operator brings it back', async () => {
    const store = await openStore();
    await store.accept(submission);
    const [{ id } = { id: '' }] = await store.claim(1, 1000, 2000);
    expect(await store.requeue(id, 1500)).toBe(false);
    await store.settle({ id, state: 'retry', dueAt: 5000, reason: 'busy' });
    expect(await store.claim(1, 4999, 9000)).toEqual([]);
    expect(await store.show(id)).toMatchObject({ state: 'waiting', attempts: 1, lastError: 'busy' });
    await store.claim(1, 5000, 9000);
    await store.settle({ id, state: 'dead', reason: 'gone' });
    expect(await store.nextDue()).toBeUndefined();
    expect(await store.show(id)).toMatchObject({ state: 'dead', attempts: 2, lastError: 'gone' });
    expect(await store.requeue(id, 6000)).toBe(true);
    expect(await store.claim(1, 6000, 9000)).toMatchObject([{ id, attempt: 1 }]);
    await store.settle({ id, state: 'delivered', at: 7000 });
    expect(await store.show(id)).toMatchObject({ state: 'delivered', deliveredAt: 7000, lastError: undefined });
    expect(await store.requeue('nothing', 1)).toBe(false);
  });
});

describe('deleting', () => {
  test('purges what is old and delivered, and nothing else', async () => {
    const store = await openStore();
    for (const [n, receivedAt] of [1000, 1001, 5000].entries()) await store.accept({ ...numbered(n), receivedAt });
    const [first] = await store.claim(1, 9000, 9999);
    await store.settle({ id: first?.id ?? '', state: 'delivered', at: 9000 });
    expect(await store.purge(5000)).toBe(1);
    expect(await store.list(10)).toHaveLength(2);
    expect(await store.stats()).toMatchObject({ oldestUndelivered: 1001 });
  });

  test('erases a person by address, whatever its case, leaving no trace in the file', async () => {
    const folder = tempFolder();
    const store = await openStore(folder);
    await store.accept({ ...submission, email: 'Ada@Example.org', fields: { message: 'unmistakable' } });
    await store.accept({ ...numbered(2), email: 'bob@example.org' });
    expect(await store.erase('ada@example.org')).toBe(1);
    expect(await store.list(10)).toHaveLength(1);
    await store.close();
    const db = new DatabaseSync(databasePath(folder), { readOnly: true });
    expect(db.prepare('SELECT count(*) AS n FROM outbox').get()).toEqual({ n: 1 });
    expect(db.prepare('SELECT count(*) AS n FROM idempotency_keys').get()).toEqual({ n: 1 });
    db.close();
    expect(readFileSync(databasePath(folder)).includes('unmistakable')).toBe(false);
  });
});

describe('the database', () => {
  test('flushes every commit and keeps a write-ahead log', () => {
    const db = new DatabaseSync(databasePath(tempFolder()));
    prepareDatabase(db);
    expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    db.close();
  });

  test('is opened again without change, and not when a newer version wrote it', async () => {
    const folder = tempFolder();
    await (await openStore(folder)).close();
    await (await openStore(folder)).close();
    const db = new DatabaseSync(databasePath(folder));
    db.exec('PRAGMA user_version = 99');
    db.close();
    await expect(openSqliteStore(folder, () => undefined)).rejects.toThrow(/newer version/);
  });

  test('keeps one secret per name', async () => {
    const folder = tempFolder();
    const store = await openStore(folder);
    const secret = await store.secret('a');
    expect(secret.length).toBeGreaterThanOrEqual(43);
    expect(await store.secret('b')).not.toBe(secret);
    await store.close();
    expect(await (await openStore(folder)).secret('a')).toBe(secret);
  });

  test('finishes what was asked before it closes, and refuses what comes after', async () => {
    const store = await openStore();
    const accepted = store.accept(submission);
    const closed = store.close();
    expect(await accepted).toMatchObject({ outcome: 'accepted' });
    await closed;
    await expect(store.accept(submission)).rejects.toThrow(/clos/);
  });

  test('belongs to one server at a time', () => {
    const folder = tempFolder();
    const unlock = lockDataDir(folder);
    expect(unlock).toBeDefined();
    expect(lockDataDir(folder)).toBeUndefined();
    unlock?.();
    const again = lockDataDir(folder);
    expect(again).toBeDefined();
    again?.();
  });
});
