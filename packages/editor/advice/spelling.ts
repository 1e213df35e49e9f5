/** Reads the spelling rules of the content from `content/style.yaml`, for `cspell.config.ts` and for the check. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ContentError, checkContent, faultAt, readSource, style } from '@website/site/content';

/** The endings of `@cspell/dict-…` by language. The dictionaries of `en-US` and `en-GB` come with cspell. */
const dictionaryPackages: Readonly<Record<string, string>> = {
  ca: 'ca',
  cs: 'cs-cz',
  da: 'da-dk',
  de: 'de-de',
  'de-AT': 'de-at',
  'de-CH': 'de-ch',
  es: 'es-es',
  fi: 'fi-fi',
  fr: 'fr-fr',
  hu: 'hu-hu',
  it: 'it-it',
  lt: 'lt-lt',
  nb: 'nb-no',
  nl: 'nl-nl',
  pl: 'pl_pl',
  pt: 'pt-pt',
  'pt-BR': 'pt-br',
  ro: 'ro-ro',
  sk: 'sk-sk',
  sv: 'sv',
  tr: 'tr-tr',
  uk: 'uk-ua',
  vi: 'vi-vn',
};

/**
 * Matches the name of a person or town in a line of YAML: a word with a capital letter inside a sentence, or before
 * another such word. Titles and headings are skipped, because all their words may have capital letters.
 */
export const nameInSentence =
  /(?<!\b(?:title|heading): .*)(?:(?<=[\p{L}\p{N},;)’'] )\p{Lu}[\p{L}’'-]*|(?<!\p{L})\p{Lu}[\p{L}’'-]*(?= \p{Lu}))/gu;

const extension = z.object({ dictionaryDefinitions: z.array(z.object({ name: z.string() })) });

export interface ContentSpelling {
  /** The language of cspell. The keys of content files are English, so a site in German needs `en-US` too. */
  language: 'en-US' | 'en-GB';
  /** Settings of installed packages that cspell imports. */
  imports: string[];
  /** Names of the dictionaries in these settings. */
  dictionaries: string[];
  words: string[];
  /** Whether a capital letter inside a sentence means that a word is a name: in English, but not in German. */
  isNameByCapital: boolean;
}

/**
 * Reads the spelling of the content.
 * @param root the project's folder, with its packages
 * @throws ContentError if `style.yaml` has a fault, or if the dictionary of its language is not installed
 */
export function readContentSpelling(root: string): ContentSpelling {
  const file = 'style.yaml';
  const source = readSource(file, readFileSync(join(root, 'content', file), 'utf8'));
  const { language, words } = checkContent(source, style).content;
  if (language === 'en-US' || language === 'en-GB')
    return { language, imports: [], dictionaries: [], words, isNameByCapital: true };
  const ending = dictionaryPackages[language] ?? dictionaryPackages[language.slice(0, 2)];
  const languageFault = (text: string) => new ContentError([faultAt(source, ['language'], text)]);
  if (ending === undefined) {
    const known = ['en-US', 'en-GB', ...Object.keys(dictionaryPackages)].join(', ');
    throw languageFault(`there is no dictionary for ${language}; there are: ${known}`);
  }
  const settings = `@cspell/dict-${ending}/cspell-ext.json`;
  const path = join(root, 'node_modules', settings);
  if (!existsSync(path))
    throw languageFault(
      `the dictionary for ${language} is not installed: npm install --save-dev --save-exact @cspell/dict-${ending}`,
    );
  const { dictionaryDefinitions } = extension.parse(JSON.parse(readFileSync(path, 'utf8')));
  const dictionaries = dictionaryDefinitions.map(({ name }) => name);
  const isNameByCapital = !language.startsWith('de');
  return { language: 'en-US', imports: [settings], dictionaries, words, isNameByCapital };
}
