/** Applications with fields and files that are refused. */
import { limits } from '../../../contracts/limits.ts';
import { emailMissing } from '../../test-support/fixture-site.ts';
import { encodeForm, goodParts } from './application-form.ts';
import { type BadRow, file, form, large, locked, notOurs, text } from './bad-application.ts';
import { compoundFile } from '../../resumes/test-support/compound-file.ts';
import { docxFiles, odtFiles, pdfFile, resumes, wordStream } from '../../resumes/test-support/resumes.ts';
import { zipFile } from '../../resumes/test-support/zip-file.ts';

const named = (name: string) => file('cv.docx', zipFile([...docxFiles, { name, content: 'x' }]));

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

/** Files. */
export const badFiles: readonly BadRow[] = [
  [
    'no file',
    { body: encodeForm(goodParts().filter(({ name }) => name !== 'resume')) },
    [422, 'resume', 'missing'],
  ],
  ['no file chosen', file('', Buffer.alloc(0)), [422, 'resume', 'missing']],
  ['an empty file', file('cv.pdf', Buffer.alloc(0)), [422, 'resume', 'empty']],
  ['a file without a name', file('', resumes.pdf), notOurs],
  ['a program', file('cv.exe', text('MZ\u0090\0')), notOurs],
  ['a program in disguise', file('cv.pdf', text('MZ\u0090\0')), notOurs],
  ['a picture', file('cv.doc', text('\u0089PNG\r\n\u001a\n')), notOurs],
  ['a page', file('cv.html', text('<script>')), notOurs],
  ['another kind than its name says', file('cv.docx', resumes.pdf), notOurs],
  ['a name that hides its ending', file('cv.exe\u202efdp.pdf', text('MZ\u0090\0')), notOurs],
  ['a PDF cut off', file('cv.pdf', resumes.pdf.subarray(0, 80)), notOurs],
  ['a locked PDF', file('cv.pdf', pdfFile('', '/Encrypt 9 0 R ')), locked],
  [
    'a locked DOCX',
    file(
      'cv.docx',
      compoundFile([
        { name: 'EncryptionInfo', content: text('x') },
        { name: 'EncryptedPackage', content: text('x') },
      ]),
    ),
    locked,
  ],
  [
    'a locked DOC',
    file('cv.doc', compoundFile([{ name: 'WordDocument', content: wordStream(0x01_00) }])),
    locked,
  ],
  ['a locked archive', file('cv.odt', zipFile(odtFiles.map((entry) => ({ ...entry, flags: 1 })))), locked],
  ['a DOCX with macros', named('word/vbaProject.bin'), notOurs],
  ['a DOCX that leads out of its folder', named('../../evil'), notOurs],
  [
    'a bomb',
    file('cv.docx', zipFile([...docxFiles, { name: 'b', content: Buffer.alloc(4_000_000) }])),
    notOurs,
  ],
  ['an archive cut off', file('cv.docx', resumes.docx.subarray(0, 200)), notOurs],
  ['an archive that lies', file('cv.docx', zipFile(docxFiles, { count: 9 })), notOurs],
  ['a workbook', file('cv.doc', compoundFile([{ name: 'Workbook', content: Buffer.alloc(5000) }])), notOurs],
  ['an RTF never closed', file('cv.rtf', text('{\\rtf1 ')), notOurs],
  ['a text with a NUL', file('cv.txt', text('a\0b')), notOurs],
  ['a file one byte too large', file('cv.txt', Buffer.alloc(limits.resumeBytes + 1, 'x')), large],
  ['a file far too large', file('cv.txt', Buffer.alloc(8 * 1024 * 1024, 'x')), large],
];
