/** Turns the issues of a schema into messages for authors. */
import { z } from 'zod';
import { didYouMean, nearestNames, show } from './faults.ts';

type Issue = z.core.$ZodIssue;

/** The part of a JSON Schema that is read here. */
interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  const?: unknown;
  enum?: unknown[];
}

/** The value at a path. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let current = value;
  for (const part of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = (current as Record<PropertyKey, unknown>)[part];
  }
  return current;
}

/** The keys that a record at a path may have. */
function keysAt(schema: z.ZodType, value: unknown, path: readonly PropertyKey[]): string[] {
  let node: JsonSchema | undefined = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema;
  const choose = (union: JsonSchema | undefined, at: number): JsonSchema | undefined => {
    const kind = valueAt(value, [...path.slice(0, at), 'kind']);
    const options = union?.oneOf ?? union?.anyOf;
    return options
      ? (options.find(({ properties }) => properties?.['kind']?.const === kind) ??
          options.find(({ properties }) => properties))
      : union;
  };
  for (const [at, part] of path.entries()) {
    node = choose(node, at);
    node = typeof part === 'number' ? node?.items : node?.properties?.[String(part)];
  }
  return Object.keys(choose(node, path.length)?.properties ?? {});
}

/** `4 items`, `60 characters` */
const amount = (count: number | bigint, origin: string): string =>
  `${count} ${origin === 'string' ? 'character' : 'item'}${Number(count) === 1 ? '' : 's'}`;

/** Adds the length of a text or list: `, here are 74`. */
const size = (value: unknown): string =>
  typeof value === 'string' || Array.isArray(value) ? `, here are ${value.length}` : '';

const typeNames: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'a group of keys',
  record: 'a group of keys',
  string: 'text',
};

/** Names one of which is expected, with the nearest to the given one first. */
function expectedName(names: readonly string[], value: unknown): string {
  if (names.length <= 8) return `expected one of ${names.join(', ')}${didYouMean(value, names)}`;
  const near = typeof value === 'string' ? nearestNames(value, names, 3) : [];
  return near.length > 0
    ? `there is no such name; did you mean ${near.join(' or ')}?`
    : `expected one of ${names.length} names, such as ${names.slice(0, 5).join(', ')}`;
}

/** Says what is expected, without what was found. */
function expectation(issue: Issue, value: unknown): string {
  if (issue.code === 'invalid_type') {
    const isUnquoted = issue.expected === 'string' && ['number', 'boolean'].includes(typeof value);
    return `expected ${typeNames[issue.expected] ?? issue.expected}${isUnquoted ? '; put it in quotes' : ''}`;
  }
  if (issue.code === 'too_big') {
    const bound = issue.exact ? 'exactly' : 'at most';
    return `expected ${bound} ${amount(issue.maximum, issue.origin)}${size(value)}`;
  }
  if (issue.code === 'too_small') {
    const bound = issue.exact ? 'exactly' : 'at least';
    return `expected ${bound} ${amount(issue.minimum, issue.origin)}${size(value)}`;
  }
  if (issue.code === 'invalid_value') return expectedName(issue.values.map(String), value);
  return issue.message;
}

/** The kinds of a union that is told apart by a key. */
function kindsOf(schema: z.ZodType): string[] {
  const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return [...json.matchAll(/"kind":\{"type":"string","const":"([^"]+)"/g)].map(([, kind = '']) => kind);
}

/** A fault of a schema: its path, and what was expected and found there. */
export interface SchemaFault {
  path: readonly PropertyKey[];
  text: string;
}

/**
 * The faults behind one issue.
 * @param value the whole content of the file, filled in
 */
export function schemaFaults(issue: Issue, schema: z.ZodType, value: unknown): SchemaFault[] {
  const { path } = issue;
  const received = valueAt(value, path);
  if (issue.code === 'unrecognized_keys') {
    const missingKeys = keysAt(schema, value, path).filter((key) => valueAt(received, [key]) === undefined);
    const missing = missingKeys.length > 0 ? ` (missing here: ${missingKeys.join(', ')})` : '';
    return issue.keys.map((key) => ({
      path: [...path, key],
      text: `nothing reads this key${didYouMean(key, missingKeys) || missing}`,
    }));
  }
  if (issue.code === 'invalid_union' && path.at(-1) === 'kind') {
    const kinds = kindsOf(schema);
    const near = didYouMean(received, kinds) || ` (there are ${kinds.join(', ')})`;
    return [{ path, text: `no such kind of band${near} (received ${show(received)})` }];
  }
  if (received === undefined && path.length > 0)
    return [{ path, text: `${expectation(issue, received)}, and it is missing` }];
  return [{ path, text: `${expectation(issue, received)} (received ${show(received)})` }];
}
