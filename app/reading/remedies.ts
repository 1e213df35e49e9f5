/** What an author does about a file that is no YAML, or another one than was meant. */
import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  visit,
  type Document,
  type ErrorCode,
  type Node,
  type YAMLParseError,
} from 'yaml';

const indent = 'indent this line like its neighbors';
const colon =
  'a key stands one to a line and ends with a colon; a text with a colon and a space in it goes into quotes';
/** Advice for the most frequent mistakes of authors, because YAML's own messages are for programmers. */
const remedies: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: colon,
  MULTILINE_IMPLICIT_KEY: colon,
  DUPLICATE_KEY: 'this key stands twice in the same place; keep one of them',
  TAB_AS_INDENT: 'indent with spaces, not with a tab',
  BAD_INDENT: `${indent}, and close every quote and bracket`,
  MULTIPLE_DOCS: 'three dashes begin another file; take this line out',
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

const intoQuotes = (first: string): string => `a text that begins with ${first} goes into quotes`;

/** Faults that a text without quotes has when YAML takes its first character for something else. */
const faultsOfStarts: ReadonlySet<ErrorCode> = new Set(['UNEXPECTED_TOKEN', 'BAD_SCALAR_START', 'BAD_ALIAS']);
const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** What to do where a value begins with a character that means something to YAML; undefined anywhere else. */
function startRemedy({ code, pos }: YAMLParseError, text: string): string | undefined {
  if (!faultsOfStarts.has(code)) return undefined;
  const from = text.lastIndexOf('\n', pos[0] - 1) + 1;
  const [before = '', first] =
    /^\s*(?:- +)*(?:[\w-]+: +)?([{}[\],>|@`%&*!-])/.exec(text.slice(from).replace(/\n[^]*/, '')) ?? [];
  if (first === undefined) return undefined;
  const end = closing[first];
  if (end === undefined) return intoQuotes(first);
  const count = (mark: string): number => text.slice(from + before.length - 1, pos[0]).split(mark).length;
  // What is wrong before the bracket is closed has another reason.
  if (count(first) !== count(end)) return undefined;
  return `${intoQuotes(first)}, and nothing may follow the bracket that ends a list or a group`;
}

/** @param text the whole file */
export const remedyOf = (error: YAMLParseError, text: string): string =>
  startRemedy(error, text) ??
  remediesByMessage.find(([words]) => words.test(error.message))?.[1] ??
  remedies[error.code] ??
  error.message;

/** Whether `{company}` stands where a text would: to YAML it is a group with a key that has no value. */
const isPlaceholder = (node: Node): boolean =>
  isMap(node) &&
  node.flow === true &&
  node.items.length === 1 &&
  node.items.every(({ key, value }) => isScalar(key) && (!isScalar(value) || value.value === null));

/** Whether a comment stands where a text would: to YAML there is no value. */
const isComment = (node: Node, text: string): boolean =>
  isScalar(node) && node.source === '' && node.value === null && /^[ \t]*#/.test(text.slice(node.range?.[0]));

/** The character that YAML took for something else than the beginning of a text. */
function misreadStart(node: Node, text: string): string | undefined {
  if (isAlias(node)) return '*';
  if (isPlaceholder(node)) return '{';
  if (isComment(node, text)) return '#';
  if (!isScalar(node) && !isCollection(node)) return undefined;
  if (node.anchor !== undefined) return '&';
  return node.tag === undefined ? undefined : '!';
}

/**
 * Texts of which YAML would swallow the first word, or take all of them for something else: content has no anchors,
 * aliases or tags. Each with its place in the file and what to do.
 * @param text the whole file
 */
export function swallowedTexts(
  document: Document.Parsed,
  text: string,
): { offset: number; remedy: string }[] {
  const found: { offset: number; remedy: string }[] = [];
  visit(document, {
    Node: (_key, node) => {
      const first = misreadStart(node, text);
      if (first !== undefined) found.push({ offset: node.range?.[0] ?? 0, remedy: intoQuotes(first) });
    },
  });
  return found;
}
