import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { limits } from '../../contracts/limits.ts';
import { compoundFile } from './test-support/compound-file.ts';
import { docxFiles, odtFiles, pdfFile, resumes, wordStream } from './test-support/resumes.ts';
import { zipFile } from './test-support/zip-file.ts';
import { judgeResume } from './judge-resume.ts';

const text = (words: string, encoding: BufferEncoding = 'utf8') => Buffer.from(words, encoding);
const [mimetype, content, manifest] = [odtFiles[0]!, odtFiles[1]!, odtFiles[2]!];
const wrapped = compoundFile([
  { name: 'EncryptionInfo', content: Buffer.alloc(100) },
  { name: 'EncryptedPackage', content: Buffer.alloc(5000) },
]);

describe('a resume', () => {
  test.each(Object.entries(resumes))('may be %s', (type, bytes) => {
    expect(judgeResume(bytes, `cv.${type}`)).toEqual({ ok: true, type, warnings: [] });
    expect(judgeResume(bytes, `My CV.v2.${type.toUpperCase()}`)).toEqual({ ok: true, type, warnings: [] });
  });

  test.each(Object.entries(resumes))('that is %s is nothing else', (type, bytes) => {
    for (const other of Object.keys(resumes).filter((name) => name !== type))
      expect(judgeResume(bytes, `cv.${other}`)).toEqual({ ok: false, fault: 'type' });
  });

  test.each<[what: string, name: string, bytes: Buffer]>([
    ['a header after some bytes', 'a.pdf', Buffer.concat([text('\n\n'), pdfFile()])],
    ['bytes after the end', 'a.pdf', Buffer.concat([pdfFile(), text('\r\n\r\n\0\0')])],
    ['the word in a stream', 'a.pdf', pdfFile('3 0 obj\n<< >>\nstream\n/Encrypt 5 0 R\nendstream\nendobj\n')],
    ['a similar word', 'a.pdf', pdfFile('', '/EncryptMetadata true ')],
    [
      'a numbered main part',
      'a.docx',
      zipFile([...docxFiles.slice(0, 2), { name: 'word/document2.xml', content: '<w/>' }]),
    ],
    [
      'folders as entries',
      'a.docx',
      zipFile([...docxFiles, { name: 'word/media/', content: '', stored: true }]),
    ],
    [
      'entries whose sizes follow them, as programs write that send what they pack',
      'a.docx',
      zipFile(docxFiles.map((file) => ({ ...file, streamed: {} }))),
    ],
    ['a comment', 'a.docx', zipFile(docxFiles, { comment: 'packed elsewhere' })],
    [
      'what cannot be packed any smaller',
      'a.docx',
      zipFile([...docxFiles, { name: 'word/media/a.jpg', content: randomBytes(200_000) }]),
    ],
    ['stored XML', 'a.odt', zipFile([mimetype, { ...content, stored: true }, manifest])],
    ['a small stream', 'a.doc', compoundFile([{ name: 'WordDocument', content: wordStream(0, 1000) }])],
    [
      'more sectors than one table',
      'a.doc',
      compoundFile([{ name: 'WordDocument', content: wordStream(0, 200_000) }]),
    ],
    ['a byte order mark', 'a.txt', text('\ufeffGrüße')],
    ['UTF-16', 'a.txt', text('\ufeffGrüße', 'utf16le')],
    ['UTF-16, the other way round', 'a.txt', text('\ufeffGrüße', 'utf16le').swap16()],
    ['a Western code page', 'a.txt', text('Gr\u00fc\u00dfe \u0093so\u0094', 'latin1')],
    ['one character', 'a.txt', text('x')],
    ['exactly the limit', 'a.txt', Buffer.alloc(limits.resumeBytes, 'x')],
  ])('with %s is fine: %s', (_, name, bytes) => {
    expect(judgeResume(bytes, name)).toMatchObject({ ok: true });
  });

  test.each<[what: string, name: string, bytes: Buffer]>([
    ['PDF', 'a.pdf', pdfFile('', '/Encrypt 9 0 R ')],
    ['PDF with the dictionary inside', 'a.pdf', pdfFile('', '/Encrypt<< /V 4 >>')],
    ['DOCX', 'a.docx', wrapped],
    ['DOCX under another name', 'a.doc', wrapped],
    ['archive', 'a.docx', zipFile(docxFiles.map((file) => ({ ...file, flags: 1 })))],
    ['DOC', 'a.doc', compoundFile([{ name: 'WordDocument', content: wordStream(0x01_00) }])],
    ['ODT', 'a.odt', zipFile([mimetype, { ...content, content: 'f3\u0001\u0002', stored: true }, manifest])],
    [
      'ODT as a whole',
      'a.odt',
      zipFile([mimetype, manifest, { name: 'encrypted-package', content: 'x', stored: true }]),
    ],
  ])('that is locked says so: %s', (_, name, bytes) => {
    expect(judgeResume(bytes, name)).toEqual({ ok: false, fault: 'locked' });
  });

  test('is larger than nothing and no larger than the limit', () => {
    expect(judgeResume(Buffer.alloc(0), 'a.pdf')).toEqual({ ok: false, fault: 'empty' });
    const large = Buffer.alloc(limits.resumeBytes + 1, 'x');
    expect(judgeResume(large, 'a.txt')).toEqual({ ok: false, fault: 'large' });
  });
});
