/** Finds active content in a valid resume. The file is accepted, and its reader is warned before opening it. */
import { readCompoundFile } from './compound-file.ts';
import type { ResumeType } from './types.ts';
import { type ZipEntry, readZip } from './zip-directory.ts';
import { lookIntoDocx, lookIntoOdt } from './office-content.ts';
import { lookIntoDoc, lookIntoRtf } from './old-formats.ts';
import { lookIntoPdf } from './pdf-content.ts';
import { lookForTwoTypes } from './two-types.ts';

const entriesOf = (bytes: Buffer): readonly ZipEntry[] => {
  const zip = readZip(bytes);
  return zip.verdict === 'sound' ? zip.entries : [];
};

const looks = {
  pdf: lookIntoPdf,
  docx: (bytes) => lookIntoDocx(entriesOf(bytes)),
  doc: (bytes) => lookIntoDoc(readCompoundFile(bytes) ?? []),
  odt: (bytes) => lookIntoOdt(entriesOf(bytes)),
  rtf: lookIntoRtf,
  // Text does nothing, whatever it says.
  txt: () => [],
} as const satisfies Record<ResumeType, (bytes: Buffer) => readonly string[]>;

/** Plain sentences for the mail and the inbox; none where nothing was found. They repeat nothing of the file. */
export function lookIntoResume(bytes: Buffer, type: ResumeType): readonly string[] {
  return [...looks[type](bytes), ...lookForTwoTypes(bytes, type)];
}
