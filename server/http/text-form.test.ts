import { describe, expect, test } from 'vitest';
import { boundary, encodeForm, formType } from '../forms/test-support/application-form.ts';
import { readTextForm } from './text-form.ts';

const urlEncoded = 'application/x-www-form-urlencoded';
const disposition = 'Content-Disposition: form-data; name="subject"';
const part = (head: string, value: string | Buffer = 'x') => encodeForm([{ name: '', value, head }]);

describe('a form of text fields', () => {
  test.each<[what: string, type: string, body: Buffer]>([
    ['in parts', formType, encodeForm([{ name: 'subject', value: 'Grüße' }])],
    [
      'in parts with a quoted boundary',
      `multipart/form-data; boundary="${boundary}"`,
      part(disposition, 'Grüße'),
    ],
    ['urlencoded', urlEncoded, Buffer.from('subject=Gr%C3%BC%C3%9Fe')],
    ['urlencoded with a charset', `${urlEncoded}; charset=UTF-8`, Buffer.from('subject=Grüße')],
  ])('is read %s', async (_, type, body) => {
    expect(await readTextForm(body, type)).toEqual({ subject: 'Grüße' });
  });

  test('may lie in the middle of other memory', async () => {
    const body = encodeForm([{ name: 'subject', value: 'Hello' }]);
    const around = Buffer.concat([Buffer.from('before'), body, Buffer.from('after')]);
    expect(await readTextForm(around.subarray(6, 6 + body.length), formType)).toEqual({ subject: 'Hello' });
  });

  test.each<[what: string, type: string, body: Buffer]>([
    ['another type', 'text/plain', Buffer.from('subject=x')],
    ['no type', '', Buffer.from('subject=x')],
    ['no boundary', 'multipart/form-data', part(disposition)],
    ['no end', formType, part(disposition).subarray(0, -4)],
    ['a file', formType, part(`${disposition}; filename="a.txt"`)],
    ['a file without a name', formType, part(`${disposition}; filename=""`)],
    [
      'base64 behind many headers',
      formType,
      part(`${disposition}\r\n${'A: 1\r\n'.repeat(20)}Content-Transfer-Encoding: base64`),
    ],
    ['two dispositions', formType, part(`${disposition}\r\n${disposition}`)],
    ['a value that is not UTF-8', formType, part(disposition, Buffer.from([0xff]))],
    [
      'a field twice',
      formType,
      encodeForm([
        { name: 'subject', value: 'a' },
        { name: 'subject', value: 'b' },
      ]),
    ],
    ['bytes that are not UTF-8', urlEncoded, Buffer.from([0x61, 0x3d, 0xff])],
    ['a pair twice', urlEncoded, Buffer.from('a=1&a=2')],
  ])('is none with %s', async (_, type, body) => {
    expect(await readTextForm(body, type)).toBeUndefined();
  });
});
