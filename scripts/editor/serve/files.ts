/** Lists, opens, saves and deletes the content files on the disk. */
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders, jsonSchemas, pathOfFile, roleOf, schemaLine } from '../../../app/schema/files.ts';
import type { FileEntry, OpenedFile, Schema } from '../api.ts';

/** The error for a request that the editor cannot do. The message says what to do. */
export class EditError extends Error {
  override name = 'EditError';
}

const entryOf = (path: string): FileEntry => {
  const folder = path.includes('/') ? path.replace(/\/.*$/, '') : '';
  return { path, folder, address: pathOfFile(path), isRemovable: Object.hasOwn(folders, folder) };
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
  if (
    typeof path !== 'string' ||
    !/^(?:[a-z]+\/)?[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/.test(path) ||
    !roleOf(path)
  )
    throw new EditError(`${String(path)}: the editor knows no such content file.`);
  return join(content, path);
}

const current = (place: string): string | undefined =>
  existsSync(place) ? readFileSync(place, 'utf8') : undefined;

/** @throws EditError if there is no such file */
export function openFile(content: string, path: unknown): OpenedFile {
  const text = current(placeOf(content, path));
  if (text === undefined) throw new EditError(`There is no content/${String(path)} any more.`);
  const name = schemaLine(String(path)).replace(/^.*schemas\//, '');
  return { text, schema: JSON.parse(jsonSchemas().get(name) ?? '{}') as Schema };
}

/**
 * Throws an EditError if the file has changed since the editor opened it.
 * @param before the text that the editor opened; null for a new file
 */
function hasNotChanged(place: string, path: unknown, before: unknown): void {
  if ((current(place) ?? null) === before) return;
  const words = before === null ? 'exists already' : 'was changed outside of this page';
  throw new EditError(`Not saved: content/${String(path)} ${words}. Copy your words, then reload this page.`);
}

/** Writes a file. @throws EditError */
export function saveFile(content: string, path: unknown, before: unknown, text: string): void {
  const place = placeOf(content, path);
  hasNotChanged(place, path, before);
  writeFileSync(place, text);
}

/** Deletes a page of a folder. @throws EditError */
export function deleteFile(content: string, path: unknown, before: unknown): void {
  const place = placeOf(content, path);
  if (!entryOf(String(path)).isRemovable)
    throw new EditError(`Pages of these folders can be deleted here: ${Object.keys(folders).join(', ')}.`);
  hasNotChanged(place, path, before);
  rmSync(place);
}
