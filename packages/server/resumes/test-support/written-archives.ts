/** Documents in zip archives, with the habits of the programs that write them. */
import { compoundFile } from './compound-file.ts';
import { docxFiles, odtFiles, resumes } from './resumes.ts';
import { type PackedFile, zipFile } from './zip-file.ts';

/** A document as a program writes it, and what has to become of it. */
export type WrittenDocument = [
  writer: string,
  what: string,
  bytes: Buffer,
  /** The type under which the document is taken, or its fault; `other:PNG` says what was found. */
  outcome: string,
  /** The file's name, if it is not `cv` with the extension of the table. */
  name?: string,
];

const [types, relationships, main] = [docxFiles[0]!, docxFiles[1]!, docxFiles[2]!];
const [mimetype, content, manifest] = [odtFiles()[0]!, odtFiles()[1]!, odtFiles()[2]!];
const entry = (name: string, text: Buffer | string = '<x/>'): PackedFile => ({ name, content: text });
const folder = (name: string): PackedFile => ({ name, content: '', stored: true });
const streamed = (files: readonly PackedFile[], flags = 0): PackedFile[] =>
  files.map((file) => ({ ...file, streamed: true, flags }));
const parts = ['word/styles.xml', 'word/settings.xml', 'word/theme/theme1.xml', 'docProps/core.xml'].map(
  (name) => entry(name),
);
const photo = entry('word/media/image1.jpg', Buffer.from('\u00ff\u00d8\u00ff\u00e0 a photo', 'latin1'));
const docx = [...docxFiles, ...parts];
const odt = [...odtFiles(), entry('styles.xml'), folder('Configurations2/images/Bitmaps/')];
const encryptedPackage = compoundFile([
  { name: 'EncryptionInfo', content: Buffer.alloc(100) },
  { name: 'EncryptedPackage', content: Buffer.alloc(5000) },
]);
const withMacros = (name: string) => zipFile([...docx, entry(name)]);

export const writtenDocx: readonly WrittenDocument[] = [
  ['Word', 'DOCX', zipFile(docx.map((file) => ({ ...file, flags: 6 }))), 'docx'],
  [
    'Word',
    'DOCX with room for changes',
    zipFile([{ ...types, room: 500 }, { ...relationships, room: 260 }, main, ...parts]),
    'docx',
  ],
  ['Word', 'DOCX with a chart and its table', zipFile([...docx, entry('word/embeddings/a.xlsx')]), 'docx'],
  ['Word', 'DOCX that is called .doc', zipFile(docx), 'docx', 'cv.doc'],
  ['Word for the web', 'DOCX', zipFile([types, relationships, entry('word/document2.xml')]), 'docx'],
  ['LibreOffice', 'DOCX', zipFile(streamed([relationships, ...parts, main, types], 0x08_00)), 'docx'],
  ['Google Docs', 'DOCX', zipFile(streamed([main, photo, ...parts, relationships, types], 0x08_00)), 'docx'],
  ['Pages', 'DOCX', zipFile(streamed([types, relationships, main, photo])), 'docx'],
  ['WPS Office', 'DOCX', zipFile([relationships, ...parts, main, types], { comment: 'WPS' }), 'docx'],
  [
    'OnlyOffice',
    'DOCX without compression',
    zipFile(docx.map((file) => ({ ...file, stored: true }))),
    'docx',
  ],
  ['Java', 'DOCX as a stream', zipFile(streamed(docx)), 'docx', 'CV.DOCX'],
  ['.NET', 'DOCX in Zip64', zipFile(docx, { zip64: true }), 'docx'],
  ['.NET', 'DOCX in Zip64 as a stream', zipFile(streamed(docx), { zip64: true, tail: '\n' }), 'docx'],
  [
    'macOS',
    'DOCX packed again',
    zipFile(
      streamed([types, folder('word/'), main, relationships, entry('.DS_Store'), entry('__MACOSX/word/._x')]),
    ),
    'docx',
  ],
  ['a job portal', 'DOCX with a line break at its end', zipFile(docx, { tail: '\r\n' }), 'docx'],
  ['a job portal', 'DOCX with NULs at its end', zipFile(docx, { tail: '\0'.repeat(200_000) }), 'docx'],
  ['a job portal', 'DOCX with one byte at its end', zipFile(docx, { tail: 'x' }), 'docx'],
  ['a job portal', 'DOCX that is called .pdf', zipFile(docx), 'docx', 'Ada.cv.pdf'],
  ['Word', 'DOCX with a password', encryptedPackage, 'password'],
  ['Word', 'DOCX with a password that is called .doc', encryptedPackage, 'password', 'cv.doc'],
  ['7-Zip', 'DOCX packed with a password', zipFile(docx.map((file) => ({ ...file, flags: 1 }))), 'password'],
  ['Word', 'DOCX with macros', withMacros('word/vbaProject.bin'), 'macros'],
  ['Word', 'DOCX with macros in other letters', withMacros('WORD/VBAPROJECT.BIN'), 'macros'],
  ['Word', 'DOCX with active controls', withMacros('word/activeX/activeX1.bin'), 'macros'],
  ['Word', 'DOCX cut off', zipFile(docx).subarray(0, -300), 'damaged'],
  [
    'Word',
    'DOCX cut off behind a whole document inside it',
    Buffer.concat([zipFile(docx).subarray(0, -300), resumes.docx]),
    'damaged',
  ],
  ['Word', 'DOCX without its types', zipFile([relationships, main]), 'damaged'],
  ['Excel', 'XLSX that is called .docx', zipFile([types, entry('xl/workbook.xml')]), 'other:XLSX'],
  ['PowerPoint', 'PPTX that is called .docx', zipFile([types, entry('ppt/presentation.xml')]), 'other:PPTX'],
  ['Pages', 'document that is called .docx', zipFile([folder('Index/Document.iwa')]), 'other:PAGES'],
  ['a zip program', 'archive that is called .docx', zipFile([entry('cv.docx', resumes.docx)]), 'other:ZIP'],
];

export const writtenOdt: readonly WrittenDocument[] = [
  ['LibreOffice', 'ODT', zipFile(odt), 'odt'],
  ['LibreOffice', 'ODT made from a web page', zipFile(odtFiles('text-web')), 'odt'],
  [
    'LibreOffice',
    'ODT with an empty library of macros',
    zipFile([...odt, entry('Basic/script-lc.xml'), entry('Basic/Standard/script-lb.xml')]),
    'odt',
  ],
  [
    'LibreOffice',
    'ODT in which nothing is compressed',
    zipFile(odt.map((file) => ({ ...file, stored: true }))),
    'odt',
  ],
  ['Google Docs', 'ODT', zipFile(streamed([mimetype, content, manifest])), 'odt'],
  ['WPS Office', 'ODT with its type at the end', zipFile([content, manifest, mimetype]), 'odt'],
  [
    'a mobile office',
    'ODT with its type compressed',
    zipFile([content, { ...mimetype, stored: false }, manifest]),
    'odt',
  ],
  ['a mobile office', 'ODT that is called .doc', zipFile(odt), 'odt', 'cv.doc'],
  ['LibreOffice', 'ODT with macros', zipFile([...odt, entry('Basic/Standard/Module1.xml')]), 'macros'],
  ['LibreOffice', 'ODT with scripts', zipFile([...odt, entry('Scripts/python/run.py')]), 'macros'],
  [
    'LibreOffice 7',
    'ODT with a password',
    zipFile([mimetype, { ...content, content: 'f3\u0001\u0002', stored: true }, manifest]),
    'password',
  ],
  [
    'LibreOffice 24.8',
    'ODT with a password',
    zipFile([mimetype, manifest, entry('encrypted-package')]),
    'password',
  ],
  ['LibreOffice', 'ODT without its content', zipFile([mimetype, manifest]), 'damaged'],
  ['LibreOffice', 'ODT cut off', zipFile(odt).subarray(0, -100), 'damaged'],
  ['LibreOffice', 'template that is called .odt', zipFile(odtFiles('text-template')), 'other:OTT'],
  ['LibreOffice', 'ODS that is called .odt', zipFile(odtFiles('spreadsheet')), 'other:ODS'],
];
