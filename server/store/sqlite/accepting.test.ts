import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { numbered, openStore, submission } from '../../test-support/submissions.ts';
import { tempFolder } from '../../test-support/temp-folder.ts';
import { runBatch } from './group-commit.ts';
import { prepareDatabase } from './schema.ts';
import { createOperations } from './sqlite-operations.ts';

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
    const broken = { ...numbered(2), mailbox: 'nowhere', proof: { id: 'nonce', expiresAt: 5000 } };
    const args = [numbered(1), broken, numbered(3)];
    const calls = args.map((arg, id) => ({ id, name: 'accept' as const, args: [arg] }));
    const replies = runBatch(db, createOperations(db), calls);
    expect(replies.map((reply) => 'error' in reply)).toEqual([false, true, false]);
    expect(db.prepare('SELECT count(*) AS n FROM submissions').get()).toEqual({ n: 2 });
    expect(db.prepare('SELECT count(*) AS n FROM idempotency_keys').get()).toEqual({ n: 2 });
    expect(db.prepare('SELECT count(*) AS n FROM spent_proofs').get()).toEqual({ n: 0 });
  });

  test('no reply is good when the commit fails', () => {
    const db = new DatabaseSync(':memory:');
    prepareDatabase(db);
    const operations = createOperations(db);
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
    expect(runBatch(failing, operations, [call])).toEqual([{ id: 1, error: 'disk full' }]);
    expect(db.prepare('SELECT count(*) AS n FROM submissions').get()).toEqual({ n: 0 });
  });
});
