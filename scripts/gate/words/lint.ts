/** All rules of words over all pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, type Fault } from '../../../app/reading/faults.ts';
import { readInventory, loadDrawings } from '../../../app/reading/inventory.ts';
import type { ContentData } from '../../../app/reading/load.ts';
import type { Placeholders } from '../../../app/reading/placeholders.ts';
import { readContent } from '../../../app/reading/read.ts';
import { readSource } from '../../../app/reading/source.ts';
import { readDictionaries } from './dictionaries.ts';
import { measureFaults, type Measure } from './measure.ts';
import { isTopic, lintedPage, textsOf, type LintedPage } from './page-texts.ts';
import { altFaults } from './rules/between-pages/alt-texts.ts';
import { columnFaults, sharedRunFaults } from './rules/between-pages/neighbors.ts';
import { relatedFaults } from './rules/between-pages/related.ts';
import { fillerFaults, type WordsOfFile } from './rules/banned.ts';
import { gradeFaults } from './rules/grade.ts';
import { quotas } from './rules/quotas.ts';
import { lengthFaults, turns } from './rules/rhythm.ts';
import { spellingFaults } from './rules/spelling.ts';
import { readVocabulary, type Vocabulary } from './vocabulary.ts';

/** What is counted on every page of a service or an industry. */
export const measures: readonly Measure[] = [...quotas, ...turns];

/** What the check of words found. */
export interface Linted {
  pages: readonly LintedPage[];
  vocabulary: Vocabulary;
  /** In the order of files and lines. */
  faults: readonly Fault[];
}

/** The words of files that are no pages. Those of forms and interface are short, and partly given. */
const otherWords = (data: ContentData, names: readonly (keyof ContentData)[]): WordsOfFile[] =>
  names.map((name) => ({ source: data[name].source, texts: [...textsOf(data[name].content)] }));

/** What the drawings show, in words. */
function drawingWords(root: string): WordsOfFile {
  const file = 'public/media/illustrations/drawings.json';
  const source = readSource(`../${file}`, readFileSync(join(root, file), 'utf8'));
  return { source, texts: [...textsOf(source.value)] };
}

/** Faults of a page by itself. */
const pageFaults = (page: LintedPage, vocabulary: Vocabulary): Fault[] => [
  ...(isTopic(page)
    ? [...measures.flatMap((measure) => measureFaults(measure, page, vocabulary)), ...lengthFaults(page)]
    : []),
  ...gradeFaults(page, vocabulary),
];

/**
 * Checks the words of all content.
 * @param root the project's folder
 * @param figures placeholders besides those of the company, by namespace
 * @throws ContentError with the faults of every file that cannot be read, be it a page or one that all pages need
 */
export function lintWords(root: string, figures: Placeholders, folder = join(root, 'content')): Linted {
  const { data, pages: read, faults: unreadable } = readContent(folder, figures, readInventory(root));
  // A page that cannot be read is missing from the others it is compared with: their counts would say too little.
  if (!data || unreadable.length > 0) throw new ContentError(unreadable);
  const vocabulary = readVocabulary();
  const dictionaries = readDictionaries();
  const pages = read.map((page) => lintedPage(page, data['navigation.yaml'].content));
  const bands = otherWords(data, ['shared.yaml', 'navigation.yaml']);
  const spelled = [...pages, ...bands, ...otherWords(data, ['company.yaml', 'interface.yaml', 'forms.yaml'])];
  // The words of a law mean more than they say.
  const plain = pages.filter(({ role }) => role.page !== 'legal');
  const claims = [...textsOf(data['company.yaml'].content.claims)].map(({ text }) => text);
  const faults = [
    ...pages.flatMap((page) => pageFaults(page, vocabulary)),
    ...[...plain, ...bands].flatMap((file) => fillerFaults(file, vocabulary)),
    ...[...spelled, drawingWords(root)].flatMap((file) => spellingFaults(file, vocabulary, dictionaries)),
    ...columnFaults(pages),
    ...relatedFaults(pages),
    ...sharedRunFaults(pages, claims),
    ...altFaults(pages, loadDrawings(root)),
  ];
  return {
    pages,
    vocabulary,
    faults: faults.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0)),
  };
}
