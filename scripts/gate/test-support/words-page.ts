/** Pages of a few words, for the tests of the rules of words. */
import { stringify } from 'yaml';
import type { PageContent } from '../../../app/reading/load.ts';
import { readSource } from '../../../app/reading/source.ts';
import { roleOf } from '../../../app/schema/files.ts';
import { lintedPage, type LintedPage } from '../words/page-texts.ts';
import { parseVocabulary } from '../words/vocabulary.ts';

/** What a test says of a page; the rest is of no account. */
interface Words {
  bullets?: readonly string[];
  headings?: readonly string[];
  intro?: string;
  /** Bands behind the tabs. */
  more?: readonly object[];
  name?: string;
  file?: string;
  description?: string;
}

/** Neighbors in one menu column. */
const pages = ['azure', 'sharepoint', 'insurance', 'retail'];

/** A page as its file says it: a banner on its own, then tabs with the given words. */
export function wordsPage(words: Words): LintedPage {
  const { bullets = [], headings = [], intro = 'An introduction.', more = [] } = words;
  const { name = 'Azure', file = 'services/azure.yaml', description = 'What it is.' } = words;
  const areas = [{ title: 'First', bullets }, ...headings.map((heading) => ({ title: 'Next', heading }))];
  const content = {
    name,
    meta: { title: name, description },
    bands: [{ kind: 'banner', title: name }, { kind: 'feature-tabs', intro, areas }, ...more],
  };
  const role = roleOf(file);
  if (!role?.page) throw new Error(`${file} is no page`);
  return lintedPage(
    { source: readSource(file, stringify(content)), content: content as unknown as PageContent, role },
    {
      services: [{ title: 'Microsoft', pages }],
      industries: [{ title: 'Finance', pages }],
    },
  );
}

/** A small vocabulary. */
export const someWords = parseVocabulary(`
names: { products: [SharePoint, Power BI, Microsoft 365], standards: [ISO, WCAG, CFR] }
makers: [Azure, Microsoft]
ordinary: [Teams]
numbered: [Section, Title]
words: [runbook]
american: { grey: gray, whilst: while }
fillers: { leverag*: say use, "!": end the sentence with a period }
`);
