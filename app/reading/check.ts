/** Checks content for its authors and for the gate. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { faultLine } from './faults.ts';
import { readInventory } from './inventory.ts';
import type { Placeholders } from './placeholders.ts';
import { readContent } from './read.ts';

/**
 * Every fault of the content, one to a line, in the order of files and lines.
 * @param root the project's folder, whose pictures count
 * @param wanted only faults of files whose path contains this; the other files are still read, to compare with
 */
export function contentFaults(
  root: string,
  figures: Placeholders,
  wanted = '',
  folder = join(root, 'content'),
): string[] {
  const files = globSync('**/*.{yaml,yml}', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  if (!files.some((file) => file.includes(wanted)))
    return [`no file below content has "${wanted}" in its path`];
  const { faults } = readContent(folder, figures, readInventory(root), wanted);
  return faults
    .filter(({ file }) => file.includes(wanted))
    .toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
    .map(faultLine);
}
