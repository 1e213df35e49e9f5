/** Ordinary decisions of an owner, each against a count of the specification, in a copy of the content. */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isPair, isScalar, isSeq, parseDocument, visit } from 'yaml';

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

/** A service that the owner does not offer. */
export const removedService = 'ecommerce-strategy';

export const ownLogos = [
  { file: 'harbor-line.svg', name: 'Harbor Line', link: 'https://harbor-line.test/' },
  { file: 'quay.svg', name: 'Quay' },
  { file: 'pilot.png', name: 'Pilot' },
];

const svg = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path fill="${color}" d="M0 0h120v40H0z"/></svg>`;

/**
 * Writes the wishes into a folder of content: other numbers of bullets, tabs and logos, no profile, no challenges, and a
 * service less.
 * @param picture a PNG that becomes a logo
 */
export function writeWishes(content: string, picture: string): void {
  const edit = (file: string, change: (document: Document) => void): void =>
    editContent(content, file, change);
  const bandOf = (document: Document, kind: string): number =>
    (document.toJS() as { bands: { kind: string }[] }).bands.findIndex((band) => band.kind === kind);

  edit('services/azure.yaml', (page) => {
    page.addIn(['bands', bandOf(page, 'feature-tabs'), 'areas', 0, 'bullets'], 'A fifth bullet of our own');
  });
  edit('services/power-bi.yaml', (page) => {
    const areas = page.getIn(['bands', bandOf(page, 'feature-tabs'), 'areas']);
    if (isSeq(areas)) areas.items.length = 3;
    page.deleteIn(['bands', bandOf(page, 'challenges')]);
  });
  edit('company.yaml', (company) => company.set('social', company.createNode([])));

  mkdirSync(join(content, 'logos'), { recursive: true });
  writeFileSync(join(content, 'logos/harbor-line.svg'), svg('#0033aa'));
  writeFileSync(join(content, 'logos/quay.svg'), svg('#117733'));
  cpSync(picture, join(content, 'logos/pilot.png'));
  edit('shared.yaml', (shared) =>
    shared.set('client-logos', shared.createNode({ heading: 'Our clients', logos: ownLogos })),
  );

  rmSync(join(content, `services/${removedService}.yaml`));
  for (const file of globSync('**/*.yaml', { cwd: content })) {
    const text = readFileSync(join(content, file), 'utf8');
    const without = text.replaceAll(new RegExp(`^ +- (?:/services/)?${removedService}\n`, 'gm'), '');
    if (without !== text) writeFileSync(join(content, file), without);
  }
}
