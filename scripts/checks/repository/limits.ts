/** Checks the limits of CONTRIBUTING.md that no linter knows: how much a folder may hold. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Our code in place of a framework may not grow into one. Tests do not count: docs/decisions/0027. */
const machinery = { folder: 'app/build/', maxLines: 1275 } as const;

/** Files and folders a folder may hold, before nobody finds anything in it. */
const maxEntries = 15;

/** Lists of things that are all alike, looked up by their name: pages' words, pictures, logos. */
const lists = /^(?:content|public\/media|media\/[\w-]+\/scenes|docs\/decisions)(?:\/|$)/;

function machineryFaults(root: string, files: readonly string[]): string[] {
  const lines = files
    .filter((file) => file.startsWith(machinery.folder) && !/\.test\.tsx?$/.test(file))
    .reduce((sum, file) => sum + readFileSync(join(root, file), 'utf8').split('\n').length - 1, 0);
  return lines > machinery.maxLines
    ? [`${machinery.folder}: ${lines} lines, more than ${machinery.maxLines}`]
    : [];
}

/** Every folder with the files and folders directly in it; the top of the project is `.`. */
function entriesOf(files: readonly string[]): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const file of files) {
    for (let entry = file; entry !== '.'; entry = dirname(entry)) {
      const folder = dirname(entry);
      folders.set(folder, (folders.get(folder) ?? new Set()).add(entry));
    }
  }
  return folders;
}

function folderFaults(files: readonly string[]): string[] {
  return [...entriesOf(files)]
    .filter(([folder, { size }]) => size > maxEntries && folder !== '.' && !lists.test(folder))
    .map(([folder, { size }]) => `${folder}: ${size} entries, more than ${maxEntries}: group them`);
}

/** Faults of the project's files, as paths from its root. */
export const limitFaults = (root: string, files: readonly string[]): string[] => [
  ...machineryFaults(root, files),
  ...folderFaults(files),
];
