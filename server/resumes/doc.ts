/** Tells a Word 97–2003 document by the streams in its compound file. */
import { type CompoundEntry, readCompoundFile } from './compound-file.ts';
import type { FormatVerdict } from './format.ts';

/** First words of the document stream since Word 6: [MS-DOC] 2.5.2, `wIdent`. */
const documentMarks = new Set([0xa5_ec, 0xa5_dc]);

/** Bit `fEncrypted` of the flags at offset 10: the text is encrypted or obfuscated by a password. */
const encryptedFlag = 0x01_00;

const macros = new Set(['macros', '_vba_project_cur']);

/**
 * Whether a compound file is the wrapping of an encrypted newer document ([MS-OFFCRYPTO] 2.3), whatever the
 * document inside is.
 */
function isEncryptedPackage(entries: readonly CompoundEntry[]): boolean {
  const names = new Set(entries.map(({ name }) => name));
  return names.has('EncryptedPackage') && names.has('EncryptionInfo');
}

/** Judges a compound file as the wrapping of a newer document: it can only be a locked one. */
export function judgeWrapping(bytes: Buffer): FormatVerdict {
  return isEncryptedPackage(readCompoundFile(bytes) ?? []) ? 'locked' : 'unsound';
}

/** Judges a Word document. One with macros is refused, as in the newer formats. */
export function judgeDoc(bytes: Buffer): FormatVerdict {
  const entries = readCompoundFile(bytes);
  if (!entries) return 'unsound';
  if (isEncryptedPackage(entries)) return 'locked';
  if (entries.some(({ name, kind }) => kind === 'storage' && macros.has(name.toLowerCase())))
    return 'unsound';
  const document = entries.find(({ name, kind }) => kind === 'stream' && name === 'WordDocument');
  const head = document?.head();
  if (!head || head.length < 32 || !documentMarks.has(head.readUInt16LE(0))) return 'unsound';
  return head.readUInt16LE(10) & encryptedFlag ? 'locked' : 'sound';
}
