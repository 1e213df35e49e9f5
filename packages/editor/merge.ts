/**
 * Puts an edited value into the YAML text from which it was read, so that only changed lines change and every comment
 * stays. Runs in the editor's page too, so this file imports nothing but the YAML library.
 */
import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  visit,
  type Document,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isRecord, matchItems } from './match-items.ts';

/** A longer line is folded below its key. The library may write one character more: 110. */
const lineWidth = 109;

/** Removes keys and items that are undefined, because YAML cannot express them. */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== undefined).map(withoutUndefined);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutUndefined(item)]));
}

/**
 * The library attaches a comment above the first item to the whole list. Moves such a comment to the first item, so
 * that it stays with the item. These comments name the item's source.
 */
function giveCommentsToFirstItems(document: Document): void {
  visit(document, {
    Pair: (_key, { value }) => {
      if (!isCollection(value) || value.flow || !value.commentBefore) return;
      const [item] = value.items;
      const first = isPair(item) ? item.key : item;
      if (!isNode(first) || first.commentBefore) return;
      first.commentBefore = value.commentBefore;
      value.commentBefore = null;
    },
  });
}

/** Parses a content file. Throws an error that says what to do about a file that is not YAML. */
function parse(source: string): Document {
  // A file that was saved on Windows may begin with a byte order mark and have CRLF line ends.
  const document = parseDocument(source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
  const [error] = document.errors;
  if (error) throw new Error(`The file is not valid YAML; mend it in a text editor first. ${error.message}`);
  giveCommentsToFirstItems(document);
  return document;
}

/** Returns the value of a content file; null for an empty file. */
export const readValue = (source: string): unknown => parse(source).toJS();

const print = (document: Document, width: number): string =>
  document.toString({ lineWidth: width, flowCollectionPadding: false });

/** Returns the length of the line on which a node ends, up to the node's end. */
const lineEnd = (text: string, { range }: Scalar): number =>
  range ? range[1] - (text.lastIndexOf('\n', range[1] - 1) + 1) : 0;

/**
 * Returns the text of a document in the format of all content files: lines of at most 110 characters. A longer text is
 * folded below its key (`>-`). If a printed text is parsed and printed again, it does not change.
 */
function printDocument(document: Document): string {
  const text = print(document, 0);
  const printed = parseDocument(text);
  visit(printed, {
    Seq: (_key, { flow }) => (flow ? visit.SKIP : undefined),
    Map: (_key, { flow }) => (flow ? visit.SKIP : undefined),
    Scalar: (key, node) => {
      const { type, value, comment } = node;
      if (key === 'key' || typeof value !== 'string' || comment || type?.startsWith('BLOCK')) return;
      if (/^\S+(?: \S+)+$/.test(value) && lineEnd(text, node) > lineWidth) node.type = Scalar.BLOCK_FOLDED;
    },
  });
  return print(printed, lineWidth);
}

function setScalar(node: Scalar, value: unknown): void {
  if (Object.is(node.value, value)) return;
  node.value = value;
  delete node.source;
  delete node.format;
  delete node.minFractionDigits;
  // The quotes or the folding of a text stay. A text with line breaks needs another format.
  if (typeof value !== 'string' || value.includes('\n')) delete node.type;
}

function mergeMap(document: Document, map: YAMLMap, value: Record<string, unknown>): void {
  const keyOf = (key: unknown): string => String(isScalar(key) ? key.value : key);
  map.items = map.items.filter(({ key }) => Object.hasOwn(value, keyOf(key)));
  const isEmpty = map.items.length === 0;
  for (const pair of map.items) pair.value = merge(document, pair.value, value[keyOf(pair.key)]);
  const present = new Set(map.items.map(({ key }) => keyOf(key)));
  for (const [key, item] of Object.entries(value))
    if (!present.has(key)) map.items.push(document.createPair(key, item));
  if (isEmpty) map.flow = false;
}

function mergeList(document: Document, list: YAMLSeq, values: readonly unknown[]): void {
  const matches = matchItems(
    list.items.map((item) => (isNode(item) ? item.toJS(document) : item)),
    values,
  );
  if (list.items.length === 0) list.flow = false;
  list.items = matches.map((match, index) =>
    merge(document, match === undefined ? undefined : list.items[match], values[index]),
  );
}

/** Returns a node for the value. Keeps the old node and changes its parts, or makes a new node. */
function merge(document: Document, node: unknown, value: unknown): Node {
  if (isMap(node) && isRecord(value)) mergeMap(document, node, value);
  else if (isSeq(node) && Array.isArray(value)) mergeList(document, node, value);
  else if (isScalar(node) && !isRecord(value) && !Array.isArray(value)) setScalar(node, value);
  else {
    const created: Node = document.createNode(value);
    if (!isNode(node)) return created;
    const { commentBefore, comment, spaceBefore } = node;
    return Object.assign(created, { commentBefore, comment, spaceBefore });
  }
  return node;
}

/**
 * Returns the text of a content file with a new value. Comments, quotes and the order of keys stay. If an item of a
 * list moves, its comments move too. If the value lacks a key or an item, it is removed with its comments. New keys are
 * added at the end.
 */
export function mergeIntoSource(source: string, value: unknown): string {
  const document = parse(source);
  document.contents = merge(document, document.contents ?? undefined, withoutUndefined(value));
  return printDocument(document);
}
