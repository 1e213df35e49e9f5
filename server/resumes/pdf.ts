/**
 * Checks a PDF by its header, its trailer and its end, and warns about active or embedded content. Searches for names
 * in the whole file and in compressed object streams, so that no stream can hide a name.
 */
import { type Inspection, inflateWhole, warningsOf } from './format.ts';

/** The number of bytes in which PDF readers and mail gateways look for the header (ISO 32000-1, annex H). */
const headerReach = 1024;

/** The pointer to the cross-reference table must be within this number of bytes before the end mark. */
const tailReach = 2048;

export function findPdfHeader(bytes: Buffer): number {
  return bytes.subarray(0, headerReach + 8).indexOf('%PDF-');
}

/** Returns whether the file names an encryption dictionary. Ignores the data of streams. */
function isEncrypted(bytes: Buffer): boolean {
  const named = /\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/;
  let position = 0;
  while (position < bytes.length) {
    const start = bytes.indexOf('stream', position);
    const close = start < 0 ? -1 : bytes.indexOf('endstream', start);
    // If a stream has no end, its data is searched too. If it were not, the stream could hide the objects after it.
    const end = close < 0 ? bytes.length : start;
    if (named.test(bytes.toString('latin1', position, end))) return true;
    position = close < 0 ? bytes.length : close + 'endstream'.length;
  }
  return false;
}

/**
 * Returns the position after the last `%%EOF`; -1 without one, or if objects follow: then the mark ends an earlier
 * version, and the file is truncated. Any amount of padding may follow the mark.
 */
function findEnd(bytes: Buffer): number {
  const at = bytes.lastIndexOf('%%EOF');
  if (at < 0) return -1;
  const end = at + 5;
  return bytes.length - end > tailReach && bytes.includes(' obj', end) ? -1 : end;
}

/** Returns whether the file has a header, an object, and an end with a pointer to the cross-reference table. */
function isWhole(bytes: Buffer): boolean {
  const header = findPdfHeader(bytes);
  if (header < 0 || !/^%PDF-[12]\.\d/.test(bytes.toString('latin1', header, header + 8))) return false;
  const end = findEnd(bytes);
  const tail = bytes.toString('latin1', Math.max(header, end - tailReach), Math.max(0, end));
  const pointer = [...tail.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)].at(-1)?.[1];
  // The pointer is beyond the end if a program repaired a truncated file.
  return Number(pointer) < end && bytes.includes(' obj');
}

/** White space and comments between two tokens (ISO 32000-1, 7.2.3). */
const gap = '(?:[\\s\\0]|%[^\\r\\n]{0,200}[\\r\\n])*';

/** The number of bytes before and after a name from which the code detects how the name is used. */
const nameReach = 300;

/** The maximum occurrences of a name that are examined. If a name occurs more often, all occurrences count as used. */
const maxOccurrences = 500;

/** The maximum number of escaped names in a text. A file with more escaped names probably hides something. */
const maxEscapedNames = 50_000;

/** A name with an escape. `#` and two hexadecimal digits may replace any byte. */
const escapedName = /\/[^\s\0()<>[\]{}/%#]{0,40}#[\dA-Fa-f]{2}[^\s\0()<>[\]{}/%]{0,120}/g;
const escapedLetter = /#([46][1-9A-Fa-f]|[57][\dAa])/g;

const isValue = new RegExp(`/(?:S|Type|Subtype)${gap}$`);
const isKey = new RegExp(`^${gap}(?:<<|\\[|\\d{1,10}${gap}\\d{1,10}${gap}R)`);
const nameEnds = /^[\s\0()<>[\]{}/%]|^$/;

/** How a name is used: as the value of an action or a type, or as a key before a value. */
type NameUse = 'value' | 'key';

/** A text in which the names contain no escapes. */
type Names = {
  /** The text. Spaces replace removed escapes, so all positions are the same as in the file. */
  text: string;
  /** Returns the positions after each name that is used in this way. Ignores text that only looks like a name. */
  find: (name: string, as: NameUse) => number[];
  hasTooManyEscapes: boolean;
};

function readNames(source: string): Names {
  let escapes = 0;
  const text = source.replace(escapedName, (written) => {
    escapes += 1;
    const name = written.replace(escapedLetter, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    return name.padEnd(written.length);
  });

  function find(name: string, as: NameUse): number[] {
    const ends: number[] = [];
    const written = `/${name}`;
    let at = text.indexOf(written);
    while (at >= 0 && ends.length < maxOccurrences) {
      const end = at + written.length;
      if (nameEnds.test(text.slice(end, end + 1))) ends.push(end);
      at = text.indexOf(written, end);
    }
    if (ends.length === maxOccurrences) return ends;
    return ends.filter((end) => {
      const start = end - written.length;
      return as === 'key'
        ? isKey.test(text.slice(end, end + nameReach))
        : isValue.test(text.slice(Math.max(0, start - nameReach), start));
    });
  }
  return { text, find, hasTooManyEscapes: escapes > maxEscapedNames };
}

/** The warnings, each with the PDF names that cause it (ISO 32000-1: 7.7.4, 7.11.4, 12.5.6, 12.6.4, 12.7.8). */
const riskyNames: readonly { warning: string; values?: readonly string[]; keys?: readonly string[] }[] = [
  { warning: 'The PDF contains JavaScript.', values: ['JavaScript'], keys: ['JavaScript'] },
  { warning: 'The PDF can start a program.', values: ['Launch'] },
  { warning: 'The PDF can send or fetch data.', values: ['SubmitForm', 'ImportData'] },
  { warning: 'The PDF can open another file.', values: ['GoToR', 'GoToE'] },
  {
    warning: 'The PDF contains other files.',
    values: ['EmbeddedFile', 'FileAttachment'],
    keys: ['EmbeddedFiles', 'EF'],
  },
  { warning: 'The PDF contains a form that can run scripts (XFA).', keys: ['XFA'] },
  { warning: 'The PDF contains media that can run scripts.', values: ['RichMedia', 'Rendition'] },
];

/** The maximum number and size of unpacked object streams. A resume has few and small object streams. */
export const max = { objectStreams: 64, bytes: 256 * 1024 };

/** After a position, this number of bytes is searched for the end of the dictionary or object. */
const objectReach = 2000;

/** The maximum of actions that run on opening, and of definitions of one object. A valid file has one of each. */
const maxDefinitions = 8;

/**
 * Returns the objects of an object stream as text; undefined if the stream cannot be unpacked. The text of the file
 * contains the objects of a stream without compression, so the result is empty.
 */
function readObjectStream(bytes: Buffer, text: string, position: number): string | undefined {
  const after = text.slice(position, position + objectReach);
  const keyword = /stream(?:\r\n|\n|\r)/.exec(after);
  if (!keyword) return undefined;
  const before = text.slice(Math.max(0, position - objectReach), position);
  const dictionary = before.slice(before.lastIndexOf('obj') + 1) + after.slice(0, keyword.index);
  if (/\/(?:Predictor|Crypt)\b/.test(dictionary)) return undefined;
  const start = position + keyword.index + keyword[0].length;
  const end = text.indexOf('endstream', start);
  const packed = bytes.subarray(start, end < 0 ? bytes.length : end);
  const isPlain = /^\s*\d+\s+\d+\s/.test(packed.toString('latin1', 0, 40));
  return isPlain ? '' : inflateWhole(packed, max.bytes, false)?.toString('latin1');
}

/** Returns the texts of the file and its object streams, and the number of streams that cannot be unpacked. */
function readTexts(bytes: Buffer): { texts: Names[]; closed: number } {
  const file = readNames(bytes.toString('latin1'));
  const positions = file.find('ObjStm', 'value');
  const opened = positions
    .slice(0, max.objectStreams)
    .map((position) => readObjectStream(bytes, file.text, position))
    .filter((text) => text !== undefined);
  return { texts: [file, ...opened.map(readNames)], closed: positions.length - opened.length };
}

/** Returns the text after each start of an object. An object stream begins with a table of positions. */
function findObjects([file, ...streams]: readonly Names[], id: string): string[] {
  const objects: string[] = [];
  for (const match of file?.text.matchAll(new RegExp(`(?<!\\d)${id}\\s+\\d{1,5}\\s+obj`, 'g')) ?? []) {
    const start = match.index + match[0].length;
    if (objects.push(match.input.slice(start, start + objectReach)) === maxDefinitions) break;
  }
  for (const { text } of streams) {
    const [table = ''] = /^[\d\s]*/.exec(text) ?? [];
    const numbers = table.trim().split(/\s+/);
    const at = numbers.findIndex((number, i) => i % 2 === 0 && number === id);
    // The first object follows the table directly. The positions are relative to the end of the table.
    const start = table.length + Number(numbers[at + 1]);
    if (at >= 0) objects.push(text.slice(start, start + objectReach));
  }
  return objects;
}

/** Returns whether the action that runs on opening only goes to a page. Many programs write such an action. */
const goesToPage = (value: string): boolean =>
  /^[\s\0]*(?:\[|<<[^>]*?\/S[\s\0]*\/(?:GoTo|Named)(?![\w#]))/.test(value);

function actsOnOpen(texts: readonly Names[]): boolean {
  const values = texts.flatMap(({ text, find }) =>
    find('OpenAction', 'key').map((end) => text.slice(end, end + objectReach)),
  );
  if (values.length > maxDefinitions) return true;
  return values.some((value) => {
    const [, id] = /^[\s\0]*(\d{1,10})[\s\0]+\d{1,5}[\s\0]+R/.exec(value) ?? [];
    const objects = id === undefined ? [value] : findObjects(texts, id);
    return objects.length === 0 || !objects.every(goesToPage);
  });
}

/** Inspects a PDF. A PDF that names an encryption dictionary needs a password. */
export function inspectPdf(bytes: Buffer): Inspection {
  if (!isWhole(bytes)) return 'unsound';
  if (isEncrypted(bytes)) return 'locked';
  const { texts, closed } = readTexts(bytes);
  const isUsed = (as: NameUse) => (name: string) => texts.some(({ find }) => find(name, as).length > 0);
  return warningsOf([
    ...riskyNames.map(
      ({ warning, values = [], keys = [] }) =>
        [values.some(isUsed('value')) || keys.some(isUsed('key')), warning] as const,
    ),
    [actsOnOpen(texts), 'The PDF does something by itself when it is opened.'],
    [closed > 0, `Could not look into ${closed} compressed parts of the PDF.`],
    [
      texts.some(({ hasTooManyEscapes }) => hasTooManyEscapes),
      'The PDF writes its names so that they are hard to find.',
    ],
  ]);
}
