/** Decisions that an owner may make about the content, drawn at random within what the schemas allow. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { getExampleNumber, type CountryCode } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { isCollection, isPair, isScalar, isSeq, visit } from 'yaml';
import type { Random } from '../../../server/test-support/fuzz/random.ts';
import { fillProof } from './filled-proof.ts';
import { largeCompany } from './other-company.ts';
import { dropIndustries, dropLinksTo, editContent } from './owner-wishes.ts';

export interface Decision {
  name: string;
  /** True if the check of the content may refuse it, because a rule needs what it takes away. */
  mayBeRefused?: true;
  decide: (content: string, random: Random) => void;
}

type Columns = { pages: string[] }[];

const namesOf = (content: string, folder: string): string[] =>
  globSync(`${folder}/*.yaml`, { cwd: content })
    .map((file) => basename(file, '.yaml'))
    .toSorted();

export const shuffled = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((item) => ({ item, at: random.below(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** Takes some of a list, at least one. */
const someOf = <T>(list: readonly T[], random: Random): T[] =>
  shuffled(list, random).slice(0, 1 + random.below(list.length));

const company = (content: string, key: string, value: unknown): void =>
  editContent(content, 'company.yaml', (document) => document.set(key, document.createNode(value)));

/** Deletes pages of a menu, often all but one, and now and then their names in the menu too. */
function deletePages(content: string, menu: 'services' | 'industries', random: Random): void {
  const names = namesOf(content, menu);
  const [, ...others] = random.onceIn(2) ? shuffled(names, random) : someOf(names, random);
  const gone = new Set(others);
  for (const name of gone) rmSync(join(content, menu, `${name}.yaml`));
  // The one link of the front page that the check of the content names. What it leads from goes with it.
  editContent(content, 'home.yaml', (document) => {
    const { bands } = document.toJS() as { bands: { example?: { link: { href: string } } }[] };
    for (const [at, { example }] of bands.entries())
      if (example && gone.has(basename(example.link.href.replace(/#.*/, ''))))
        document.deleteIn(['bands', at, 'example']);
  });
  if (random.onceIn(2)) return;
  editContent(content, 'navigation.yaml', (document) => {
    const columns = (document.toJS() as Record<typeof menu, Columns>)[menu]
      .map((column) => ({ ...column, pages: column.pages.filter((name) => !gone.has(name)) }))
      .filter(({ pages }) => pages.length > 0);
    document.set(menu, document.createNode(columns));
  });
}

const countries: [code: CountryCode, name: string][] = [
  ['DE', 'Germany'],
  ['NO', 'Norway'],
  ['PT', 'Portugal'],
  ['IN', 'India'],
  ['AE', 'United Arab Emirates'],
  ['JP', 'Japan'],
  ['BR', 'Brazil'],
];

const offices = (random: Random): object[] =>
  someOf(countries, random)
    .slice(0, 6)
    .flatMap(([code, country]) => {
      const office = () => ({
        country,
        address: ['Street 1', `10000 Town of ${country}`],
        phone: getExampleNumber(code, examples)?.formatInternational(),
      });
      return random.onceIn(3) ? [office(), { ...office(), city: `Town of ${country}` }] : [office()];
    });

/** Takes a random band out of a random page, or a random item or key out of its bands, a shared band or the menus. */
function takeOut(content: string, random: Random, what: 'band' | 'part'): void {
  const file = random.pick(globSync('{*,services/*,industries/*}.yaml', { cwd: content }).toSorted());
  editContent(content, file, (document) => {
    const places: [collection: { items: unknown[] }, at: number][] = [];
    visit(document, {
      Collection: (_, node, path) => {
        // The document, its map and the key come before the list of bands.
        const [, , pair] = path;
        const isInBands = isPair(pair) && isScalar(pair.key) && pair.key.value === 'bands';
        const isBand = isInBands && path.length === 3;
        const isPart = (isInBands && path.length > 3) || file === 'shared.yaml' || file === 'navigation.yaml';
        if (isCollection(node) && (what === 'band' ? isBand : isPart))
          for (const at of node.items.keys()) places.push([node, at]);
      },
    });
    if (places.length === 0) return;
    const [{ items }, at] = random.pick(places);
    items.splice(at, 1);
  });
}

const article = (title: string, date: string): string =>
  JSON.stringify({
    title,
    date,
    summary: `${title}, told in two lines for people who read no more.`,
    bands: [],
  });

function addNews(content: string, random: Random): void {
  const overview = {
    name: 'News',
    meta: {
      title: 'News of a company by the harbor',
      description:
        'What is new in a company by the harbor: a page that a test has written, as long as a description for a search engine has to be.',
    },
    bands: [
      { kind: 'banner', title: 'News', subtitle: 'One line.', picture: 'services' },
      { kind: 'archive' },
    ],
  };
  writeFileSync(join(content, 'news.yaml'), JSON.stringify(overview));
  mkdirSync(join(content, 'news'), { recursive: true });
  for (let at = 0; at <= random.below(3); at += 1)
    writeFileSync(join(content, `news/story-${at}.yaml`), article(`Story ${at}`, `202${at}-03-02`));
  editContent(content, 'navigation.yaml', (document) => document.addIn(['company'], 'news'));
}

function leaveOutCareers(content: string): void {
  for (const file of ['careers.yaml', 'job-application.yaml']) rmSync(join(content, file), { force: true });
  editContent(content, 'company.yaml', (document) => document.deleteIn(['mailboxes', 'careers']));
  editContent(content, 'proof/vacancies.yaml', (document) =>
    document.set('entries', document.createNode([])),
  );
  dropLinksTo(content, '/careers');
}

function leaveOutIndustries(content: string): void {
  rmSync(join(content, 'industries.yaml'), { force: true });
  rmSync(join(content, 'industries'), { recursive: true, force: true });
  editContent(content, 'navigation.yaml', (document) => document.set('industries', document.createNode([])));
  dropIndustries(content);
}

export const decisions: readonly Decision[] = [
  {
    name: 'another name',
    decide: (content, random) =>
      company(
        content,
        'name',
        random.pick(['Ox', 'O’Neill & Sons', 'Compass', '24/7 IT', largeCompany.name]),
      ),
  },
  { name: 'longer claims', decide: (content) => company(content, 'claims', largeCompany.claims) },
  { name: 'other offices', decide: (content, random) => company(content, 'offices', offices(random)) },
  { name: 'no profiles', decide: (content) => company(content, 'social', []) },
  {
    name: 'one profile without an icon',
    decide: (content) => company(content, 'social', [{ name: 'Our blog', href: 'https://blog.test/' }]),
  },
  {
    name: 'another language',
    decide: (content, random) =>
      editContent(content, 'style.yaml', (document) =>
        document.set('language', random.pick(['en-GB', 'de', 'de-AT', 'fr', 'pl'])),
      ),
  },
  { name: 'fewer services', decide: (content, random) => deletePages(content, 'services', random) },
  { name: 'fewer industries', decide: (content, random) => deletePages(content, 'industries', random) },
  { name: 'no industries', decide: leaveOutIndustries },
  { name: 'no careers', decide: leaveOutCareers },
  {
    name: 'applications by mail',
    decide: (content) => rmSync(join(content, 'job-application.yaml'), { force: true }),
  },
  {
    name: 'no page about the company',
    decide: (content) => {
      rmSync(join(content, 'about-us.yaml'), { force: true });
      dropLinksTo(content, '/about-us');
    },
    // Proof may stand there.
    mayBeRefused: true,
  },
  { name: 'proof', decide: fillProof },
  { name: 'news', decide: addNews },
  {
    name: 'fewer logos of clients',
    decide: (content, random) =>
      editContent(content, 'shared.yaml', (document) => {
        const logos = document.getIn(['client-logos', 'logos']);
        if (isSeq(logos)) logos.items.length = Math.min(random.below(6), logos.items.length);
      }),
  },
  {
    name: 'a band less on a page',
    decide: (content, random) => takeOut(content, random, 'band'),
    mayBeRefused: true,
  },
  {
    name: 'an item less in a list',
    decide: (content, random) => takeOut(content, random, 'part'),
    mayBeRefused: true,
  },
];

/** Copies the texts of all content files, so that a refused decision can be taken back. */
export function remember(content: string): () => void {
  const files = (): string[] => globSync('**/*.yaml', { cwd: content });
  const texts = new Map(files().map((file) => [file, readFileSync(join(content, file), 'utf8')]));
  return () => {
    for (const file of files()) if (!texts.has(file)) rmSync(join(content, file));
    for (const [file, text] of texts) {
      mkdirSync(join(content, file, '..'), { recursive: true });
      writeFileSync(join(content, file), text);
    }
  };
}
