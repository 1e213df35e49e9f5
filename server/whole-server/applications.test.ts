import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { encodeForm, formType, goodParts, goodWords } from '../applications/test-support/application-form.ts';
import { resumes } from '../applications/test-support/resumes.ts';
import { mediaTypes } from '../applications/resume/judge-resume.ts';
import { endpoints } from '../../contracts/endpoints.ts';
import { messages, refusals } from '../../contracts/messages.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { startClamDaemon, virus } from '../test-support/clam-daemon.ts';
import { makeToken } from '../test-support/contact-client.ts';
import { type RawResponse, rawRequest } from '../test-support/raw-request.ts';
import { startSmtpInbox } from '../test-support/smtp-inbox.ts';
import { type TestServer, startTestServer } from '../test-support/test-server.ts';

/** Sends an application with a fresh token. */
async function apply(
  { siteUrl }: TestServer,
  changes: Record<string, string | undefined> = {},
  file?: { fileName: string; value: Buffer },
  headers: Record<string, string> = {},
): Promise<RawResponse> {
  const token = await makeToken(siteUrl, 'job_application');
  const body = encodeForm(goodParts({ 'g-recaptcha-response': token, ...changes }, file));
  return rawRequest(siteUrl, endpoints.applications, {
    method: 'POST',
    headers: { 'Content-Type': formType, ...headers },
    body,
  });
}
const native = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin' };
const withoutToken = { 'g-recaptcha-response': undefined };

/** The start of an upload that stays unfinished until it is destroyed. */
async function holdUpload({ siteUrl }: TestServer, bytes = 200_000) {
  const { hostname, port } = new URL(siteUrl);
  const whole = encodeForm(goodParts({}, { fileName: 'cv.txt', value: Buffer.alloc(1_000_000, 'x') }));
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const head = `POST ${endpoints.applications} HTTP/1.1\r\nHost: x\r\nContent-Type: ${formType}\r\nContent-Length: ${whole.length}\r\n\r\n`;
  await new Promise<void>((resolve) => {
    socket.write(Buffer.concat([Buffer.from(head), whole.subarray(0, bytes)]), () => resolve());
  });
  return socket;
}

describe('an application', () => {
  test.each(Object.entries(resumes))('reaches the mailbox with its %s as it was sent', async (type, value) => {
    const smtp = await startSmtpInbox();
    const server = await startTestServer({ SMTP_URL: smtp.url, MAIL_CAREERS: 'jobs@example.com' });
    const response = await apply(server, {}, { fileName: `Lebenslauf “Ada”.${type}`, value });
    expect(response.status).toBe(201);
    const { id } = JSON.parse(response.text) as { id: string };
    const [received] = await smtp.received(1);
    expect(received?.recipients).toEqual(['jobs@example.com']);
    const { mail } = received!;
    expect(mail.subject).toBe(`Application: ${goodWords.name}`);
    expect(mail.replyTo).toMatchObject([{ name: goodWords.name, address: goodWords.email }]);
    for (const words of ['+919876543210', goodWords.email, id, 'terms of use of 2026-11-21', 'privacy policy of 2026-11-22'])
      expect(mail.text).toContain(words);
    const [attachment, ...others] = mail.attachments;
    expect(others).toEqual([]);
    expect(attachment).toMatchObject({
      filename: `Lebenslauf “Ada”.${type}`,
      mimeType: mediaTypes[type as keyof typeof mediaTypes],
      disposition: 'attachment',
    });
    expect(Buffer.from(attachment!.content as ArrayBuffer).equals(value)).toBe(true);
    expect(readdirSync(join(server.dataDir, 'uploads'))).toEqual([]);
  });

  test('keeps line ends, and bytes that look like the end of a mail', async () => {
    const smtp = await startSmtpInbox();
    const server = await startTestServer({ SMTP_URL: smtp.url });
    const value = Buffer.from('One\n\n.\r\nTwo\rThree\r\n.\r\n\r\nFrom here\n'.repeat(2000));
    await apply(server, {}, { fileName: 'cv.txt', value });
    const [received] = await smtp.received(1);
    expect(Buffer.from(received!.mail.attachments[0]!.content as ArrayBuffer).equals(value)).toBe(true);
  });

  test('is written to a file with its resume where there is no mail server', async () => {
    const server = await startTestServer();
    await apply(server);
    await server.logged('delivery.sent');
    expect(readdirSync(join(server.dataDir, 'mail'))).toHaveLength(1);
    for (const words of [...Object.values(goodWords).filter((word) => word.length > 2), 'Ada CV', '127.0.0.1'])
      expect(JSON.stringify(server.events)).not.toContain(words);
  });

  test('sent twice is one application, also with a token that is used', async () => {
    const smtp = await startSmtpInbox();
    const server = await startTestServer({ SMTP_URL: smtp.url });
    const token = await makeToken(server.siteUrl, 'job_application');
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const once = () => apply(server, { 'g-recaptcha-response': token }, undefined, headers);
    const answers = [...(await Promise.all([once(), once()])), await once()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const other = await apply(server, {}, { fileName: 'Ada CV.txt', value: resumes.txt }, headers);
    expect(JSON.parse(other.text)).toMatchObject({
      status: 422,
      errors: [{ field: 'idempotency_key', message: refusals.keyReused }],
    });
    await apply(server, { name: 'The last' });
    await server.logged('delivery.sent', 2);
    expect(smtp.mails).toHaveLength(2);
  });

  test('posted natively arrives marked, ends on a page, and is limited more tightly', async () => {
    const smtp = await startSmtpInbox();
    const env = { SMTP_URL: smtp.url, RATE_LIMIT_UNVERIFIED: '1' };
    const server = await startTestServer(env);
    const page = await apply(server, { ...withoutToken, idempotency_key: '' }, undefined, native);
    expect(page.status).toBe(200);
    expect(page.text).toContain(messages.applicationSubmitted);
    expect(page.text).toContain('<title>Application submitted</title>');
    const [received] = await smtp.received(1);
    expect(received?.mail.subject).toBe(`[unverified] Application: ${goodWords.name}`);
    expect(received?.mail.text).toContain('Unverified:');
    const limited = await apply(server, { ...withoutToken, name: 'Another' }, undefined, native);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('posted natively with faults brings the form back, and asks for the file again', async () => {
    const server = await startTestServer();
    const evil = '"><script>alert(1)</script>';
    const changes = { ...withoutToken, name: evil, email: 'ada', country: 'de', idempotency_key: 'key-of-the-form' };
    const page = await apply(server, changes, undefined, native);
    expect(page.status).toBe(422);
    expect(page.text).toContain(messages.messageFailed);
    expect(page.text).toContain('<a href="#email">');
    expect(page.text).toContain('enctype="multipart/form-data"');
    expect(page.text).toContain('<option value="de" selected>');
    expect(page.text).toContain('value="98765 43210"');
    expect(page.text).toContain('type="checkbox" checked');
    expect(page.text).toContain('name="idempotency_key" value="key-of-the-form"');
    expect(page.text).toMatch(/id="resume-hint">Choose the file again/);
    expect(page.text).not.toContain('<script>alert');
  });

  test('one address may send only so many', async () => {
    const server = await startTestServer({ RATE_LIMIT_SUBMISSIONS: '1' });
    expect((await apply(server)).status).toBe(201);
    const limited = await apply(server);
    expect(limited.status).toBe(429);
    expect(JSON.parse(limited.text)).toMatchObject({ detail: 'Too Many Requests' });
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('uploads', () => {
  test('over the cap are asked to come back, and may once there is room', async () => {
    const server = await startTestServer({ UPLOADS_AT_ONCE: '1' });
    const held = await holdUpload(server);
    const turnedAway = await apply(server);
    expect([turnedAway.status, turnedAway.headers['retry-after']]).toEqual([503, '5']);
    held.destroy();
    await expect.poll(async () => (await apply(server)).status).toBe(201);
  });

  test('broken off leave nothing', async () => {
    const smtp = await startSmtpInbox();
    const server = await startTestServer({ SMTP_URL: smtp.url });
    const held = await Promise.all([holdUpload(server), holdUpload(server, 900_000), holdUpload(server, 10)]);
    for (const socket of held) socket.destroy();
    await apply(server);
    await server.logged('delivery.sent');
    expect(readdirSync(join(server.dataDir, 'uploads'))).toEqual([]);
    expect(server.events.map(({ event }) => event)).toEqual(['submission.accepted', 'delivery.sent']);
  });

  test('that stop coming do not hold the server', async () => {
    const server = await startTestServer({ BODY_TIMEOUT: '1', UPLOADS_AT_ONCE: '1' });
    const socket = await holdUpload(server);
    const answer = await new Promise<string>((resolve) => {
      socket.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect((await apply(server)).status).toBe(201);
  });
});

describe('with a virus scanner', () => {
  test('an infected resume is refused, a clean one is looked into once', async () => {
    const smtp = await startSmtpInbox();
    const daemon = await startClamDaemon();
    const server = await startTestServer({ SMTP_URL: smtp.url, CLAMAV: daemon.address });
    const infected = await apply(server, {}, { fileName: 'cv.txt', value: Buffer.from(virus) });
    expect(JSON.parse(infected.text)).toMatchObject({
      status: 422,
      errors: [{ field: 'resume', message: 'The selected file contains a virus' }],
    });
    expect((await apply(server)).status).toBe(201);
    await smtp.received(1);
    expect(daemon.scanned).toHaveLength(2);
  });

  test('one that is down keeps resumes in quarantine until it is back', async () => {
    const smtp = await startSmtpInbox();
    const daemon = await startClamDaemon();
    await daemon.stop();
    const env = { SMTP_URL: smtp.url, CLAMAV: daemon.address };
    const server = await startTestServer(env, { scanPause: 10 });
    expect((await apply(server)).status).toBe(201);
    expect((await apply(server, {}, { fileName: 'cv.txt', value: Buffer.from(virus) })).status).toBe(201);
    await server.logged('delivery.failed', 3);
    expect(smtp.mails).toEqual([]);
    const store = await openSqliteStore(server.dataDir, () => undefined);
    expect(await store.stats()).toMatchObject({ counts: [{ count: 2 }] });
    await startClamDaemon(daemon.port);
    await smtp.received(1);
    await server.logged('delivery.dead');
    const entries = await store.list(2);
    await store.close();
    expect(entries.find(({ state }) => state === 'dead')?.lastError).toContain('Test.Virus');
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]?.mail.attachments[0]?.filename).toBe('Ada CV.pdf');
  });
});
