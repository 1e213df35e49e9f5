/** Everything a mail server can do wrong, and the state in which that leaves a mail and the queue. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSmtpMailer } from './smtp-mailer.ts';
import { type SmtpServer, smtpServer } from '../../settings/addresses.ts';
import { makeCertificate } from '../test-support/certificate.ts';
import { type ScriptedSmtp, startScriptedSmtp } from '../test-support/scripted-smtp.ts';
import { refusedDelay } from './backoff.ts';
import { putOff, queueFaults, refused, shortLimits } from './test-support/mail-faults.ts';
import { minute, setUpOutbox } from './test-support/running-outbox.ts';

/** A queue with one mail in it, and the mail server that does as the script says. */
async function setUp(script: ScriptedSmtp['script'], server: Partial<SmtpServer> = {}) {
  const smtp = await startScriptedSmtp(script, makeCertificate());
  const address = { ...smtpServer.parse(`smtp://127.0.0.1:${smtp.port}`), ...server };
  const mailer = createSmtpMailer(address, 4, shortLimits);
  onTestFinished(() => mailer.close());
  const outbox = await setUpOutbox((mail, stop) => mailer.send(mail, stop));
  const id = await outbox.arrive(1);
  outbox.begin();
  await outbox.quiet();
  const entry = () => outbox.store.show(id);
  return { ...outbox, smtp, id, entry };
}

describe('what every mail would meet holds the queue', () => {
  test.each(queueFaults)('a mail server that %s: %s', async (_, cause, script, server) => {
    const { smtp, store, clock, entry, outcomes, logged, pass, arrive } = await setUp(script, server);
    expect(await entry()).toMatchObject({
      state: 'waiting',
      attempts: 0,
      lastError: expect.stringMatching(/./),
    });
    expect(await store.currentHold('mail')).toMatchObject({ since: clock.now(), cause });
    expect(outcomes).toEqual(['held']);
    // One loud line, however often it is tried and whatever else arrives.
    await arrive(2);
    await pass(minute);
    await pass(minute);
    expect(logged.map((line) => line.split(' ')[0])).toEqual(['outbox.held']);
    expect(await entry()).toMatchObject({ attempts: 0 });
    expect(smtp.taken).toEqual([]);
    const secrets = smtp.heard.filter((line) => /^(?:AUTH|MAIL)/.test(line));
    expect(server.tls === 'required' ? secrets : []).toEqual([]);
  });
});

describe('what is about one mail leaves the queue alone', () => {
  test.each(putOff)('a mail server that %s gets it again later', async (_, script) => {
    const { smtp, store, entry, pass } = await setUp(script);
    expect(await entry()).toMatchObject({
      state: 'waiting',
      attempts: 1,
      lastError: expect.stringMatching(/./),
    });
    expect(await store.currentHold('mail')).toBeUndefined();
    await pass(5000);
    expect(await entry()).toMatchObject({ state: 'waiting', attempts: 2 });
    for (const moment of ['DATA', 'RCPT', 'mail', 'body'] as const) delete smtp.script[moment];
    await pass(5000);
    expect(await entry()).toMatchObject({ state: 'delivered', attempts: 3 });
  });

  test.each(refused)('a mail server that %s gets it once more, and then it is parked', async (_, script) => {
    const { smtp, store, entry, pass, arrive, outcomes } = await setUp(script);
    expect(await entry()).toMatchObject({ state: 'waiting', attempts: 1 });
    await pass(refusedDelay);
    expect(await entry()).toMatchObject({
      state: 'dead',
      attempts: 2,
      lastError: expect.stringMatching(/55\d/),
    });
    expect(outcomes).toEqual(['failed', 'dead']);
    expect(await store.currentHold('mail')).toBeUndefined();
    expect(await store.untold(9, 9_999_999)).toMatchObject({ givenUpCount: 1 });
    for (const moment of ['MAIL', 'RCPT', 'DATA', 'mail'] as const) delete smtp.script[moment];
    await arrive(2);
    await pass(minute);
    expect(outcomes.at(-1)).toBe('delivered');
  });

  test('a mail server that drops the connection after the dot gets it twice, under one Message-ID', async () => {
    const { smtp, id, entry, pass } = await setUp({ mail: { does: 'reset' } });
    expect(await entry()).toMatchObject({ state: 'waiting', attempts: 1 });
    delete smtp.script.mail;
    await pass(5000);
    expect(await entry()).toMatchObject({ state: 'delivered', attempts: 2 });
    const ids = smtp.taken.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]?.trim());
    expect(ids).toEqual([`<${id}@site.test>`, `<${id}@site.test>`]);
  });

  test('a mail server that says yes late gets it once', async () => {
    const late = Promise.withResolvers<void>();
    const smtp = await startScriptedSmtp({ mail: { says: '250 taken', after: late.promise } });
    const mailer = createSmtpMailer(smtpServer.parse(`smtp://127.0.0.1:${smtp.port}`), 4);
    onTestFinished(() => mailer.close());
    const { begin, arrive, store, quiet } = await setUpOutbox((mail, stop) => mailer.send(mail, stop));
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
