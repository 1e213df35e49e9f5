import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BotAction } from '../../contracts/bot-check.ts';
import { endpoints } from '../../contracts/endpoints.ts';
import {
  applicationFieldMessages as words,
  applicationLimits,
  resumeMessages,
} from '../../contracts/job-application.ts';
import { countryMessage } from '../../contracts/job-application-schema.ts';
import { refusals } from '../../contracts/messages.ts';
import { makeToken } from '../test-support/contact-client.ts';
import { rawRequest } from '../test-support/raw-request.ts';
import { type TestServer, startTestServer } from '../test-support/test-server.ts';
import { partMessages } from './application-form.ts';
import { details } from './application-reply.ts';
import { boundary, encodeForm, formType, goodParts } from './test-support/application-form.ts';
import { compoundFile } from './test-support/compound-file.ts';
import { docxFiles, odtFiles, pdfFile, resumes, wordStream } from './test-support/resumes.ts';
import { zipFile } from './test-support/zip-file.ts';

let server: TestServer;
const cleanUps: (() => Promise<void> | void)[] = [];
beforeAll(async () => {
  const env = { RATE_LIMIT_CHALLENGES: '1000', RATE_LIMIT_UNVERIFIED: '1' };
  server = await startTestServer(env, {}, (end) => void cleanUps.unshift(end));
});
afterAll(async () => {
  for (const end of cleanUps) await end();
});

/** A request: its body, and headers in place of the usual ones. */
type Bad = { body: Buffer; headers?: Record<string, string> };

/** What it is answered with: a status, then one error per field, or a sentence. */
type Answer = [status: number, field: string, message: string] | [status: number, detail: string];

const text = (value: string) => Buffer.from(value, 'latin1');
const form = (changes: Record<string, string | undefined>): Bad => ({ body: encodeForm(goodParts(changes)) });
const file = (fileName: string, value: Buffer): Bad => ({ body: encodeForm(goodParts({}, { fileName, value })) });
const extra = (name: string, value = 'x', fileName?: string): Bad => ({
  body: encodeForm([...goodParts(), { name, value, ...(fileName !== undefined && { fileName }) }]),
});
const first = (head: string, value: string | Buffer = 'x'): Bad => ({
  body: encodeForm([{ name: '', value, head }, ...goodParts()]),
});
const sound = encodeForm(goodParts());
const named = (name: string) => file('cv.docx', zipFile([...docxFiles, { name, content: 'x' }]));

const notOurs = [422, 'resume', resumeMessages.type] as const;
const locked = [422, 'resume', resumeMessages.locked] as const;
const malformed = [400, refusals.badRequest] as const;
const large = [413, 'resume', resumeMessages.large] as const;
const noBot = [412, refusals.botCheck] as const;

const fields: [string, Bad, readonly [...Answer]][] = [
  ['no name', form({ name: undefined }), [422, 'name', words.name.missing]],
  ['an empty name', form({ name: '' }), [422, 'name', words.name.missing]],
  ['a name of spaces and controls', form({ name: ' \u0000\u202e ' }), [422, 'name', words.name.missing]],
  ['a name of 101 characters', form({ name: '👩'.repeat(101) }), [422, 'name', words.name.long]],
  ['a name of 20 KB', form({ name: 'é'.repeat(10_000) }), [422, 'name', words.name.long]],
  ['no phone', form({ phone: undefined }), [422, 'phone', words.phone.missing]],
  ['a phone of spaces', form({ phone: '  ' }), [422, 'phone', words.phone.missing]],
  ['a bare dial code', form({ phone: '+91' }), [422, 'phone', words.phone.invalid]],
  ['a phone too short', form({ phone: '98765' }), [422, 'phone', words.phone.invalid]],
  ['a phone too long', form({ phone: '98765432101' }), [422, 'phone', words.phone.invalid]],
  ['letters as a phone', form({ phone: 'call me maybe' }), [422, 'phone', words.phone.invalid]],
  ['a number of another country', form({ phone: '7911 123456', country: 'us' }), [422, 'phone', words.phone.invalid]],
  ['no country', form({ country: undefined }), [422, 'country', countryMessage]],
  ['an unknown country', form({ country: 'zz' }), [422, 'phone', words.phone.invalid]],
  ['a country as a path', form({ country: '../in' }), [422, 'phone', words.phone.invalid]],
  ['no email', form({ email: undefined }), [422, 'email', words.email.missing]],
  ['an email without a host', form({ email: 'ada@' }), [422, 'email', words.email.invalid]],
  ['two emails', form({ email: 'ada@example.org, bob@example.org' }), [422, 'email', words.email.invalid]],
  ['an email with a header', form({ email: 'ada@example.org\r\nBcc: x@y.example' }), [422, 'email', words.email.invalid]],
  ['an email too long', form({ email: `${'a'.repeat(250)}@b.example` }), [422, 'email', words.email.long]],
  ['terms not accepted', form({ terms: undefined }), [422, 'terms', words.terms.missing]],
  ['terms answered with no', form({ terms: 'off' }), [422, 'terms', words.terms.missing]],
];

const files: [string, Bad, readonly [...Answer]][] = [
  ['no file', { body: encodeForm(goodParts().filter(({ name }) => name !== 'resume')) }, [422, 'resume', resumeMessages.missing]],
  ['no file chosen', file('', Buffer.alloc(0)), [422, 'resume', resumeMessages.missing]],
  ['an empty file', file('cv.pdf', Buffer.alloc(0)), [422, 'resume', resumeMessages.empty]],
  ['a file without a name', file('', resumes.pdf), notOurs],
  ['a program', file('cv.exe', text('MZ\u0090\0')), notOurs],
  ['a program in disguise', file('cv.pdf', text('MZ\u0090\0')), notOurs],
  ['a picture', file('cv.doc', text('\u0089PNG\r\n\u001a\n')), notOurs],
  ['a page', file('cv.html', text('<script>')), notOurs],
  ['another kind than its name says', file('cv.docx', resumes.pdf), notOurs],
  ['a name that hides its ending', file('cv.exe\u202efdp.pdf', text('MZ\u0090\0')), notOurs],
  ['a PDF cut off', file('cv.pdf', resumes.pdf.subarray(0, 80)), notOurs],
  ['a locked PDF', file('cv.pdf', pdfFile('', '/Encrypt 9 0 R ')), locked],
  ['a locked DOCX', file('cv.docx', compoundFile([{ name: 'EncryptionInfo' , content: text('x') }, { name: 'EncryptedPackage', content: text('x') }])), locked],
  ['a locked DOC', file('cv.doc', compoundFile([{ name: 'WordDocument', content: wordStream(0x01_00) }])), locked],
  ['a locked archive', file('cv.odt', zipFile(odtFiles.map((entry) => ({ ...entry, flags: 1 })))), locked],
  ['a DOCX with macros', named('word/vbaProject.bin'), notOurs],
  ['a DOCX that leads out of its folder', named('../../evil'), notOurs],
  ['a bomb', file('cv.docx', zipFile([...docxFiles, { name: 'b', content: Buffer.alloc(4_000_000) }])), notOurs],
  ['an archive cut off', file('cv.docx', resumes.docx.subarray(0, 200)), notOurs],
  ['an archive that lies', file('cv.docx', zipFile(docxFiles, { count: 9 })), notOurs],
  ['a workbook', file('cv.doc', compoundFile([{ name: 'Workbook', content: Buffer.alloc(5000) }])), notOurs],
  ['an RTF never closed', file('cv.rtf', text('{\\rtf1 ')), notOurs],
  ['a text with a NUL', file('cv.txt', text('a\0b')), notOurs],
  ['a file one byte too large', file('cv.txt', Buffer.alloc(applicationLimits.resumeBytes + 1, 'x')), large],
  ['a file far too large', file('cv.txt', Buffer.alloc(8 * 1024 * 1024, 'x')), large],
];

const framing: [string, Bad, readonly [...Answer]][] = [
  ['nothing', { body: Buffer.alloc(0) }, malformed],
  ['no multipart', { body: text('name=Ada'), headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }, malformed],
  ['JSON', { body: text('{}'), headers: { 'Content-Type': 'application/json' } }, malformed],
  ['no content type', { body: sound, headers: { 'Content-Type': '' } }, malformed],
  ['no boundary', { body: sound, headers: { 'Content-Type': 'multipart/form-data' } }, malformed],
  ['a boundary too long', { body: sound, headers: { 'Content-Type': `multipart/form-data; boundary=${'x'.repeat(71)}` } }, malformed],
  ['another boundary', { body: sound, headers: { 'Content-Type': 'multipart/form-data; boundary=other' } }, malformed],
  ['another kind of multipart', { body: sound, headers: { 'Content-Type': formType.replace('form-data', 'mixed') } }, malformed],
  ['no end', { body: encodeForm(goodParts(), '') }, malformed],
  ['an end in the middle of a boundary', { body: encodeForm(goodParts(), `--${boundary.slice(0, 9)}`) }, malformed],
  ['an end in the middle of a file', { body: sound.subarray(0, -200) }, malformed],
  ['an end in the middle of a head', { body: text(`--${boundary}\r\nContent-Disposition: form-d`) }, malformed],
  ['a head without an end', { body: text(`--${boundary}\r\nContent-Disposition: form-data; name="name"\r\n--${boundary}--\r\n`) }, malformed],
  ['only an end', { body: text(`--${boundary}--\r\n`) }, [422, 'name', words.name.missing]],
  ['a part without a name', first('Content-Disposition: form-data'), malformed],
  ['a part without a disposition', first('X-Other: 1'), malformed],
  ['another disposition', first('Content-Disposition: attachment; name="name"'), malformed],
  ['two dispositions', first('Content-Disposition: form-data; name="a"\r\nContent-Disposition: form-data; name="name"'), malformed],
  ['two names', first('Content-Disposition: form-data; name="a"; name="name"'), malformed],
  ['another parameter', first('Content-Disposition: form-data; name="name"; filename*=utf-8\'\'x'), malformed],
  ['a quote never closed', first('Content-Disposition: form-data; name="name'), malformed],
  ['base64', first('Content-Disposition: form-data; name="name"\r\nContent-Transfer-Encoding: base64', 'QWRh'), malformed],
  ['a head of 20 KB', first(`Content-Disposition: form-data; name="${'x'.repeat(20_000)}"`), malformed],
  ['a value that is not UTF-8', { body: encodeForm([...goodParts({ name: undefined }), { name: 'name', value: Buffer.from([0xff, 0xfe]) }]) }, malformed],
  ['an unknown field', extra('admin', '1'), [422, 'form', partMessages.unknown]],
  ['a field named like a property', extra('__proto__', '1'), [422, 'form', partMessages.unknown]],
  ['a name in another case', extra('Name', '1'), [422, 'form', partMessages.unknown]],
  ['an unknown file', extra('photo', 'x', 'a.png'), [422, 'form', partMessages.unknown]],
  ['a field twice', extra('email', 'b@example.org'), [422, 'email', partMessages.repeated]],
  ['a second file', extra('resume', 'x', 'b.txt'), [422, 'resume', partMessages.repeated]],
  ['a second token', extra('g-recaptcha-response', 'x'), [422, 'g-recaptcha-response', partMessages.repeated]],
  ['a file as a field', { body: encodeForm([{ name: 'name', value: 'x', fileName: 'a.txt' }, ...goodParts({ name: undefined })]) }, [422, 'name', partMessages.misplaced]],
  ['a field as a file', { body: encodeForm([...goodParts().filter(({ name }) => name !== 'resume'), { name: 'resume', value: 'x' }]) }, [422, 'resume', partMessages.misplaced]],
  ['ten thousand fields', { body: encodeForm(Array.from({ length: 10_000 }, (_, n) => ({ name: `f${n}`, value: '' }))) }, [422, 'form', partMessages.unknown]],
  ['far too much before the first part', { body: Buffer.concat([Buffer.alloc(6 * 1024 * 1024, 'x'), sound]) }, large],
  ['far too much in a field', form({ name: 'x'.repeat(6 * 1024 * 1024) }), large],
];

const origins: [string, Bad, readonly [...Answer]][] = [
  ['another site', { body: sound, headers: { Origin: 'https://evil.example' } }, [403, 'Forbidden']],
  ['another site, as browsers say', { body: sound, headers: { 'Sec-Fetch-Site': 'cross-site' } }, [403, 'Forbidden']],
  ['a key too short', { body: sound, headers: { 'Idempotency-Key': 'short' } }, malformed],
  ['a key with spaces', { body: sound, headers: { 'Idempotency-Key': 'a key with spaces' } }, malformed],
  ['a key in the form that is none', form({ idempotency_key: '<script>' }), malformed],
  ['no token', form({ 'g-recaptcha-response': undefined }), noBot],
  ['an empty token', form({ 'g-recaptcha-response': '' }), noBot],
  ['a made-up token', form({ 'g-recaptcha-response': 'token' }), noBot],
  ['a token of 20 KB', form({ 'g-recaptcha-response': 'x'.repeat(20_000) }), noBot],
  ['a token of JSON', form({ 'g-recaptcha-response': btoa('{"challenge":{},"solution":{}}') }), noBot],
];

async function send({ body, headers = {} }: Bad) {
  const begun = performance.now();
  const response = await rawRequest(server.siteUrl, endpoints.applications, {
    method: 'POST',
    headers: { 'Content-Type': formType, 'Content-Length': String(body.length), ...headers },
    body,
  });
  return { ...response, duration: performance.now() - begun };
}

describe('an application is refused for', () => {
  test.each([...fields, ...files, ...framing, ...origins])('%s', async (_, bad, [status, ...expected]) => {
    const response = await send(bad);
    expect(response.headers['content-type']).toBe('application/problem+json');
    const problem = JSON.parse(response.text) as { errors: object[] };
    expect(problem).toMatchObject({ type: 'about:blank', title: expect.stringMatching(/^[A-Z]/), status });
    expect(response.status).toBe(status);
    const [field, message] = expected;
    if (message === undefined) expect(problem).toMatchObject({ detail: field, errors: [] });
    else expect(problem.errors[0]).toEqual({ field, message });
    expect(response.duration).toBeLessThan(1000);
  });

  test.each<[what: string, action: BotAction, times: number]>([
    ['a token for another form', 'contact_form', 1],
    ['a token that was used', 'job_application', 2],
  ])('%s', async (_, action, times) => {
    const token = await makeToken(server.siteUrl, action);
    const statuses: number[] = [];
    for (let n = 1; n <= times; n += 1)
      statuses.push((await send(form({ name: `${action} ${n}`, 'g-recaptcha-response': token }))).status);
    expect(statuses).toEqual([201, 412].slice(-times));
  });

  test('all its faults at once, in the order of the form', async () => {
    const response = await send({ body: encodeForm([{ name: 'resume', value: '', fileName: '' }]) });
    expect(response.status).toBe(422);
    expect(JSON.parse(response.text)).toMatchObject({
      detail: details.fields,
      errors: ['name', 'country', 'phone', 'email', 'resume', 'terms'].map((field) => ({ field })),
    });
  });

  test('nothing that was sent is repeated, and nothing is left of it', async () => {
    const evil = 'unmistakable-input';
    const response = await send({ body: encodeForm([{ name: evil, value: evil, fileName: evil }]) });
    expect(response.text).not.toContain(evil);
    expect(readdirSync(join(server.dataDir, 'uploads'))).toEqual([]);
    // The one that was accepted above, to show that its token worked once.
    await server.logged('delivery.sent');
    expect(server.events.map(({ event }) => event)).toEqual(['submission.accepted', 'delivery.sent']);
    expect(readdirSync(join(server.dataDir, 'mail'))).toHaveLength(1);
  });
});
