/** Finds files that are two kinds of file in one, and so get past whoever looks for only one of them. */
import { findPdfHeader } from './pdf.ts';
import type { ResumeType } from './types.ts';

/** A zip archive is read from its end record, which may have a comment behind it and anything before it. */
const endRecord = Buffer.from('PK\u0005\u0006');
const endRecordReach = 22 + 0xff_ff;

const blank = /^[\s\0\ufeff]*$/;
const zipped = new Set<ResumeType>(['docx', 'odt']);

/** Bytes behind the last `%%EOF` that are not only white space, which some programs add. */
function hasMoreBehind(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('%%EOF');
  return end >= 0 && bytes.subarray(end + 5).some((byte) => byte > 0x20);
}

/** Sentences about what else a sound file of a type is, or may be. */
export function lookForTwoTypes(bytes: Buffer, type: ResumeType): string[] {
  const header = findPdfHeader(bytes);
  const isPdf = type === 'pdf';
  const sayings: readonly [isSo: boolean, warning: string][] = [
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
  ];
  return sayings.filter(([isSo]) => isSo).map(([, warning]) => warning);
}
