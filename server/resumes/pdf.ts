/** Tells a PDF by its header, its trailer and its end; nothing inside is interpreted. */
import type { FormatVerdict } from './format.ts';

/** Readers look for the header this far into a file, and so do mail gateways (ISO 32000-1, annex H). */
const headerReach = 1024;

const endMark = '%%EOF';

/** Bytes before the end mark in which the pointer to the cross-reference table has to stand. */
const tailReach = 2048;

/** Position of the header; -1 when there is none. */
export function findPdfHeader(bytes: Buffer): number {
  return bytes.subarray(0, headerReach + 8).indexOf('%PDF-');
}

/** Whether an encryption dictionary is named anywhere but in the data of a stream. */
function isEncrypted(bytes: Buffer): boolean {
  const named = /\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/;
  let position = 0;
  while (position < bytes.length) {
    const begin = bytes.indexOf('stream', position);
    const close = begin < 0 ? -1 : bytes.indexOf('endstream', begin);
    // A stream without an end hides nothing: the rest of the file is looked at as it is.
    const end = close < 0 ? bytes.length : begin;
    if (named.test(bytes.toString('latin1', position, end))) return true;
    position = close < 0 ? bytes.length : close + 'endstream'.length;
  }
  return false;
}

/**
 * Position after the last `%%EOF`; -1 when there is none, or when objects follow it: then the end of the file is
 * missing, and this is the end of an earlier version in it. Padding of any length may follow.
 */
function findEnd(bytes: Buffer): number {
  const at = bytes.lastIndexOf(endMark);
  if (at < 0) return -1;
  const end = at + endMark.length;
  return bytes.length - end > tailReach && bytes.includes(' obj', end) ? -1 : end;
}

/** Judges a PDF. Whatever names an encryption dictionary needs a password somewhere. */
export function judgePdf(bytes: Buffer): FormatVerdict {
  const header = findPdfHeader(bytes);
  if (header < 0 || !/^%PDF-[12]\.\d/.test(bytes.toString('latin1', header, header + 8))) return 'unsound';
  const end = findEnd(bytes);
  const tail = bytes.toString('latin1', Math.max(header, end - tailReach), Math.max(0, end));
  const pointers = [...tail.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)];
  const pointer = Number(pointers.at(-1)?.[1] ?? Number.NaN);
  // A pointer past the end is what a file cut off in the middle and patched up has.
  if (!(pointer < end) || !bytes.includes(' obj')) return 'unsound';
  return isEncrypted(bytes) ? 'locked' : 'sound';
}
