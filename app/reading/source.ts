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

/** Returns the position of an error; for a quote that is never closed, its start (the library gives the file's end). */
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

/** Matches control characters, and the replacement character that stands for letters that are not UTF-8. */
const unreadable = /[^\P{Cc}\t\r\n]|\ufffd/u;

/**
 * Finds texts without quotes that would lose a part in YAML without an error. YAML takes their first word for an
 * anchor, an alias or a tag, or their end for a comment. Content uses no anchors, aliases and tags.
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

/** Takes one step of a path: returns the key or item whose line is reported, and the value there. */
function step(node: unknown, part: PropertyKey): { location: unknown; value: unknown } {
  const child = isMap(node)
    ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part))
    : isSeq(node) && node.items[Number(part)];
  return isPair(child) ? { location: child.key, value: child.value } : { location: child, value: child };
}

/**
 * Parses a content file.
 * @throws ContentError with only the first fault if the file is not YAML, because the other faults follow from the
 * first; otherwise with every text that YAML takes for something else
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
  if (error)
    throw new ContentError([fault([positionOf(document, error), `not valid YAML: ${error.message}`])]);
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
