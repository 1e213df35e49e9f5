/** Nothing that somebody typed reaches what the server prints, whatever goes wrong. */
import { everyNth } from '../../../tests/browser/support/sample.ts';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { endpoints } from '@website/forms/endpoints';
import { encodeForm, formType, goodParts } from '../forms/test-support/application-form.ts';
import { resumes } from '../resumes/test-support/resumes.ts';
import { createSmtpMailer } from '../delivery/smtp-mailer.ts';
import { smtpServer, type SmtpServer } from '../settings/addresses.ts';
import { createLog } from '../lib/log.ts';
import { putOff, queueFaults, refused, limitsFor } from '../delivery/test-support/mail-faults.ts';
import { setUpWorker } from '../delivery/test-support/running-worker.ts';
import { databasePath } from '../store/sqlite-database.ts';
import { makeToken, nativeHeaders, postJson } from '../test-support/contact-client.ts';
import { rawRequest } from '../test-support/raw-request.ts';
import { addressOf, spawnServer } from '../test-support/server-process.ts';
import { makeCertificate } from '../test-support/certificate.ts';
import { type Reaction, type ScriptedSmtp, startScriptedSmtp } from '../test-support/scripted-smtp.ts';
import { tempFolder } from '../test-support/temp-folder.ts';

/** What nobody may find in the output; the last one is where the visitor comes from. */
const planted = {
  name: 'Plantina Markerson',
  email: 'plantina@marker.example.org',
  phone: '9876501234',
  subject: 'Plantedsubject',
  message: 'Plantedmessage',
  file: 'Plantedfile',
  password: 'plantedpassword',
  address: '203.0.113.77',
};
const markers = [...Object.values(planted), 'Plantina', 'Markerson', '98765', 'marker.example'];

const tracesIn = (output: string): string[] =>
  markers.filter((marker) => output.toLowerCase().includes(marker.toLowerCase()));

/** A mail server that repeats what it was told, as many do. */
function talkative(script: ScriptedSmtp['script']): ScriptedSmtp['script'] {
  const repeat = (reaction: Reaction): Reaction => {
    if (typeof reaction !== 'string' || !/^[45]\d\d/.test(reaction)) return reaction;
    return `${reaction} <${planted.email}> ${planted.name}: ${planted.message} from [${planted.address}]`;
  };
  return Object.fromEntries(
    Object.entries(script).map(([moment, reaction]) => [
      moment,
      typeof reaction === 'function' ? reaction : repeat(reaction),
    ]),
  );
}

/** Everything logged while a mail meets a fault, is tried again, and is refused or held. */
async function logOf(script: ScriptedSmtp['script'], server: Partial<SmtpServer> = {}): Promise<string> {
  const smtp = await startScriptedSmtp(talkative(script), makeCertificate());
  const auth = server.auth && { user: planted.email, pass: planted.password };
  const address = { ...smtpServer.parse(`smtp://127.0.0.1:${smtp.port}`), ...server, ...(auth && { auth }) };
  const mailer = createSmtpMailer(address, { limits: limitsFor(script) });
  onTestFinished(() => mailer.close());
  let output = '';
  const log = createLog({ write: (line: string) => (output += line) });
  const attachment = { name: `${planted.file}.pdf`, mediaType: 'application/pdf', bytes: resumes.pdf };
  const { arrive, begin, pass } = await setUpWorker(
    (mail, stop) =>
      mailer.send(
        {
          ...mail,
          replyTo: { name: planted.name, address: planted.email },
          subject: planted.subject,
          text: `${planted.message} ${planted.phone}`,
          attachments: [attachment],
        },
        stop,
      ),
    { log },
  );
  await arrive(1);
  begin();
  await expect.poll(() => output).toMatch(/"event":"(?:outbox\.paused|delivery\.failed)"/);
  await pass(5000);
  await pass(11 * 60_000);
  return output;
}

/** At once: most of them wait. */
const together = 4;

test('in the log of a fault of a mail server', async () => {
  const all = [
    ...queueFaults.map(([name, , script, server]) => ({ name, script, server })),
    ...[...putOff, ...refused].map(([name, script]) => ({ name, script, server: {} })),
  ];
  const faults = everyNth(all, 3);
  for (let at = 0; at < faults.length; at += together) {
    const some = faults.slice(at, at + together);
    const outputs = await Promise.all(some.map(({ script, server }) => logOf(script, server)));
    for (const [index, output] of outputs.entries()) {
      expect([some[index]?.name, tracesIn(output)]).toEqual([some[index]?.name, []]);
    }
  }
});

test('in the output of a server that refuses, fails to store and cannot deliver', async () => {
  const refusal = `550 5.1.1 <${planted.email}> ${planted.name} ${planted.message}`;
  const smtp = await startScriptedSmtp({ RCPT: refusal });
  const DATA_DIR = tempFolder();
  const server = spawnServer({
    DATA_DIR,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_INFO: 'hello@site.test',
    MAIL_CAREERS: 'jobs@site.test',
    TRUST_PROXY: '1',
  });
  const origin = await addressOf(server);
  const from = { 'X-Forwarded-For': planted.address };
  const { name, email, phone, subject, message } = planted;
  const words = { from_name: name, from_email: email, subject, message };
  const send = async (changes: object) =>
    postJson(origin, { ...words, 'g-recaptcha-response': await makeToken(origin), ...changes }, from);
  const apply = async (fileName: string, changes: Record<string, string> = {}) => {
    const token = await makeToken(origin, 'job_application');
    const fields = { name, email, phone, 'g-recaptcha-response': token, ...changes };
    const body = encodeForm(goodParts(fields, { fileName, value: resumes.pdf }));
    const headers = { 'Content-Type': formType, ...from };
    return (await rawRequest(origin, endpoints.applications, { method: 'POST', headers, body })).status;
  };
  const native = (body: string) =>
    rawRequest(origin, endpoints.sendMessageForm, {
      method: 'POST',
      headers: { ...nativeHeaders, ...from },
      body,
    });

  expect((await send({})).status).toBe(200);
  expect(await apply(`${planted.file}.pdf`)).toBe(201);
  await server.printed('delivery.failed');
  expect((await send({ from_email: `${email} and more` })).status).toBe(422);
  expect((await send({ subject: email, 'g-recaptcha-response': message })).status).toBe(412);
  expect(await apply(`${planted.file}.exe`)).toBe(422);
  expect(await apply(`${planted.file}.pdf`, { phone: `${phone} x` })).toBe(422);
  expect((await native(new URLSearchParams({ ...words, from_email: name }).toString())).status).toBe(422);
  expect((await rawRequest(origin, `/${subject}?${email}`, { headers: from })).status).toBe(404);

  const db = new DatabaseSync(databasePath(DATA_DIR));
  db.exec('PRAGMA foreign_keys = OFF; DROP TABLE submissions');
  db.close();
  expect((await send({ subject: phone })).status).toBe(503);
  expect(await apply(`${planted.file}.pdf`, { name: email })).toBe(503);
  await server.printed('submission.unavailable');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(tracesIn(server.output)).toEqual([]);
});

test('a server whose output nobody reads any more goes on', async () => {
  const server = spawnServer({ TRUST_PROXY: '1' });
  const origin = await addressOf(server);
  const ends = [server.child.stdout, server.child.stderr];
  for (const end of ends) end?.destroy();
  const body = new URLSearchParams({ from_name: 'A', from_email: 'a@site.test', subject: 's', message: 'm' });
  // Each is logged, and the first of these lines finds nobody there.
  for (let n = 0; n < 3; n += 1) {
    const answer = await rawRequest(origin, endpoints.sendMessageForm, {
      method: 'POST',
      headers: nativeHeaders,
      body: `${body}${n}`,
    });
    expect(answer.status).toBe(200);
  }
  expect((await rawRequest(origin, '/readyz')).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});
