/** Compares the figures that the documents promise with those of the code. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { promisesOfDecisions } from './support/promises-of-decisions.ts';
import { promisesToOperators } from './support/promises-to-operators.ts';

const docs = join(import.meta.dirname, '../../docs');
const decisions = readdirSync(join(docs, 'decisions'));

/** The text of a document, or of the decision with a number. */
const read = (document: string): string =>
  readFileSync(
    document.endsWith('.md')
      ? join(docs, document)
      : join(docs, 'decisions', decisions.find((file) => file.startsWith(document)) ?? document),
    'utf8',
  );

const words: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, twice: 2, three: 3, four: 4, five: 5, eight: 8, ten: 10, hundred: 100 },
  ...{ half: 0.5, quarter: 0.25 },
  // "within a minute", "once an hour": one of them.
  ...{ second: 1, minute: 1, hour: 1, week: 1 },
};
const figureOf = (text: string): number => words[text.toLowerCase()] ?? Number(text.replaceAll(',', ''));

/** Matches a sentence of a promise, with a group for each figure. */
const patternOf = (sentence: string): RegExp =>
  new RegExp(RegExp.escape(sentence).replaceAll(RegExp.escape('{}'), String.raw`(\w+(?:[.,]\d+)*)`), 'g');

const rows = Object.entries({ ...promisesToOperators, ...promisesOfDecisions }).flatMap(
  ([document, sentences]) =>
    sentences.map(([sentence, ...figures]) => [document, sentence, figures] as const),
);

test.each(rows)('%s promises what the code does: %s', (document, sentence, figures) => {
  const found = [...read(document).matchAll(patternOf(sentence))];
  // An empty list: the document does not say this any more.
  expect(found).not.toEqual([]);
  for (const [, ...texts] of found) expect(texts.map(figureOf)).toEqual(figures);
});

/** Figures that are advice, examples or measured, and no promise of a constant. */
const otherFigures: Record<string, string[]> = {
  'operating.md': ['five minutes', '14 days'],
  'going-live.md': ['40 MB', 'three seconds'],
};

test.each(Object.entries(otherFigures))(
  '%s has no other time or size without a row here',
  (document, others) => {
    const text = (promisesToOperators[document] ?? []).reduce(
      (left, [sentence]) => left.replaceAll(patternOf(sentence), '…'),
      read(document),
    );
    const figure = `\\d[\\d.,]*|${Object.keys(words).join('|')}`;
    const times = new RegExp(
      String.raw`\b(?:${figure}) (?:s|ms|seconds?|minutes?|hours?|days?|KB|MB)\b`,
      'g',
    );
    expect(text.match(times)).toEqual(others);
  },
);
