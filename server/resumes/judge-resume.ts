/** Judges an uploaded file by what it holds; its name only has to agree, and its media type is not asked. */
import { type FaultOf, fileFault } from '../../contracts/forms/form-faults.ts';
import { fileTypes } from '../../contracts/forms/form.ts';
import { limits } from '../../contracts/limits.ts';
import { judgeDoc } from './doc.ts';
import type { FormatVerdict } from './format.ts';
import { lookIntoResume } from './look-into-resume.ts';
import { judgePdf } from './pdf.ts';
import { judgePlainText } from './plain-text.ts';
import { judgeRtf } from './rtf.ts';
import type { ResumeType } from './types.ts';
import { judgeDocx, judgeOdt } from './zipped-document.ts';

/** The type of a valid file, with warnings about its active content for whoever opens it; or what is wrong with it. */
export type ResumeVerdict =
  | { ok: true; type: ResumeType; warnings: readonly string[] }
  | { ok: false; fault: FaultOf<'file'> };

const judges = {
  pdf: judgePdf,
  docx: judgeDocx,
  doc: judgeDoc,
  odt: judgeOdt,
  rtf: judgeRtf,
  txt: judgePlainText,
} as const satisfies Record<ResumeType, (bytes: Buffer) => FormatVerdict>;

/** Media types to attach and store each kind under. */
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
  const verdict = judges[type](bytes);
  if (verdict === 'sound') return { ok: true, type, warnings: lookIntoResume(bytes, type) };
  return { ok: false, fault: verdict === 'locked' ? 'locked' : 'type' };
}
