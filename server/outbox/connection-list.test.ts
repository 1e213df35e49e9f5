/** Everything a mail server can do wrong, and the state in which that leaves a mail and the queue. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSmtpMailer } from '../mail/smtp/smtp-mailer.ts';
import { type SmtpServer, readSmtpServer } from '../mail/smtp/smtp-server.ts';
import { makeCertificate } from '../test-support/smtp/certificate.ts';
import { type ScriptedSmtp, startScriptedSmtp } from '../test-support/smtp/scripted-smtp.ts';
import { refusedDelay } from './timing/backoff.ts';
import { minute, setUpOutbox } from './test-support/running-outbox.ts';

/** Short ones, so that what takes for ever is known to within a moment. */
const limits = { connecting: 250, opening: 400, silence: 1000, longestSend: 1000, idle: 5000 };

/** A queue with one mail in it, and the mail server that does as the script says. */
async function setUp(script: ScriptedSmtp['script'], server: Partial<SmtpServer> = {}) {
  const smtp = await startScriptedSmtp(script, makeCertificate());
  const address = { ...readSmtpServer(`smtp://127.0.0.1:${smtp.port}`), ...server };
  const mailer = createSmtpMailer(address, 4, limits);
  onTestFinished(() => mailer.close());
  const outbox = await setUpOutbox((mail, stop) => mailer.send(mail, stop));
  const id = await outbox.arrive(1);
  outbox.begin();
  await outbox.quiet();
  const entry = () => outbox.store.show(id);
  return { ...outbox, smtp, id, entry };
}

const auth = { user: 'bob', pass: 'secret' };
const starttls = '250-scripted\r\n250-STARTTLS\r\n250 AUTH PLAIN';
const signIn = '250-scripted\r\n250 AUTH PLAIN';
const gone = 'mail.invalid';

describe('what every mail would meet holds the queue', () => {
  test.each<[string, string, ScriptedSmtp['script'], Partial<SmtpServer>]>([
    ['refuses the connection', 'connection', {}, { port: 1 }],
    ['resets it', 'connection', { greeting: { does: 'reset' } }, {}],
    ['closes it before a word', 'connection', { greeting: { does: 'close' } }, {}],
    ['has a name that does not exist', 'connection', {}, { host: gone }],
    ['lets nobody in (hangs at connect)', 'connection', { greeting: { does: 'hang' } }, { secure: true }],
    ['says nothing (hangs at the banner)', 'connection', { greeting: { does: 'hang' } }, {}],
    ['greets without an end', 'connection', { greeting: { does: 'endless' } }, {}],
    ['greets with a byte now and then', 'connection', { greeting: { drips: '220 scripted', every: 90 } }, {}],
    [
      'answers with a byte now and then',
      'connection',
      { EHLO: { drips: '250 a server with very much time', every: 90 } },
      {},
    ],
    ['says nothing after its greeting', 'connection', { EHLO: { does: 'hang' } }, {}],
    [
      'never begins with TLS',
      'connection',
      { EHLO: starttls, STARTTLS: { does: 'hang' } },
      { tls: 'required', auth },
    ],
    ['is closing (421)', 'connection', { greeting: '421 4.3.2 closing' }, {}],
    ['is closing after EHLO (421)', 'connection', { EHLO: '421 4.3.2 closing' }, {}],
    ['takes no mail at all (554)', 'connection', { greeting: '554 no mail here' }, {}],
    ['talks garbage', 'connection', { greeting: '\0\u00ff GET / HTTP/1.1' }, {}],
    ['has a bad certificate', 'tls', { EHLO: starttls }, { tls: 'required', auth }],
    [
      'lost its STARTTLS on the way',
      'tls',
      { EHLO: signIn, STARTTLS: '502 what?' },
      { tls: 'required', auth },
    ],
    ['wants TLS first (530)', 'tls', { MAIL: '530 5.7.0 Must issue a STARTTLS command first' }, {}],
    ['does not know the password (535)', 'authentication', { EHLO: signIn, AUTH: '535 5.7.8 no' }, { auth }],
    ['wants a password (530)', 'authentication', { MAIL: '530 5.7.0 sign in first' }, {}],
    ['wants a password at the recipient', 'authentication', { RCPT: '530 5.7.0 sign in first' }, {}],
    ['does not take the sender (550)', 'configuration', { MAIL: '550 5.7.1 not your address' }, {}],
  ])('a mail server that %s: %s', async (_, cause, script, server) => {
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
  test.each<[string, ScriptedSmtp['script']]>([
    ['is busy (451)', { DATA: '451 4.3.0 not now' }],
    ['asks to come back (450 at the recipient)', { RCPT: '450 4.2.0 greylisted' }],
    ['is closing in between (421)', { RCPT: '421 4.3.2 closing' }],
    ['hangs at DATA', { DATA: { does: 'hang' } }],
    ['hangs at the end of a mail', { mail: { does: 'hang' } }],
    [
      'answers a mail with a byte now and then',
      { mail: { drips: '250 in its own good time, or so', every: 90 } },
    ],
    ['drops the connection in the middle of a mail', { body: { does: 'reset' } }],
    ['talks garbage in between', { RCPT: 'GET / HTTP/1.1' }],
  ])('a mail server that %s gets it again later', async (_, script) => {
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

  test.each<[string, ScriptedSmtp['script']]>([
    ['knows no such recipient (550)', { RCPT: '550 5.1.1 no such user' }],
    ['finds it too big (552 at the sender)', { MAIL: '552 5.3.4 too big' }],
    ['finds it too big (552 at its end)', { mail: '552 5.3.4 too big' }],
    ['does not like it (554)', { mail: '554 5.7.1 spam' }],
    ['does not like it (554 at DATA)', { DATA: '554 5.7.1 no valid recipients' }],
  ])('a mail server that %s gets it once more, and then it is parked', async (_, script) => {
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
    const mailer = createSmtpMailer(readSmtpServer(`smtp://127.0.0.1:${smtp.port}`), 4);
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
