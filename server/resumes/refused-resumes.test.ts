import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { compoundFile } from './test-support/compound-file.ts';
import { docxFiles, odtFiles, pdfFile, resumes, wordStream } from './test-support/resumes.ts';
import { zipFile } from './test-support/zip-file.ts';
import { judgeResume } from './judge-resume.ts';

const text = (words: string, encoding: BufferEncoding = 'utf8') => Buffer.from(words, encoding);
const contentTypes = docxFiles[0]!;
const [mimetype, content, manifest] = [odtFiles[0]!, odtFiles[1]!, odtFiles[2]!];

describe('a resume', () => {
  const extra = (name: string) => zipFile([...docxFiles, { name, content: 'x' }]);
  const doc = resumes.doc;
  const changed = (offset: number, value: number): Buffer => {
    const bytes = Buffer.from(doc);
    bytes.writeUInt32LE(value, offset);
    return bytes;
  };
  test.each<[what: string, name: string, bytes: Buffer]>([
    ['no ending', 'cv', resumes.pdf],
    ['another ending', 'cv.exe', resumes.pdf],
    ['a program', 'a.pdf', text('MZ\u0090\0\u0003')],
    ['a PDF whose header comes late', 'a.pdf', Buffer.concat([Buffer.alloc(1100, ' '), pdfFile()])],
    ['a PDF cut off', 'a.pdf', resumes.pdf.subarray(0, -20)],
    ['a PDF without objects', 'a.pdf', text('%PDF-1.4\nstartxref\n9\n%%EOF')],
    ['a PDF that points past its end', 'a.pdf', text('%PDF-1.4\n1 0 obj\nendobj\nstartxref\n999\n%%EOF')],
    ['a PDF of no version', 'a.pdf', text('%PDF-x.y 1 0 obj startxref\n9\n%%EOF')],
    ['a DOCX cut off', 'a.docx', resumes.docx.subarray(0, -1)],
    ['half a DOCX', 'a.docx', resumes.docx.subarray(0, resumes.docx.length / 2)],
    ['a DOCX with something before it', 'a.docx', Buffer.concat([text('MZ'), resumes.docx])],
    ['a DOCX with something after it', 'a.docx', zipFile(docxFiles, { tail: 'more' })],
    ['another archive', 'a.docx', zipFile([{ name: 'a.txt', content: 'x' }])],
    ['an empty archive', 'a.docx', zipFile([])],
    ['a DOCX without its types', 'a.docx', zipFile(docxFiles.slice(1))],
    ['macros', 'a.docx', extra('word/vbaProject.bin')],
    ['macros in another case', 'a.docx', extra('WORD/VBAPROJECT.BIN')],
    ['active controls', 'a.docx', extra('word/activeX/activeX1.bin')],
    ['a path upwards', 'a.docx', extra('../evil.txt')],
    ['a path upwards inside', 'a.docx', extra('word/../../evil.txt')],
    ['an absolute path', 'a.docx', extra('/etc/passwd')],
    ['a Windows path', 'a.docx', extra('C:\\evil.txt')],
    ['a path with a NUL', 'a.docx', extra('a\0.xml')],
    ['the same name twice', 'a.docx', extra('word/document.xml')],
    ['the same name in another case', 'a.docx', extra('word/DOCUMENT.xml')],
    [
      'too many entries',
      'a.docx',
      zipFile([...docxFiles, ...Array.from({ length: 2000 }, (_, n) => ({ name: `e${n}`, content: '' }))]),
    ],
    ['a count that is not true', 'a.docx', zipFile(docxFiles, { count: 2 })],
    ['a count that is too high', 'a.docx', zipFile(docxFiles, { count: 4 })],
    ['a directory elsewhere', 'a.docx', zipFile(docxFiles, { directoryAt: 3 })],
    ['several volumes', 'a.docx', zipFile(docxFiles, { disk: 1 })],
    ['zip64', 'a.docx', zipFile(docxFiles, { count: 0xff_ff })],
    [
      'zip64 sizes',
      'a.docx',
      zipFile([
        ...docxFiles,
        { name: 'b', content: 'x', packedSize: 0xff_ff_ff_ff, size: 0xff_ff_ff_ff, lieTwice: true },
      ]),
    ],
    [
      'a bomb',
      'a.docx',
      zipFile([...docxFiles, { name: 'bomb.xml', content: Buffer.alloc(4 * 1024 * 1024) }]),
    ],
    [
      'large claims together',
      'a.docx',
      zipFile([
        ...docxFiles,
        ...Array.from({ length: 101 }, (_, n) => ({
          name: `e${n}`,
          content: 'x'.repeat(9),
          size: 1024 * 1024,
          lieTwice: true,
        })),
      ]),
    ],
    [
      'a size that is not true',
      'a.docx',
      zipFile([...docxFiles, { name: 'b', content: 'x', stored: true, size: 2, lieTwice: true }]),
    ],
    [
      'a bomb that declares ten bytes',
      'a.docx',
      zipFile([...docxFiles, { name: 'b', content: Buffer.alloc(50_000_000), size: 10, lieTwice: true }]),
    ],
    [
      'more packed than the declared size can make',
      'a.docx',
      zipFile([...docxFiles, { name: 'b', content: randomBytes(300), size: 100, lieTwice: true }]),
    ],
    ...(['crc', 'packed', 'size'] as const).map((field): [string, string, Buffer] => [
      `sizes that follow, and another ${field} before`,
      'a.docx',
      zipFile(docxFiles.map((file) => ({ ...file, streamed: { [field]: 1 } }))),
    ]),
    ['two different sizes', 'a.docx', zipFile([...docxFiles, { name: 'b', content: 'xyz', size: 2 }])],
    [
      'an entry longer than the file',
      'a.docx',
      zipFile([
        ...docxFiles,
        { name: 'b', content: 'x', stored: true, size: 9999, packedSize: 9999, lieTwice: true },
      ]),
    ],
    [
      'entries that overlap',
      'a.docx',
      zipFile([...docxFiles, { ...contentTypes, name: 'b', localName: '[Content_Types].xml', at: 0 }]),
    ],
    [
      'another name in the entry',
      'a.docx',
      zipFile([...docxFiles, { name: 'b', localName: 'c', content: 'x' }]),
    ],
    ['an unknown method', 'a.docx', zipFile([...docxFiles, { name: 'b', content: 'x', method: 99 }])],
    ['an ODT whose type is deflated', 'a.odt', zipFile([{ ...mimetype, stored: false }, content, manifest])],
    ['an ODT whose type comes second', 'a.odt', zipFile([content, mimetype, manifest])],
    [
      'a spreadsheet',
      'a.odt',
      zipFile([
        { ...mimetype, content: 'application/vnd.oasis.opendocument.spreadsheet' },
        content,
        manifest,
      ]),
    ],
    ['an ODT with macros', 'a.odt', zipFile([...odtFiles, { name: 'Basic/script-lc.xml', content: 'x' }])],
    ['an ODT without content', 'a.odt', zipFile([mimetype, manifest])],
    [
      'a compound file without a document',
      'a.doc',
      compoundFile([{ name: 'Workbook', content: Buffer.alloc(5000) }]),
    ],
    [
      'a document in name only',
      'a.doc',
      compoundFile([{ name: 'WordDocument', content: Buffer.alloc(5000) }]),
    ],
    ['a storage of that name', 'a.doc', compoundFile([{ name: 'WordDocument' }])],
    [
      'a DOC with macros',
      'a.doc',
      compoundFile([{ name: 'WordDocument', content: wordStream() }, { name: 'Macros' }]),
    ],
    ['a DOC cut off', 'a.doc', doc.subarray(0, 2000)],
    ['a DOC that is a header', 'a.doc', doc.subarray(0, 512)],
    [
      'a DOC whose directory runs in a circle',
      'a.doc',
      changed(doc.length - 512 + 4 * doc.readUInt32LE(48), doc.readUInt32LE(48)),
    ],
    ['a DOC whose directory is elsewhere', 'a.doc', changed(48, 0x7f_ff_ff_ff)],
    ['a DOC of another version', 'a.doc', changed(24, 0x00_09_00_3e)],
    ['a DOC with a table of every sector', 'a.doc', changed(44, 0xff_ff_ff_ff)],
    ['an RTF that is never closed', 'a.rtf', text('{\\rtf1 {x}')],
    ['an RTF closed too early', 'a.rtf', text('{\\rtf1 x} y')],
    ['an RTF whose data swallows its end', 'a.rtf', text('{\\rtf1 \\bin9999 x}')],
    ['another group', 'a.rtf', text('{\\urtf1 x}')],
    ['a text with a NUL', 'a.txt', text('a\0b')],
    ['a text with terminal escapes', 'a.txt', text('a\u001b[2Jb')],
    ['UTF-16 without a mark', 'a.txt', text('abc', 'utf16le')],
    ['half a character of UTF-16', 'a.txt', text('fffe41', 'hex')],
  ])('is none: %s', (_, name, bytes) => {
    expect(judgeResume(bytes, name)).toEqual({ ok: false, fault: 'type' });
  });

  test.each<[what: string, name: string, bytes: Buffer]>([
    [
      'streams that never end',
      'a.pdf',
      Buffer.concat([text('%PDF-1.4\n'), Buffer.alloc(5_000_000, 'stream '), pdfFile()]),
    ],
    [
      'names and spaces',
      'a.pdf',
      Buffer.concat([text('%PDF-1.4\n'), Buffer.alloc(5_000_000, '/Encrypt      '), pdfFile()]),
    ],
    ['backslashes', 'a.rtf', Buffer.concat([text('{\\rtf1 '), Buffer.alloc(5_000_000, '\\bin0'), text('}')])],
    ['end records', 'a.docx', Buffer.alloc(5_000_000, 'PK\u0005\u0006')],
    ['digits', 'a.pdf', Buffer.concat([text('%PDF-1.4\n'), Buffer.alloc(5_000_000, '7'), pdfFile()])],
  ])('cannot keep the judge busy: %s', (_, name, bytes) => {
    // If the judge compared each of these bytes with all others, the test would reach its own limit first.
    expect(judgeResume(bytes, name)).toBeDefined();
  });
});
