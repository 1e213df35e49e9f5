/** Lists, opens and saves the content files on the disk. */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { jsonSchemas, pathOfFile, requiredFiles, roleOf, schemaLine } from '../../../app/schema/files.ts';
import type { Change, FileEntry, OpenedFile, Saved, Schema } from '../api.ts';

/** The error for a request that the editor cannot do. The message says what to do. */
export class EditError extends Error {
  override name = 'EditError';
}

const entryOf = (path: string): FileEntry => {
  const folder = path.includes('/') ? path.replace(/\/.*$/, '') : '';
  const address = pathOfFile(path);
  return { path, folder, address, isRemovable: address !== undefined && !requiredFiles.includes(path) };
};

/** Lists the files that have a schema, by name. Pages come before other files. */
export const listFiles = (content: string): FileEntry[] =>
  globSync('**/*.yaml', { cwd: content })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => roleOf(path) !== undefined)
    .map(entryOf)
    .toSorted((a, b) => a.folder.localeCompare(b.folder) || a.path.localeCompare(b.path));

/**
 * Returns the location of a file. Accepts only paths of YAML files in the content folder.
 * @throws EditError
 */
function placeOf(content: string, path: unknown): string {
  const isName = typeof path === 'string' && /^(?:[a-z0-9-]+\/)?[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/.test(path);
  if (!isName || !roleOf(path))
    throw new EditError(`${String(path)}: the editor knows no such content file.`);
  return join(content, path);
}

const current = (place: string): string | null => (existsSync(place) ? readFileSync(place, 'utf8') : null);

/** Opens a file, also one that is not written yet. @throws EditError */
export function openFile(content: string, path: unknown): OpenedFile {
  const text = current(placeOf(content, path));
  const line = schemaLine(String(path));
  const name = line.replace(/^.*schemas\//, '');
  return { text, schema: JSON.parse(jsonSchemas().get(name) ?? '{}') as Schema, schemaLine: line };
}

/** Returns the present texts of the files that have changed since the editor opened them. @throws EditError */
export const changedOutside = (content: string, changes: readonly Change[]): Saved['outside'] =>
  changes.flatMap(({ path, before }) => {
    const text = current(placeOf(content, path));
    return text === before ? [] : [{ path, text }];
  });

/** Writes and deletes files. @throws EditError */
export function saveFiles(content: string, changes: readonly Change[]): void {
  for (const { path, text } of changes) {
    const place = placeOf(content, path);
    mkdirSync(dirname(place), { recursive: true });
    if (text === null) rmSync(place);
    else writeFileSync(place, text);
  }
}
