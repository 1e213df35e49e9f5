import { readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { errorFacts } from '../lib/log.ts';
import { createRandom } from '../test-support/fuzz/random.ts';
import { openStore } from '../test-support/open-store.ts';
import { attachment, numbered, submission } from '../test-support/submissions.ts';
import { tempFolder } from '../test-support/temp-folder.ts';
import { storeContract } from './test-support/store-contract.ts';
import { databasePath, prepareDatabase } from './sqlite-database.ts';
import { lockDataDir, openSqliteStore } from './sqlite-store.ts';

storeContract('SQLite', () => {
  const folder = tempFolder();
  return { open: () => openStore(folder) };
});

describe('deleting', () => {
  test('leaves no bytes of a person in the files', async () => {
    const folder = tempFolder();
    const store = await openStore(folder);
    await store.accept({ ...submission, fields: { message: 'unmistakable' } });
    await store.accept({ ...numbered(2), email: 'bob@example.org' });
    expect(await store.erase({ email: submission.email })).toBe(1);
    for (const file of [databasePath(folder), `${databasePath(folder)}-wal`])
      expect(readFileSync(file).includes('unmistakable')).toBe(false);
    await store.close();
    const db = new DatabaseSync(databasePath(folder), { readOnly: true });
    expect(db.prepare('SELECT count(*) AS n FROM outbox').get()).toEqual({ n: 1 });
    expect(db.prepare('SELECT count(*) AS n FROM idempotency_keys').get()).toEqual({ n: 1 });
    db.close();
  });

  test('by the sender leaves no bytes but the subject of a sent mail, and none once that is told', async () => {
    const folder = tempFolder();
    const store = await openStore(folder);
    await store.accept({
      ...submission,
      email: 'unmistakable@example.org',
      fields: { message: 'unmistakable' },
    });
    const [{ id } = { id: '' }] = await store.claim('mail', 'a', 1, 1000, 2000);
    await store.settle('mail', 'a', { id, state: 'delivered', at: 2000 });
    const mail = { kind: 'message', recipients: [], messageId: '' } as const;
    await store.eraseBySender(id, 3000, mail);
    const files = () =>
      [databasePath(folder), `${databasePath(folder)}-wal`].map((file) => readFileSync(file));
    expect(files().some((bytes) => bytes.includes('unmistakable'))).toBe(false);
  });

  test('leaves no bytes among many rows of all sizes that were changed at random', async () => {
    const folder = tempFolder();
    const store = await openStore(folder);
    const { below: upTo } = createRandom(7);
    for (let part = 0; part < 20; part += 1)
      await Promise.all(
        Array.from({ length: 15 }, async (_, n) => {
          const isMine = n % 5 === 0;
          const words = (isMine ? 'unmistakable ' : 'others say ').repeat(upTo(200));
          const bytes = Buffer.alloc(1 + upTo(20_000), isMine ? 'unmistakable ' : 'x');
          const file = { ...attachment(), size: bytes.length, bytes };
          await store.accept({
            ...numbered(part * 100 + n),
            receivedAt: upTo(1_000_000),
            email: isMine ? 'unmistakable@example.org' : `${n}@example.org`,
            fields: { message: words },
            ...(n % 10 === 0 && { attachment: file }),
          });
        }),
      );
    for (const { id, email } of await store.claim('mail', 'a', 200, 2e6, 3e6)) {
      const reason = `450 <${email}> ${'not now '.repeat(upTo(40))}`;
      await store.settle('mail', 'a', { id, state: 'retry', at: 1, dueAt: 2, reason });
    }
    expect(await store.erase({ email: 'unmistakable@example.org' })).toBe(60);
    for (const file of [databasePath(folder), `${databasePath(folder)}-wal`])
      expect(readFileSync(file).includes('unmistakable')).toBe(false);
  });

  test.each(['erase', 'purge'] as const)('%s leaves no bytes of an attachment', async (way) => {
    const folder = tempFolder();
    const store = await openStore(folder);
    const bytes = Buffer.alloc(300_000, 'unmistakable ');
    await store.accept({ ...submission, attachment: { ...attachment(), size: bytes.length, bytes } });
    const [{ id } = { id: '' }] = await store.claim('mail', 'a', 1, 1000, 2000);
    await store.settle('mail', 'a', { id, state: 'delivered', at: 2000 });
    const erased = way === 'erase' && store.erase({ email: submission.email });
    expect(await (erased || store.purge({ message: 5000, application: 5000 }))).toBe(1);
    expect(await store.attachmentBytes(id)).toBeUndefined();
    await store.close();
    expect(readFileSync(databasePath(folder)).includes('unmistakable')).toBe(false);
  });
});

/** A store with more files or rows than one transaction deletes. */
async function fullStore(what: 'files' | 'rows') {
  const folder = tempFolder();
  const store = await openStore(folder);
  const file = () => ({ ...attachment(), size: 5_000_000, bytes: Buffer.alloc(5_000_000, 'unmistakable ') });
  const count = what === 'files' ? 4 : 1001;
  await Promise.all(
    Array.from({ length: count }, (_, n) =>
      store.accept({ ...numbered(n), ...(what === 'files' && { attachment: file() }) }),
    ),
  );
  const mails = await store.claim('mail', 'a', count, 1000, 2000);
  await Promise.all(mails.map(({ id }) => store.settle('mail', 'a', { id, state: 'delivered', at: 2000 })));
  return { store, folder, count };
}

describe('a long deletion', () => {
  const deletions = [
    ['purge', 'files'],
    ['purge', 'rows'],
    ['erase', 'files'],
    ['erase', 'rows'],
  ] as const;

  test.each(deletions)('%s of many %s does not block new submissions', async (way, what) => {
    const { store, folder, count } = await fullStore(what);
    const secondStore = await openStore(folder);
    const { email } = submission;
    const deleting =
      way === 'erase' ? store.erase({ email }) : store.purge({ message: 5000, application: 0 });
    const order: string[] = [];
    // The deletion is noted first if both are answered together.
    const note = async (name: string, work: Promise<unknown>) => {
      await work;
      order.push(name);
    };
    const late = (n: number) => numbered(count + n, { receivedAt: 9000, email: 'late@example.org' });
    await Promise.all([
      note('deleted', deleting),
      note(
        'accepted',
        store.accept(late(1)).then(() => nextTurn()),
      ),
      note(
        'accepted',
        secondStore.accept(late(2)).then(() => nextTurn()),
      ),
    ]);
    expect(order).toEqual(['accepted', 'accepted', 'deleted']);
    expect(await deleting).toBe(count);
    expect(await store.count({})).toBe(2);
    for (const file of [databasePath(folder), `${databasePath(folder)}-wal`])
      expect(readFileSync(file).includes('unmistakable')).toBe(false);
  });

  test('works beside a connection that reads, such as a backup', async () => {
    const folder = tempFolder();
    const store = await openStore(folder);
    await store.accept(submission);
    using reader = new DatabaseSync(databasePath(folder), { readOnly: true });
    reader.exec('BEGIN; SELECT count(*) FROM submissions');
    expect(await store.erase({ email: submission.email })).toBe(1);
  });

  test('of expired keys does not block new submissions', async () => {
    const { store, count } = await fullStore('rows');
    const order: string[] = [];
    await Promise.all([
      store.tidy(5000, 5000).then(() => order.push('tidied')),
      store.accept(numbered(count + 1)).then(() => nextTurn().then(() => order.push('accepted'))),
    ]);
    expect(order).toEqual(['accepted', 'tidied']);
    const again = await Promise.all(Array.from({ length: count }, (_, n) => store.accept(numbered(n))));
    expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['accepted']));
  });
});

test('a folder that cannot be read makes calls fail but not the process', async () => {
  const folder = join(tempFolder(), 'data');
  const store = await openStore(folder);
  renameSync(folder, `${folder}-away`);
  // A link to itself gives another error than a missing file, like a stale mount or missing permissions.
  symlinkSync(folder, folder);
  await expect(store.accept(submission)).rejects.toMatchObject({ name: 'StoreError', code: 'ELOOP' });
  rmSync(folder);
  renameSync(`${folder}-away`, folder);
  expect(await store.accept(submission)).toMatchObject({ outcome: 'accepted' });
});

test('an error message names the file, and its code does not', async () => {
  const folder = join(tempFolder(), 'data');
  const store = await openStore(folder);
  renameSync(folder, `${folder}-away`);
  const failure: unknown = await store.accept(submission).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'StoreError', code: 'ENOENT' });
  expect(String(failure)).toContain(databasePath(folder));
  expect(JSON.stringify(errorFacts(failure))).toMatch(/"code":"ENOENT"/);
  renameSync(`${folder}-away`, folder);
});

describe('the database', () => {
  test('flushes every commit and keeps a write-ahead log', () => {
    const db = new DatabaseSync(databasePath(tempFolder()));
    prepareDatabase(db, true);
    expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    db.close();
  });

  test('opens again unchanged, and is refused if a later version wrote it', async () => {
    const folder = tempFolder();
    await (await openStore(folder)).close();
    await (await openStore(folder)).close();
    const db = new DatabaseSync(databasePath(folder));
    db.exec('PRAGMA user_version = 99');
    db.close();
    await expect(openSqliteStore(folder, () => undefined)).rejects.toThrow(/later version/);
  });

  test('can be locked by only one server at a time', () => {
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
