/** A content file as YAML: its values, and the line on which each of them stands. */
import {
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type YAMLParseError,
} from 'yaml';
import { ContentError, show, type Fault } from './faults.ts';

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
  /** The line of a path, or of its nearest parent in the file. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** Texts that are followed by a comment on their last line. */
  cutTexts: CutText[];
}

/** The position of an error. The library reports a missing closing quote at the end of the file; this is its start. */
function positionOf(document: Document.Parsed, { code, pos }: YAMLParseError): number {
  let [position] = pos;
  if (code !== 'MISSING_CHAR') return position;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (!type?.startsWith('QUOTE_') || range?.[1] !== pos[0]) return undefined;
      [position] = range;
      return visit.BREAK;
    },
  });
  return position;
}

const advice =
  'check the indentation of the line, and put a text that begins with a special character or has a colon into quotes';

/** Control characters, and the replacement character of letters that are not UTF-8. */
const unreadable = /[^\P{Cc}\t\r\n]|\ufffd/u;

const isNode = (node: unknown): node is { range: [number, number, number] } =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);

/** The value node of one step of a path, and the node whose line is reported. */
function step(node: unknown, part: PropertyKey): { location: unknown; value: unknown } | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(part)];
    return item === undefined ? undefined : { location: item, value: item };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part));
  return pair && { location: pair.key, value: pair.value };
}

/**
 * Texts without quotes whose first word YAML would drop without an error, because it takes the word for an anchor, an
 * alias or a tag. Content uses none of these.
 */
function swallowedTexts(document: Document.Parsed): { offset: number; indicator: string }[] {
  const swallowed: { offset: number; indicator: string }[] = [];
  visit(document, {
    Node: (_key, node) => {
      const anchored = !isAlias(node) && node.anchor !== undefined;
      const indicator = isAlias(node) ? '*' : anchored ? '&' : node.tag === undefined ? undefined : '!';
      if (indicator !== undefined) swallowed.push({ offset: node.range?.[0] ?? 0, indicator });
    },
  });
  return swallowed;
}

/**
 * Parses a content file.
 * @param file the name to show in faults, for example `services/azure.yaml`
 * @throws ContentError with the first fault when it is not YAML: the others follow from it; otherwise with every
 * text that YAML takes for something else
 */
export function readSource(file: string, text: string): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  const fault = (offset: number, what: string): Fault => {
    const line = lineAt(offset);
    return { file, line, path: '', text: `${what} (received ${show(text.split('\n')[line - 1]?.trim())})` };
  };
  const noText = text.search(unreadable);
  if (noText >= 0)
    throw new ContentError([
      fault(noText, 'this line has a character that is no text; save it in the encoding UTF-8'),
    ]);
  const [error] = document.errors;
  if (error) {
    const what = `not valid YAML: ${error.message}; ${advice}`;
    throw new ContentError([fault(positionOf(document, error), what)]);
  }
  const swallowed = swallowedTexts(document).map(({ offset, indicator }) =>
    fault(offset, `a text that begins with ${indicator} goes into quotes`),
  );
  if (swallowed.length > 0) throw new ContentError(swallowed);
  const lineOf = (path: readonly PropertyKey[]): number => {
    let offset = 0;
    let node: unknown = document.contents;
    for (const part of path) {
      const child = step(node, part);
      if (!child) break;
      if (isNode(child.location)) [offset] = child.location.range;
      node = child.value;
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
