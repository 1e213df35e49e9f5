/**
 * Finds what a PDF can do besides being read, by the names of its actions and parts. They are looked for in
 * the whole file, so that nothing hides them by pretending to be the data of a stream, and in its object
 * streams, which are compressed.
 */
import { inflateWhole } from './inflate.ts';
import { type NameUse, type Names, readNames, unescapeNames } from './pdf-names.ts';

/** Warnings by the PDF names that cause them (ISO 32000-1: 7.7.4, 7.11.4, 12.5.6, 12.6.4, 12.7.8). */
const telling: readonly { warning: string; values?: readonly string[]; keys?: readonly string[] }[] = [
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

/** Object streams that are unpacked, and how large each may be: those of a resume are few and small. */
export const most = { objectStreams: 64, bytes: 256 * 1024 };

/** Bytes after a position that are searched for the rest of its dictionary or object. */
const reach = 2000;

/** Actions at opening, and definitions of one object, that are looked into: a sound file has one of each. */
const mostDefinitions = 8;

/**
 * The objects that a compressed stream holds, as text. Empty where it is not compressed, because it was read
 * with the file; undefined where it cannot be unpacked.
 */
function readObjectStream(bytes: Buffer, text: string, place: number): string | undefined {
  const after = text.slice(place, place + reach);
  const keyword = /stream(?:\r\n|\n|\r)/.exec(after);
  if (!keyword) return undefined;
  const before = text.slice(Math.max(0, place - reach), place);
  const dictionary = before.slice(before.lastIndexOf('obj') + 1) + after.slice(0, keyword.index);
  if (/\/(?:Predictor|Crypt)\b/.test(unescapeNames(dictionary))) return undefined;
  const begin = place + keyword.index + keyword[0].length;
  const end = text.indexOf('endstream', begin);
  const packed = bytes.subarray(begin, end < 0 ? bytes.length : end);
  const isPlain = /^\s*\d+\s+\d+\s/.test(packed.toString('latin1', 0, 40));
  return isPlain ? '' : inflateWhole(packed, most.bytes, false)?.toString('latin1');
}

/** Every text of a file that holds objects: itself, then its object streams; and how many stayed closed. */
function readTexts(bytes: Buffer): { texts: Names[]; closed: number } {
  const file = readNames(bytes.toString('latin1'));
  const places = file.find('ObjStm', 'value');
  const opened = places
    .slice(0, most.objectStreams)
    .map((place) => readObjectStream(bytes, file.text, place))
    .filter((text) => text !== undefined);
  return { texts: [file, ...opened.map(readNames)], closed: places.length - opened.length };
}

/** Texts that begin where an object of this number does; in object streams a table says where. */
function findObjects([file, ...streams]: readonly Names[], id: string): string[] {
  const found: string[] = [];
  for (const match of file?.text.matchAll(new RegExp(`(?<!\\d)${id}\\s+\\d{1,5}\\s+obj`, 'g')) ?? []) {
    const begin = match.index + match[0].length;
    if (found.push(match.input.slice(begin, begin + reach)) === mostDefinitions) break;
  }
  for (const { text } of streams) {
    const [table = ''] = /^[\d\s]*/.exec(text) ?? [];
    const numbers = table.trim().split(/\s+/);
    const at = numbers.findIndex((number, i) => i % 2 === 0 && number === id);
    // Objects follow the table at once, in its order.
    const begin = table.length + Number(numbers[at + 1]);
    if (at >= 0) found.push(text.slice(begin, begin + reach));
  }
  return found;
}

/** Whether what is done at opening only shows a place in the document, as many programs write it. */
const showsPlace = (value: string): boolean =>
  /^[\s\0]*(?:\[|<<[^>]*?\/S[\s\0]*\/(?:GoTo|Named)(?![\w#]))/.test(unescapeNames(value));

function actsAtOpening(texts: readonly Names[]): boolean {
  const values = texts.flatMap(({ text, find }) =>
    find('OpenAction', 'key').map((end) => text.slice(end, end + reach)),
  );
  if (values.length > mostDefinitions) return true;
  return values.some((value) => {
    const [, id] = /^[\s\0]*(\d{1,10})[\s\0]+\d{1,5}[\s\0]+R/.exec(value) ?? [];
    const objects = id === undefined ? [value] : findObjects(texts, id);
    return objects.length === 0 || !objects.every(showsPlace);
  });
}

/** Sentences about what a sound PDF can do besides being read. */
export function lookIntoPdf(bytes: Buffer): string[] {
  const { texts, closed } = readTexts(bytes);
  const isUsed = (as: NameUse) => (name: string) => texts.some(({ find }) => find(name, as).length > 0);
  const found = telling.filter(
    ({ values = [], keys = [] }) => values.some(isUsed('value')) || keys.some(isUsed('key')),
  );
  const sayings: readonly [isSo: boolean, warning: string][] = [
    [actsAtOpening(texts), 'The PDF does something by itself when it is opened.'],
    [closed > 0, `Could not look into ${closed} compressed parts of the PDF.`],
    [texts.some(({ isWhole }) => !isWhole), 'The PDF writes its names so that they are hard to find.'],
  ];
  return [
    ...found.map(({ warning }) => warning),
    ...sayings.filter(([isSo]) => isSo).map(([, saying]) => saying),
  ];
}
