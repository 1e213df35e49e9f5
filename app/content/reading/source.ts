/** A content file as YAML: its values, and the line on which each of them stands. */
import {
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type ErrorCode,
  type YAMLParseError,
} from 'yaml';
import { ContentError, show } from '../checking/faults.ts';

/** A value that a comment cuts off: `- C# and …, # the rest`. */
export interface CutText {
  line: number;
  text: string;
  comment: string;
}

/** A parsed file. */
export interface Source {
  file: string;
  /** Content of the file as plain data. */
  value: unknown;
  /** The line on which a place stands, or where it would have to stand. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** Texts that are followed by a comment on their last line. */
  cutTexts: CutText[];
}

const indent = 'indent this line like its neighbors';
const colon =
  'a key stands one to a line and ends with a colon; a text with a colon and a space in it goes into quotes';
/** What an author does about the mistakes that are made most; YAML's own words are for programmers. */
const remedies: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: colon,
  MULTILINE_IMPLICIT_KEY: colon,
  DUPLICATE_KEY: 'this key stands twice in the same place; keep one of them',
  TAB_AS_INDENT: 'indent with spaces, not with a tab',
  BAD_INDENT: `${indent}, and close every quote and bracket`,
  MISSING_CHAR: 'a quote or a bracket is missing at the end',
  UNEXPECTED_TOKEN:
    'nothing may follow the quote or bracket that ends a text; inside single quotes, an apostrophe is written twice',
};

/** Mistakes that share a code with others, by YAML's own words for them. */
const remediesByMessage: readonly [RegExp, string][] = [
  [/^Sequence item without -/, `${indent}; a new item of a list begins with a dash`],
  [/^A block sequence may not be/, `${indent}: this list stands deeper than the line above it allows`],
  [
    /need to be followed by map values/,
    'a key is followed by a colon; a text that goes on is indented further',
  ],
];

const remedyOf = ({ code, message }: YAMLParseError): string =>
  remediesByMessage.find(([words]) => words.test(message))?.[1] ?? remedies[code] ?? message;

/** Where the author has to look: at a quote that nothing closes, although it is missed at the end of the file only. */
function placeOf(document: Document.Parsed, { code, pos }: YAMLParseError): number {
  let [place] = pos;
  if (code !== 'MISSING_CHAR') return place;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (!type?.startsWith('QUOTE_') || range?.[1] !== pos[0]) return undefined;
      [place] = range;
      return visit.BREAK;
    },
  });
  return place;
}

const isNode = (node: unknown): node is { range: [number, number, number] } =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);

/** The node of one step of a path, and the node whose line tells where it stands. */
function step(node: unknown, part: PropertyKey): { place: unknown; value: unknown } | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(part)];
    return item === undefined ? undefined : { place: item, value: item };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part));
  return pair && { place: pair.key, value: pair.value };
}

/**
 * Parses a content file.
 * @param file the name to show in faults, for example `services/azure.yaml`
 * @throws ContentError with the first fault when it is not YAML: the others follow from it
 */
export function readSource(file: string, text: string): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  const [error] = document.errors;
  if (error) {
    const line = lineAt(placeOf(document, error));
    const found = show(text.split('\n')[line - 1]?.trim());
    const what = `not valid YAML: ${remedyOf(error)} (received ${found})`;
    throw new ContentError([{ file, line, path: '', text: what }]);
  }
  const lineOf = (path: readonly PropertyKey[]): number => {
    let offset = 0;
    let node: unknown = document.contents;
    for (const part of path) {
      const found = step(node, part);
      if (!found) break;
      if (isNode(found.place)) [offset] = found.place.range;
      node = found.value;
    }
    return lineAt(offset);
  };
  const cutTexts: CutText[] = [];
  visit(document, {
    Scalar: (key, node, ancestors) => {
      const parent = ancestors.at(-1);
      const plain = node.type === 'PLAIN' && typeof node.value === 'string';
      if (key === 'key' || !plain || !node.comment || !isNode(node)) return;
      if (!isPair(parent) && !isCollection(parent)) return;
      cutTexts.push({ line: lineAt(node.range[1]), text: String(node.value), comment: node.comment });
    },
  });
  return { file, value: document.toJS(), lineOf, cutTexts };
}
