import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { contactForm } from '@website/forms/contact-form';
import type { FieldStrings } from '@website/forms/form-faults';
import { limits } from '@website/forms/limits';
import { formContents, formMessages, forms } from './forms.ts';

type Json = { [key: string]: Json };
const read = (): Json =>
  parse(readFileSync(join(import.meta.dirname, '../../../content/forms.yaml'), 'utf8')) as Json;

/** What is wrong with the file after a change. */
function faultsAfter(change: (file: Json) => void): string[] {
  const file = read();
  change(file);
  return (forms.safeParse(file).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
}

describe('the words of the forms', () => {
  test('fit the definitions', () => expect(faultsAfter(() => {})).toEqual([]));

  test('are at fault with a field that has none, and with words that no field has', () => {
    expect(faultsAfter(({ contact }) => delete contact!['fields']!['subject'])).toEqual([
      expect.stringMatching(/^contact\.fields\.subject: /),
    ]);
    const topic = { label: 'Topic' } as unknown as Json;
    expect(faultsAfter(({ contact }) => Object.assign(contact!['fields']!, { topic }))).toEqual([
      expect.stringContaining('"topic"'),
    ]);
    expect(faultsAfter(({ application }) => delete application!['fields']!['resume']!['drop'])).toEqual([
      expect.stringMatching(/^application\.fields\.resume\.drop: /),
    ]);
  });

  test('are at fault with a fault or a refusal that has no sentence, and with a sentence for none', () => {
    expect(faultsAfter(({ contact }) => delete contact!['fields']!['subject']!['errors']!['long'])).toEqual([
      expect.stringMatching(/^contact\.fields\.subject\.errors\.long: /),
    ]);
    expect(faultsAfter(({ application }) => delete application!['refusals']!['busy'])).toEqual([
      expect.stringMatching(/^application\.refusals\.busy: /),
    ]);
    const short = 'Enter more' as unknown as Json;
    expect(faultsAfter(({ contact }) => Object.assign(contact!['refusals']!, { short }))).toEqual([
      expect.stringContaining('"short"'),
    ]);
  });

  test('have no broken link in what is agreed to', () => {
    const statement = 'I accept the [rules](terms-of-use)' as unknown as Json;
    expect(
      faultsAfter(({ application }) => Object.assign(application!['fields']!['terms']!, { statement })),
    ).toEqual([expect.stringMatching(/^application\.fields\.terms\.statement: must have links to \/a-page/)]);
  });

  test('say the limits of the definitions, and keep what is filled in later', () => {
    const { application, contact } = formContents(forms.parse(read()), 'en-US');
    expect(application.strings.fields.resume.hint).toContain(`${limits.resumeBytes / 1024 / 1024} MB`);
    expect(application.strings.fields.resume.hint).toContain('ODT, RTF or TXT');
    expect(application.strings.fields.phone.truncated).toContain('{digits}');
    expect(contact.result.tooMany).toContain('{wait}');
    expect(contact.strings.fields.subject.errors.long).toContain(` ${limits.subject} `);
    expect(application.strings.fields.resume.errors.type).toContain('PDF, DOCX, DOC, ODT, RTF or TXT');
    expect(application.strings.fields.resume.errors.large).toContain('5 MB');
  });

  test('go to the server under the names of what is sent, so the country has those of its number', () => {
    const contents = formContents(forms.parse(read()), 'en-US');
    const { strings } = contents.application;
    const { fields, refusals } = formMessages(contents).application;
    expect(fields['country']).toEqual(strings.fields.phone.errors);
    expect(fields['phone']).toEqual(strings.fields.phone.errors);
    expect(refusals).toEqual(strings.refusals);
  });

  test('do not compile with a field missing', () => {
    const label = { label: '', errors: { missing: '', long: '', invalid: '', letters: '' } };
    // @ts-expect-error -- `message` is missing
    const strings: FieldStrings<typeof contactForm> = { from_name: label, from_email: label, subject: label };
    expect(Object.keys(strings)).toHaveLength(3);
  });
});
