/** Documents of Word 97–2003, RTF documents, texts, and what people take for a resume. */
import { compoundFile } from './compound-file.ts';
import { resumes, wordStream } from './resumes.ts';
import type { WrittenDocument } from './written-archives.ts';
import { zipFile } from './zip-file.ts';

const bytesOf = (text: string, encoding: BufferEncoding = 'latin1'): Buffer => Buffer.from(text, encoding);
const locked = { name: 'WordDocument', content: wordStream(0x01_00) };
const document = { name: 'WordDocument', content: wordStream() };
const summary = { name: '\u0005SummaryInformation', content: Buffer.alloc(5000) };
const theme = {
  name: '1Table',
  content: Buffer.concat([Buffer.alloc(4000), zipFile([{ name: 'theme/theme1.xml', content: '<x/>' }])]),
};
const doc = compoundFile([
  document,
  { name: '1Table', content: Buffer.alloc(5000) },
  summary,
  { name: 'ObjectPool' },
]);

/** The allocation sector is the last one of the file. The sector of the directory is said to follow itself. */
const circle = Buffer.from(doc);
circle.writeUInt32LE(doc.readUInt32LE(48), doc.length - 512 + 4 * doc.readUInt32LE(48));

export const writtenDoc: readonly WrittenDocument[] = [
  ['Word 97', 'DOC', doc, 'doc'],
  ['Word 97', 'DOC that is called .docx', doc, 'doc', 'cv.docx'],
  ['Word 2013', 'DOC with a theme', compoundFile([document, summary, theme]), 'doc'],
  ['Word 95', 'DOC', compoundFile([{ ...document, content: wordStream().fill(0xa5, 0, 2) }]), 'doc'],
  [
    'LibreOffice',
    'DOC',
    compoundFile([summary, document, { name: '0Table', content: Buffer.alloc(300) }]),
    'doc',
  ],
  ['AbiWord', 'short DOC', compoundFile([{ name: 'WordDocument', content: wordStream(0, 1000) }]), 'doc'],
  [
    'a converter',
    'DOC with names in upper case',
    compoundFile([{ ...document, name: 'WORDDOCUMENT' }]),
    'doc',
  ],
  ['a converter', 'DOC with large sectors', compoundFile([document, summary], 4096), 'doc'],
  ['Word', 'long DOC', compoundFile([{ name: 'WordDocument', content: wordStream(0, 200_000) }]), 'doc'],
  [
    'Word',
    'DOC with a table of Excel',
    compoundFile([document, summary, { name: 'Workbook', content: Buffer.alloc(9) }]),
    'doc',
  ],
  ['a job portal', 'DOC with a line break at its end', Buffer.concat([doc, bytesOf('\r\n')]), 'doc'],
  ['AbiWord', 'RTF that is called .doc', resumes.rtf, 'rtf'],
  ['a job portal', 'text that is called .doc', resumes.txt, 'txt'],
  ['Word', 'DOC with macros', compoundFile([document, { name: 'Macros' }]), 'macros'],
  ['Word', 'DOC with a password', compoundFile([locked]), 'password'],
  ['Word', 'DOC cut off', compoundFile([document, summary]).subarray(0, 3000), 'damaged'],
  ['Word', 'DOC that contains one with a password', compoundFile([document, locked]), 'doc'],
  ['an attacker', 'DOC whose directory is a circle', circle, 'damaged'],
  ['Word', 'beginning of a DOC', doc.subarray(0, 400), 'damaged'],
  ['another program', 'compound file', compoundFile([summary]), 'damaged'],
  [
    'Excel',
    'XLS that is called .doc',
    compoundFile([{ name: 'Workbook', content: Buffer.alloc(5000) }, document]),
    'other:XLS',
  ],
  ['Outlook', 'email that is called .doc', compoundFile([{ name: '__properties_version1.0' }]), 'other:MSG'],
  [
    'a job portal',
    'page that is called .doc',
    bytesOf('\u00ef\u00bb\u00bf\r\n<html><body>Ada</body></html>'),
    'other:HTML',
  ],
  ['Word 2003', 'XML that is called .doc', bytesOf('<?xml version="1.0"?><w:wordDocument/>'), 'other:XML'],
  ['Word', 'web archive that is called .doc', bytesOf('MIME-Version: 1.0\r\n\r\n'), 'other:MHT'],
];

const rtf = '{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\\f0 Ada \\{L\\}\\par}';

export const writtenRtf: readonly WrittenDocument[] = [
  ['WordPad', 'RTF', bytesOf(`${rtf}\r\n\0`), 'rtf'],
  ['TextEdit', 'RTF', bytesOf('{\\rtf1\\ansi\\ansicpg1252\\cocoartf2822\n\\f0\\fs24 Ada}'), 'rtf'],
  ['Word', 'RTF with a picture', bytesOf('{\\rtf1{\\pict\\bin5 }{}}}}\\par}'), 'rtf'],
  ['a job portal', 'RTF with a brace too many', bytesOf(`${rtf}}`), 'rtf'],
  ['a job portal', 'RTF with ^Z', bytesOf(`${rtf}\u001a`), 'rtf'],
  ['a job portal', 'RTF with the boundary of a form', bytesOf(`${rtf}\r\n--boundary--\r\n`), 'rtf'],
  ['Word', 'RTF cut off', bytesOf('{\\rtf1{\\pict\\bin5 }{}}}}\\par'), 'damaged'],
  ['an editor', 'RTF behind a byte order mark', bytesOf(`\u00ef\u00bb\u00bf${rtf}`), 'damaged'],
];

const western =
  'n\u00e9\u00a0\u0096\u00a0\u00e0 Paris, r\u00e9sum\u00e9 \u00a0\u0096\u00a0 Gr\u00fc\u00dfe, \u0093se\u00f1or\u0094 \u0095\u0095\u0095\u0095\u0095\u0095';

export const writtenTexts: readonly WrittenDocument[] = [
  ['Notepad', 'text', bytesOf('Grüße – 履歴書', 'utf8'), 'txt'],
  ['Notepad', 'text with a byte order mark', bytesOf('\ufeffGrüße', 'utf8'), 'txt'],
  ['Notepad', 'text in UTF-16', bytesOf('\ufeffGrüße', 'utf16le'), 'txt'],
  ['TextEdit', 'text in UTF-16, big end first', bytesOf('\ufeffGrüße', 'utf16le').swap16(), 'txt'],
  ['Notepad', 'text in Windows-1252', bytesOf(western), 'txt'],
  ['a DOS program', 'text with ^Z', bytesOf('Ada\r\n\u001a'), 'txt'],
  ['an editor', 'one letter', bytesOf('x'), 'txt'],
  ['an editor', 'text about the beginning of a PDF', bytesOf('It begins with %PDF-1.7.'), 'txt'],
  ['an editor', 'page that is called .txt', bytesOf('<html>Ada</html>'), 'txt'],
  ['Notepad', 'text in Shift_JIS', bytesOf('979a97f08f910d0a8e8196bc', 'hex'), 'encoding'],
  ['Notepad', 'text in GBK', bytesOf('bcf2c0fa0d0ad0d5c3fb', 'hex'), 'encoding'],
  ['Notepad', 'text in Windows-1251', bytesOf('d0e5e7feece520416461', 'hex'), 'encoding'],
  ['an editor', 'text in UTF-16 without a mark', bytesOf('Ada', 'utf16le'), 'encoding'],
  ['an editor', 'half a letter of UTF-16', bytesOf('fffe41', 'hex'), 'encoding'],
  ['a terminal', 'text with escapes', bytesOf('a\u001b[2Jb'), 'encoding'],
  ['a camera', 'JPG that is called .pdf', bytesOf('ffd8ffe000104a464946', 'hex'), 'other:JPG', 'cv.pdf'],
  ['a camera', 'HEIC that is called .pdf', bytesOf('\0\0\0\u0018ftypheic\0\0\0\0'), 'other:HEIC', 'cv.pdf'],
  ['a screenshot', 'PNG that is called .doc', bytesOf('\u0089PNG\r\n\u001a\n'), 'other:PNG', 'cv.doc'],
  ['an attacker', 'program that is called .pdf', bytesOf('MZ\u0090\0\u0003\0'), 'other:EXE', 'cv.pdf'],
  ['a broken disk', 'NULs that are called .docx', Buffer.alloc(5000), 'damaged', 'cv.docx'],
];
