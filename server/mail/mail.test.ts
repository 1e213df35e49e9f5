import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { composeContactMail } from '../contact/contact-mail.ts';
import type { Delivery } from '../store/store.ts';
import { tempFolder } from '../test-support/temp-folder.ts';
import { createEmlMailer } from './eml/eml-mailer.ts';
import { createMailWriter } from '../outbox/mail-writer.ts';

const addresses = { info: 'info@example.com', careers: 'careers@example.com', from: 'website@example.com' };
const write = createMailWriter(addresses, { message: composeContactMail });
const delivery: Delivery = {
  id: '20261121-0123456789ab',
  kind: 'message',
  mailbox: 'info',
  verified: true,
  attempt: 1,
  receivedAt: Date.UTC(2026, 10, 21, 10, 30),
  email: 'ada@example.org',
  fields: {
    from_name: 'Ada Exämple',
    from_email: 'ada@example.org',
    subject: 'Grüße',
    message: '.\nFrom here\n👍',
  },
  resume: undefined,
};

/** A mail as a mail program reads the file written for a delivery. */
async function writeAndRead(changes: Partial<Delivery>) {
  const folder = join(tempFolder(), 'mail');
  await createEmlMailer(folder).send(write({ ...delivery, ...changes }));
  const [name = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  const raw = readFileSync(join(folder, name));
  return { name, raw: raw.toString('latin1'), mail: await PostalMime.parse(raw) };
}

describe('a mail about a message', () => {
  test('goes from and to the company, and answers go to the visitor', async () => {
    const { name, raw, mail } = await writeAndRead({});
    expect(name).toBe('2026-11-21T103000Z-20261121-0123456789ab.eml');
    expect(mail.from?.address).toBe('website@example.com');
    expect(mail.to?.map(({ address }) => address)).toEqual(['info@example.com']);
    expect(mail.replyTo).toMatchObject([{ name: 'Ada Exämple', address: 'ada@example.org' }]);
    expect(mail.subject).toBe('Grüße');
    expect(mail.messageId).toBe('<20261121-0123456789ab@example.com>');
    expect(mail.date).toBe('2026-11-21T10:30:00.000Z');
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    for (const words of [
      'Ada Exämple',
      'ada@example.org',
      'Grüße',
      '2026-11-21T10:30:00.000Z',
      delivery.id,
      '.\nFrom here\n👍',
    ])
      expect(mail.text).toContain(words);
    expect(mail.text).not.toContain('nverified');
    expect(mail.attachments).toEqual([]);
  });

  test('says when no bot check vouches for it', async () => {
    const { mail } = await writeAndRead({ verified: false });
    expect(mail.subject).toBe('[unverified] Grüße');
    expect(mail.text).toContain('Unverified:');
  });

  test('goes to the mailbox of its kind only', () => {
    expect(write({ ...delivery, mailbox: 'careers' }).to).toBe('careers@example.com');
    expect(() => write({ ...delivery, kind: 'application' })).toThrow(/application/);
  });

  test.each([
    'x\r\nBcc: victim@example.net',
    'x\nTo: victim@example.net\n\nbody',
    '"><victim@example.net>, "y',
    'a, victim@example.net',
    '=?utf-8?Q?=0D=0ABcc:_victim@example.net?=',
    'x\r\n\r\n<script>',
  ])('no name or subject becomes a header: %j', async (words) => {
    const { raw, mail } = await writeAndRead({
      fields: { ...delivery.fields, from_name: words, subject: words },
    });
    expect(mail.to?.map(({ address }) => address)).toEqual(['info@example.com']);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['ada@example.org']);
    expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^(?:bcc|cc):/im);
    expect(mail.headers.filter(({ key }) => key === 'to')).toHaveLength(1);
  });

  test('is plain text whatever it says, and reads no file', async () => {
    const message = '<img src="file:///etc/passwd">\n{"path": "/etc/passwd"}';
    const { mail } = await writeAndRead({ fields: { ...delivery.fields, message } });
    expect(mail.html).toBeUndefined();
    expect(mail.text).toContain(message);
  });
});
