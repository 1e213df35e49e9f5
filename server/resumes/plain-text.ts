/** Tells plain text from everything else: it decodes, and it holds no control characters. */
import type { FormatVerdict } from './format.ts';
import { findPdfHeader } from './pdf.ts';
import { hasRtfHeader } from './rtf.ts';

const controls = /[^\P{Cc}\t\n\v\f\r\u0085]/u;

/** UTF-16 says so in its first bytes, UTF-8 is told by its pattern; what is left is a Western code page. */
function decode(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 2);
  const utf16 = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : undefined;
  for (const encoding of utf16 ? [utf16] : ['utf-8', 'windows-1252']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Not this one.
    }
  }
  return '\0';
}

/** Judges a text file. Text that is the source of another kind of document is that document. */
export function judgePlainText(bytes: Buffer): FormatVerdict {
  if (findPdfHeader(bytes) === 0 || hasRtfHeader(bytes)) return 'unsound';
  return controls.test(decode(bytes)) ? 'unsound' : 'sound';
}
