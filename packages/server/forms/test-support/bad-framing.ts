/** Applications whose body, origin or token is refused. */
import { partMessages } from '../form-body.ts';
import { boundary, encodeForm, formType, goodParts } from './application-form.ts';
import { type BadRequest, type BadRow, form, large, malformed, noBot, text } from './bad-application.ts';

const extra = (name: string, value = 'x', fileName?: string): BadRequest => ({
  body: encodeForm([...goodParts(), { name, value, ...(fileName !== undefined && { fileName }) }]),
});
const first = (head: string, value: string | Buffer = 'x'): BadRequest => ({
  body: encodeForm([{ name: '', value, head }, ...goodParts()]),
});
const sound = encodeForm(goodParts());
const junk = 'X-Junk: 1\r\n'.repeat(20);

/** Multipart framing. */
export const badFraming: readonly BadRow[] = [
  ['nothing', { body: Buffer.alloc(0) }, malformed],
  [
    'no multipart',
    { body: text('name=Ada'), headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
    malformed,
  ],
  ['JSON', { body: text('{}'), headers: { 'Content-Type': 'application/json' } }, malformed],
  ['no content type', { body: sound, headers: { 'Content-Type': '' } }, malformed],
  ['no boundary', { body: sound, headers: { 'Content-Type': 'multipart/form-data' } }, malformed],
  [
    'a boundary too long',
    { body: sound, headers: { 'Content-Type': `multipart/form-data; boundary=${'x'.repeat(71)}` } },
    malformed,
  ],
  [
    'another boundary',
    { body: sound, headers: { 'Content-Type': 'multipart/form-data; boundary=other' } },
    malformed,
  ],
  [
    'another kind of multipart',
    { body: sound, headers: { 'Content-Type': formType.replace('form-data', 'mixed') } },
    malformed,
  ],
  ['no end', { body: encodeForm(goodParts(), '') }, malformed],
  [
    'an end in the middle of a boundary',
    { body: encodeForm(goodParts(), `--${boundary.slice(0, 9)}`) },
    malformed,
  ],
  ['an end in the middle of a file', { body: sound.subarray(0, -200) }, malformed],
  [
    'an end in the middle of a head',
    { body: text(`--${boundary}\r\nContent-Disposition: form-d`) },
    malformed,
  ],
  [
    'a head without an end',
    { body: text(`--${boundary}\r\nContent-Disposition: form-data; name="name"\r\n--${boundary}--\r\n`) },
    malformed,
  ],
  ['only an end', { body: text(`--${boundary}--\r\n`) }, [422, 'name', 'missing']],
  ['a part without a name', first('Content-Disposition: form-data'), malformed],
  ['a part without a disposition', first('X-Other: 1'), malformed],
  ['another disposition', first('Content-Disposition: attachment; name="name"'), malformed],
  [
    'two dispositions',
    first('Content-Disposition: form-data; name="a"\r\nContent-Disposition: form-data; name="name"'),
    malformed,
  ],
  ['two names', first('Content-Disposition: form-data; name="a"; name="name"'), malformed],
  [
    'another parameter',
    first('Content-Disposition: form-data; name="name"; filename*=utf-8\'\'x'),
    malformed,
  ],
  ['a quote never closed', first('Content-Disposition: form-data; name="name'), malformed],
  [
    'base64',
    first('Content-Disposition: form-data; name="name"\r\nContent-Transfer-Encoding: base64', 'QWRh'),
    malformed,
  ],
  ['a head of 20 KB', first(`Content-Disposition: form-data; name="${'x'.repeat(20_000)}"`), malformed],
  [
    'a header of 20 KB',
    first(`Content-Disposition: form-data; name="name"\r\nX-Other: ${'x'.repeat(20_000)}`),
    malformed,
  ],
  [
    'a second disposition behind many headers',
    first(
      `Content-Disposition: form-data; name="name"\r\n${junk}Content-Disposition: form-data; name="email"`,
    ),
    malformed,
  ],
  [
    'base64 behind many headers',
    first(`Content-Disposition: form-data; name="name"\r\n${junk}Content-Transfer-Encoding: base64`, 'QWRh'),
    malformed,
  ],
  ['many headers', first(`${junk}Content-Disposition: form-data; name="name"`), malformed],
  [
    'base64 behind a line that is no header',
    first('Content-Disposition: form-data; name="name"\r\nx\r\nContent-Transfer-Encoding: base64', 'QWRh'),
    malformed,
  ],
  ['a header in two lines', first('Content-Disposition: form-data;\r\n name="name"'), malformed],
  [
    'a bare line break in a header',
    first('Content-Disposition: form-data; name="name"\r\nX-Other: a\nb'),
    malformed,
  ],
  ['an empty head', first(''), malformed],
  [
    'a boundary with something behind it',
    { body: text(sound.toString('latin1').replace(boundary, `${boundary}x`)) },
    malformed,
  ],
  [
    'a value that is not UTF-8',
    {
      body: encodeForm([
        ...goodParts({ name: undefined }),
        { name: 'name', value: Buffer.from([0xff, 0xfe]) },
      ]),
    },
    malformed,
  ],
  ['an unknown field', extra('admin', '1'), [422, 'form', partMessages.unknown]],
  ['a field named like a property', extra('__proto__', '1'), [422, 'form', partMessages.unknown]],
  ['a name in another case', extra('Name', '1'), [422, 'form', partMessages.unknown]],
  ['an unknown file', extra('photo', 'x', 'a.png'), [422, 'form', partMessages.unknown]],
  ['a field twice', extra('email', 'b@example.org'), [422, 'email', partMessages.repeated]],
  ['a second file', extra('resume', 'x', 'b.txt'), [422, 'resume', partMessages.repeated]],
  [
    'a second token',
    extra('g-recaptcha-response', 'x'),
    [422, 'g-recaptcha-response', partMessages.repeated],
  ],
  [
    'a file as a field',
    {
      body: encodeForm([{ name: 'name', value: 'x', fileName: 'a.txt' }, ...goodParts({ name: undefined })]),
    },
    [422, 'name', partMessages.misplaced],
  ],
  [
    'a field as a file',
    {
      body: encodeForm([
        ...goodParts().filter(({ name }) => name !== 'resume'),
        { name: 'resume', value: 'x' },
      ]),
    },
    [422, 'resume', partMessages.misplaced],
  ],
  [
    'ten thousand fields',
    { body: encodeForm(Array.from({ length: 10_000 }, (_, n) => ({ name: `f${n}`, value: '' }))) },
    [422, 'form', partMessages.unknown],
  ],
  ['something before the first part', { body: Buffer.concat([text('x\r\n'), sound]) }, malformed],
  ['a line before the first part', { body: Buffer.concat([text('\r\n'), sound]) }, malformed],
  ['far too much in a field', form({ name: 'x'.repeat(6 * 1024 * 1024) }), large],
];

/** Origins, keys and tokens. */
export const badHeaders: readonly BadRow[] = [
  ['another site', { body: sound, headers: { Origin: 'https://evil.example' } }, [403, 'Forbidden']],
  [
    'another site, as browsers say',
    { body: sound, headers: { 'Sec-Fetch-Site': 'cross-site' } },
    [403, 'Forbidden'],
  ],
  ['a key too short', { body: sound, headers: { 'Idempotency-Key': 'short' } }, malformed],
  ['a key with spaces', { body: sound, headers: { 'Idempotency-Key': 'a key with spaces' } }, malformed],
  ['a key in the form that is none', form({ idempotency_key: '<script>' }), malformed],
  ['no token', form({ 'g-recaptcha-response': undefined }), noBot],
  ['an empty token', form({ 'g-recaptcha-response': '' }), noBot],
  ['a made-up token', form({ 'g-recaptcha-response': 'token' }), noBot],
  ['a token of 20 KB', form({ 'g-recaptcha-response': 'x'.repeat(20_000) }), noBot],
  ['a token of JSON', form({ 'g-recaptcha-response': btoa('{"challenge":{},"solution":{}}') }), noBot],
];
