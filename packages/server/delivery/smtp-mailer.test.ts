import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeCertificate } from '../test-support/certificate.ts';
import { type ScriptedSmtp, startScriptedSmtp } from '../test-support/scripted-smtp.ts';
import { startSmtpInbox } from '../test-support/smtp-inbox.ts';
import { DownError } from './errors.ts';
import { patientLimits } from './test-support/mail-faults.ts';
import { goodMail, mailerContract } from './test-support/mailer-contract.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import { type SmtpServer, smtpServer } from '../settings/addresses.ts';

const mailerFor = (url: string) => createSmtpMailer(smtpServer.parse(url), { connections: 1 });

mailerContract(
  'A mailer over SMTP',
  async () => {
    const smtp = await startSmtpInbox();
    return { mailer: mailerFor(smtp.url), handedOver: async () => smtp.mails.map(({ raw }) => raw) };
  },
  async () => {
    const smtp = await startSmtpInbox();
    smtp.refuse('451 try later');
    return mailerFor(smtp.url);
  },
);

test("the envelope contains only the company's addresses, whatever the visitor typed", async () => {
  const smtp = await startSmtpInbox();
  const mailer = mailerFor(smtp.url);
  await mailer.send({
    ...goodMail,
    replyTo: { name: 'x>, <victim@example.net', address: 'ada@example.org' },
  });
  mailer.close();
  expect(smtp.mails).toMatchObject([{ sender: goodMail.from, recipients: goodMail.to }]);
});

test('a mail that is refused for some recipients goes to the others, and the number is reported', async () => {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 50,
    onRcptTo({ address }, _, callback) {
      if (address !== 'gone@example.com') return callback();
      callback(Object.assign(new Error('no such user'), { responseCode: 550 }));
    },
    onData(stream, { envelope }, callback) {
      taken.push(...envelope.rcptTo.map(({ address }) => address));
      stream.resume().on('end', () => callback());
    },
  });
  const { port } = await new Promise<AddressInfo>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve(listening.address() as AddressInfo));
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = smtpServer.parse(`smtp://127.0.0.1:${port}`);
  const mailer = createSmtpMailer(address);
  const several = { ...goodMail, to: ['one@example.com', 'gone@example.com'], cc: ['two@example.com'] };
  const sent = await mailer.send(several);
  await mailer.send(goodMail);
  mailer.close();
  expect(taken).toEqual(['one@example.com', 'two@example.com', ...goodMail.to]);
  expect(sent).toMatchObject({ refused: [{ address: 'gone@example.com', reply: '550 no such user' }] });
});

test('a sender that SMTP cannot express is a fault of the settings, and nothing is sent', async () => {
  const smtp = await startScriptedSmtp();
  const mailer = mailerFor(`smtp://127.0.0.1:${smtp.port}`);
  await expect(mailer.send({ ...goodMail, from: 'web>@example.com' })).rejects.toMatchObject({
    name: 'DownError',
    why: 'configuration',
  });
  mailer.close();
  expect(smtp.heard.filter((line) => line.startsWith('MAIL'))).toEqual([]);
});

test('the reason of a refusal is the mail server’s reply, and the code contains only its numbers', async () => {
  const smtp = await startScriptedSmtp({ RCPT: '550 5.1.1 nobody called ada@example.org here' });
  const mailer = mailerFor(`smtp://127.0.0.1:${smtp.port}`);
  const refusal = mailer.send(goodMail);
  await expect(refusal).rejects.toThrow(/nobody called ada@/);
  await expect(refusal).rejects.toMatchObject({ name: 'RefusedError', code: '550 5.1.1' });
  mailer.close();
});

describe('connections', () => {
  const goodServer = (smtp: ScriptedSmtp) => smtpServer.parse(`smtp://127.0.0.1:${smtp.port}`);

  test('are reused, also after a refusal, and there are never more than allowed', async () => {
    const smtp = await startScriptedSmtp({ DATA: '451 not now' });
    const mailer = createSmtpMailer(goodServer(smtp), { connections: 2 });
    await expect(mailer.send(goodMail)).rejects.toMatchObject({ code: '451' });
    await smtp.said('RSET');
    delete smtp.script.DATA;
    await Promise.all(Array.from({ length: 9 }, () => mailer.send(goodMail)));
    mailer.close();
    await smtp.said('QUIT', 2);
    expect(smtp.taken).toHaveLength(9);
    expect(smtp.connections.most).toBe(2);
    expect(smtp.heard.filter((line) => line.startsWith('EHLO'))).toHaveLength(2);
  });

  test('a kept connection that the server closed is replaced without a failure', async () => {
    const smtp = await startScriptedSmtp();
    const mailer = createSmtpMailer(goodServer(smtp), { connections: 1 });
    await mailer.send(goodMail);
    let isFirst = true;
    smtp.script.MAIL = () => {
      if (!isFirst) return '250 ok';
      isFirst = false;
      return { does: 'close' };
    };
    await mailer.send(goodMail);
    mailer.close();
    expect(smtp.taken).toHaveLength(2);
    expect(smtp.heard.filter((line) => line.startsWith('EHLO'))).toHaveLength(2);
  });

  test('a mail that times out or is aborted gives its slot back', async () => {
    const smtp = await startScriptedSmtp({ mail: { does: 'hang' } });
    const mailer = createSmtpMailer(goodServer(smtp), { connections: 1, limits: patientLimits });
    const time = new AbortController();
    const clock = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
    const late = mailer.send(goodMail);
    await smtp.said('mail');
    time.abort();
    await expect(late).rejects.toMatchObject({ name: 'InterruptedError' });
    clock.mockRestore();
    const stop = new AbortController();
    const called = mailer.send(goodMail, stop.signal);
    await smtp.said('mail', 2);
    stop.abort();
    await expect(called).rejects.toThrow(/./);
    delete smtp.script.mail;
    await mailer.send(goodMail);
    mailer.close();
    expect(smtp.taken).toHaveLength(1);
  });
});

describe('TLS', () => {
  const ehlo = '250-scripted\r\n250-STARTTLS\r\n250 AUTH PLAIN';
  const serverOf = ({ port }: ScriptedSmtp, changes: Partial<SmtpServer>): SmtpServer => ({
    ...smtpServer.parse(`smtp://bob:secret@localhost:${port}`),
    tls: 'required',
    ...changes,
  });
  /** Commands that were sent without TLS. */
  const inClear = ({ heard }: ScriptedSmtp) => heard.filter((line) => !line.startsWith('tls '));

  test('a user signs in and a mail goes out behind TLS alone', async () => {
    const certificate = makeCertificate();
    const smtp = await startScriptedSmtp({ EHLO: ehlo }, certificate);
    const mailer = createSmtpMailer(serverOf(smtp, { ca: certificate.cert }));
    await mailer.send(goodMail);
    mailer.close();
    expect(smtp.taken).toHaveLength(1);
    expect(inClear(smtp).filter((line) => line !== 'mail')).toEqual([
      expect.stringMatching(/^EHLO /),
      'STARTTLS',
    ]);
    expect(smtp.heard).toContain(`tls AUTH PLAIN ${btoa('\0bob\0secret')}`);
  });

  test.each<[string, ScriptedSmtp['script'], boolean]>([
    ['a server that offers none', { EHLO: '250-scripted\r\n250 AUTH PLAIN', STARTTLS: '502 what?' }, false],
    ['a server that cannot begin with it', { EHLO: ehlo, STARTTLS: '454 4.7.0 not now' }, false],
    ['a server that does not know EHLO', { EHLO: '502 what?' }, false],
    ['a certificate that nobody vouches for', { EHLO: ehlo }, true],
  ])('%s gets neither password nor mail', async (_, script, hasCertificate) => {
    const smtp = await startScriptedSmtp(script, hasCertificate ? makeCertificate() : undefined);
    const mailer = createSmtpMailer(serverOf(smtp, {}));
    const failure = mailer.send(goodMail);
    await expect(failure).rejects.toBeInstanceOf(DownError);
    await expect(failure).rejects.toMatchObject({ why: 'tls' });
    mailer.close();
    expect(smtp.heard.filter((line) => !/^(?:EHLO|STARTTLS)/.test(line))).toEqual([]);
  });

  test('a certificate is also checked where TLS is optional', async () => {
    const smtp = await startScriptedSmtp({ EHLO: ehlo }, makeCertificate());
    const mailer = createSmtpMailer(serverOf(smtp, { tls: 'offered' }));
    await expect(mailer.send(goodMail)).rejects.toMatchObject({ why: 'tls' });
    mailer.close();
    expect(smtp.heard.join()).not.toContain('AUTH');
  });

  test('is not used if the settings disable it', async () => {
    const smtp = await startScriptedSmtp({ EHLO: ehlo });
    const mailer = createSmtpMailer(serverOf(smtp, { tls: 'off' }));
    await mailer.send(goodMail);
    mailer.close();
    expect(smtp.heard).not.toContain('STARTTLS');
    expect(smtp.taken).toHaveLength(1);
  });
});
