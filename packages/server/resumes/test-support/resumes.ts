/** Small sound files of every kind a resume may have. */
import type { FileType } from '@website/forms/form';
import { compoundFile } from './compound-file.ts';
import { pdfFile } from './pdf-file.ts';
import { type PackedFile, zipFile } from './zip-file.ts';

const xml = (body: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;

/** The files of a document in Office Open XML. */
export const docxFiles: readonly PackedFile[] = [
  {
    name: '[Content_Types].xml',
    content: xml('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
  },
  {
    name: '_rels/.rels',
    content: xml('<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>'),
  },
  { name: 'word/document.xml', content: xml('<w:document><w:body><w:p>Ada</w:p></w:body></w:document>') },
];

/** The files of an OpenDocument text, or of another kind of OpenDocument. */
export const odtFiles = (kind = 'text'): readonly PackedFile[] => [
  { name: 'mimetype', content: `application/vnd.oasis.opendocument.${kind}`, stored: true },
  { name: 'content.xml', content: xml('<office:document-content/>') },
  { name: 'META-INF/manifest.xml', content: xml('<manifest:manifest/>') },
];

/** The document stream of a Word 97 document with these flags. */
export function wordStream(flags = 0, bytes = 4096): Buffer {
  const stream = Buffer.alloc(bytes);
  stream.writeUInt16LE(0xa5_ec, 0);
  stream.writeUInt16LE(0xc1, 2);
  stream.writeUInt16LE(flags, 10);
  return stream;
}

/** One sound file of each kind. */
export const resumes: Readonly<Record<FileType, Buffer>> = {
  pdf: pdfFile(),
  docx: zipFile(docxFiles),
  doc: compoundFile([
    { name: '1Table', content: Buffer.alloc(600) },
    { name: 'WordDocument', content: wordStream() },
  ]),
  odt: zipFile(odtFiles()),
  rtf: Buffer.from('{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\\f0 Ada \\{Lovelace\\}\\bin3 }}}\\par}\r\n'),
  txt: Buffer.from('Ada Lovelace\nMathematician, 1815–1852\n'),
};
