/** Finds what stands on pages as an example of how the owner's own would look. */
import { globSync } from 'node:fs';
import { textsOf } from '@website/site/content';
import { delivered } from './delivered.ts';
import { type Finding, findingAt, read } from './finding.ts';

/** Returns the paths of all entries that say `sample: true`. */
function samplesIn(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, item]) => samplesIn(item, [...path, key]));
  return 'sample' in value && value.sample === true ? [path, ...inside] : inside;
}

const isExamplePicture = ({ path, text }: { path: readonly PropertyKey[]; text: string }): boolean =>
  text === 'example' && ['photo', 'mark'].includes(String(path.at(-1)));

export function* ofExamples(root: string): Generator<Finding> {
  for (const file of globSync('content/**/*.yaml', { cwd: root }).toSorted()) {
    const source = read(root, file.replaceAll('\\', '/'));
    for (const path of samplesIn(source.value))
      yield findingAt(source, path, 'this is a sample', 'write your own in its place, or take it out');
    for (const { path, text } of textsOf(source.value)) {
      if (isExamplePicture({ path, text }))
        yield findingAt(
          source,
          path,
          'the picture is an example',
          'npm run media:photo makes your own, or take the line away',
        );
      if (text === delivered.proposal)
        yield findingAt(
          source,
          path,
          'the proposal is invented',
          'show one like your own proposals, or take the table out',
        );
    }
  }
}
