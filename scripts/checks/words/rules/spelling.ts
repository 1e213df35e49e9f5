/** American spelling, word by word. What begins with a capital is a name, or the first word of a text. */
import type { Fault } from '../../../../app/reading/faults.ts';
import { faultAt } from '../../../../app/reading/load.ts';
import type { Dictionaries } from '../dictionaries.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { WordsOfFile } from './banned.ts';

const remedy = 'a word that is right goes into "words" of scripts/gate/words/vocabulary.yaml';

/** The words of a text as a dictionary has them; parts of addresses and of names with figures are none. */
function plainWords(text: string): string[] {
  const spaced = text.replaceAll(/\S*[@/\d]\S*|\S+\.\p{L}\S*/gu, ' ').replaceAll('’', "'");
  return spaced.match(/(?<![\p{L}'])\p{L}\p{Ll}*(?:'\p{Ll}+)?(?![\p{L}])/gu) ?? [];
}

/** A fault for each word that is not spelled as in the United States. */
export function spellingFaults(
  { source, texts }: WordsOfFile,
  vocabulary: Vocabulary,
  dictionaries: Dictionaries,
): Fault[] {
  return texts.flatMap(({ path, text }) => {
    const own = vocabulary.replaceNames(text, '…');
    const listed = vocabulary.spellings.flatMap(({ pattern, remedy: instead }) =>
      [...own.matchAll(pattern)].map(([found]) => faultAt(source, path, `"${found}": write "${instead}"`)),
    );
    const rest = vocabulary.spellings.reduce((left, { pattern }) => left.replaceAll(pattern, '…'), own);
    const unknown = plainWords(rest).flatMap((written) => {
      const word = written.replace(/'s$/, '');
      const lower = word.toLowerCase();
      if (vocabulary.words.has(lower) || vocabulary.words.has(lower.replace(/s$/, ''))) return [];
      const { right, instead } = dictionaries.american(word);
      // A capital may begin a name that no dictionary has, but not one that is a word with another spelling.
      if (right || (word !== lower && !isRespelled(lower, instead))) return [];
      const meant = instead === undefined ? '' : ` (did you mean "${instead}"?)`;
      return [faultAt(source, path, `"${written}" is not American English${meant}; ${remedy}`)];
    });
    return [...listed, ...unknown];
  });
}

/** Whether two words are one, written in two countries. */
function isRespelled(word: string, instead: string | undefined): boolean {
  const plain = (one: string): string =>
    one
      .replaceAll(/ou/g, 'o')
      .replaceAll(/[sz]/g, 's')
      .replaceAll(/ll/g, 'l')
      .replaceAll(/re$/g, 'er')
      .replaceAll(/[ao]e/g, 'e')
      .replaceAll(/ce/g, 'se');
  return instead !== undefined && plain(word) === plain(instead.toLowerCase());
}
