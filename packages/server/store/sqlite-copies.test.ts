import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { openStore } from '../test-support/open-store.ts';
import { attachment, numbered } from '../test-support/submissions.ts';
import { tempFolder } from '../test-support/temp-folder.ts';
import { StoreError } from './store.ts';
import { databasePath } from './sqlite-database.ts';
import { lockDataDir } from './sqlite-store.ts';
import { backUpDatabase, eraseInBackups, pruneBackups, restoreDatabase } from './sqlite-copies.ts';

const bytes = Buffer.alloc(50_000, 'unmistakable file ');
const file = () => ({
  ...attachment(),
  bytes: Buffer.from(bytes),
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

/** Opens a store with two submissions, the first with a file. */
async function setUp() {
  const folder = tempFolder();
  const store = await openStore(folder);
  await store.accept({ ...numbered(1), attachment: file() });
  await store.accept({ ...numbered(2), receivedAt: 2000, email: 'bob@example.org' });
  return { folder, store };
}

/** Changes a database without its store. */
function change(path: string, statement: string): void {
  const db = new DatabaseSync(path);
  db.exec('PRAGMA foreign_keys = OFF');
  db.exec(statement);
  db.close();
}

test('of the backups in their folder the newest are kept, and files with other names', () => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'backups'));
  const names = ['2026-01-03T000000Z.db', '2026-01-01T000000Z.db', '2026-01-02T000000Z.db', 'before.db'];
  for (const name of names) writeFileSync(join(folder, 'backups', name), '');
  expect(pruneBackups(folder, 2)).toBe(1);
  expect(pruneBackups(folder, 9)).toBe(0);
  expect(readdirSync(join(folder, 'backups'))).toEqual([
    '2026-01-02T000000Z.db',
    '2026-01-03T000000Z.db',
    'before.db',
  ]);
});

describe('a backup', () => {
  test('is one private file that restores all submissions', async () => {
    const { folder, store } = await setUp();
    const { path, verdict } = await backUpDatabase(folder);
    expect(verdict).toEqual({ submissions: 2, files: 1, faults: [] });
    expect(readdirSync(join(folder, 'backups'))).toEqual([path.slice(join(folder, 'backups/').length)]);
    expect(statSync(path).mode & 0o777).toBe(0o600);

    const other = join(tempFolder(), 'data');
    expect(await restoreDatabase(path, other)).toEqual(verdict);
    expect(statSync(databasePath(other)).mode & 0o777).toBe(0o600);
    const restored = await openStore(other);
    expect(await restored.list(9)).toEqual(await store.list(9));
    const [, { id } = { id: '' }] = await restored.list(2);
    expect(await restored.attachmentBytes(id)).toEqual(Uint8Array.from(bytes));
    expect(await restored.accept(numbered(3))).toMatchObject({ outcome: 'accepted' });
  });

  test('contains no free pages and no bytes of deleted rows', async () => {
    const { folder, store } = await setUp();
    const before = await backUpDatabase(folder);
    await store.erase({ email: 'ada@example.org' });
    const after = await backUpDatabase(folder, join(folder, 'after.db'));
    expect(after.verdict).toEqual({ submissions: 1, files: 0, faults: [] });
    expect(statSync(before.path).size - statSync(after.path).size).toBeGreaterThan(bytes.length * 0.9);
    expect(readFileSync(after.path).includes('ada@example.org')).toBe(false);
  });

  test('is a snapshot while another process keeps writing', async () => {
    const { folder, store } = await setUp();
    const over = new AbortController();
    const writing = (async () => {
      for (let n = 10; !over.signal.aborted; n += 1)
        await store.accept({ ...numbered(n), attachment: file() });
    })();
    try {
      for (const name of ['a.db', 'b.db', 'c.db']) {
        const { verdict } = await backUpDatabase(folder, join(folder, name));
        expect(verdict.faults).toEqual([]);
        expect(verdict.submissions).toBeGreaterThanOrEqual(2);
      }
    } finally {
      over.abort();
      await writing;
    }
  });

  test('replaces no file, and removes a failed copy', async () => {
    const { folder } = await setUp();
    const path = join(folder, 'copy.db');
    writeFileSync(path, 'mine');
    await expect(backUpDatabase(folder, path)).rejects.toMatchObject({ code: 'EEXIST' });
    expect(readFileSync(path, 'utf8')).toBe('mine');
    await expect(backUpDatabase(folder, join(folder, 'no/such/folder.db'))).rejects.toMatchObject({
      code: 'ENOENT',
    });
    await expect(restoreDatabase(path, join(folder, 'other'))).rejects.toThrow(StoreError);
    expect(readdirSync(join(folder, 'other'))).toEqual(['server.lock']);
    expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
  });

  test('reports faults of the copied data', async () => {
    const { folder } = await setUp();
    change(databasePath(folder), 'UPDATE attachments SET bytes = zeroblob(size)');
    const { verdict } = await backUpDatabase(folder);
    expect(verdict.faults).toEqual([expect.stringContaining('has a file that was changed')]);
  });

  test('also loses erased submissions', async () => {
    const { folder, store } = await setUp();
    const first = await backUpDatabase(folder);
    const [bob, ada] = await store.list(2);
    // The file of an interrupted copy.
    for (const end of ['', '-journal']) writeFileSync(`${first.path}.0123abcd.part${end}`, 'ada@example.org');
    expect(eraseInBackups(folder, [ada!.id])).toEqual([first.path]);
    expect(eraseInBackups(folder, [ada!.id, 'nothing'])).toEqual([]);
    const broken = join(folder, 'backups', 'broken.db');
    writeFileSync(broken, 'no database '.repeat(100));
    expect(() => eraseInBackups(folder, [ada!.id])).toThrow(
      new StoreError(`${broken}: file is not a database`, 'NOTADB'),
    );
    rmSync(broken);
    expect(readFileSync(first.path).includes('unmistakable')).toBe(false);
    expect(readFileSync(first.path).includes('ada@example.org')).toBe(false);
    expect(readdirSync(join(folder, 'backups'))).toHaveLength(1);
    await restoreDatabase(first.path, join(folder, 'other'));
    expect(await (await openStore(join(folder, 'other'))).list(9)).toEqual([bob]);
  });
});

describe('restoring is refused', () => {
  test('if there is a database, a log of a crash, or a running server', async () => {
    const { folder } = await setUp();
    const { path } = await backUpDatabase(folder);
    await expect(restoreDatabase(path, folder)).rejects.toThrow(/already/);
    const left = join(tempFolder(), 'data');
    mkdirSync(left);
    writeFileSync(`${databasePath(left)}-wal`, 'a log');
    await expect(restoreDatabase(path, left)).rejects.toThrow(/already/);
    const locked = join(tempFolder(), 'data');
    const unlock = lockDataDir(locked);
    await expect(restoreDatabase(path, locked)).rejects.toThrow(/server is using/);
    unlock?.();
    for (const nothing of [join(folder, 'nothing.db'), folder])
      await expect(restoreDatabase(nothing, locked)).rejects.toThrow(/There is no file/);
  });

  test('if the file is another kind of database', async () => {
    const other = join(tempFolder(), 'other.db');
    change(other, 'CREATE TABLE songs (title TEXT)');
    await expect(restoreDatabase(other, join(tempFolder(), 'data'))).rejects.toThrow(
      /cannot be restored as submissions: no such table/,
    );
  });
});

describe('verifying the database', () => {
  test.each<[string, string]>([
    ["DELETE FROM outbox WHERE channel = 'mail'", 'has no delivery of its mail'],
    ['DELETE FROM submissions', 'a row of outbox belongs to none of submissions'],
    ['DELETE FROM submissions', 'a row of attachments belongs to none of submissions'],
    [
      'DELETE FROM attachments; UPDATE submissions SET attachment_warnings = \'["one"]\'',
      'warnings about a file, but no file',
    ],
    ["UPDATE outbox SET state = 'delivered'", 'nobody knows when'],
    ['UPDATE attachments SET bytes = zeroblob(size)', 'has a file that was changed'],
  ])('reports after %s: %s', async (statement, fault) => {
    const { folder, store } = await setUp();
    change(databasePath(folder), statement);
    expect((await store.verify()).faults.join('\n')).toContain(fault);
  });

  test('says what can be read beside a damaged page, and a backup fails', async () => {
    const { folder, store } = await setUp();
    await store.close();
    const path = databasePath(folder);
    const whole = readFileSync(path);
    // Damages the page of the submissions, because the first page contains the schema.
    const page = Math.floor(whole.indexOf('bob@example.org') / 4096);
    writeFileSync(path, whole.fill(0xff, page * 4096, (page + 1) * 4096));
    const damaged = { name: 'StoreError', code: 'CORRUPT', message: expect.stringContaining(path) };
    const again = await openStore(folder);
    expect((await again.verify()).faults[0]).toContain('database disk image is malformed');
    await expect(backUpDatabase(folder)).rejects.toMatchObject(damaged);
    expect(readdirSync(join(folder, 'backups'))).toEqual([]);
  });
});
