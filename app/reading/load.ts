/** Reads a content file, fills in its placeholders and checks it. Build time only. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { ContentError, pathText, show, type Fault } from './faults.ts';
import { schemaFaults } from './issues.ts';
import { fillText, type Placeholders } from './placeholders.ts';
import { openPlaceholdersOf, type dataFiles, type PageRole } from '../schema/files.ts';
import { readSource, type Source } from './source.ts';
import type { industryPage, servicePage } from '../schema/page-kinds.ts';

/** A checked file with the place it came from. */
export interface Loaded<Content> {
  source: Source;
  content: Content;
}

/** A fault at a place of a file. */
export const faultAt = ({ file, lineOf }: Source, path: readonly PropertyKey[], text: string): Fault => ({
  file,
  line: lineOf(path),
  path: pathText(path),
  text,
});

/** Fills in every string of a value, and puts a fault into the list for each placeholder that names nothing. */
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
    for (const { placeholder, nearest } of unknown) {
      const meant = nearest === undefined ? '' : `; did you mean ${nearest}?`;
      faults.push(faultAt(source, path, `${placeholder} stands for nothing${meant}`));
    }
    return text;
  }
  if (Array.isArray(value)) return value.map(inside);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inside(item, key)]));
  }
  return value;
}

/**
 * Parses and checks the text of a content file.
 * @param file the name to show in faults, for example `services/azure.yaml`
 * @throws ContentError naming every fault of the file
 */
export function parseContent<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
  placeholders: Placeholders,
): Loaded<z.infer<Schema>> {
  const source = readSource(file, text);
  const faults = source.cutTexts.map(({ line, text: kept, comment }): Fault => ({
    file,
    line,
    path: '',
    text: `the text ends before "#${comment}"; put the whole text in quotes, or the comment on a line of its own (received ${show(kept)})`,
  }));
  const filled = fill(source.value, [], placeholders, source, faults);
  const result = schema.safeParse(filled);
  if (!result.success) {
    const schemaErrors = result.error.issues.flatMap((issue) => schemaFaults(issue, schema, filled));
    faults.push(...schemaErrors.map(({ path, text: what }) => faultAt(source, path, what)));
  }
  if (faults.length > 0 || !result.success) throw new ContentError(faults);
  return { source, content: result.data };
}

/** Reads and checks one file below the content folder. */
export const loadContent = <Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
  placeholders: Placeholders,
): Loaded<z.infer<Schema>> =>
  parseContent(readFileSync(join(folder, file), 'utf8'), file, schema, placeholders);

export type DataFiles = typeof dataFiles;
/** The files that are no pages, each with its source. */
export type ContentData = { [Name in keyof DataFiles]: Loaded<z.infer<DataFiles[Name]>> };

/** Content that every page's file has; services and industries have more. */
export type PageContent = Pick<z.infer<typeof industryPage>, 'name' | 'otherNames' | 'meta' | 'bands'> &
  Partial<Pick<z.infer<typeof servicePage>, 'summary' | 'card'>>;

/** A page that was read, with its file. */
export interface ReadPage extends Loaded<PageContent> {
  role: PageRole;
}
