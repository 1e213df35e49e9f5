import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { goodWords } from '../forms/test-support/application-form.ts';
import { resumes } from '../resumes/test-support/resumes.ts';
import { zipFile } from '../resumes/test-support/zip-file.ts';
import { mediaTypes } from '../resumes/judge-resume.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { apply } from '../test-support/apply.ts';
import { makeToken } from '../test-support/contact-client.ts';
import { startSmtpInbox } from '../test-support/smtp-inbox.ts';
import { startTestServer } from '../test-support/test-server.ts';

const native = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin' };
const withoutToken = { 'g-recaptcha-response': undefined };

describe('an application', () => {
  test.each(Object.entries(resumes))(
    'reaches the mailbox with its %s as it was sent',
    async (type, value) => {
      const smtp = await startSmtpInbox();
      const server = await startTestServer({ SMTP_URL: smtp.url, MAIL_CAREERS: 'jobs@site.test' });
      const response = await apply(server, {}, { fileName: `Lebenslauf “Ada”.${type}`, value });
      expect(response.status).toBe(201);
      const { id } = JSON.parse(response.text) as { id: string };
      const [received] = await smtp.received(1);
      expect(received?.recipients).toEqual(['jobs@site.test']);
      const { mail } = received!;
      expect(mail.subject).toBe(`[website] Application: ${goodWords.name}`);
      expect(mail.replyTo).toMatchObject([{ name: goodWords.name, address: goodWords.email }]);
      for (const words of [
        '+919876543210',
        goodWords.email,
        id,
        'terms of use of 2026-11-21',
        'privacy policy of 2026-11-22',
      ])
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
    },
  );

  test('keeps line ends, and bytes that look like the end of a mail', async () => {
    const smtp = await startSmtpInbox();
    const server = await startTestServer({ SMTP_URL: smtp.url });
    const value = Buffer.from('One\n\n.\r\nTwo\rThree\r\n.\r\n\r\nFrom here\n'.repeat(2000));
    await apply(server, {}, { fileName: 'cv.txt', value });
    const [received] = await smtp.received(1);
    expect(Buffer.from(received!.mail.attachments[0]!.content as ArrayBuffer).equals(value)).toBe(true);
  });

  test('whose resume is an archive, too, is marked before everything else', async () => {
    const smtp = await startSmtpInbox();
    const server = await startTestServer({ SMTP_URL: smtp.url });
    const archive = zipFile([{ name: 'setup.exe', content: 'x' }]);
    const value = Buffer.concat([resumes.pdf, archive]);
    await apply(server, {}, { fileName: 'cv.pdf', value });
    const [received] = await smtp.received(1);
    expect(received!.mail.subject).toContain('[warning]');
    expect(received!.mail.text).toMatch(/^WARNING: The file can be opened as an archive, too\./);
    const store = await openSqliteStore(server.dataDir, () => undefined);
    const [entry] = await store.list(1);
    await store.close();
    expect(entry?.attachment?.warnings).toEqual(['The file can be opened as an archive, too.']);
  });

  test('is written to a file with its resume where there is no mail server', async () => {
    const server = await startTestServer();
    await apply(server);
    await server.logged('delivery.sent');
    expect(readdirSync(join(server.dataDir, 'mail'))).toHaveLength(1);
    for (const words of [
      ...Object.values(goodWords).filter((word) => word.length > 2),
      'Ada CV',
      '127.0.0.1',
    ])
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
      errors: [{ field: 'idempotency_key', message: 'keyReused' }],
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
    expect(page.text).toContain('<title>Sent</title>');
    const [received] = await smtp.received(1);
    expect(received?.mail.subject).toBe(`[website] [unverified] Application: ${goodWords.name}`);
    expect(received?.mail.text).toContain('Unverified:');
    const limited = await apply(server, { ...withoutToken, name: 'Another' }, undefined, native);
    expect(limited.status).toBe(429);
    // What was typed before the file comes back even then, with how long to wait.
    expect(limited.text).toMatch(/<p>Wait \d+ minutes\.<\/p>/);
    expect(limited.text).toContain('value="Another"');
    expect(limited.text).toContain('type="checkbox" checked=""');
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('posted natively with faults brings the form back, and asks for the file again', async () => {
    const server = await startTestServer();
    const evil = '"><script>alert(1)</script>';
    const changes = {
      ...withoutToken,
      name: evil,
      email: 'ada',
      country: 'de',
      idempotency_key: 'key-of-the-form',
    };
    const page = await apply(server, changes, undefined, native);
    expect(page.status).toBe(422);
    expect(page.text).toContain('<title>Error: Not sent</title>');
    expect(page.text).toContain('<a href="#email">');
    expect(page.text).not.toContain('<a href="#resume">');
    expect(page.text).toContain('<option value="de" selected="">');
    expect(page.text).toContain('value="98765 43210"');
    expect(page.text).toContain('type="checkbox" checked=""');
    expect(page.text).toContain('name="idempotency_key" value="key-of-the-form"');
    expect(page.text).not.toContain('<script>alert');
  });

  test('that cannot be read is spoken of as an application', async () => {
    const server = await startTestServer();
    const answers = [
      await apply(server, { idempotency_key: '?' }),
      await apply(server, { idempotency_key: '?' }, undefined, native),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(400);
      expect(text).toContain('unreadable');
      expect(text).not.toContain('message again');
    }
  });

  test('one address may send only so many', async () => {
    const server = await startTestServer({ RATE_LIMIT_SUBMISSIONS: '1' });
    expect((await apply(server)).status).toBe(201);
    const limited = await apply(server);
    expect(limited.status).toBe(429);
    const { detail } = JSON.parse(limited.text) as { detail: string };
    expect(detail).toMatch(/^Too Many Requests\. Try again in \d+ minutes\.$/);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  });
});
