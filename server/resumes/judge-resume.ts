/** Judges an uploaded file by its content and the ending of its name. The media type of the request is ignored. */
import { isUtf8 } from 'node:buffer';
import { type FaultOf, fileFault } from '../../contracts/forms/form-faults.ts';
import { type FileType, fileTypes } from '../../contracts/forms/form.ts';
import { limits } from '../../contracts/limits.ts';
import { inspectDoc } from './doc.ts';
import { type Inspection, markedEncoding, warningsOf } from './format.ts';
import { inspectDocx, inspectOdt } from './office.ts';
import { findPdfHeader, inspectPdf } from './pdf.ts';
import { hasRtfHeader, inspectRtf } from './rtf.ts';

const controls = /[^\P{Cc}\t\n\v\f\r\u0085]/u;

/**
 * Checks that a text file decodes as UTF-16 with a byte order mark, UTF-8, or else Windows-1252, has no control characters,
 * and is no PDF or RTF document. It has no active content.
 */
function inspectPlainText(bytes: Buffer): Inspection {
  if (findPdfHeader(bytes) === 0 || hasRtfHeader(bytes)) return 'unsound';
  const encoding = markedEncoding(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return controls.test(text) ? 'unsound' : [];
  } catch {
    return 'unsound';
  }
}

/** Programs find a zip archive by its end record: a comment may follow it, and other data may precede it. */
const endRecord = Buffer.from('PK\u0005\u0006');
const endRecordReach = 22 + 0xff_ff;

const blank = /^[\s\0\ufeff]*$/;
const zipped = new Set<FileType>(['docx', 'odt']);

/** Whether bytes other than white space follow the last `%%EOF`. */
function hasMoreBehind(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('%%EOF');
  return end >= 0 && bytes.subarray(end + 5).some((byte) => byte > 0x20);
}

/** Warnings about a file that has two formats: it can pass a check that looks for only one of them. */
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
 * The type of a valid file with warnings for the person who opens it, or the fault of the file. Warnings are sentences for
 * the mail and the inbox, without text of the file.
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

/** Media types under which files are attached and stored. */
export const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
} as const satisfies Record<FileType, string>;

/** Judges a file under its cleaned name. */
export function judgeResume(bytes: Buffer, name: string): ResumeVerdict {
  const fault = fileFault({ types: fileTypes, maxBytes: limits.resumeBytes }, name, bytes.length);
  if (fault !== undefined) return { ok: false, fault };
  const type = name.slice(name.lastIndexOf('.') + 1).toLowerCase() as FileType;
  const inspection = inspectors[type](bytes);
  if (typeof inspection === 'string')
    return { ok: false, fault: inspection === 'locked' ? 'locked' : 'type' };
  return { ok: true, type, warnings: [...inspection, ...lookForTwoTypes(bytes, type)] };
}
