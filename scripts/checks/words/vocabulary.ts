/** Reads `vocabulary.yaml`: the names, words and spellings that the check of words knows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const word = z.string().min(1);
const file = z.strictObject({
  names: z.record(word, z.array(word)),
  makers: z.array(word),
  ordinary: z.array(word),
  numbered: z.array(word),
  words: z.array(word),
  american: z.record(word, word),
  fillers: z.record(word, word),
});

/** A pattern of words to be found, with what an author does about them. */
interface Remedy {
  pattern: RegExp;
  remedy: string;
}

/** What is known about words. */
export interface Vocabulary {
  /** The names in a text, in its order, with the numbers that belong to them: `ISO 9001`. */
  namesIn: (text: string) => string[];
  /** The text with another one in the place of each name. */
  replaceNames: (text: string, by: string) => string;
  /** Words that no dictionary has to confirm, in lower case. */
  words: ReadonlySet<string>;
  /** Spellings that this site does not use. */
  spellings: readonly Remedy[];
  /** Words that say nothing. */
  fillers: readonly Remedy[];
}

/** As a word of its own, whatever stands around it. */
const alone = (pattern: string): string => `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;

/** A number that belongs to a name: the 365 of a product, the 164.312(a) of a rule, the II of a title. */
const number = String.raw`[ -](?:\(EU\) )?(?:(?:[A-Z]{1,3}[ -]?)?\d[\d.\-:/]*(?<![.:\-/])(?:\([a-z\d]+\))*|[A-Z]\d*(?!\p{L})|II?I?\b|IV\b)`;
/** A number in front of a title of law: 21 CFR. */
const title = String.raw`(?:\d{1,2} (?=CFR))?`;

/** One of some words. The longest comes first, so that Power BI is not found as something shorter. */
const oneOf = (words: readonly string[]): string =>
  `(?:${words
    .toSorted((a, b) => b.length - a.length)
    .map((name) => RegExp.escape(name))
    .join('|')})`;

/** The words with capitals behind a maker: Azure Document Intelligence. */
const product = String.raw`(?: \p{Lu}[\p{L}\p{N}]*)+`;

function namePattern({ names, makers, ordinary, numbered }: z.infer<typeof file>): RegExp {
  const made = `${oneOf(makers)}${product}(?:${number})?`;
  const plain = `${title}${oneOf(Object.values(names).flat())}s?(?:${number})?`;
  const inside = String.raw`(?<=\S\s)${oneOf(ordinary)}(?:${number})?`;
  return new RegExp(alone(`${made}|${plain}|${inside}|${oneOf(numbered)}${number}`), 'gu');
}

/** A word with `*` for any ending, in any letter case. A mark is found wherever it stands. */
function wordPattern(written: string): RegExp {
  if (!/[\p{L}\p{N}]/u.test(written)) return new RegExp(RegExp.escape(written), 'gu');
  const parts = written.split('*').map((part) => RegExp.escape(part));
  return new RegExp(alone(parts.join(String.raw`[\p{L}]*`)), 'giu');
}

/** @param text of a file such as `vocabulary.yaml` */
export function parseVocabulary(text: string): Vocabulary {
  const content = file.parse(parse(text));
  const named = namePattern(content);
  const remedies = (list: Record<string, string>): Remedy[] =>
    Object.entries(list).map(([written, remedy]) => ({ pattern: wordPattern(written), remedy }));
  return {
    namesIn: (one) => one.match(named) ?? [],
    replaceNames: (one, by) => one.replaceAll(named, by),
    words: new Set(content.words),
    spellings: remedies(content.american),
    fillers: remedies(content.fillers),
  };
}

/** The vocabulary of this project. */
export const readVocabulary = (): Vocabulary =>
  parseVocabulary(readFileSync(join(import.meta.dirname, 'vocabulary.yaml'), 'utf8'));
