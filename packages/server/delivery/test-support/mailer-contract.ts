/** The contract of every mailer. The test of an adapter runs it, and adds the behavior of that adapter. */
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { DeliveryError } from '../errors.ts';
import type { Mail, Mailer } from '../mail.ts';

/** A mailer with the mails that it sent. */
export type MailerUnderTest = {
  mailer: Mailer;
  /** The sent mails, byte for byte as Latin-1 text. */
  handedOver(): Promise<readonly string[]>;
};

/** A valid mail. */
export const goodMail = {
  id: '20261121-0123456789ab',
  messageId: '<20261121-0123456789ab@example.com>',
  from: 'website@example.com',
  to: ['info@example.com'],
  cc: [],
  automatic: 'generated',
  replyTo: { name: 'Ada Exämple', address: 'ada@example.org' },
  subject: 'Grüße',
  text: '.\nFrom here\n👍\n',
  date: new Date(Date.UTC(2026, 10, 21, 10, 30)),
  attachments: [],
} satisfies Mail;

/**
 * Runs the contract. `open` makes a mailer that works; mails of `openBroken` are never taken.
 */
export function mailerContract(
  name: string,
  open: () => Promise<MailerUnderTest>,
  openBroken: () => Promise<Mailer>,
): void {
  async function sendAndRead(changes: Partial<Mail> = {}) {
    const { mailer, handedOver } = await open();
    await mailer.send({ ...goodMail, ...changes });
    mailer.close();
    const [raw = '', ...others] = await handedOver();
    expect(others).toEqual([]);
    return { raw, mail: await PostalMime.parse(Buffer.from(raw, 'latin1')) };
  }

  describe(`${name} keeps the contract of a mailer`, () => {
    test('a mail goes from and to the company, and replies go to the visitor', async () => {
      const { raw, mail } = await sendAndRead();
      expect(mail.from?.address).toBe(goodMail.from);
      expect(mail.to?.map(({ address }) => address)).toEqual(goodMail.to);
      expect(mail.replyTo).toMatchObject([goodMail.replyTo]);
      expect(mail).toMatchObject({ subject: goodMail.subject, messageId: goodMail.messageId });
      expect(mail.date).toBe('2026-11-21T10:30:00.000Z');
      expect(mail.text?.replaceAll('\r', '').trimEnd()).toBe(goodMail.text.trimEnd());
      expect(mail.attachments).toEqual([]);
      // RFC 3834: no out-of-office reply should answer a machine.
      expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
      expect(raw).not.toContain('X-Auto-Response-Suppress');
    });

    test('a mail goes to all recipients and all copies', async () => {
      const to = ['one@example.com', 'two@example.com'];
      const { mail } = await sendAndRead({ to, cc: ['three@example.com'] });
      expect(mail.to?.map(({ address }) => address)).toEqual(to);
      expect(mail.cc?.map(({ address }) => address)).toEqual(['three@example.com']);
    });

    test('an acknowledgement has the headers that keep machines from answering', async () => {
      const { raw } = await sendAndRead({ automatic: 'replied' });
      expect(raw).toMatch(/^Auto-Submitted: auto-replied\r$/m);
      expect(raw).toMatch(/^X-Auto-Response-Suppress: All\r$/m);
    });

    test.each([
      'x\r\nBcc: victim@example.net',
      'x\nTo: victim@example.net\n\nbody',
      '"><victim@example.net>, "y',
      'a, victim@example.net',
      '=?utf-8?Q?=0D=0ABcc:_victim@example.net?=',
      'x\r\n\r\n<script>',
    ])('no name or subject becomes a header: %j', async (words) => {
      const replyTo = { ...goodMail.replyTo, name: words };
      const { raw, mail } = await sendAndRead({ replyTo, subject: words });
      expect(mail.to?.map(({ address }) => address)).toEqual(goodMail.to);
      expect(mail.replyTo?.map(({ address }) => address)).toEqual([replyTo.address]);
      expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
      expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^(?:bcc|cc):/im);
      expect(mail.headers.filter(({ key }) => key === 'to')).toHaveLength(1);
    });

    test.each(['=?utf-8?Q?=0D=0ABcc:_victim@example.net?=', 'a =?UTF-8?B?4oCu?= b', '=?=?utf-8?q?x?='])(
      'text that looks encoded arrives as it was typed: %j',
      async (words) => {
        const { mail } = await sendAndRead({ replyTo: { ...goodMail.replyTo, name: words }, subject: words });
        const read = [mail.subject, mail.replyTo?.[0]?.name].map((text) => text?.replaceAll('\u200b', ''));
        expect(read).toEqual([words, words]);
      },
    );

    test('a mail is plain text with any content, and reads no file', async () => {
      const text = '<img src="file:///etc/passwd">\n{"path": "/etc/passwd"}';
      const { mail } = await sendAndRead({ text });
      expect(mail.html).toBeUndefined();
      expect(mail.text?.replaceAll('\r', '')).toContain(text);
    });

    test('a file arrives byte for byte, under its name and type', async () => {
      const bytes = Uint8Array.from({ length: 70_000 }, (_, n) => (n * 7) % 256);
      const lines = Buffer.from('one\ntwo\r\nthree\r.\n');
      const attachments = [
        { name: 'Übersicht "1".pdf', mediaType: 'application/pdf', bytes },
        { name: 'cv.txt', mediaType: 'text/plain', bytes: lines },
      ];
      const { mail } = await sendAndRead({ attachments });
      expect(mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual(
        attachments.map(({ name: fileName, mediaType }) => [fileName, mediaType]),
      );
      const [first, second] = mail.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer));
      expect(first?.equals(bytes)).toBe(true);
      expect(second?.equals(lines)).toBe(true);
    });

    test('an adapter has maxSendTime, concurrency and destination', async () => {
      const { mailer } = await open();
      expect(mailer.maxSendTime).toBeGreaterThan(0);
      expect(mailer.concurrency).toBeGreaterThanOrEqual(1);
      expect(mailer.destination).toMatch(/./);
      expect(mailer.isReal).toEqual(expect.any(Boolean));
      mailer.close();
    });

    test('a mail that was not taken rejects with a delivery error', async () => {
      const mailer = await openBroken();
      const failure = mailer.send(goodMail);
      await expect(failure).rejects.toBeInstanceOf(DeliveryError);
      await expect(failure).rejects.toMatchObject({
        message: expect.stringMatching(/./),
        code: expect.any(String),
      });
      mailer.close();
    });
  });
}
