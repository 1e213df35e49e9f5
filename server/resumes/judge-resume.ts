/** Judges an uploaded file by its content and its extension, and ignores the media type of the request. */
import { isUtf8 } from 'node:buffer';
import { type FaultOf, fileFault } from '../../contracts/forms/form-faults.ts';
import { type FileType, fileTypes } from '../../contracts/forms/form.ts';
import { limits } from '../../contracts/limits.ts';
import { inspectDoc } from './doc.ts';
import { type Inspection, bomEncoding, warningsOf } from './format.ts';
import { inspectDocx, inspectOdt } from './office.ts';
import { findPdfHeader, inspectPdf } from './pdf.ts';
import { hasRtfHeader, inspectRtf } from './rtf.ts';

const controls = /[^\P{Cc}\t\n\v\f\r\u0085]/u;

/**
 * The encoding must be UTF-16 with a byte order mark, UTF-8 or Windows-1252. The text must contain no control
 * characters, and must not be a PDF or an RTF document.
 */
function inspectPlainText(bytes: Buffer): Inspection {
  if (findPdfHeader(bytes) === 0 || hasRtfHeader(bytes)) return 'unsound';
  const encoding = bomEncoding(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return controls.test(text) ? 'unsound' : [];
  } catch {
    return 'unsound';
  }
}

/** The bytes by which programs find the end of a zip archive. Other data may come before and after an archive. */
const endRecord = Buffer.from('PK\u0005\u0006');
const endRecordReach = 22 + 0xff_ff;

const blank = /^[\s\0\ufeff]*$/;
const zipped = new Set<FileType>(['docx', 'odt']);

/** Returns whether bytes other than white space follow the last `%%EOF`. */
function hasMoreBehind(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('%%EOF');
  return end >= 0 && bytes.subarray(end + 5).some((byte) => byte > 0x20);
}

/** Returns warnings about a file with two formats, because a check for only one format accepts such a file. */
function lookForTwoTypes(bytes: Buffer, type: FileType): string[] {
  const header = findPdfHeader(bytes);
  const isPdf = type === 'pdf';
  return warningsOf([
    [!isPdf && header >= 0, 'The file can be opened as a PDF, too.'],
    [
      isPdf && !blank.test(bytes.toString('utf8', 0, header)),
      'Something else stands before the PDF in its file.',
    ],
    [isPdf && hasMoreBehind(bytes), 'Something else stands behind the PDF in its file.'],
    [
      !zipped.has(type) && bytes.subarray(-endRecordReach).includes(endRecord),
      'The file can be opened as an archive, too.',
    ],
  ]);
}

/**
 * The type of a valid file with warnings for the person who opens it, or the fault of the file. Warnings are sentences
 * for the mail and the inbox, without text from the file.
 */
type ResumeVerdict =
  | { ok: true; type: FileType; warnings: readonly string[] }
  | { ok: false; fault: FaultOf<'file'> };

const inspectors = {
  pdf: inspectPdf,
  docx: inspectDocx,
  doc: inspectDoc,
  odt: inspectOdt,
  rtf: inspectRtf,
  txt: inspectPlainText,
} as const satisfies Record<FileType, (bytes: Buffer) => Inspection>;

export const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
} as const satisfies Record<FileType, string>;

/** Judges a file. `name` is its cleaned name. */
export function judgeResume(bytes: Buffer, name: string): ResumeVerdict {
  const fault = fileFault({ types: fileTypes, maxBytes: limits.resumeBytes }, name, bytes.length);
  if (fault !== undefined) return { ok: false, fault };
  const type = name.slice(name.lastIndexOf('.') + 1).toLowerCase() as FileType;
  const inspection = inspectors[type](bytes);
  if (typeof inspection === 'string')
    return { ok: false, fault: inspection === 'locked' ? 'locked' : 'type' };
  return { ok: true, type, warnings: [...inspection, ...lookForTwoTypes(bytes, type)] };
}
