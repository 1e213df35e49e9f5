import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { numbered, openStore, resume, submission } from '../../test-support/submissions.ts';
import { tempFolder } from '../../test-support/temp-folder.ts';
import { prepareDatabase } from './schema.ts';
import { databasePath, lockDataDir, openSqliteStore } from './sqlite-store.ts';

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
    expect(await store.show(id)).toMatchObject({
      state: 'delivered',
      deliveredAt: 7000,
      lastError: undefined,
    });
    expect(await store.requeue('nothing', 1)).toBe(false);
  });
});

describe('deleting', () => {
  test('purges what is old and delivered or dead, and nothing that still waits', async () => {
    const store = await openStore();
    for (const [n, receivedAt] of [1000, 1001, 1002, 1003, 5000].entries())
      await store.accept({ ...numbered(n), receivedAt });
    const [delivered, dead, retried] = await store.claim(3, 9000, 9999);
    await store.settle({ id: delivered!.id, state: 'delivered', at: 9000 });
    await store.settle({ id: dead!.id, state: 'dead', reason: 'gone' });
    await store.settle({ id: retried!.id, state: 'retry', dueAt: 99_000, reason: 'busy' });
    const [sending] = await store.claim(1, 9000, 9999);
    expect(await store.purge(1000)).toBe(0);
    expect(await store.purge(5000)).toBe(2);
    const left = await store.list(10);
    expect(left.map(({ receivedAt, state }) => [receivedAt, state])).toEqual([
      [5000, 'waiting'],
      [1003, 'sending'],
      [1002, 'waiting'],
    ]);
    expect(left[1]?.id).toBe(sending?.id);
  });

  test('erases a person by address, whatever its case, leaving no trace in the file', async () => {
    const folder = tempFolder();
    const store = await openStore(folder);
    await store.accept({ ...submission, email: 'Ada@Example.org', fields: { message: 'unmistakable' } });
    await store.accept({ ...numbered(2), email: 'bob@example.org' });
    expect(await store.erase('ada@example.org')).toBe(1);
    for (const file of [databasePath(folder), `${databasePath(folder)}-wal`])
      expect(readFileSync(file).includes('unmistakable')).toBe(false);
    expect(await store.list(10)).toHaveLength(1);
    await store.close();
    const db = new DatabaseSync(databasePath(folder), { readOnly: true });
    expect(db.prepare('SELECT count(*) AS n FROM outbox').get()).toEqual({ n: 1 });
    expect(db.prepare('SELECT count(*) AS n FROM idempotency_keys').get()).toEqual({ n: 1 });
    db.close();
  });
});

describe('an application', () => {
  const application = { ...submission, kind: 'application', mailbox: 'careers', resume } as const;

  test('keeps its file beside it, which only reading the file reads', async () => {
    const store = await openStore();
    await store.accept(application);
    const { bytes, ...facts } = resume;
    const [delivery] = await store.claim(1, 1000, 2000);
    expect(delivery?.resume).toEqual(facts);
    expect(await store.resumeBytes(delivery?.id ?? '')).toEqual(Uint8Array.from(bytes));
    expect(await store.resumeBytes('nothing')).toBeUndefined();
  });

  test('is in quarantine until its file is cleared', async () => {
    const store = await openStore();
    await store.accept({ ...application, resume: { ...resume, cleared: false } });
    const [{ id } = { id: '' }] = await store.list(1);
    expect(await store.show(id)).toMatchObject({ state: 'quarantined', resume: { cleared: false } });
    expect(await store.claim(1, 1000, 2000)).toMatchObject([{ resume: { cleared: false } }]);
    await store.settle({ id, state: 'retry', dueAt: 3000, reason: 'no scanner' });
    expect(await store.stats()).toMatchObject({ counts: [{ state: 'quarantined', count: 1 }] });
    await store.clearResume(id);
    expect(await store.show(id)).toMatchObject({ state: 'waiting', resume: { cleared: true } });
  });

  test.each(['erase', 'purge'] as const)('%s takes its file along, leaving no trace', async (way) => {
    const folder = tempFolder();
    const store = await openStore(folder);
    const bytes = Buffer.alloc(300_000, 'unmistakable ');
    await store.accept({ ...application, resume: { ...resume, size: bytes.length, bytes } });
    const [{ id } = { id: '' }] = await store.claim(1, 1000, 2000);
    await store.settle({ id, state: 'delivered', at: 2000 });
    expect(way === 'erase' ? await store.erase(submission.email) : await store.purge(5000)).toBe(1);
    expect(await store.resumeBytes(id)).toBeUndefined();
    await store.close();
    expect(readFileSync(databasePath(folder)).includes('unmistakable')).toBe(false);
  });

  test('with a file that is not as long as it is said to be is not kept at all', async () => {
    const store = await openStore();
    await expect(store.accept({ ...application, resume: { ...resume, size: 5 } })).rejects.toThrow(/CHECK/);
    expect(await store.list(10)).toEqual([]);
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
