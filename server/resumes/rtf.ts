/** Checks an RTF document by its groups, and warns about active or embedded content. */
import { type Inspection, embeddedObject, warningsOf } from './format.ts';

const [openBrace, closeBrace, backslash, space] = [0x7b, 0x7d, 0x5c, 0x20];
const [letterB, letterI, letterN] = [0x62, 0x69, 0x6e];
const maxDigits = 10;

/** The value of a digit; undefined for any other byte. */
const digit = (byte: number | undefined): number | undefined =>
  byte !== undefined && byte >= 0x30 && byte <= 0x39 ? byte - 0x30 : undefined;

/**
 * Position at which scanning continues after the backslash at `position`. Skips the escaped character, and the raw bytes
 * after `\bin`; the letters of other control words cannot change the groups. Scans bytes instead of text, because a file
 * may contain a million control words.
 */
function afterBackslash(bytes: Buffer, position: number): number {
  const first = position + 1;
  if (bytes[first] !== letterB || bytes[first + 1] !== letterI || bytes[first + 2] !== letterN)
    return position + 2;
  const start = first + 3;
  let at = start;
  let count = 0;
  for (let next = digit(bytes[at]); next !== undefined && at - start < maxDigits; next = digit(bytes[at])) {
    count = count * 10 + next;
    at += 1;
  }
  if (at === start) return position + 2;
  return (bytes[at] === space ? at + 1 : at) + count;
}

/** Position after the document's group; -1 if the group does not end. */
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

export function hasRtfHeader(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 5) === '{\\rtf';
}

/** The part of an object's control word after `\obj`. */
const objectWord = /^(?:ect|data|emb|link|autlink|sub|pub|icemb|html|ocx|update|class)(?![a-z])/;

/** A template on a server, by its address or as `\\server`; backslashes are doubled in RTF. */
const templateElsewhere = /^\s*\\\\\\\\|^[^{}]*:\/\//;

/** Fields that Word fills from other programs, files or the network. */
const fetchingField = /^\s*(?:DDE|DDEAUTO|INCLUDE\w*|IMPORT|LINK)\b/i;

/** Maximum occurrences of one control word, and bytes after each. A file with more occurrences is suspicious. */
const max = { occurrences: 1000, bytes: 300 };

/** Whether a backslash begins a control word: two backslashes are an escaped one. */
function isControl(text: string, at: number): boolean {
  let first = at;
  while (first > 0 && at - first < max.bytes && text[first - 1] === '\\') first -= 1;
  return (at - first) % 2 === 0;
}

/** Whether the text after one occurrence of a control word passes the test. */
function isFollowed(text: string, word: string, isSuspicious: (following: string) => boolean): boolean {
  let budget = max.occurrences;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const start = at + word.length;
    budget -= 1;
    if (budget === 0) return true;
    if (isControl(text, at) && isSuspicious(text.slice(start, start + max.bytes))) return true;
  }
  return false;
}

/** Whether the instruction of a field fetches content. Its formatting is ignored. */
const isFetching = (instruction: string): boolean =>
  fetchingField.test(instruction.replace(/\\\*|\\[a-z]+-?\d* ?|[{}\r\n]/gi, ''));

/** Inspects an RTF document. Only white space and NULs may follow its group. */
export function inspectRtf(bytes: Buffer): Inspection {
  const text = bytes.toString('latin1');
  if (!/^\{\\rtf1?[\\{\s]/.test(text)) return 'unsound';
  const end = endOfGroup(bytes);
  if (end < 0 || !/^[\s\0]*$/.test(text.slice(end))) return 'unsound';
  return warningsOf([
    [isFollowed(text, '\\obj', (following) => objectWord.test(following)), embeddedObject],
    [
      isFollowed(text, '\\template', (following) => templateElsewhere.test(following)),
      'The document fetches a template from another place when it is opened.',
    ],
    [
      isFollowed(text, '\\fldinst', isFetching),
      'The document fetches content from another place or program when it is opened.',
    ],
  ]);
}
