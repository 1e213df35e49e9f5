/** Mail servers that do not keep to SMTP. No mail is lost, and the operator reads what is wrong. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { type SmtpServer, smtpServer } from '../../settings/addresses.ts';
import { type ScriptedSmtp, startScriptedSmtp } from '../test-support/scripted-smtp.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import { goodMail } from './test-support/mailer-contract.ts';

async function setUp(script: ScriptedSmtp['script'], changes: Partial<SmtpServer> = {}) {
  const smtp = await startScriptedSmtp(script);
  const server = smtpServer.parse(`smtp://127.0.0.1:${smtp.port}`);
  const mailer = createSmtpMailer({ ...server, ...changes }, { connections: 1 });
  onTestFinished(() => mailer.close());
  return { smtp, mailer };
}

const notSmtp = (words: string) => `The mail server does not answer as SMTP demands: "${words}"`;
const tooLong = 'Server response exceeds maximum allowed size';
const closed = 'Connection closed unexpectedly';

type Nonsense = [name: string, script: ScriptedSmtp['script'], reason: string];

const everyMail: Nonsense[] = [
  ['greets with bytes', { greeting: '\0\u0016 GET' }, notSmtp(' GET')],
  ['greets as a web server', { greeting: 'HTTP/1.1 400 Bad Request' }, notSmtp('HTTP/1.1 400 Bad Request')],
  ['greets with the wrong code', { greeting: '250 hello' }, notSmtp('250 hello')],
  ['greets with half a line', { greeting: { cuts: '220 hel' } }, closed],
  ['greets with half a refusal', { greeting: { cuts: '554 no mai' } }, '554 no mai'],
  ['greets with a line without an end', { greeting: { does: 'endless line' } }, tooLong],
  ['greets with lines without an end', { greeting: { does: 'endless' } }, tooLong],
  ['answers EHLO with lines without an end', { EHLO: { does: 'endless' } }, tooLong],
];

const thisMail: Nonsense[] = [
  ['answers the sender with the wrong code', { MAIL: '354 go on' }, notSmtp('354 go on')],
  ['answers the sender with an unknown code', { MAIL: '999 what' }, notSmtp('999 what')],
  ['answers the recipient with an unknown code', { RCPT: '999 what' }, notSmtp('999 what')],
  ['answers the recipient without a code', { RCPT: 'OK thanks' }, notSmtp('OK thanks')],
  ['does not know the command for recipients', { RCPT: '500 5.5.1 what?' }, '500 5.5.1 what?'],
  ['reads a mail as commands', { DATA: '250 ok' }, '502 what?'],
  ['says 421 before a mail, and closes', { DATA: { cuts: '421 4.3.2 closing\r\n' } }, '421 4.3.2 closing'],
  ['answers a mail with half a line', { mail: { cuts: '250 2.0.0 O' } }, closed],
  ['answers a mail with the first of several lines', { mail: { cuts: '250-2.0.0 Ok\r\n' } }, closed],
  ['answers a mail with the wrong code', { mail: '354 more' }, notSmtp('354 more')],
  ['answers a mail without a code', { mail: 'queued' }, notSmtp('queued')],
];

describe('a mail server that', () => {
  test.each(everyMail)(
    '%s › pauses all mail, and the reason says what it said',
    async (_, script, reason) => {
      const { smtp, mailer } = await setUp(script);
      const sent = mailer.send(goodMail);
      await expect(sent).rejects.toMatchObject({ name: 'DownError', why: 'connection', message: reason });
      for (const moment of Object.keys(script)) delete smtp.script[moment as keyof typeof script];
      await mailer.send(goodMail);
      expect(smtp.taken).toHaveLength(1);
    },
  );

  test.each(thisMail)(
    '%s › gets the mail again, and the reason says what it said',
    async (_, script, reason) => {
      const { smtp, mailer } = await setUp(script);
      const failure: unknown = await mailer.send(goodMail).catch((error: unknown) => error);
      expect(failure).toMatchObject({ name: expect.stringMatching(/^(?:Interrupted|Deferred)Error$/) });
      expect(failure).toHaveProperty('message', expect.stringContaining(reason));
      for (const moment of Object.keys(script)) delete smtp.script[moment as keyof typeof script];
      smtp.taken.length = 0;
      await mailer.send(goodMail);
      expect(smtp.taken).toHaveLength(1);
    },
  );
});

test('a mail server that refuses and then closes › is named with its last reply', async () => {
  const { mailer } = await setUp({ EHLO: '554 5.7.1 who are you?', HELO: { does: 'close' } });
  await expect(mailer.send(goodMail)).rejects.toThrow('Its last reply was: 554 5.7.1 who are you?');
});

describe('the name of this server', () => {
  test('that the settings name › is said at EHLO', async () => {
    const { smtp, mailer } = await setUp({}, { name: 'www.site.test' });
    await mailer.send(goodMail);
    expect(smtp.heard[0]).toBe('EHLO www.site.test');
  });

  test.each([
    [
      'off',
      '421-4.7.0 Try again later, closing\r\n421 4.7.0 connection. (EHLO)',
      '421-4.7.0 Try again later',
    ],
    ['required', '550 5.7.1 helo command rejected', '550 5.7.1 helo command rejected'],
  ] as const)(
    'that is refused, with TLS %s › is named in the reason, with its setting',
    async (tls, reply, words) => {
      const { mailer } = await setUp({ EHLO: reply }, { name: 'www.site.test', tls });
      const sent = mailer.send(goodMail);
      await expect(sent).rejects.toMatchObject({ name: 'DownError' });
      await expect(sent).rejects.toThrow(/after 'EHLO www\.site\.test' \(SMTP_NAME/);
      await expect(sent).rejects.toThrow(words);
    },
  );
});
