/** Reads a content file, fills in its placeholders and checks it. Build time only. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type { z } from 'zod';

/** A content file that cannot be used. The message says file, path, what is expected and what is there. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** The value at a path such as `claims.team`, or undefined. */
function lookUp(source: unknown, path: string): unknown {
  let value = source;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/**
 * Fills `{company}` (its name) and `{company.some.path}` into every string of a value.
 * @throws ContentError for a placeholder that names nothing.
 */
function fill(value: unknown, company: unknown, file: string): unknown {
  if (typeof value === 'string') {
    return value.replace(/\{company(?:\.([\w.]+))?\}/g, (placeholder, path: string | undefined) => {
      const found = lookUp(company, path ?? 'name');
      if (typeof found === 'string') return found;
      throw new ContentError(`${file}: ${placeholder} names no text in company.yaml`);
    });
  }
  if (Array.isArray(value)) return value.map((item) => fill(item, company, file));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, company, file)]));
  }
  return value;
}

/** `areas[2].bullets[0]` */
const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`))
    .join('') || '(the whole file)';

/** A short picture of what stands in the file, for the fault's message. */
function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const shown = JSON.stringify(value);
  return shown.length > 80 ? `${shown.slice(0, 77)}...` : shown;
}

/**
 * Parses and checks the text of a content file.
 * @param file the name to show in faults, for example `services/azure.yaml`
 * @param company the parsed `company.yaml`, for placeholders; without it the file fills in itself
 * @throws ContentError naming every fault of the file
 */
export function parseContent<Schema extends z.ZodType>(
  source: string,
  file: string,
  schema: Schema,
  company?: unknown,
): z.infer<Schema> {
  let raw: unknown;
  try {
    raw = parse(source);
  } catch (error) {
    if (error instanceof YAMLParseError) throw new ContentError(`${file}: not valid YAML: ${error.message}`);
    throw error;
  }
  const filled = fill(raw, company ?? raw, file);
  const result = schema.safeParse(filled);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => {
    const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
    const received = lookUp(filled, path.join('.'));
    return `${file}: ${pathOf(path)}: ${issue.message} (received ${show(path.length ? received : filled)})`;
  });
  throw new ContentError(faults.join('\n'));
}

/** Reads and checks one file below the content folder. */
export const loadContent = <Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
  company?: unknown,
): z.infer<Schema> => parseContent(readFileSync(join(folder, file), 'utf8'), file, schema, company);
