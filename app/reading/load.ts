/** Fills in the placeholders of a content file and checks the file. Runs only in builds and in development. */
import { z } from 'zod';
import { ContentError, didYouMean, pathText, show, type Fault } from './faults.ts';
import { fillText, type Placeholders } from './placeholders.ts';
import { openPlaceholdersOf, type dataFiles, type PageRole } from '../schema/files.ts';
import type { Source } from './source.ts';
import type { articlePage, servicePage, singlePage } from '../schema/page-kinds.ts';

export interface Loaded<Content> {
  source: Source;
  content: Content;
}

export const faultAt = ({ file, lineOf }: Source, path: readonly PropertyKey[], text: string): Fault => ({
  file,
  line: lineOf(path),
  path: pathText(path),
  text,
});

/** Returns a fault for a name that does not exist. The fault suggests the nearest name that exists. */
export const unknownFaults = (
  source: Source,
  path: readonly PropertyKey[],
  what: string,
  name: string | undefined,
  names: ReadonlySet<string>,
): Fault[] =>
  name === undefined || names.has(name)
    ? []
    : [faultAt(source, path, `there is no ${what}${didYouMean(name, names)} (received ${show(name)})`)];

export const pictureIn = (folder: string): string => `picture of this name in public/media${folder}`;

/** Fills in the placeholders in every string of a value. Adds a fault for each placeholder without a value. */
function fill(
  value: unknown,
  path: readonly PropertyKey[],
  placeholders: Placeholders,
  source: Source,
  faults: Fault[],
): unknown {
  const inside = (item: unknown, key: PropertyKey) =>
    fill(item, [...path, key], placeholders, source, faults);
  if (typeof value === 'string') {
    const { text, unknown } = fillText(value, placeholders, openPlaceholdersOf(source.file));
    faults.push(...unknown.map((fault) => faultAt(source, path, fault)));
    return text;
  }
  if (Array.isArray(value)) return value.map(inside);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inside(item, key)]));
  }
  return value;
}

/** The words for types of values, for people who know no programming. */
const typeWords: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  object: 'a group of keys and values',
  record: 'a group of keys and values',
  string: 'a text',
};

const sizeUnits: Readonly<Record<string, string>> = { array: 'item', string: 'character' };

/** Returns `at most 8 items`. */
const sizeText = (bound: 'least' | 'most', limit: number | bigint, origin: string): string => {
  const unit = sizeUnits[origin];
  return [`at ${bound}`, limit, ...(unit === undefined ? [] : [limit === 1 ? unit : `${unit}s`])].join(' ');
};

/** Replaces Zod's messages by plain words. For an unknown key, the message lists the keys that are missing. */
const errorMessage: z.core.$ZodErrorMap = (issue) => {
  const { code, input, inst } = issue;
  if (code === 'invalid_type') return `expected ${typeWords[issue.expected] ?? issue.expected}`;
  if (code === 'too_big') return `expected ${sizeText('most', issue.maximum, issue.origin)}`;
  if (code === 'too_small') return `expected ${sizeText('least', issue.minimum, issue.origin)}`;
  if (code === 'invalid_value') return `expected one of: ${issue.values.map(String).join(', ')}`;
  if (code !== 'unrecognized_keys' || !(inst instanceof z.ZodObject)) return undefined;
  return Object.keys(inst.shape)
    .filter((key) => !Object.hasOwn(Object(input), key))
    .join(', ');
};

/** Returns advice about quotes if YAML may have misread what the author meant; otherwise an empty text. */
function quotingHint(expected: unknown, input: unknown): string {
  if (expected === 'array' && typeof input === 'string')
    return '; write each item on a line of its own, with "- " before it';
  if (expected !== 'string') return '';
  const isText = typeof input === 'number' || typeof input === 'boolean';
  const hasColon = typeof input === 'object' && input !== null && Object.keys(input).length === 1;
  if (isText || (hasColon && !Array.isArray(input))) return '; put the whole text in quotes';
  return '';
}

function issueFaults(issue: z.core.$ZodIssue, source: Source, content: unknown): Fault[] {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys') {
    const missing = message && ` (missing here: ${message})`;
    return issue.keys.map((key) => {
      if (/^\s/.test(key))
        return faultAt(
          source,
          [...path, key],
          'a no-break space stands before this key; type ordinary spaces in its place',
        );
      const hint = didYouMean(key, message.split(', ')) || missing;
      return faultAt(source, [...path, key], `nothing reads this key${hint}`);
    });
  }
  const input = path.reduce<unknown>(
    (value, key) => (Object(value) as Record<PropertyKey, unknown>)[key],
    content,
  );
  if (input === '') return [faultAt(source, path, 'is empty')];
  const isSized = typeof input === 'string' || Array.isArray(input);
  const length = isSized && issue.code.startsWith('too_') ? `, here are ${input.length}` : '';
  const names = issue.code === 'invalid_value' ? issue.values : 'options' in issue ? issue.options : [];
  const near = didYouMean(input, names.map(String));
  const hint = issue.code === 'invalid_type' ? quotingHint(issue.expected, input) : '';
  const expected = near ? `there is no such name${near}` : message + length + hint;
  return [faultAt(source, path, `${expected} (received ${show(input)})`)];
}

/**
 * Finds the faults of a content file. `filled` is the value of the file, with placeholders filled in.
 * @param placeholders values of the placeholders; undefined for the file of company facts, whose own values are
 * placeholders
 */
export function judgeContent<Schema extends z.ZodType>(
  source: Source,
  schema: Schema,
  placeholders: Placeholders = { company: Object(source.value) as object },
): Loaded<z.infer<Schema>> & { filled: unknown; faults: Fault[] } {
  const faults: Fault[] = [];
  const filled = fill(source.value, [], placeholders, source, faults);
  const { data, error } = schema.safeParse(filled, { error: errorMessage });
  for (const issue of error?.issues ?? []) {
    // The size of a value that is wrong anyway says nothing.
    const isWrongAnyway = faults.some(({ path }) => path === pathText(issue.path));
    if (issue.code.startsWith('too_') && isWrongAnyway) continue;
    const isKnown = ({ path, text }: Fault): boolean =>
      faults.some((known) => known.path === path && known.text === text);
    faults.push(...issueFaults(issue, source, filled).filter((fault) => !isKnown(fault)));
  }
  return { source, content: data as z.infer<Schema>, filled, faults };
}

/**
 * Does the same as {@link judgeContent}, for a file that must have no faults.
 * @throws ContentError naming every fault of the file
 */
export function checkContent<Schema extends z.ZodType>(
  source: Source,
  schema: Schema,
  placeholders?: Placeholders,
): Loaded<z.infer<Schema>> {
  const { content, faults } = judgeContent(source, schema, placeholders);
  if (faults.length > 0) throw new ContentError(faults);
  return { source, content };
}

export type ContentData = {
  [Name in keyof typeof dataFiles]: Loaded<z.infer<(typeof dataFiles)[Name]>>;
};

/** The content that the file of every page has. Files of services, industries and articles contain more. */
export type PageContent = Omit<z.infer<typeof singlePage>, 'landing'> &
  Partial<
    Pick<z.infer<typeof singlePage>, 'landing'> &
      Pick<z.infer<typeof servicePage>, 'summary' | 'topic' | 'card' | 'opening' | 'highlight'> &
      Pick<z.infer<typeof articlePage>, 'article'>
  >;

export interface ReadPage extends Loaded<PageContent> {
  role: PageRole;
}

/** Returns what other pages can be compared with in a page that has faults. Texts that are missing are empty. */
export function looseContent(filled: unknown): PageContent {
  const { name, summary, meta, bands } = Object(filled) as Record<string, unknown>;
  const { title, description } = Object(meta) as Record<string, unknown>;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    name: text(name),
    summary: text(summary),
    meta: { title: text(title), description: text(description) },
    bands: (Array.isArray(bands) ? bands : []).map(
      (band: unknown) => Object(band) as PageContent['bands'][number],
    ),
  };
}
