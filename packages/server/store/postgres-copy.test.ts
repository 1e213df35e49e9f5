import { createHash } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databaseAddress } from '../settings/addresses.ts';
import { openStore } from '../test-support/open-store.ts';
import { postgresForTests } from './test-support/postgres-for-tests.ts';
import { attachment, numbered } from '../test-support/submissions.ts';
import { tempFolder } from '../test-support/temp-folder.ts';
import { connectDatabase } from './database.ts';
import { type CopySource, copyStore, createPostgresCopy, openSqliteCopy } from './postgres-copy.ts';
import { openPostgresStore } from './postgres-store.ts';
import { databasePath } from './sqlite-database.ts';
import { StoreError } from './store.ts';

const server = await postgresForTests();

const down = { cause: 'connection', reason: 'connect ECONNREFUSED' };

/** A file with the right hash. */
function file(n: number) {
  const bytes = Buffer.alloc(200_000 + n, `resume ${n} `);
  return {
    ...attachment(),
    bytes,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** Makes a closed embedded store with rows in every table; resolves with its folder. */
async function filledFolder(): Promise<string> {
  const folder = tempFolder();
  const store = await openStore(folder);
  const all = Array.from({ length: 620 }, (_, n) => {
    const proof = { id: `proof-${n}`, expiresAt: 9e12 };
    const otherChannels = ['acknowledgement', 'webhook'] as const;
    const fields = { message: `Grüße 👍 ${n} \0 \ud800` };
    return numbered(n, { proof, otherChannels, fields, ...(n % 200 === 0 && { attachment: file(n) }) });
  });
  await Promise.all(all.map((one) => store.accept(one)));
  const [delivered, dead] = await store.claim('mail', 'server', 9, 2000, 9000);
  await store.settle('mail', 'server', { id: delivered!.id, state: 'delivered', at: 3000 });
  await store.settle('mail', 'server', { id: dead!.id, state: 'dead', reason: '550 gone' });
  await store.pause('webhook', { since: 1000, ...down });
  await store.secret('bot-check');
  await store.close();
  return folder;
}

function sourceOf(folder: string): CopySource {
  const source = openSqliteCopy(databasePath(folder));
  onTestFinished(() => source.close());
  return source;
}

function targetAt(url: string) {
  const target = createPostgresCopy(connectDatabase({ ...databaseAddress.parse(url), connections: 2 }));
  onTestFinished(() => target.close());
  return target;
}

async function openShared(url: string) {
  const store = await openPostgresStore(connectDatabase({ ...databaseAddress.parse(url), connections: 2 }));
  onTestFinished(() => store.close());
  return store;
}

describe('a copy of an embedded store in PostgreSQL', async () => {
  test('gives the same answers as the source and accepts new submissions', async () => {
    const folder = await filledFolder();
    const url = server.newUrl();
    const counts = await copyStore(sourceOf(folder), targetAt(url));
    expect(counts).toMatchObject({ submissions: 620, attachments: 4, outbox: 1241, idempotency_keys: 620 });
    const [before, after] = [await openStore(folder), await openShared(url)];
    expect(await after.list(1000)).toEqual(await before.list(1000));
    expect(await after.stats()).toEqual(await before.stats());
    expect(await after.unreported(9, 9e12)).toEqual(await before.unreported(9, 9e12));
    expect(await after.secret('bot-check')).toBe(await before.secret('bot-check'));
    expect(await after.findAcceptance('message', 'key-5', 'hash-1')).toMatchObject({ outcome: 'repeated' });
    expect(await after.accept(numbered(999, { proof: { id: 'proof-7', expiresAt: 9e12 } }))).toEqual({
      outcome: 'proof-reused',
    });
    for (const { id } of (await after.list(1000)).filter((entry) => entry.attachment))
      expect(await after.attachmentBytes(id)).toEqual(await before.attachmentBytes(id));
    // New numbered rows continue after the copied numbers.
    await after.pause('mail', { since: 5000, ...down });
    expect((await after.stats()).pauses).toHaveLength(2);
  });

  test('is refused if the target is not empty', async () => {
    const folder = await filledFolder();
    const url = server.newUrl();
    await copyStore(sourceOf(folder), targetAt(url));
    await expect(copyStore(sourceOf(folder), targetAt(url))).rejects.toThrow(/is not empty/);
    const used = server.newUrl();
    await (await openShared(used)).accept(numbered(1));
    await expect(copyStore(sourceOf(folder), targetAt(used))).rejects.toThrow(/is not empty/);
  });

  test('that was interrupted is refused by servers and can be repeated', async () => {
    const folder = await filledFolder();
    const url = server.newUrl();
    const target = targetAt(url);
    const breaking = { ...target, finish: () => Promise.reject(new StoreError('killed')) };
    await expect(copyStore(sourceOf(folder), breaking)).rejects.toThrow('killed');
    await expect(openShared(url)).rejects.toThrow(/not finished/);
    await copyStore(sourceOf(folder), targetAt(url));
    expect(await (await openShared(url)).list(1000)).toHaveLength(620);
  });

  test('is compared with the source, and a changed row is named', async () => {
    const target = targetAt(server.newUrl());
    const careless = {
      ...target,
      write: (table: Parameters<typeof target.write>[0], rows: Parameters<typeof target.write>[1]) =>
        target.write(
          table,
          rows.map((row) => (row.id === rows[3]?.id ? { ...row, email: 'eve@example.org' } : row)),
        ),
    };
    await expect(copyStore(sourceOf(await filledFolder()), careless)).rejects.toThrow(
      /submissions .+ did not arrive as it was/,
    );
  });

  test('is refused if a file is damaged', async () => {
    const folder = tempFolder();
    const store = await openStore(folder);
    await store.accept(numbered(1, { attachment: { ...file(1), sha256: 'ab'.repeat(32) } }));
    await store.close();
    await expect(copyStore(sourceOf(folder), targetAt(server.newUrl()))).rejects.toThrow(/damaged/);
  });
});
