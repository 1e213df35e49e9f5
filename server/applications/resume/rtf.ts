/** Tells an RTF document by its first group and by every group being closed. */
import type { FormatVerdict } from './format.ts';

const [openBrace, closeBrace, backslash] = [0x7b, 0x7d, 0x5c];

/**
 * Where scanning goes on after the backslash at a position. What it escapes is skipped, and so are the raw
 * bytes after `\bin`, whose number says how many; the letters of other control words do no harm.
 */
function afterBackslash(bytes: Buffer, position: number): number {
  const isData = bytes.toString('latin1', position + 1, position + 4) === 'bin';
  const [all = '', count] =
    (isData && /^(\d{1,10}) ?/.exec(bytes.toString('latin1', position + 4, position + 16))) || [];
  return count === undefined ? position + 2 : position + 4 + all.length + Number(count);
}

/** Where the document's group ends; -1 when it never does. */
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
