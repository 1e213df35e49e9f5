/** Finds words that two pages share. A copied page whose words were not changed would pass every schema. */
import { show, type Fault } from './faults.ts';
import { faultAt } from './load.ts';
import type { Source } from './source.ts';

/** The texts by which people and search engines tell pages apart, as far as the page has them. */
interface Told {
  name: string;
  summary?: string;
  meta: { title: string; description: string };
}

/** A checked page with its file. */
export interface CheckedPage {
  source: Source;
  content: Told;
}

const telling = ({ name, summary, meta }: Told): [path: string[], text: string | undefined][] => [
  [['name'], name],
  [['summary'], summary],
  [['meta', 'title'], meta.title],
  [['meta', 'description'], meta.description],
];

/** Upper case and spaces do not make two texts different. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ');

/** A fault for each text that a page shares with one before it. */
export function duplicateFaults(pages: readonly CheckedPage[]): Fault[] {
  const first = new Map<string, string>();
  const faults: Fault[] = [];
  for (const { source, content } of pages) {
    for (const [path, text] of telling(content)) {
      if (text === undefined) continue;
      const key = `${path.join('.')}: ${plain(text)}`;
      const other = first.get(key);
      if (other) faults.push(faultAt(source, path, `is the same as in ${other} (received ${show(text)})`));
      else first.set(key, source.file);
    }
  }
  return faults;
}
