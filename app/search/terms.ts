/** Converts texts and queries to the terms of an index. Browser, server and build use the same terms. */

/** Words that are on every page, so that a search for them is useless. */
const stopWords = new Set(
  (
    'a after all also an and any are as at be been before but by can do does each every for from get has have ' +
    'how if in into is it its like may me more most much my no not of on one only or our out over so such than that the their ' +
    'them then there these they this those to up us was we what when where which who why will with you your'
  ).split(' '),
);

/**
 * Converts a plural to its singular: `vacancies` becomes `vacancy`, `processes` becomes `process`, `apps` becomes
 * `app`.
 */
const singular = (word: string): string => {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(ss|sh|ch|x)es$|s$/, '$1');
};

/** Returns the term of a word; null for a word that no index contains. */
export function termOf(word: string): string | null {
  const lower = word.toLowerCase();
  return lower.length < 2 || stopWords.has(lower) ? null : singular(lower);
}

/** Returns the words of a text, without accents. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const isName = (word: string): boolean => /^[\p{Lu}\p{N}]/u.test(word);

/**
 * Returns the words of a heading. Also returns each two neighboring words as one word, so that `PowerBI` finds `Power
 * BI`.
 */
export function wordsOfHeading(text: string): string[] {
  const words = wordsOf(text);
  const joined = words.flatMap((word, at) => {
    const next = words[at + 1];
    return next !== undefined && isName(word) && isName(next) ? [word + next] : [];
  });
  return [...words, ...joined];
}
