/** Checks a whole folder of content: every file against its schema, and the pages against each other. */
import { globSync } from 'node:fs';
import type { z } from 'zod';
import { duplicateFaults, type CheckedFile } from './duplicates.ts';
import { folders, singleFiles } from './files.ts';
import { ContentError, loadContent } from './load.ts';
import type { navigation } from './pages.ts';

const schemas: Record<string, z.ZodType | undefined> = { ...singleFiles, ...folders };

/** A fault for each page that no column of its menu names: the site is not built with such a page. */
function menuFaults(files: readonly CheckedFile[]): string[] {
  const menus = files.find(([file]) => file === 'navigation.yaml')?.[1];
  if (!menus) return [];
  return files.flatMap(([file]) => {
    const [, kind, slug] = /^(services|industries)\/(.+)\.yaml$/.exec(file) ?? [];
    const columns = kind && (menus as z.infer<typeof navigation>)[kind as keyof typeof folders];
    if (!columns || columns.some(({ pages }) => pages.includes(slug ?? ''))) return [];
    return [`${file}: no column of ${kind} in navigation.yaml names this page`];
  });
}

/**
 * Every fault of the content, one to a line.
 * @param wanted only faults of files whose path contains this; the other files are still read, to compare with
 */
export function contentFaults(folder: string, wanted = ''): string[] {
  const company = loadContent(folder, 'company.yaml', singleFiles['company.yaml']);
  const faults: string[] = [];
  const checked: CheckedFile[] = [];
  const files = globSync('**/*.yaml', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  const isWanted = (file: string): boolean => file.includes(wanted);
  if (!files.some(isWanted)) return [`no file below ${folder} has "${wanted}" in its path`];
  // A file that was asked for is compared last, so that it and not its model is the one at fault.
  const inOrder = files.toSorted((a, b) => Number(isWanted(a)) - Number(isWanted(b)) || a.localeCompare(b));
  for (const file of inOrder) {
    const schema = schemas[file] ?? schemas[file.split('/')[0] ?? ''];
    try {
      if (!schema) throw new ContentError(`${file}: no schema knows this file`);
      checked.push([file, loadContent(folder, file, schema, company)]);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      if (isWanted(file)) faults.push(error.message);
    }
  }
  const together = [...duplicateFaults(checked), ...menuFaults(checked)];
  return [...faults, ...together.filter((fault) => isWanted(fault.split(': ')[0] ?? ''))];
}
