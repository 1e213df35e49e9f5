/** Tells the two document formats that are zip archives apart from other archives, by what lies in them. */
import { hasCompoundHeader } from './compound-file.ts';
import { judgeWrapping } from './doc.ts';
import type { FormatVerdict } from './format.ts';
import { type ZipEntry, readZip } from './zip-directory.ts';

/** Judges the entries of a sound archive. */
type Contents = (entries: readonly ZipEntry[]) => FormatVerdict;

const has = (entries: readonly ZipEntry[], pattern: RegExp): boolean =>
  entries.some(({ name }) => pattern.test(name));

/** An Office Open XML text document. Programs on the web number its main part. */
const docxContents: Contents = (entries) => {
  const isDocument =
    has(entries, /^\[Content_Types\]\.xml$/) &&
    has(entries, /^_rels\/\.rels$/) &&
    has(entries, /^word\/document\d*\.xml$/);
  const isActive = has(entries, /(?:^|\/)vba(?:Project\.bin|Data\.xml)$|^word\/activeX\//i);
  return isDocument && !isActive ? 'sound' : 'unsound';
};

/** An OpenDocument text. Its type stands, stored as it is, in the first entry (ODF 1.3, part 2, 3.3). */
const odtContents: Contents = (entries) => {
  const [first] = entries;
  const type = first?.name === 'mimetype' && first.stored ? first.packed.toString('latin1') : '';
  if (type !== 'application/vnd.oasis.opendocument.text' || !has(entries, /^META-INF\/manifest\.xml$/))
    return 'unsound';
  if (has(entries, /^encrypted-package$/)) return 'locked';
  const content = entries.find(({ name }) => name === 'content.xml');
  // What is encrypted is stored, because it cannot be deflated; stored XML can be read as such.
  if (content?.stored && !/^(?:\u00ef\u00bb\u00bf)?\s*</.test(content.packed.toString('latin1', 0, 64)))
    return 'locked';
  return content && !has(entries, /^(?:Basic|Scripts)\//) ? 'sound' : 'unsound';
};

function judge(bytes: Buffer, contents: Contents): FormatVerdict {
  if (hasCompoundHeader(bytes)) return judgeWrapping(bytes);
  const zip = readZip(bytes);
  return zip.verdict === 'sound' ? contents(zip.entries) : zip.verdict;
}

/** Judges a DOCX. One with a password is no archive any more but a compound file. */
export const judgeDocx = (bytes: Buffer): FormatVerdict => judge(bytes, docxContents);

/** Judges an ODT. */
export const judgeOdt = (bytes: Buffer): FormatVerdict => judge(bytes, odtContents);
