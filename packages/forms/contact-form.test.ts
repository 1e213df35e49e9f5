import { describe, expect, test } from 'vitest';
import { contactForm } from './contact-form.ts';
import { formParser } from './form-schema.ts';
import { fieldsOf } from './form.ts';

const parseContactMessage = formParser(contactForm);
const { fields } = contactForm;
const names = fieldsOf(contactForm).flatMap(([name, { required }]) => (required ? [name] : []));

const good = {
  from_name: 'Ada Example',
  from_email: 'ada@example.com',
  subject: 'A question',
  message: 'First line\nSecond line',
};

/** The fault of a message with one changed value. */
function faultOf(change: Record<string, unknown>): string | undefined {
  const result = parseContactMessage({ ...good, ...change });
  return result.ok ? undefined : result.faults[0]?.fault;
}

describe('a contact message', () => {
  test('is returned unchanged when it is valid', () => {
    expect(parseContactMessage({ ...good, unknown: 'ignored' })).toEqual({ ok: true, message: good });
  });

  test('names every missing field, in the order of the form', () => {
    for (const input of [{}, null, 'text', undefined]) {
      const result = parseContactMessage(input);
      expect(result.ok ? [] : result.faults).toEqual(names.map((field) => ({ field, fault: 'missing' })));
    }
  });

  test('takes the text of a known choice, and drops every other value without a fault', () => {
    const parse = formParser(contactForm, undefined, { about: { azure: 'Azure (/services/azure)' } });
    expect(parse({ ...good, about: 'azure' })).toEqual({
      ok: true,
      message: { ...good, about: 'Azure (/services/azure)' },
    });
    for (const about of ['', 'Azure', 'toString', '__proto__', '<b>', 7, null, ['azure'], undefined])
      expect(parse({ ...good, about })).toEqual({ ok: true, message: good });
  });

  test.each(names)('requires visible text in %s', (field) => {
    for (const value of ['', ' \r\n\t', '\u200b\u2060', 7, null, ['a'], { a: 1 }])
      expect(faultOf({ [field]: value })).toBe('missing');
  });

  test.each(['from_name', 'subject', 'message'] as const)('counts %s in code points', (field) => {
    const limit = fields[field].maxLength;
    expect(faultOf({ [field]: '👍'.repeat(limit) })).toBeUndefined();
    expect(faultOf({ [field]: 'e\u0301'.repeat(limit) })).toBeUndefined();
    expect(faultOf({ [field]: '👍'.repeat(limit + 1) })).toBe('long');
  });

  test('limits the address to 254 characters', () => {
    const address = (length: number) => `${'a'.repeat(length - 12)}@example.com`;
    expect(faultOf({ from_email: address(254) })).toBeUndefined();
    expect(faultOf({ from_email: address(255) })).toBe('long');
  });

  test.each([
    'ada',
    '@example.com',
    'ada@',
    'a b@example.com',
    'a@b..c',
    'a@b,c@d',
    'a@-b.com',
    'é b@b.com',
    'é@b',
  ])('refuses the address %s', (from_email) => expect(faultOf({ from_email })).toBe('invalid'));

  test.each(['josé@example.org', 'jose\u0301@example.org', 'имя@example.org', '例@bücher.example'])(
    'says that the letters before the @ are the fault of %s',
    (from_email) => expect(faultOf({ from_email })).toBe('letters'),
  );

  test.each(['ann@gmail', 'a@b', 'ann@localhost', 'ann@gmail.'])(
    'refuses %s, which no mail can reach',
    (from_email) => expect(faultOf({ from_email })).toBe('invalid'),
  );

  test.each(["o'hara+tag@sub.example.co", 'a@b.c'])('accepts the address %s', (from_email) =>
    expect(faultOf({ from_email })).toBeUndefined(),
  );

  test.each([
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['Ada@MÜNCHEN.Example', 'Ada@xn--mnchen-3ya.example'],
    ['ada@例子。example', 'ada@xn--fsqu00a.example'],
    ['ada@例子.example', 'ada@xn--fsqu00a.example'],
  ])('converts the domain of %s to ASCII', (typed, kept) => {
    expect(parseContactMessage({ ...good, from_email: typed })).toMatchObject({
      ok: true,
      message: { from_email: kept },
    });
  });

  test.each(['ada@bü cher.example', 'ada@bücher.example/x', 'ada@bücher.example:25', 'ada@ü@example.com'])(
    'refuses the malformed domain of %s',
    (from_email) => expect(faultOf({ from_email })).toBe('invalid'),
  );

  test('has no line breaks or control characters in values for mail headers', () => {
    const result = parseContactMessage({
      from_name: 'Ada\r\nBcc: x@example.com\u0000',
      from_email: 'ada@example.com\n',
      subject: 'One\u2028two\u202Ethree',
      message: 'a\r\nb\rc\u0007\u001b[2J\td',
    });
    expect(result).toEqual({
      ok: true,
      message: {
        from_name: 'Ada Bcc: x@example.com',
        from_email: 'ada@example.com',
        subject: 'One two three',
        message: 'a\nb\nc[2J\td',
      },
    });
  });
});
