/**
 * Judges an uploaded file by its content, and ignores the media type of the request. The judgment answers whether a
 * person can open the file: it is complete, has no password and no macros. It opens nothing that the file contains.
 */
import { isUtf8 } from 'node:buffer';
import type { FileFault } from '@website/forms/form-faults';
import type { FileType } from '@website/forms/form';
import { inspectCompoundFile } from './compound-file.ts';
import type { Finding } from './finding.ts';
import { inspectArchive } from './office.ts';
import { findPdfHeader, inspectPdf } from './pdf.ts';
import { endsWithArchive } from './zip.ts';

/** Kinds that we do not take, by their first bytes. The patterns of texts do not apply to a file named `.txt`. */
const otherKinds: readonly [start: RegExp, kind: string, isText?: true][] = [
  [/^\u00ff\u00d8\u00ff/, 'JPG'],
  [/^\u0089PNG\r/, 'PNG'],
  [/^GIF8[79]a/, 'GIF'],
  [/^II\*\0|^MM\0\*/, 'TIFF'],
  [/^[^]{4}ftyp(?:hei|hev|mif|msf)/, 'HEIC'],
  [/^RIFF[^]{4}WEBP/, 'WEBP'],
  [/^Rar!/, 'RAR'],
  [/^7z\u00bc\u00af/, '7Z'],
  [/^\u00ffWPC/, 'WPD'],
  [/^MZ[^]{0,62}\0/, 'EXE'],
  [/^\s*<(?:!doctype html|html)\b/i, 'HTML', true],
  [/^\s*<\?xml\b/, 'XML', true],
  [/^MIME-Version:/i, 'MHT', true],
];

/** Returns whether the document's group ends. After `\binN` follow N raw bytes, which may contain braces. */
function hasEndOfGroup(rtf: string): boolean {
  const token = /\\bin(\d{1,10}) ?|\\[^]|[{}]/g;
  let depth = 0;
  for (let match = token.exec(rtf); match; match = token.exec(rtf)) {
    if (match[1] !== undefined) token.lastIndex += Number(match[1]);
    if (match[0] === '{') depth += 1;
    if (match[0] === '}') depth -= 1;
    if (depth === 0) return true;
  }
  return false;
}

const controls = /[^\P{Cc}\t\n\v\f\r\u0085]/u;

/**
 * Matches text of another code page that was read as Windows-1252: four letters in a row that no Western language
 * writes. A row of equal characters is a line, and a space that does not break is no letter.
 */
const otherCodePage = /(?:([^\0-\u007f\u00a0])(?!\1)){4}/u;

/** Returns whether the bytes are text in UTF-8, in UTF-16 with a byte order mark, or in Windows-1252. */
function isText(bytes: Buffer): boolean {
  const mark = bytes.toString('hex', 0, 2);
  const utf16 = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : undefined;
  const encoding = utf16 ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  try {
    // Old programs end a text with ^Z or with NULs.
    const text = new TextDecoder(encoding, { fatal: true })
      .decode(bytes)
      .replace(/(?<![^\P{Cc}\s])[^\P{Cc}\s]+$/u, '');
    return text !== '' && !controls.test(text) && !(encoding === 'windows-1252' && otherCodePage.test(text));
  } catch {
    return false;
  }
}

/** Throws a RangeError if a number in the file points out of it. */
function inspect(bytes: Buffer, isNamedText: boolean): Finding {
  const start = bytes.toString('latin1', 0, 1024).replace(/^\u00ef\u00bb\u00bf/, '');
  if (start.startsWith('PK\u0003\u0004')) return inspectArchive(bytes);
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')) return inspectCompoundFile(bytes);
  // Programs show an RTF document as its code if anything stands before it.
  if (/^\s*\{\\rtf/.test(start))
    return bytes[0] === 0x7b && hasEndOfGroup(bytes.toString('latin1'))
      ? { type: 'rtf' }
      : { fault: 'damaged' };
  const header = findPdfHeader(bytes);
  const pdf = header < 0 ? undefined : inspectPdf(bytes);
  // A text may speak of the header of a PDF.
  if (pdf && (header === 0 || !('fault' in pdf && pdf.fault === 'damaged'))) return pdf;
  const other = otherKinds.find(
    ([pattern, , isTextKind]) => !(isTextKind && isNamedText) && pattern.test(start),
  );
  if (other) return { fault: 'other', found: other[1] };
  if (isText(bytes)) return { type: 'txt' };
  return { fault: isNamedText ? 'encoding' : 'damaged' };
}

/**
 * The type of a valid file with warnings for the person who opens it, or the fault of the file. Warnings are sentences
 * for the mail and the inbox, without text from the file.
 */
type ResumeVerdict = { type: FileType; warnings: readonly string[] } | FileFault;

export const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
} as const satisfies Record<FileType, string>;

function inspectSafely(bytes: Buffer, isNamedText: boolean): Finding {
  try {
    return inspect(bytes, isNamedText);
  } catch (error) {
    if (error instanceof RangeError) return { fault: 'damaged' };
    throw error;
  }
}

/**
 * Judges a file for a field that takes these types. `name` is its cleaned name, with the extension of one of the types;
 * the content may be of another type.
 */
export function judgeResume(bytes: Buffer, name: string, types: readonly FileType[]): ResumeVerdict {
  const finding = inspectSafely(bytes, /\.txt$/i.test(name));
  if ('fault' in finding) return finding;
  const { type } = finding;
  if (!types.includes(type)) return { fault: 'other', found: type.toUpperCase() };
  const isTwofold = type !== 'docx' && type !== 'odt' && endsWithArchive(bytes);
  return { type, warnings: isTwofold ? ['The file can be opened as an archive, too.'] : [] };
}

/** Returns the name with the extension of its type: `cv.doc` becomes `cv.rtf` if the file is an RTF document. */
export function nameOfType(name: string, type: FileType): string {
  const ending = name.lastIndexOf('.') + 1;
  return name.slice(ending).toLowerCase() === type ? name : name.slice(0, ending) + type;
}
