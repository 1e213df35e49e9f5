/** Tells whether a PDF is complete and opens without a password. */
import type { Finding } from './finding.ts';
import { opensWithoutPassword } from './pdf-password.ts';

/** The number of bytes in which PDF readers and mail gateways look for the header (ISO 32000-1, annex H). */
const headerReach = 1024;

export const findPdfHeader = (bytes: Buffer): number => bytes.subarray(0, headerReach + 5).indexOf('%PDF-');

/**
 * Returns whether the file has an end. Any bytes may follow the end, but no objects: they would show that the mark ends
 * an earlier version of the document, and that the end of the last version is missing.
 */
function hasEnd(bytes: Buffer): boolean {
  const end = Math.max(bytes.lastIndexOf('%%EOF'), bytes.lastIndexOf('startxref'));
  return end >= 0 && !/\d\s+obj\b/.test(bytes.toString('latin1', end));
}

/** Returns the text without the data of streams, in which anything may stand. */
function withoutStreams(bytes: Buffer): string {
  const pieces: string[] = [];
  let at = 0;
  while (at < bytes.length) {
    const start = bytes.indexOf('stream', at);
    const end = start < 0 ? -1 : bytes.indexOf('endstream', start);
    pieces.push(bytes.toString('latin1', at, end < 0 ? bytes.length : start));
    at = end < 0 ? bytes.length : end + 'endstream'.length;
  }
  return pieces.join('\n');
}

/** Judges a file with the header of a PDF. Viewers repair most faults, so the rest of the structure is not checked. */
export function inspectPdf(bytes: Buffer): Finding {
  if (!hasEnd(bytes)) return { fault: 'damaged' };
  return opensWithoutPassword(withoutStreams(bytes)) ? { type: 'pdf' } : { fault: 'password' };
}
