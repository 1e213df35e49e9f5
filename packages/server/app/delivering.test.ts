import { expect, onTestFinished, test } from 'vitest';
import { smtpServer } from '../settings/addresses.ts';
import { startScriptedSmtp } from '../test-support/scripted-smtp.ts';
import { PartlyDeferredError, RefusedError } from '../delivery/errors.ts';
import { sendToRecipients } from './delivering.ts';
import { createMailIds, signing } from '../delivery/mail-ids.ts';
import { createSmtpMailer } from '../delivery/smtp-mailer.ts';
import { goodMail } from '../delivery/test-support/mailer-contract.ts';
import { day, setUpWorker } from '../delivery/test-support/running-worker.ts';

const three = { ...goodMail, to: ['info@site.test', 'full@site.test'], cc: ['gone@site.test'] };
const never = new AbortController().signal;

/** A worker, and a mail server on which one mailbox is full and one is gone. */
async function setUp() {
  const replies = { full: '452 4.2.2 full', gone: '550 5.1.1 gone' };
  const smtp = await startScriptedSmtp({
    RCPT: (said) =>
      said.includes('full@') ? replies.full : said.includes('gone@') ? replies.gone : '250 ok',
  });
  const smtpMailer = createSmtpMailer(smtpServer.parse(`smtp://127.0.0.1:${smtp.port}`));
  onTestFinished(() => smtpMailer.close());
  const mailer = signing(smtpMailer, createMailIds('secret'));
  const worker = await setUpWorker(async () => undefined, {
    send: (delivery, abort) => sendToRecipients(mailer, { ...three, id: delivery.id }, delivery, abort),
  });
  const id = await worker.arrive(1);
  worker.begin();
  async function shows(expected: object): Promise<void> {
    await expect.poll(() => worker.store.show(id), { interval: 5 }).toMatchObject(expected);
  }
  const asked = () => smtp.heard.filter((line) => line.startsWith('RCPT')).length;
  return { ...worker, smtp, replies, id, shows, asked };
}

test('a recipient that was put off gets the mail later, and nobody gets it twice', async () => {
  const { smtp, replies, shows, pass, asked } = await setUp();
  await shows({ state: 'waiting', attempts: 1, lastError: 'full@site.test was put off: 452 4.2.2 full' });
  await pass(5000);
  await shows({ state: 'waiting', attempts: 2 });
  replies.full = '250 ok';
  await pass(5000);
  await shows({
    state: 'delivered',
    attempts: 3,
    lastError: 'gone@site.test refused it: 550 5.1.1 gone',
  });
  // The first attempt is for three recipients, the others are for one.
  expect([asked(), smtp.taken.length]).toEqual([5, 2]);
  const ids = smtp.taken.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1]);
  expect(new Set(ids).size).toBe(1);
  for (const mail of smtp.taken) expect(mail).toContain('To: info@site.test, full@site.test');
});

test('a recipient that is refused for good after it was put off counts as one that refuses', async () => {
  const { store, replies, shows, pass, clock } = await setUp();
  await shows({ state: 'waiting', attempts: 1 });
  replies.full = '550 5.1.1 gone too';
  await pass(5000);
  await shows({ state: 'delivered', lastError: expect.stringMatching(/gone@.*; full@.*550 5.1.1 gone too/) });
  const { refusingRecipients } = await store.activity(0, clock.now() + day);
  expect(refusingRecipients.map(({ address }) => address)).toEqual(['full@site.test', 'gone@site.test']);
  expect(await store.currentPause('mail')).toBeUndefined();
});

test('a recipient that is put off for the whole lifetime is given up, and a requeue is for it alone', async () => {
  const { store, replies, id, shows, pass, clock, asked } = await setUp();
  await shows({ state: 'waiting', attempts: 1 });
  await pass(5 * day);
  await shows({ state: 'dead', lastError: expect.stringContaining('452 4.2.2 full') });
  const before = asked();
  replies.full = '250 ok';
  await store.requeue({ ids: [id] }, clock.now());
  await pass(60_000);
  await shows({ state: 'delivered' });
  expect(asked()).toBe(before + 1);
});

test('a mail that nobody has yet is refused as before', async () => {
  const refuse = async () => {
    throw new RefusedError('550 no', '550', true);
  };
  await expect(sendToRecipients({ send: refuse }, three, {}, never)).rejects.toBeInstanceOf(RefusedError);
  const putOff = async () => ({
    refused: [],
    deferred: [{ address: 'full@site.test', reply: '452' }],
    reply: '',
  });
  const failure = sendToRecipients({ send: putOff }, three, {}, never);
  await expect(failure).rejects.toBeInstanceOf(PartlyDeferredError);
});
