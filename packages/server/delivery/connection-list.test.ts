/** Faults of mail servers, and the states of the mail and the channel after each. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSmtpMailer } from './smtp-mailer.ts';
import { type SmtpServer, smtpServer } from '../settings/addresses.ts';
import { makeCertificate } from '../test-support/certificate.ts';
import { type ScriptedSmtp, startScriptedSmtp } from '../test-support/scripted-smtp.ts';
import { refusedDelay } from './attempt.ts';
import { putOff, queueFaults, refused, limitsFor, withoutClock } from './test-support/mail-faults.ts';
import { minute, setUpWorker } from './test-support/running-worker.ts';

/** A queue with one mail, and a mail server that follows a script. */
async function setUp(script: ScriptedSmtp['script'], server: Partial<SmtpServer> = {}) {
  const smtp = await startScriptedSmtp(script, makeCertificate());
  const address = { ...smtpServer.parse(`smtp://127.0.0.1:${smtp.port}`), ...server };
  const mailer = createSmtpMailer(address, { limits: limitsFor(script) });
  onTestFinished(() => mailer.close());
  const outbox = await setUpWorker((mail, stop) => mailer.send(mail, stop));
  const id = await outbox.arrive(1);
  outbox.begin();
  await outbox.quiet();
  const entry = () => outbox.store.show(id);
  return { ...outbox, smtp, id, entry };
}

describe('a fault that every mail would meet pauses the channel', () => {
  test.each(queueFaults)('a mail server that %s: %s', async (_, cause, script, server) => {
    const { smtp, store, clock, entry, outcomes, logged, pass, arrive } = await setUp(script, server);
    expect(await entry()).toMatchObject({
      state: 'waiting',
      attempts: 0,
      lastError: expect.stringMatching(/./),
    });
    expect(await store.currentPause('mail')).toMatchObject({ since: clock.now(), cause });
    expect(outcomes).toEqual(['returned']);
    // Only one error is logged, also after more probes and new mail.
    await arrive(2);
    await pass(minute);
    await pass(minute);
    expect(logged.map((line) => line.split(' ')[0])).toEqual(['outbox.paused']);
    expect(await entry()).toMatchObject({ attempts: 0 });
    expect(smtp.taken).toEqual([]);
    const secrets = smtp.heard.filter((line) => /^(?:AUTH|MAIL)/.test(line));
    expect(server.tls === 'required' ? secrets : []).toEqual([]);
  });
});

test('a mail server that refuses the recipients of three mails in a row: recipient', async () => {
  const { smtp, store, entry, arrive, pass, outcomes } = await setUp({ RCPT: '550 5.1.1 no such user' });
  const others = [await arrive(2), await arrive(3)];
  await pass(minute);
  expect(await store.currentPause('mail')).toMatchObject({ cause: 'recipient' });
  await pass(refusedDelay);
  expect(outcomes).not.toContain('dead');
  delete smtp.script.RCPT;
  await pass(refusedDelay);
  await pass(minute);
  const states = await Promise.all(others.map((id) => store.show(id)));
  expect([await entry(), ...states].map((shown) => shown?.state)).toEqual([
    'delivered',
    'delivered',
    'delivered',
  ]);
});

describe('a fault of one mail leaves the channel open', () => {
  test.each(putOff)('a mail server that %s gets the mail again later', async (_, script) => {
    withoutClock();
    const { smtp, store, entry, pass } = await setUp(script);
    expect(await entry()).toMatchObject({
      state: 'waiting',
      attempts: 1,
      lastError: expect.stringMatching(/./),
    });
    expect(await store.currentPause('mail')).toBeUndefined();
    await pass(5000);
    expect(await entry()).toMatchObject({ state: 'waiting', attempts: 2 });
    for (const moment of ['DATA', 'RCPT', 'mail', 'body'] as const) delete smtp.script[moment];
    await pass(5000);
    expect(await entry()).toMatchObject({ state: 'delivered', attempts: 3 });
  });

  test.each(refused)(
    'a mail server that %s gets the mail once more, and then the mail is dead',
    async (_, script) => {
      const { smtp, store, entry, pass, arrive, outcomes } = await setUp(script);
      expect(await entry()).toMatchObject({ state: 'waiting', attempts: 1 });
      await pass(refusedDelay);
      expect(await entry()).toMatchObject({
        state: 'dead',
        attempts: 2,
        lastError: expect.stringMatching(/55\d/),
      });
      expect(outcomes).toEqual(['failed', 'dead']);
      expect(await store.currentPause('mail')).toBeUndefined();
      expect(await store.unreported(9, 9_999_999)).toMatchObject({ givenUpCount: 1 });
      for (const moment of ['MAIL', 'RCPT', 'DATA', 'mail'] as const) delete smtp.script[moment];
      await arrive(2);
      await pass(minute);
      expect(outcomes.at(-1)).toBe('delivered');
    },
  );

  test('a mail server that drops the connection after the final dot gets the mail twice, under one Message-ID', async () => {
    const { smtp, id, entry, pass } = await setUp({ mail: { does: 'reset' } });
    expect(await entry()).toMatchObject({ state: 'waiting', attempts: 1 });
    delete smtp.script.mail;
    await pass(5000);
    expect(await entry()).toMatchObject({ state: 'delivered', attempts: 2 });
    const ids = smtp.taken.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]?.trim());
    expect(ids).toEqual([`<${id}@site.test>`, `<${id}@site.test>`]);
  });

  test('a mail server that gives a kept connection up gets the next mail over a new one, at once', async () => {
    const { smtp, store, arrive, pass } = await setUp({});
    let isFirst = true;
    smtp.script.MAIL = () => {
      const answer = isFirst ? '421 4.3.2 too many mails on this connection' : '250 ok';
      isFirst = false;
      return answer;
    };
    const second = await arrive(2);
    await pass(minute / 2);
    expect(await store.show(second)).toMatchObject({ state: 'delivered', attempts: 1 });
    expect(smtp.heard.filter((line) => line.startsWith('EHLO'))).toHaveLength(2);
  });

  test('a mail server that replies late gets the mail once', async () => {
    const late = Promise.withResolvers<void>();
    const smtp = await startScriptedSmtp({ mail: { says: '250 taken', after: late.promise } });
    const mailer = createSmtpMailer(smtpServer.parse(`smtp://127.0.0.1:${smtp.port}`));
    onTestFinished(() => mailer.close());
    const { begin, arrive, store, quiet } = await setUpWorker((mail, stop) => mailer.send(mail, stop));
    const id = await arrive(1);
    begin();
    await smtp.said('mail');
    expect(await store.show(id)).toMatchObject({ state: 'sending' });
    late.resolve();
    await quiet();
    expect(await store.show(id)).toMatchObject({ state: 'delivered', attempts: 1 });
    expect(smtp.taken).toHaveLength(1);
  });
});
