import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { openStore } from '../test-support/open-store.ts';
import { numbered } from '../test-support/submissions.ts';
import { tempFolder } from '../test-support/temp-folder.ts';
import { quietHold } from './store.ts';
import { prepareDatabase } from './sqlite-schema.ts';
import { databasePath, openSqliteStore } from './sqlite-store.ts';

const accepted = '2026-11-20T08:09:10.123Z';
const words = { name: 'Ada', phone: '+919876543210', email: 'ada@example.org' };

/** A folder with the database of version 2, in which what was typed and what was noted lay together. */
function oldDatabase(): string {
  const folder = join(tempFolder(), 'data');
  mkdirSync(folder);
  const db = new DatabaseSync(databasePath(folder));
  prepareDatabase(db, { allowed: true, upTo: 2 });
  expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 2 });
  const submit = db.prepare('INSERT INTO submissions VALUES (?, ?, ?, ?, ?, ?, ?)');
  const queue = db.prepare('INSERT INTO outbox VALUES (?, ?, ?, ?, ?, ?)');
  const stamped = { ...words, terms: '2026-11-01', privacy: '2026-11-02', accepted };
  submit.run('one', 'application', 'careers', 1000, 0, words.email, JSON.stringify(stamped));
  submit.run(
    'two',
    'message',
    'info',
    2000,
    1,
    words.email,
    JSON.stringify({ subject: 'terms', terms: 'mine' }),
  );
  submit.run('three', 'application', 'careers', 3000, 1, words.email, JSON.stringify(words));
  queue.run('one', 'sending', 5000, 1, null, null);
  queue.run('two', 'delivered', 0, 2, null, 2500);
  queue.run('three', 'waiting', 9000, 3, 'busy', null);
  db.prepare('INSERT INTO resumes VALUES (?, ?, ?, ?, ?, ?, ?)').run(
    'one',
    'Ada.pdf',
    'application/pdf',
    4,
    'ab'.repeat(32),
    1,
    Buffer.from('%PDF'),
  );
  db.prepare('INSERT INTO idempotency_keys VALUES (?, ?, ?, ?, ?)').run('message', 'k', 'h', 'two', 2000);
  db.close();
  return folder;
}

describe('a database of version 2', () => {
  test('keeps every row, with what the server noted apart from what was typed', async () => {
    const store = await openStore(oldDatabase());
    const attachment = {
      name: 'Ada.pdf',
      mediaType: 'application/pdf',
      size: 4,
      sha256: 'ab'.repeat(32),
      warnings: [],
      cleared: true,
    };
    expect(await store.list(10)).toEqual([
      expect.objectContaining({ id: 'three', fields: words, consent: undefined, lastError: 'busy' }),
      expect.objectContaining({
        id: 'two',
        fields: { subject: 'terms', terms: 'mine' },
        consent: undefined,
        state: 'delivered',
        deliveredAt: 2500,
      }),
      expect.objectContaining({
        id: 'one',
        fields: words,
        verified: false,
        consent: { terms: '2026-11-01', privacy: '2026-11-02', at: Date.parse(accepted) },
        attachment,
      }),
    ]);
    expect(await store.attachmentBytes('one')).toEqual(Uint8Array.from(Buffer.from('%PDF')));
    expect(await store.findAcceptance('message', 'k', 'h')).toMatchObject({ outcome: 'repeated', id: 'two' });
  });

  test('hands out again what an earlier version was sending, once its lease has run out', async () => {
    const store = await openStore(oldDatabase());
    expect(await store.releaseLeases('mail', 'server', 4000)).toBe(0);
    expect(await store.claim('mail', 'server', 5, 4999, 6000)).toEqual([]);
    expect(await store.claim('mail', 'server', 5, 5000, 6000)).toMatchObject([{ id: 'one', attempt: 2 }]);
  });

  test('is left alone by the operator’s command, because a server of that version may be at work', async () => {
    const folder = oldDatabase();
    const ignore = () => undefined;
    await expect(openSqliteStore(folder, ignore, false)).rejects.toThrow(/start the server/);
    const db = new DatabaseSync(databasePath(folder), { readOnly: true });
    expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 2 });
    db.close();
    await (await openStore(folder)).close();
    await (await openSqliteStore(folder, ignore, false)).close();
  });

  test('takes new submissions, and is brought up to date once', async () => {
    const folder = oldDatabase();
    const first = await openStore(folder);
    expect(await first.accept(numbered(9))).toMatchObject({ outcome: 'accepted' });
    await first.close();
    const second = await openStore(folder);
    expect(await second.list(10)).toHaveLength(4);
  });
});

/** A folder with the database of version 4, in which a submission had one delivery and all mail one hold. */
function databaseOfOneChannel(): string {
  const folder = join(tempFolder(), 'data');
  mkdirSync(folder);
  const db = new DatabaseSync(databasePath(folder));
  prepareDatabase(db, { allowed: true, upTo: 4 });
  const submit = db.prepare(`
    INSERT INTO submissions (id, kind, mailbox, received_at, verified, email, fields)
    VALUES (?, 'message', 'info', ?, 1, 'ada@example.org', '{"subject":"Hello"}')`);
  const queue = db.prepare('INSERT INTO outbox VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  for (const [n, id] of ['sending', 'delivered', 'waiting', 'dead', 'told'].entries()) submit.run(id, n);
  queue.run('sending', 'sending', 5000, 1, null, null, 'server', null, null);
  queue.run('delivered', 'delivered', 0, 2, null, 2500, null, null, null);
  queue.run('waiting', 'waiting', 9000, 3, 'busy', null, null, 1500, null);
  queue.run('dead', 'dead', 0, 2, '550 no', null, null, null, null);
  queue.run('told', 'dead', 0, 2, '550 no', null, null, null, 4000);
  const hold = db.prepare('INSERT INTO holds (since, until, cause, reason) VALUES (?, ?, ?, ?)');
  hold.run(1000, 1000 + 2 * quietHold, 'tls', 'expired');
  hold.run(9000, null, 'connection', 'refused');
  db.close();
  return folder;
}

describe('a database of version 4', () => {
  test('keeps every delivery and every hold, as those of the mail', async () => {
    const store = await openStore(databaseOfOneChannel());
    expect(await store.list(10)).toMatchObject([
      { id: 'told', state: 'dead', besides: [] },
      { id: 'dead', state: 'dead', lastError: '550 no' },
      { id: 'waiting', state: 'waiting', attempts: 3, lastError: 'busy' },
      { id: 'delivered', state: 'delivered', attempts: 2, deliveredAt: 2500 },
      { id: 'sending', state: 'sending', attempts: 1 },
    ]);
    expect(await store.untold(9, 9000)).toMatchObject({
      givenUp: [{ id: 'dead', channel: 'mail' }],
      holds: [{ channel: 'mail', cause: 'tls' }],
    });
    expect(await store.currentHold('mail')).toEqual({ since: 9000, cause: 'connection', reason: 'refused' });
    expect(await store.releaseLeases('mail', 'server', 4000)).toBe(1);
    expect(await store.claim('mail', 'server', 9, 9000, 9999)).toMatchObject([
      { id: 'sending', attempt: 2 },
      { id: 'waiting', attempt: 4, failingSince: 1500 },
    ]);
    expect(await store.claim('webhook', 'server', 9, 9000, 9999)).toEqual([]);
  });
});
