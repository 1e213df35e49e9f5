/** Finds what an RTF or a Word 97–2003 document can do besides being read. */
import type { CompoundEntry } from './compound-file.ts';

const embedded = 'The document contains an embedded object.';

/** What follows `\obj` in the control words of objects. */
const objectWord = /^(?:ect|data|emb|link|autlink|sub|pub|icemb|html|ocx|update|class)(?![a-z])/;

/** A template on a server, by its address or as `\\server`; backslashes are doubled in RTF. */
const templateElsewhere = /^\s*\\\\\\\\|^[^{}]*:\/\//;

/** Fields that Word fills from elsewhere: other programs, files, pictures on a network. */
const fetchingField = /^\s*(?:DDE|DDEAUTO|INCLUDE\w*|IMPORT|LINK)\b/i;

/** Places of one control word that are looked into, and how far. A file with more is taken to hide one. */
const most = { places: 1000, bytes: 300 };

/** Whether a backslash begins a control word: one more before it makes both of them text. */
function isControl(text: string, at: number): boolean {
  let first = at;
  while (first > 0 && at - first < most.bytes && text[first - 1] === '\\') first -= 1;
  return (at - first) % 2 === 0;
}

/** Whether what follows the beginning of a control word is telling, at one of its places. */
function isFollowed(text: string, word: string, isTelling: (following: string) => boolean): boolean {
  let left = most.places;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const begin = at + word.length;
    left -= 1;
    if (left === 0) return true;
    if (isControl(text, at) && isTelling(text.slice(begin, begin + most.bytes))) return true;
  }
  return false;
}

/** Whether a field's instruction, its formatting taken away, is one that fetches. */
const isFetching = (instruction: string): boolean =>
  fetchingField.test(instruction.replace(/\\\*|\\[a-z]+-?\d* ?|[{}\r\n]/gi, ''));

/** Sentences about what a sound RTF document can do besides being read. */
export function lookIntoRtf(bytes: Buffer): string[] {
  const text = bytes.toString('latin1');
  const sayings: readonly [isSo: boolean, warning: string][] = [
    [isFollowed(text, '\\obj', (rest) => objectWord.test(rest)), embedded],
    [
      isFollowed(text, '\\template', (rest) => templateElsewhere.test(rest)),
      'The document fetches a template from another place when it is opened.',
    ],
    [
      isFollowed(text, '\\fldinst', isFetching),
      'The document fetches content from another place or program when it is opened.',
    ],
  ];
  return sayings.filter(([isSo]) => isSo).map(([, warning]) => warning);
}

/** Sentences about what a sound Word 97–2003 document can do besides being read. */
export function lookIntoDoc(entries: readonly CompoundEntry[]): string[] {
  // Word makes this storage in every document and fills it only where there are objects.
  return entries.some(({ name, hasChildren }) => name === 'ObjectPool' && hasChildren) ? [embedded] : [];
}
