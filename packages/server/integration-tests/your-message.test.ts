/** The page behind the link of a receipt, and what a sender can do there. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { yourMessage } from '@website/forms/your-message';
import { manualClock } from '../delivery/test-support/manual-clock.ts';
import { noticeDelays } from '../delivery/notices.ts';
import { operate } from '../../inbox/command/test-support/operate.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { apply } from '../test-support/apply.ts';
import {
  goodMessage,
  makeToken,
  nativeHeaders,
  postJson,
  signedMessage,
} from '../test-support/contact-client.ts';
import { rawRequest } from '../test-support/raw-request.ts';
import { startScriptedSmtp } from '../test-support/scripted-smtp.ts';
import { addressOf, spawnServer } from '../test-support/server-process.ts';
import { startSmtpInbox } from '../test-support/smtp-inbox.ts';
import { tempFolder } from '../test-support/temp-folder.ts';
import { startTestServer } from '../test-support/test-server.ts';

const { actions, confirmStep, names, path } = yourMessage;

/** The fixture's page shows its view as text. */
const textOf = async (response: Response): Promise<string> =>
  (await response.text()).replaceAll('&quot;', '"');

/** Sends a message, and returns the address of its page. */
async function sendMessage(siteUrl: string, changes = {}): Promise<string> {
  const answer = await postJson(siteUrl, await signedMessage(siteUrl, changes));
  return siteUrl + (answer.headers.get('Submission-Link') ?? '');
}

/** Posts an action of the page, as a browser without script does from a page that hides its address. */
const act = (link: string, action: string): Promise<Response> => {
  const { origin, searchParams } = new URL(link);
  searchParams.set(names.action, action);
  const headers = { ...nativeHeaders, Origin: 'null' };
  return fetch(origin + path, { method: 'POST', headers, body: searchParams.toString(), redirect: 'manual' });
};

describe('the link', () => {
  test('comes with the answer to a script, on the page after a native post, and in the acknowledgement', async () => {
    const smtp = await startSmtpInbox();
    const server = await startTestServer({
      SMTP_URL: smtp.url,
      ACKNOWLEDGE: 'all',
      SITE_URL: 'https://site.test',
    });
    const { siteUrl } = server;
    const link = await sendMessage(siteUrl);
    expect(link).toMatch(/\/your-message\?id=\d{8}-[\da-f]{12}&key=[\w-]{43}$/);
    const mails = await smtp.received(2);
    const acknowledgement = mails.find(({ recipients }) => recipients.includes(goodMessage.from_email));
    expect(acknowledgement?.mail.text).toContain(link.replace(siteUrl, 'https://site.test'));
    // The company's mail has no link: only the sender may use it.
    expect(mails.find((mail) => mail !== acknowledgement)?.raw).not.toContain('your-message');
    const body = new URLSearchParams({ ...goodMessage, subject: 'Another' }).toString();
    const headers = { ...nativeHeaders, Origin: 'https://site.test' };
    const native = await rawRequest(siteUrl, '/api/v1.0/email/send-form', { method: 'POST', headers, body });
    expect(native.text.replaceAll('&amp;', '&')).toMatch(/href="\/your-message\?id=[^"]+&key=[\w-]{43}"/);
    expect(JSON.parse((await apply(server)).text)).toMatchObject({
      link: expect.stringMatching(/^\/your-message\?id=/),
    });
  });

  test('shows what is kept, but not what was typed', async () => {
    const { siteUrl, logged } = await startTestServer();
    const link = await sendMessage(siteUrl);
    await logged('delivery.sent');
    const response = await fetch(link, { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    const text = await textOf(response);
    expect(text).toContain('"fields":["from_name","subject","message"]');
    expect(text).toContain('"email":"a…@example.org"');
    expect(text).toContain('"trace":"delivered"');
    for (const words of [goodMessage.from_name, goodMessage.from_email, goodMessage.subject, 'First line'])
      expect(text).not.toContain(words);
  });

  test('shows the type and the size of a file, and not its name', async () => {
    const server = await startTestServer();
    const { link } = JSON.parse((await apply(server)).text) as { link: string };
    const text = await textOf(await fetch(server.siteUrl + link));
    expect(text).toMatch(/"file":\{"type":"PDF","size":\d+\}/);
    expect(text).not.toContain('Ada');
  });

  test('holds after a restart, and not with another key or on another server', async () => {
    const first = await startTestServer();
    const link = await sendMessage(first.siteUrl);
    await first.close();
    const again = await startTestServer({ DATA_DIR: first.dataDir });
    const here = link.replace(first.siteUrl, again.siteUrl);
    expect((await fetch(here)).status).toBe(200);
    const other = await startTestServer();
    expect((await fetch(link.replace(first.siteUrl, other.siteUrl))).status).toBe(404);
    const second = new URL(await sendMessage(again.siteUrl, { subject: 'Second' }));
    const mixed = new URL(here);
    mixed.searchParams.set(names.id, second.searchParams.get(names.id) ?? '');
    for (const wrong of [
      mixed.href,
      here.slice(0, -1),
      here.replace('key=', 'key=A'),
      again.siteUrl + path,
    ]) {
      const answer = await fetch(wrong);
      expect([answer.status, await textOf(answer)]).toEqual([
        404,
        expect.stringContaining('"page":"unknown"'),
      ]);
      expect((await act(wrong, actions.erase)).status).toBe(404);
    }
    expect((await fetch(here)).status).toBe(200);
  });

  test('is limited like the forms, and takes no form away', async () => {
    const { siteUrl } = await startTestServer({ RATE_LIMIT_SUBMISSIONS: '3' });
    const link = await sendMessage(siteUrl);
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await fetch(link)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await sendMessage(siteUrl, { subject: 'Second' })).toContain(path);
  });
});

describe('a deletion by the sender', () => {
  test('happens after a post alone; the link then says again that it is deleted', async () => {
    const { siteUrl, dataDir, logged } = await startTestServer();
    const link = await sendMessage(siteUrl);
    await logged('delivery.sent');
    const confirm = await fetch(`${link}&${names.step}=${confirmStep}&${names.action}=${actions.erase}`);
    expect(await textOf(confirm)).toContain('"page":"confirm"');
    expect((await fetch(link, { method: 'HEAD' })).status).toBe(200);
    expect((await act(link, 'something')).status).toBe(303);
    const erased = await act(link, actions.erase);
    expect(await textOf(erased)).toContain('"page":"erased","form":"contact","trace":"delivered"');
    for (const again of [await act(link, actions.erase), await fetch(link)])
      expect([again.status, await textOf(again)]).toEqual([200, expect.stringContaining('"page":"gone"')]);
    const forged = link.slice(0, -1) + (link.endsWith('A') ? 'B' : 'A');
    for (const wrong of [await act(forged, actions.erase), await fetch(forged)])
      expect(wrong.status).toBe(404);
    expect(await operate(dataDir, ['list'])).toBe('No submissions yet.');
    expect(await operate(dataDir, ['stats'])).toContain('deleted by their senders in 7 days  1');
  });

  test('of an application › before the mailbox is told › leaves no name in the database', async () => {
    const server = await startTestServer();
    const { siteUrl, dataDir, logged } = server;
    const { link } = JSON.parse((await apply(server)).text) as { link: string };
    await logged('delivery.sent');
    await operate(dataDir, ['pause', 'mail']);
    await act(siteUrl + link, actions.erase);
    const files = readdirSync(dataDir, { withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(0);
    for (const { name } of files) expect(readFileSync(join(dataDir, name)).includes('Ada')).toBe(false);
  });

  test('wins over a mail that waits, and the mailbox is told without a word of it', async () => {
    const smtp = await startSmtpInbox();
    const clock = manualClock(Date.now());
    const env = { SMTP_URL: smtp.url, MAIL_INFO: 'hello@site.test' };
    const { siteUrl, dataDir, logged } = await startTestServer(env, { clock });
    await operate(dataDir, ['pause', 'mail']);
    const link = await sendMessage(siteUrl);
    expect(await textOf(await act(link, actions.erase))).toContain('"trace":"none"');
    await operate(dataDir, ['unpause', 'mail']);
    clock.advance(2 * noticeDelays.look);
    await logged('notice.sent');
    expect(smtp.mails).toMatchObject([{ recipients: ['hello@site.test'] }]);
    const notice = smtp.mails[0]?.raw ?? '';
    expect(notice).toContain('Deleted by its sender');
    for (const words of [goodMessage.subject, goodMessage.from_email]) expect(notice).not.toContain(words);
  });

  test('of a mail that is being sent says so, and a failure brings nothing back', async () => {
    const failing = Promise.withResolvers<void>();
    const smtp = await startScriptedSmtp({ mail: { says: '451 later', after: failing.promise } });
    const env = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
    const { siteUrl, dataDir, logged } = await startTestServer(env);
    const link = await sendMessage(siteUrl);
    await smtp.said('mail');
    expect(await textOf(await fetch(link))).toContain('"trace":"sending"');
    expect(await textOf(await act(link, actions.erase))).toContain('"trace":"sending"');
    failing.resolve();
    await logged('delivery.lease-lost');
    expect(await operate(dataDir, ['list'])).toBe('No submissions yet.');
  });

  test('is whole or has not begun when the server is killed', async () => {
    const DATA_DIR = tempFolder();
    const server = spawnServer({ DATA_DIR });
    const siteUrl = await addressOf(server);
    const links: string[] = [];
    for (let n = 0; n < 8; n += 1) {
      const token = await makeToken(siteUrl);
      const words = { ...goodMessage, subject: `Message ${n}`, 'g-recaptcha-response': token };
      const answer = await postJson(siteUrl, words);
      links.push(siteUrl + (answer.headers.get('Submission-Link') ?? ''));
    }
    const answers = links.map((link) => act(link, actions.erase));
    const firstAnswer = await Promise.race(answers);
    server.child.kill('SIGKILL');
    await Promise.allSettled(answers);
    await server.ended;
    const store = await openSqliteStore(DATA_DIR, () => undefined);
    const noticed = (await store.pendingNotices(99)).map(({ id }) => id);
    const kept = (await store.list(99)).map(({ id }) => id);
    await store.close();
    expect(firstAnswer.status).toBe(200);
    expect(noticed.length).toBeGreaterThan(0);
    expect(noticed.length + kept.length).toBe(links.length);
    expect(new Set([...noticed, ...kept])).toEqual(
      new Set(links.map((link) => new URL(link).searchParams.get(names.id))),
    );
  });
});

test('a site without pages has no such page and gives no link', async () => {
  const { siteUrl } = await startTestServer({ SITE_DIR: 'off' });
  const answer = await postJson(siteUrl, await signedMessage(siteUrl));
  expect([answer.status, answer.headers.get('Submission-Link')]).toEqual([200, null]);
  expect((await fetch(siteUrl + path)).status).toBe(404);
});
