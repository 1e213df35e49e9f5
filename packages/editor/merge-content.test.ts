/** What the merge promises, for every file of the content. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { mergeIntoSource, readValue } from './merge.ts';

const root = join(import.meta.dirname, '../..');
const sources = globSync('content/**/*.yaml', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted()
  .map((file) => [file, readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n')] as const);

type Path = readonly (string | number)[];

/** Lists the texts of a value with their paths. */
function textsOf(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  return [...entries].flatMap(([key, item]) => textsOf(item, [...path, key]));
}

/** Sets what stands at a path of a value. */
function setAt(value: unknown, path: Path, item: unknown): void {
  const holder = path.slice(0, -1).reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value);
  Reflect.set(Object(holder), path.at(-1) ?? '', item);
}

/** Returns a value in which every list begins with what was its last item. */
function rotated(value: unknown): unknown {
  if (Array.isArray(value)) return [...value.slice(-1), ...value.slice(0, -1)].map(rotated);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rotated(item)]));
}

/** Returns the lines of comments, sorted. */
const commentsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('#'))
    .toSorted();

test.each(sources)('%s: a merge of its own value changes nothing', (_file, source) => {
  const value = readValue(source);
  expect(value).toEqual(parse(source));
  expect(mergeIntoSource(source, value)).toBe(source);
});

test.each(sources)('%s: a changed text changes its own lines only', (_file, source) => {
  // Another kind makes another band, with nothing of the old one.
  const texts = textsOf(readValue(source)).filter(({ path }) => path.at(-1) !== 'kind');
  // A few texts of each file; all of them together would take minutes.
  const step = Math.ceil(texts.length / (process.env['EVERY_PAGE'] === 'all' ? 8 : 3));
  for (const { path, text } of texts.filter((_text, index) => index % step === 0)) {
    const value = readValue(source);
    setAt(value, path, text.slice(0, -1) + (text.endsWith('!') ? '?' : '!'));
    const merged = mergeIntoSource(source, value);
    expect(readValue(merged)).toEqual(value);
    const [before, after] = [source.split('\n'), merged.split('\n')];
    const changed = before.flatMap((line, index) => (line === after[index] ? [] : [index]));
    expect(after).toHaveLength(before.length);
    // The last letter of the text stands on its last line.
    expect(changed).toHaveLength(1);
  }
});

test.each(sources)('%s: every comment stays when the items of all lists move', (_file, source) => {
  const value = rotated(readValue(source));
  const merged = mergeIntoSource(source, value);
  expect(readValue(merged)).toEqual(value);
  expect(commentsOf(merged)).toEqual(commentsOf(source));
});
