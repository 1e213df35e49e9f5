/** Writes the data that a browser loads when a visitor searches or opens a drawing. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchIndex, type SearchFile } from '../search/load-search.ts';
import type { SearchData } from '../search/search-data.ts';
import { viewerFile, type ViewerData } from '../viewer/viewer-data.ts';

/** Writes a file with a hash in its name below `site`, and returns its address. */
function writeHashed(site: string, name: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 6);
  const address = `/assets/${name}-${hash}.json`;
  writeFileSync(join(site, address), text);
  return address;
}

/** Writes both files of the search's index. Returns a function that puts the address of the first file into a text. */
export function writeSearchFiles(site: string, { words, ...data }: SearchData): (text: string) => string {
  const wordsAddress = writeHashed(site, 'search-words', JSON.stringify(words));
  const file: SearchFile = { ...data, words: wordsAddress };
  const address = writeHashed(site, 'search', JSON.stringify(file));
  return (text) => text.replaceAll(searchIndex, address);
}

/**
 * Writes the file of the viewer of drawings. Returns a function that puts the address of the file into a text.
 * @param withMedia puts the names of media files in the build into a text
 */
export function writeViewerFile(
  site: string,
  data: ViewerData,
  withMedia: (text: string) => string,
): (text: string) => string {
  const address = writeHashed(site, 'viewer', withMedia(JSON.stringify(data)));
  return (text) => text.replaceAll(viewerFile, address);
}
