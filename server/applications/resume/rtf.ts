/** Tells an RTF document by its first group and by every group being closed. */
import type { FormatVerdict } from './format.ts';

const [openBrace, closeBrace, backslash] = [0x7b, 0x7d, 0x5c];

/** A control word and its number; the number of `\bin` says how many raw bytes follow. */
const controlWord = /^([a-z]{1,32})(-?\d{1,10})?( ?)/i;

/** Where scanning goes on after the control that begins at a backslash. */
function afterControl(bytes: Buffer, position: number): number {
  const [all = '', word, number] = controlWord.exec(bytes.toString('latin1', position + 1, position + 46)) ?? [];
  if (word === undefined) return position + 2;
  return position + 1 + all.length + (word === 'bin' ? Math.max(0, Number(number ?? 0)) : 0);
}

/** Where the document's group ends; -1 when it never does. */
function endOfGroup(bytes: Buffer): number {
  let depth = 0;
  let position = 0;
  while (position < bytes.length) {
    const byte = bytes[position];
    if (byte === backslash) {
      position = afterControl(bytes, position);
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
