/**
 * Checks the words of all content: faults, then the counts of every page. With a part of a path, what was counted
 * on that page: `npm run content:lint -- azure`.
 */
import { join } from 'node:path';
import { ContentError, type Fault, faultLine } from '../../../app/reading/faults.ts';
import { makeDrawings } from '../../../media/illustrations/making/make.ts';
import { figuresOf, readBuildSettings } from '../../../settings/build-settings.ts';
import { fromEnvironment } from '../../../settings/environment.ts';
import { SettingsError } from '../../../settings/read-values.ts';
import { lintWords } from './lint.ts';
import { countTable, evidence, summary } from './table.ts';

const root = join(import.meta.dirname, '../../..');
const wanted = process.argv[2] ?? '';

try {
  await makeDrawings(root);
  const all = lintWords(root, figuresOf(fromEnvironment(readBuildSettings)));
  const pages = all.pages.filter(({ source }) => source.file.includes(wanted));
  // What two pages share is told at one of them, and names the other.
  const isAbout = ({ file, text }: Fault): boolean =>
    [file, ...(text.match(/\S+\.yaml/g) ?? [])].some((one) => one.includes(wanted));
  const faults = all.faults.filter(isAbout);
  if (pages.length === 0)
    throw new ContentError([{ file: wanted, path: '', text: 'no page has this in its path' }]);
  for (const fault of faults) console.log(faultLine(fault));
  const linted = { ...all, pages, faults };
  console.log(`${faults.length > 0 ? '\n' : ''}${countTable(linted)}\n`);
  if (wanted) for (const page of pages) console.log(`${page.source.file}\n${evidence(page, linted)}\n`);
  console.log(summary(linted));
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof SettingsError) && !(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
