/** Writes the index of the search as files. A browser loads them when a visitor searches. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchIndex, type SearchFile } from '../search/load-search.ts';
import type { SearchData } from '../search/search-data.ts';

/** Writes a file with a hash in its name below `site`, and returns its address. */
export function writeHashed(site: string, name: string, content: object): string {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 6);
  const address = `/assets/${name}-${hash}.json`;
  writeFileSync(join(site, address), text);
  return address;
}

/** Writes both files of the index. Returns a function that puts the address of the first file into a text. */
export function writeSearchFiles(site: string, { words, ...data }: SearchData): (text: string) => string {
  const file: SearchFile = { ...data, words: writeHashed(site, 'search-words', words) };
  const address = writeHashed(site, 'search', file);
  return (text) => text.replaceAll(searchIndex, address);
}
