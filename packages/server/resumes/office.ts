/** Tells what a zip archive is by the names of its entries: a DOCX, an ODT, or another kind. */
import { inflateRawSync } from 'node:zlib';
import type { Finding } from './finding.ts';
import { type ZipEntry, readZip } from './zip.ts';

/**
 * VBA projects and ActiveX of Microsoft, and modules of OpenDocument. A library of OpenDocument without modules has
 * only its index, `script-lb.xml`.
 */
const macros =
  /(?:^|\/)vba(?:Project\.bin|Data\.xml)$|^word\/activeX\/|^Scripts\/.*[^/]$|^Basic\/[^/]+\/(?!(?:script|dialog)-lb\.xml$)./i;

/** Kinds by the content of the entry `mimetype`. */
const kinds: Readonly<Record<string, string>> = {
  'application/vnd.oasis.opendocument.text': 'ODT',
  // LibreOffice writes this type if the document was a web page before.
  'application/vnd.oasis.opendocument.text-web': 'ODT',
  'application/vnd.oasis.opendocument.text-template': 'OTT',
  'application/vnd.oasis.opendocument.spreadsheet': 'ODS',
  'application/vnd.oasis.opendocument.presentation': 'ODP',
  'application/epub+zip': 'EPUB',
};

/** Kinds by an entry. Some programs number the main entry of a DOCX. All programs of Apple's iWork write the same entry. */
const kindsByEntry: readonly [entry: RegExp, kind: string][] = [
  [/^word\/document\d*\.xml$/i, 'DOCX'],
  [/^xl\/workbook\./i, 'XLSX'],
  [/^ppt\/presentation\./i, 'PPTX'],
  [/^Index(?:\/Document\.iwa|\.zip)$|^index\.(?:xml|apxl)$/i, 'PAGES'],
];

/** The maximum bytes of the entry `mimetype`. Programs may compress it, although they should not. */
const maxTypeBytes = 200;

function readType({ stored, packed }: ZipEntry): string {
  try {
    const type = stored ? packed() : inflateRawSync(packed(), { maxOutputLength: maxTypeBytes });
    return type.toString('latin1', 0, maxTypeBytes).trim();
  } catch {
    return '';
  }
}

/** Encrypted content is stored without compression, and is not XML. LibreOffice 24.8 encrypts the whole package. */
const isEncrypted = ({ name, encrypted, stored, packed }: ZipEntry): boolean =>
  encrypted ||
  name === 'encrypted-package' ||
  (name === 'content.xml' &&
    stored &&
    !/^(?:\u00ef\u00bb\u00bf)?\s*</.test(packed().toString('latin1', 0, 64)));

/** Judges a file that begins like a zip archive. */
export function inspectArchive(bytes: Buffer): Finding {
  const entries = readZip(bytes);
  if (!entries) return { fault: 'damaged' };
  const has = (pattern: RegExp): boolean => entries.some(({ name }) => pattern.test(name));
  const type = entries.find(({ name }) => name === 'mimetype');
  const kind = kinds[type ? readType(type) : ''] ?? kindsByEntry.find(([entry]) => has(entry))?.[1] ?? 'ZIP';
  if (entries.some(isEncrypted)) return { fault: 'password' };
  if (kind !== 'DOCX' && kind !== 'ODT') return { fault: 'other', found: kind };
  if (!has(kind === 'ODT' ? /^content\.xml$/ : /^\[Content_Types\]\.xml$/i)) return { fault: 'damaged' };
  return has(macros) ? { fault: 'macros' } : { type: kind === 'ODT' ? 'odt' : 'docx' };
}
