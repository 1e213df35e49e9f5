import { describe, expect, test } from 'vitest';
import { referenceOf } from '../../server/lib/reference.ts';
import type { NewSubmission } from '../../server/store/submission.ts';
import { StoreError } from '../../server/store/store.ts';
import { attachment } from '../../server/test-support/submissions.ts';
import { setUp } from '../command/test-support/operator.ts';
import { openInbox } from '../command/test-support/web-client.ts';

const application = {
  kind: 'application',
  mailbox: 'careers',
  fields: { name: 'Bob <b>', phone: '+91 98 765', for: 'Java developer' },
} as const;

async function open(changes: Partial<NewSubmission> = {}) {
  const operator = await setUp(changes);
  return { ...operator, ...(await openInbox(operator.context)) };
}

describe('a submission', () => {
  test('is shown with every field, its deliveries and its recipients, and is read then', async () => {
    const { store, read, id } = await open({ otherChannels: ['webhook'], verified: false });
    await store.claim('mail', 'a', 1, Date.now(), Date.now());
    await store.settle('mail', 'a', { id, state: 'dead', reason: '550 no' });
    const shown = await read('submission', `./${id}`, {
      referer: 'http://elsewhere.test/inbox?q=a',
    });
    expect(shown).toMatchObject({
      subject: 'Hello',
      kind: 'Message',
      reference: referenceOf(id),
      list: './',
    });
    expect(shown.fields).toEqual([
      { label: 'Name', text: 'Ada' },
      { label: 'Email', text: 'ada@example.org', href: 'mailto:ada@example.org' },
      { label: 'Subject', text: 'Hello' },
      { label: 'Message', text: 'One\nTwo' },
    ]);
    expect(shown.deliveries).toEqual([
      {
        channel: 'mail',
        title: 'Mail to the company',
        text: 'Not delivered',
        tone: 'alert',
        facts: ['To info@site.test', 'Copy to boss@site.test', '1 attempt', 'Last error: 550 no'],
        send: 'Try again',
      },
      {
        channel: 'webhook',
        title: 'Webhook',
        text: 'Waiting to be sent',
        tone: 'wait',
        facts: [],
        send: 'Send now',
      },
    ]);
    expect(await store.show(id)).toMatchObject({ readAt: expect.any(Number) });
    expect(await store.unreported(9, Date.now())).toMatchObject({ givenUpCount: 0 });
  });

  test('is found by its reference, and leads back to the list behind it', async () => {
    const { send, read, id, origin, root } = await open();
    expect(await send(`./${referenceOf(id).toLowerCase()}`)).toMatchObject({
      status: 303,
      headers: { location: `./${id}` },
    });
    const shown = await read('submission', `./${id}`, { referer: `${origin}${root}?q=ada` });
    expect(shown.list).toBe('./?q=ada');
  });

  test('has a file to save, never to open as a page', async () => {
    const name = 'Lebenslauf "Bob" – ü.pdf';
    const { read, send, id } = await open({
      ...application,
      attachment: { ...attachment(), name, cleared: false },
    });
    const { file, fields } = await read('submission', `./${id}`);
    expect(file).toMatchObject({
      name,
      href: `./${id}.file`,
      warnings: ['No virus scanner has looked into it yet.'],
    });
    expect(fields).toContainEqual({ label: 'Vacancy', text: 'Java developer' });
    const saved = await send(file?.href ?? '');
    expect(saved.body).toEqual(Buffer.from('%PDF'));
    expect(saved.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename*=UTF-8''${id}-Lebenslauf%20_Bob_%20%E2%80%93%20%C3%BC.pdf`,
    });
  });

  test('that does not exist is a page with status 404, as is an unknown address', async () => {
    const { read, post, send } = await open();
    for (const target of ['./nothing', './nothing.erase', './nothing.file', './a.b.c', './%ff'])
      expect(await read('message', target)).toMatchObject({ status: 404 });
    for (const target of ['./a/b', '/', '/inbox'])
      expect(await send(target)).toMatchObject({
        status: 404,
        text: expect.stringContaining('no such page'),
      });
    for (const target of ['./nothing.spam', './nothing.erase']) expect((await post(target)).status).toBe(404);
  });
});

describe('an action', () => {
  test('says once what came of it, on the page that it leads to', async () => {
    const { id, read, post, store } = await open();
    const after = async (action: string, view: 'list' | 'submission', values = {}) => {
      const { status, headers } = await post(`./${id}.${action}`, values);
      expect(status).toBe(303);
      return (await read(view, headers.location ?? '')).note;
    };
    expect(await after('spam', 'list')).toEqual([
      expect.stringMatching(/^1 submission moved to spam\. .* after 30 days\.$/),
    ]);
    expect(await store.show(id)).toMatchObject({ spamAt: expect.any(Number), state: 'dead' });
    expect((await read('submission', `./${id}`)).deliveries[0]?.send).toBeUndefined();
    expect(await after('not-spam', 'submission')).toEqual([
      expect.stringMatching(/^1 submission taken out of spam/),
    ]);
    expect(await after('requeue', 'submission', { channel: 'mail' })).toEqual([
      expect.stringMatching(/^1 submission will be delivered again/),
    ]);
    expect(await after('unread', 'list')).toEqual(['1 submission marked as unread.']);
    expect(await store.show(id)).toMatchObject({ readAt: undefined, state: 'waiting' });
    const { headers } = await post('./read', { id });
    expect((await read('list', headers.location ?? '')).note).toEqual(['1 submission marked as read.']);
    expect((await read('list', headers.location ?? '')).note).toEqual([]);
  });

  test('that cannot be done says why', async () => {
    const { id, read, post, store } = await open();
    await store.flagSpam({ ids: [id] }, 1);
    const refused = await post(`./${id}.requeue`);
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('marked as spam')]);
    expect(await read('message', './no')).toMatchObject({ heading: 'There is no such page' });
    expect((await post('./read', { id: 'x'.repeat(9000) })).status).toBe(400);
  });

  test('deletes after the word or the reference was typed, and tells what is left', async () => {
    const { id, read, post, store, mails, backups } = await open();
    mails.push(`/here/mail/${id}.eml`);
    backups.push('/here/backups/one.db');
    const asked = await read('erase', `./${id}.erase`);
    expect(asked).toMatchObject({
      word: 'delete',
      kept: [`file /here/mail/${id}.eml`, expect.stringContaining('pg_dump')],
    });
    for (const word of ['', 'yes', '2345-6789']) {
      const refused = await post(`./${id}.erase`, { word });
      expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('Nothing was deleted.')]);
    }
    expect(await store.count({})).toBe(1);
    const { headers } = await post(`./${id}.erase`, {
      word: ` ${referenceOf(id).toLowerCase()} `,
    });
    expect(await store.count({})).toBe(0);
    const { note, summary } = await read('list', headers.location ?? '');
    expect(note).toEqual([
      'Deleted 1 submission.',
      'Deleted in /here/backups/one.db too.',
      'Still there, and yours to delete:',
      `file /here/mail/${id}.eml`,
    ]);
    expect(summary).toBe('Nothing is in the folder Inbox.');
  });
});

test('a store that fails and a fault of the program are told, and the inbox goes on', async () => {
  const { context, store, read, send, printed } = await open();
  const { stats } = store;
  store.stats = () => Promise.reject(new StoreError('the disk is gone'));
  expect(await read('message', './')).toMatchObject({
    status: 503,
    text: expect.stringContaining('the disk is gone'),
  });
  store.stats = () => Promise.reject(new Error('surprise \u001b[2J'));
  expect(await send('./')).toMatchObject({
    status: 500,
    text: expect.stringMatching(/^This is a fault of the program/),
  });
  expect(printed.join('')).toContain('surprise \\u001b[2J');
  store.stats = stats;
  expect((await read('list', './')).status).toBe(200);
  expect(context.width).toBeUndefined();
});

test('the command prints the address, serves it until Ctrl+C, and refuses a port that is none', async () => {
  const { run, printed, stop } = await setUp();
  const ended = run('web', '--port', '0');
  await expect
    .poll(() => printed)
    .toEqual([
      expect.stringMatching(
        /^The inbox, until Ctrl\+C: {2}http:\/\/127\.0\.0\.1:\d+\/inbox-[\w-]+\/\?token=/,
      ),
    ]);
  const address = printed[0]?.replace(/^.* /, '') ?? '';
  expect((await fetch(address, { redirect: 'manual' })).status).toBe(303);
  stop();
  expect(await ended).toBe('');
  await expect(fetch(address)).rejects.toThrow('fetch failed');
  for (const port of ['70000', '-1', 'x'])
    await expect(run('web', `--port=${port}`)).rejects.toThrow(/--port needs a number/);
});
