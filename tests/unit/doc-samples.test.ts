/** The samples of the documents have the form of the files into which readers copy them, so that no check objects. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mergeIntoSource, readValue } from '../../packages/editor/merge.ts';

const samples = globSync('docs/*.md')
  .toSorted()
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^```yaml\n(?:# content\/.*\n)?([^]*?)^```/gm)].map(
      ([, text = '']) => ({ file, text, first: text.trim().split('\n')[0] ?? '' }),
    ),
  );

/** Takes the spaces away that all lines begin with: a sample may be a part of a file. */
function outdented(text: string): string {
  const spaces = Math.min(
    ...text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => line.search(/\S/)),
  );
  return text.replaceAll(new RegExp(`^ {${spaces}}`, 'gm'), '');
}

/** The choice of fonts is no content, and has the form of code. */
const codeForm = (text: string): string =>
  spawnSync(
    process.execPath,
    ['node_modules/oxfmt/bin/oxfmt', '--stdin-filepath', 'packages/media/brand/fonts.yaml'],
    { input: text, encoding: 'utf8' },
  ).stdout;

test('the documents have samples', () => expect(samples.length).toBeGreaterThan(8));

test.each(samples)(
  '$file › the sample that begins “$first” is copied › it has the form of its file',
  ({ text }) => {
    const sample = outdented(text);
    const form = sample.startsWith('characters:')
      ? codeForm(sample)
      : mergeIntoSource(sample, readValue(sample));
    expect(sample).toBe(form);
  },
);
