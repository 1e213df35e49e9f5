/** Ordinary decisions of an owner, each against a count of the specification, in a copy of the content. */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isMap, isPair, isScalar, isSeq, parse, parseDocument, visit } from 'yaml';

type Document = ReturnType<typeof parseDocument>;

/** Changes a file in a folder of content. */
export function editContent(content: string, file: string, change: (document: Document) => void): void {
  const path = join(content, file);
  const document = parseDocument(readFileSync(path, 'utf8'));
  change(document);
  writeFileSync(path, document.toString());
}

/** Takes the links to a page out of a folder of content: those of the menus, those in lists, and single ones. */
export function dropLinksTo(content: string, path: string): void {
  const isLink = (node: unknown) => isMap(node) && node.get('href') === path;
  for (const file of globSync('*.yaml', { cwd: content }))
    editContent(content, file, (document) =>
      visit(document, {
        Node: (_, node) => {
          const isName = file === 'navigation.yaml' && isScalar(node) && `/${String(node.value)}` === path;
          return isLink(node) || isName ? visit.REMOVE : undefined;
        },
        Pair: (_, pair) => (isPair(pair) && isLink(pair.value) ? visit.REMOVE : undefined),
      }),
    );
}

/** Takes what leads to industries or shows them out of every page, and out of the sentence that counts them. */
export function dropIndustries(content: string): void {
  const leadsThere = (value: unknown): boolean => String(value).startsWith('/industries');
  for (const file of globSync('{*,services/*}.yaml', { cwd: content }))
    editContent(content, file, (document) =>
      visit(document, {
        Scalar: (_, node) => {
          if (typeof node.value === 'string')
            node.value = node.value.replace(/ and \{site\.industries\}|\{site\.industries\} and /, '');
        },
        Map: (_, node) =>
          node.get('of') === 'industries' || leadsThere(node.get('href')) ? visit.REMOVE : undefined,
      }),
    );
}

type Bands = { kind: string; areas?: { bullets: unknown[] }[] }[];

const bandsOf = (content: string, service: string): Bands =>
  (parse(readFileSync(join(content, `services/${service}.yaml`), 'utf8')) as { bands: Bands }).bands;

const tabsAt = (bands: Bands): number => bands.findIndex(({ kind }) => kind === 'feature-tabs');

/** The services that the wishes are about. An owner may have deleted any; with few services, some wishes fall away. */
export interface WishedServices {
  /** Its first tab gets one bullet more. */
  longer?: string | undefined;
  /** It gets fewer tabs. */
  shorter?: string | undefined;
  /** The owner does not offer it. */
  removed?: string | undefined;
}

/** Chooses the services for the wishes: those of the delivered content where they are, and others where they are not. */
export function chooseServices(content: string): WishedServices {
  const left = new Set(
    globSync('services/*.yaml', { cwd: content })
      .map((file) => basename(file, '.yaml'))
      .toSorted(),
  );
  const choose = (wanted: string, isFit: (bands: Bands) => boolean): string | undefined => {
    const fit = [...left].filter((name) => isFit(bandsOf(content, name)));
    const chosen = fit.includes(wanted) ? wanted : fit[0];
    if (chosen !== undefined) left.delete(chosen);
    return chosen;
  };
  return {
    longer: choose('azure', (bands) => (bands[tabsAt(bands)]?.areas?.[0]?.bullets.length ?? 8) < 8),
    shorter: choose('power-bi', (bands) => (bands[tabsAt(bands)]?.areas?.length ?? 0) > 3),
    removed: choose('ecommerce-strategy', () => true),
  };
}

export const ownLogos = [
  { file: 'harbor-line.svg', name: 'Harbor Line', link: 'https://harbor-line.test/' },
  { file: 'quay.svg', name: 'Quay' },
  { file: 'pilot.png', name: 'Pilot' },
];

const svg = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path fill="${color}" d="M0 0h120v40H0z"/></svg>`;

/**
 * Writes the wishes into a folder of content: other numbers of bullets, tabs and logos, no profile, and a service less.
 * @param picture a PNG that becomes a logo
 * @returns the services that the wishes are about
 */
export function writeWishes(content: string, picture: string): WishedServices {
  const edit = (file: string, change: (document: Document) => void): void =>
    editContent(content, file, change);
  const { longer, shorter, removed } = chooseServices(content);
  const tabsOf = (service: string) => ['bands', tabsAt(bandsOf(content, service)), 'areas'];

  if (longer !== undefined)
    edit(`services/${longer}.yaml`, (page) =>
      page.addIn([...tabsOf(longer), 0, 'bullets'], 'A fifth bullet of our own'),
    );
  if (shorter !== undefined)
    edit(`services/${shorter}.yaml`, (page) => {
      const areas = page.getIn(tabsOf(shorter));
      if (isSeq(areas)) areas.items.length = 3;
    });
  edit('company.yaml', (company) => company.set('social', company.createNode([])));

  mkdirSync(join(content, 'logos'), { recursive: true });
  writeFileSync(join(content, 'logos/harbor-line.svg'), svg('#0033aa'));
  writeFileSync(join(content, 'logos/quay.svg'), svg('#117733'));
  cpSync(picture, join(content, 'logos/pilot.png'));
  edit('shared.yaml', (shared) =>
    shared.set('client-logos', shared.createNode({ heading: 'Our clients', logos: ownLogos })),
  );

  // What names the service leaves it out by itself.
  if (removed !== undefined) rmSync(join(content, `services/${removed}.yaml`));
  return { longer, shorter, removed };
}
