/** Judges an uploaded file by what it holds; its name only has to agree, and its media type is not asked. */
import { resumeFault, resumeMessages, type resumeTypes } from '../../../contracts/job-application.ts';
import { judgeDoc } from './doc.ts';
import type { FormatVerdict } from './format.ts';
import { judgePdf } from './pdf.ts';
import { judgePlainText } from './plain-text.ts';
import { judgeRtf } from './rtf.ts';
import { judgeDocx, judgeOdt } from './zipped-document.ts';

/** A file ending a resume may have, and what it then is. */
export type ResumeType = (typeof resumeTypes)[number];

/** What a file is, or the sentence to say beside the field. */
export type ResumeVerdict = { ok: true; type: ResumeType } | { ok: false; message: string };

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
  const fault = resumeFault(name, bytes.length);
  if (fault !== undefined) return { ok: false, message: fault };
  const type = name.slice(name.lastIndexOf('.') + 1).toLowerCase() as ResumeType;
  const verdict = judges[type](bytes);
  if (verdict === 'sound') return { ok: true, type };
  return { ok: false, message: verdict === 'locked' ? resumeMessages.locked : resumeMessages.type };
}
