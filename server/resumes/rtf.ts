/** Tells an RTF document by its first group and by every group being closed. */
import type { FormatVerdict } from './format.ts';

const [openBrace, closeBrace, backslash, space] = [0x7b, 0x7d, 0x5c, 0x20];
const [letterB, letterI, letterN] = [0x62, 0x69, 0x6e];
const mostDigits = 10;

/** The value of a digit; undefined for any other byte. */
const digit = (byte: number | undefined): number | undefined =>
  byte !== undefined && byte >= 0x30 && byte <= 0x39 ? byte - 0x30 : undefined;

/**
 * Position at which scanning continues after the backslash at `position`. The escaped character is skipped, and so
 * are the raw bytes after `\bin`, as many as its number says; the letters of other control words do no harm. The bytes
 * are not turned into text, because a file may contain a million control words.
 */
function afterBackslash(bytes: Buffer, position: number): number {
  const first = position + 1;
  if (bytes[first] !== letterB || bytes[first + 1] !== letterI || bytes[first + 2] !== letterN)
    return position + 2;
  const begin = first + 3;
  let at = begin;
  let count = 0;
  for (let next = digit(bytes[at]); next !== undefined && at - begin < mostDigits; next = digit(bytes[at])) {
    count = count * 10 + next;
    at += 1;
  }
  if (at === begin) return position + 2;
  return (bytes[at] === space ? at + 1 : at) + count;
}

/** Position at which the document's group ends; -1 when it does not end. */
function endOfGroup(bytes: Buffer): number {
  let depth = 0;
  let position = 0;
  while (position < bytes.length) {
    const byte = bytes[position];
    if (byte === backslash) {
      position = afterBackslash(bytes, position);
      continue;
    }
    if (byte === openBrace) depth += 1;
    if (byte === closeBrace) depth -= 1;
    position += 1;
    if (depth === 0) return position;
  }
  return -1;
}

/** Whether a file says that it is RTF. */
export function hasRtfHeader(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 5) === '{\\rtf';
}

/** Judges an RTF document. Some programs end the file with line breaks or a NUL; nothing else may follow. */
export function judgeRtf(bytes: Buffer): FormatVerdict {
  if (!/^\{\\rtf1?[\\{\s]/.test(bytes.toString('latin1', 0, 7))) return 'unsound';
  const end = endOfGroup(bytes);
  return end >= 0 && /^[\s\0]*$/.test(bytes.toString('latin1', end)) ? 'sound' : 'unsound';
}
