/** Applications with fields and files that are refused. */
import { limits } from '@website/forms/limits';
import { emailMissing } from '../../test-support/fixture-site.ts';
import { encodeForm, goodParts } from './application-form.ts';
import { type BadRow, file, form, large, text } from './bad-application.ts';
import { encryption, pdfFile } from '../../resumes/test-support/pdf-file.ts';
import { docxFiles, resumes } from '../../resumes/test-support/resumes.ts';
import { zipFile } from '../../resumes/test-support/zip-file.ts';

/** Text parts. */
export const badFields: readonly BadRow[] = [
  ['no name', form({ name: undefined }), [422, 'name', 'missing']],
  ['an empty name', form({ name: '' }), [422, 'name', 'missing']],
  ['a name of spaces and controls', form({ name: ' \u0000\u202e ' }), [422, 'name', 'missing']],
  ['a name that nobody sees', form({ name: '\u200b' }), [422, 'name', 'missing']],
  ['a name of 101 characters', form({ name: '👩'.repeat(101) }), [422, 'name', 'long']],
  ['a name of 20 KB', form({ name: 'é'.repeat(10_000) }), [422, 'name', 'long']],
  ['no phone', form({ phone: undefined }), [422, 'phone', 'missing']],
  ['a phone of spaces', form({ phone: '  ' }), [422, 'phone', 'missing']],
  ['a bare dial code', form({ phone: '+91' }), [422, 'phone', 'invalid']],
  ['a phone too short', form({ phone: '98765' }), [422, 'phone', 'invalid']],
  ['a phone too long', form({ phone: '98765432101' }), [422, 'phone', 'invalid']],
  ['letters as a phone', form({ phone: 'call me maybe' }), [422, 'phone', 'invalid']],
  ['a number of another country', form({ phone: '7911 123456', country: 'us' }), [422, 'phone', 'invalid']],
  ['no country', form({ country: undefined }), [422, 'country', 'country']],
  ['an unknown country', form({ country: 'zz' }), [422, 'phone', 'invalid']],
  ['a country as a path', form({ country: '../in' }), [422, 'phone', 'invalid']],
  ['no email', form({ email: undefined }), [422, 'email', emailMissing]],
  ['an email without a host', form({ email: 'ada@' }), [422, 'email', 'invalid']],
  ['two emails', form({ email: 'ada@example.org, bob@example.org' }), [422, 'email', 'invalid']],
  [
    'an email with a header',
    form({ email: 'ada@example.org\r\nBcc: x@y.example' }),
    [422, 'email', 'invalid'],
  ],
  ['an email too long', form({ email: `${'a'.repeat(250)}@b.example` }), [422, 'email', 'long']],
  ['terms not accepted', form({ terms: undefined }), [422, 'terms', 'missing']],
  ['terms answered with no', form({ terms: 'off' }), [422, 'terms', 'missing']],
];

/** Files. The tests of the inspection have more of them; here is one of each answer. */
export const badFiles: readonly BadRow[] = [
  [
    'no file',
    { body: encodeForm(goodParts().filter(({ name }) => name !== 'resume')) },
    [422, 'resume', 'missing'],
  ],
  ['no file chosen', file('', Buffer.alloc(0)), [422, 'resume', 'missing']],
  ['an empty file', file('cv.pdf', Buffer.alloc(0)), [422, 'resume', 'empty']],
  ['a file whose name has no ending', file('cv', resumes.pdf), [422, 'resume', 'type']],
  ['a file with the ending of another kind', file('cv.pages', resumes.pdf), [422, 'resume', 'other']],
  ['a name that hides its ending', file('cv.exe\u202efdp.pdf', text('MZ\u0090\0')), [422, 'resume', 'other']],
  ['a picture', file('cv.doc', text('\u0089PNG\r\n\u001a\n')), [422, 'resume', 'other']],
  ['a PDF cut off', file('cv.pdf', resumes.pdf.subarray(0, 80)), [422, 'resume', 'damaged']],
  [
    'a PDF with a password',
    file('cv.pdf', pdfFile(encryption({ version: 2, revision: 3, bits: 128, password: 'secret' }))),
    [422, 'resume', 'password'],
  ],
  [
    'a DOCX with macros',
    file('cv.docx', zipFile([...docxFiles, { name: 'word/vbaProject.bin', content: 'x' }])),
    [422, 'resume', 'macros'],
  ],
  ['a text with a NUL', file('cv.txt', text('a\0b')), [422, 'resume', 'encoding']],
  ['a file one byte too large', file('cv.txt', Buffer.alloc(limits.resumeBytes + 1, 'x')), large],
  ['a file far too large', file('cv.txt', Buffer.alloc(8 * 1024 * 1024, 'x')), large],
];
