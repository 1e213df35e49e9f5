/** A content file as YAML: its values and their lines. */
import {
  isAlias,
  isMap,
  isNode,
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

export interface Source {
  file: string;
  value: unknown;
  /** Returns the line of a path, or the line of the nearest parent that the file contains. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** Yields every text in a value, with its path. */
export function* textsOf(
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<{ path: readonly PropertyKey[]; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Array.isArray(value) ? value.entries() : Object.entries(value))
      yield* textsOf(item, [...path, key]);
}

/**
 * Returns the position of an error. For a quote that is never closed, returns the start of the quote, because the
 * library returns the end of the file.
 */
function positionOf(document: Document.Parsed, { code, pos: [position] }: YAMLParseError): number {
  let start = position;
  if (code !== 'MISSING_CHAR') return start;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (type?.startsWith('QUOTE_') && range?.[1] === position) [start] = range;
    },
  });
  return start;
}

/** Explains a line that is not YAML, and says what to do. Three frequent mistakes have their own explanations. */
function syntaxFault(message: string, line: string): string {
  if (/^\s*\u00a0/.test(line))
    return 'this line begins with a no-break space; type ordinary spaces in its place';
  const [, quote, other] = /^\s*(?:- |[\w-]+: )*(?:(")|('))/.exec(line) ?? [];
  if (message.startsWith('Unexpected scalar') && (quote ?? other) !== undefined)
    return `a text that begins with a quote ends at the next one; put the whole text in ${quote ? 'single' : 'double'} quotes`;
  if (message.startsWith('Nested mappings'))
    return 'not valid YAML: put a text with a colon and a space in quotes, or begin the line in the column of its neighbors';
  return `not valid YAML: ${message}`;
}

/** Matches control characters, and the replacement character that stands for bytes that are not UTF-8. */
const unreadable = /[^\P{Cc}\t\r\n]|\ufffd/u;

/**
 * Finds texts without quotes of which YAML would silently drop a part. YAML reads a first word with `&`, `*` or `!` as
 * an anchor, an alias or a tag, and ` #` as the start of a comment. Our content uses no anchors, aliases and tags.
 */
function lostTexts(document: Document.Parsed): [offset: number, what: string][] {
  const lost: [number, string][] = [];
  visit(document, {
    Node: (key, node) => {
      const [start = 0, end = start] = node.range ?? [];
      if (isAlias(node) || node.anchor !== undefined || node.tag !== undefined)
        lost.push([start, 'a text that begins with &, * or ! goes into quotes']);
      else if (
        key !== 'key' &&
        isScalar(node) &&
        node.type === 'PLAIN' &&
        node.comment &&
        node.value !== null
      )
        lost.push([end, `the text ends before "#${node.comment}"; put the whole text in quotes`]);
    },
  });
  return lost;
}

/** Takes one step of a path. Returns the key or item whose line is reported, and the value of the key or item. */
function step(node: unknown, part: PropertyKey): { location: unknown; value: unknown } {
  const child = isMap(node)
    ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part))
    : isSeq(node) && node.items[Number(part)];
  return isPair(child) ? { location: child.key, value: child.value } : { location: child, value: child };
}

/**
 * Parses a content file.
 * @throws ContentError if the file is not YAML, or if YAML reads a part of a text as something else. If the file is not
 * YAML, the error contains only the first fault, because the other faults follow from it.
 */
export function readSource(file: string, text: string): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const fault = ([offset, what]: [number, string]): Fault => {
    const { line } = lines.linePos(offset);
    return { file, line, path: '', text: `${what} (received ${show(text.split('\n')[line - 1]?.trim())})` };
  };
  const noText = text.search(unreadable);
  if (noText >= 0)
    throw new ContentError([
      fault([noText, 'this line has a character that is no text; save it in the encoding UTF-8']),
    ]);
  const [error] = document.errors;
  if (error) {
    const position = positionOf(document, error);
    const line = text.split('\n')[lines.linePos(position).line - 1] ?? '';
    throw new ContentError([fault([position, syntaxFault(error.message, line)])]);
  }
  const lost = lostTexts(document);
  if (lost.length > 0) throw new ContentError(lost.map(fault));
  const lineOf = (path: readonly PropertyKey[]): number => {
    let offset = 0;
    let node: unknown = document.contents;
    for (const part of path) {
      const { location, value } = step(node, part);
      if (!isNode(location)) break;
      [offset] = location.range ?? [offset];
      node = value;
    }
    return lines.linePos(offset).line;
  };
  return { file, value: document.toJS(), lineOf };
}

const parsed = new Map<string, { text: string; source: Source }>();

/**
 * Does the same as {@link readSource}, but parses a file again only if its text has changed. Development and the editor
 * read all files for each page, and the parsing takes most of this time.
 * @throws ContentError
 */
export function readSourceOnce(file: string, text: string): Source {
  const last = parsed.get(file);
  if (last?.text === text) return last.source;
  const source = readSource(file, text);
  parsed.set(file, { text, source });
  return source;
}
