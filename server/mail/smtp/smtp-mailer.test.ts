import { expect, test } from 'vitest';
import { startSmtpInbox } from '../../test-support/smtp-inbox.ts';
import { goodMail, mailerContract } from '../test-support/mailer-contract.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

mailerContract(
  'A mailer over SMTP',
  async () => {
    const smtp = await startSmtpInbox();
    return {
      mailer: createSmtpMailer(smtp.url, 1),
      handedOver: async () => smtp.mails.map(({ raw }) => raw),
    };
  },
  async () => {
    const smtp = await startSmtpInbox();
    smtp.refuse('451 try later');
    return createSmtpMailer(smtp.url, 1);
  },
);

test('the envelope names the company alone, whatever the visitor is called', async () => {
  const smtp = await startSmtpInbox();
  const mailer = createSmtpMailer(smtp.url, 1);
  await mailer.send({
    ...goodMail,
    replyTo: { name: 'x>, <victim@example.net', address: 'ada@example.org' },
  });
  mailer.close();
  expect(smtp.mails).toMatchObject([{ sender: goodMail.from, recipients: [goodMail.to] }]);
});

test('the reason of a refusal is the mail server’s own', async () => {
  const smtp = await startSmtpInbox();
  smtp.refuse('mailbox is full');
  const mailer = createSmtpMailer(smtp.url, 1);
  await expect(mailer.send(goodMail)).rejects.toThrow(/mailbox is full/);
  mailer.close();
});
