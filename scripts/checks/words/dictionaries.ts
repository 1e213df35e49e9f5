/**
 * American spelling, from the dictionaries of cspell: kept up month by month, read from the disk, 0.3 MB each. A
 * list of British words and their American twins (american-british-english-translator) was the other choice; it
 * has not changed for years, and knows no typing errors.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';

/** What the dictionaries say of a word. */
export interface Dictionaries {
  /** Whether an American writes it so, in this letter case or in lower case, and how else. */
  american: (word: string) => { right: boolean; instead: string | undefined };
}

const require = createRequire(import.meta.url);
/** The packages name their settings; the words lie beside them. */
const open = (settings: string, file: string) =>
  decodeTrie(gunzipSync(readFileSync(join(dirname(settings), file))));

/** How British spellings that Americans know too become those that only Americans use. */
const turns: readonly [british: RegExp, american: string][] = [
  [/(?<=[aeiou][^aeiou]*[aeiou])ll(?=e[drs]|ing|ist|ous)/g, 'l'], // cancelled, modelling, traveller
  [/(?<=[aeiou])l(?=ments?$|s?$|ful)/g, 'll'], // fulfil, enrolment, skilful
  [/gement/g, 'gment'], // judgement
  [/(?<=[bdht])re(s?)$/g, 'er$1'], // theatre
  [/(?<=[fp]en)ce(?=s?$|less)/g, 'se'], // offence
  [/(?<=m)ould/g, 'old'], // mould
  [/ae/g, 'e'], // archaeology
  [/sulph/g, 'sulf'],
];

/** Reads the dictionaries; takes about half a second. */
export function readDictionaries(): Dictionaries {
  const american = open(require.resolve('@cspell/dict-en_us'), 'en_US.trie.gz');
  const british = open(require.resolve('@cspell/dict-en-gb-mit'), 'en_GB.trie.gz');
  const known = new Map<string, ReturnType<Dictionaries['american']>>();
  const look = (word: string): ReturnType<Dictionaries['american']> => {
    if (!american.has(word) && !american.has(word.toLowerCase())) {
      const [nearest] = american.suggest(word.toLowerCase(), { numSuggestions: 1 });
      return { right: false, instead: nearest };
    }
    // A word that both know is American, unless there is one like it that the British do not know.
    const instead = turns
      .map(([from, to]) => word.toLowerCase().replaceAll(from, to))
      .find((one) => one !== word.toLowerCase() && american.has(one) && !british.has(one));
    return { right: instead === undefined, instead };
  };
  return {
    american: (word) => {
      const verdict = known.get(word) ?? look(word);
      known.set(word, verdict);
      return verdict;
    },
  };
}
