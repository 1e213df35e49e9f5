/** Checks an RTF document by its groups, and warns about active or embedded content. */
import { type Inspection, embeddedObject, warningsOf } from './format.ts';

const rawBytes = /^\\bin(\d{1,10}) ?/;

/**
 * Returns the position after the document's group; -1 if the group does not end. Skips escaped characters and, after
 * `\binN`, N raw bytes. No other control word can contain such a brace.
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

/** Matches the end of a control word about an object: the letters after `\obj`. */
const objectWord = /^(?:ect|data|emb|link|autlink|sub|pub|icemb|html|ocx|update|class)(?![a-z])/;

/** A template on a server: an address, or a path that begins with `\\server`. RTF doubles backslashes. */
const templateElsewhere = /^\s*\\\\\\\\|^[^{}]*:\/\//;

/** The fields that Word fills from other programs, from files or from the network. */
const fetchingField = /^\s*(?:DDE|DDEAUTO|INCLUDE\w*|IMPORT|LINK)\b/i;

/** The maximum occurrences of a control word, more are suspicious, and the bytes that are examined after each. */
const max = { occurrences: 1000, bytes: 300 };

/** Returns whether a backslash begins a control word. Two backslashes are an escaped backslash. */
function isControl(text: string, at: number): boolean {
  let first = at;
  while (first > 0 && at - first < max.bytes && text[first - 1] === '\\') first -= 1;
  return (at - first) % 2 === 0;
}

/** Returns whether the text after any occurrence of a control word is suspicious. */
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

/** Returns whether a field's instruction fetches content. Ignores formatting in the instruction. */
const isFetching = (instruction: string): boolean =>
  fetchingField.test(instruction.replace(/\\\*|\\[a-z]+-?\d* ?|[{}\r\n]/gi, ''));

/** Inspects an RTF document. Only white space and NULs may follow the document's group. */
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
