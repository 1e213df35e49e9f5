/** Judges an uploaded file by its content and the ending of its name. The media type of the request is ignored. */
import { type FaultOf, fileFault } from '../../contracts/forms/form-faults.ts';
import { type FileType, fileTypes } from '../../contracts/forms/form.ts';
import { limits } from '../../contracts/limits.ts';
import { judgeDoc, lookIntoDoc } from './doc.ts';
import { type FormatVerdict, warningsOf } from './format.ts';
import { judgeDocx, judgeOdt, lookIntoDocx, lookIntoOdt } from './office.ts';
import { findPdfHeader, judgePdf, lookIntoPdf } from './pdf.ts';
import { hasRtfHeader, judgeRtf, lookIntoRtf } from './rtf.ts';

/** A file ending that a resume may have. */
export type ResumeType = FileType;

const controls = /[^\P{Cc}\t\n\v\f\r\u0085]/u;

/** Decodes UTF-16 with a byte order mark, UTF-8, or else Windows-1252; a NUL if no encoding matches. */
function decode(bytes: Buffer): string {
  const byteOrderMark = bytes.toString('hex', 0, 2);
  const utf16 = byteOrderMark === 'fffe' ? 'utf-16le' : byteOrderMark === 'feff' ? 'utf-16be' : undefined;
  for (const encoding of utf16 ? [utf16] : ['utf-8', 'windows-1252']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next encoding is tried.
    }
  }
  return '\0';
}

/** Checks that a text file decodes, has no control characters, and is no PDF or RTF document. */
function judgePlainText(bytes: Buffer): FormatVerdict {
  if (findPdfHeader(bytes) === 0 || hasRtfHeader(bytes)) return 'unsound';
  return controls.test(decode(bytes)) ? 'unsound' : 'sound';
}

/** Programs find a zip archive by its end record: a comment may follow it, and other data may precede it. */
const endRecord = Buffer.from('PK\u0005\u0006');
const endRecordReach = 22 + 0xff_ff;

const blank = /^[\s\0\ufeff]*$/;
const zipped = new Set<ResumeType>(['docx', 'odt']);

/** Whether bytes other than white space follow the last `%%EOF`. */
function hasMoreBehind(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('%%EOF');
  return end >= 0 && bytes.subarray(end + 5).some((byte) => byte > 0x20);
}

/** Warnings about a file that has two formats: it can pass a check that looks for only one of them. */
function lookForTwoTypes(bytes: Buffer, type: ResumeType): string[] {
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
export type ResumeVerdict =
  | { ok: true; type: ResumeType; warnings: readonly string[] }
  | { ok: false; fault: FaultOf<'file'> };

/** How each type is checked, and how warnings about a sound file are found. */
const formats = {
  pdf: { judge: judgePdf, look: lookIntoPdf },
  docx: { judge: judgeDocx, look: lookIntoDocx },
  doc: { judge: judgeDoc, look: lookIntoDoc },
  odt: { judge: judgeOdt, look: lookIntoOdt },
  rtf: { judge: judgeRtf, look: lookIntoRtf },
  // Plain text has no active content.
  txt: { judge: judgePlainText, look: () => [] },
} as const satisfies Record<
  ResumeType,
  { judge: (bytes: Buffer) => FormatVerdict; look: (bytes: Buffer) => readonly string[] }
>;

/** Media types under which files are attached and stored. */
export const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
} as const satisfies Record<ResumeType, string>;

/** Judges a file under its cleaned name. */
export function judgeResume(bytes: Buffer, name: string): ResumeVerdict {
  const fault = fileFault({ types: fileTypes, maxBytes: limits.resumeBytes }, name, bytes.length);
  if (fault !== undefined) return { ok: false, fault };
  const type = name.slice(name.lastIndexOf('.') + 1).toLowerCase() as ResumeType;
  const { judge, look } = formats[type];
  const verdict = judge(bytes);
  if (verdict === 'sound')
    return { ok: true, type, warnings: [...look(bytes), ...lookForTwoTypes(bytes, type)] };
  return { ok: false, fault: verdict === 'locked' ? 'locked' : 'type' };
}
