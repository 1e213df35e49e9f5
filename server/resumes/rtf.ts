/** Checks an RTF document by its groups, and warns about active or embedded content. */
import { type Inspection, embeddedObject, warningsOf } from './format.ts';

const rawBytes = /^\\bin(\d{1,10}) ?/;

/**
 * The position after the document's group; -1 if the group does not end. Skips escaped characters, and the raw bytes after
 * `\bin` and their number. Other control words cannot change the groups.
 */
function endOfGroup(text: string): number {
  let depth = 0;
  let at = 0;
  while (at < text.length) {
    const character = text[at];
    if (character === '\\') {
      const raw = text.startsWith('\\bin', at) ? rawBytes.exec(text.slice(at, at + 15)) : null;
      at += raw ? raw[0].length + Number(raw[1]) : 2;
      continue;
    }
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    at += 1;
    if (depth === 0) return at;
  }
  return -1;
}

export const hasRtfHeader = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 5) === '{\\rtf';

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
  const end = endOfGroup(text);
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
