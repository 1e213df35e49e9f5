/** Finds the values that the owner has to replace before the site goes public. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { checkContent, type Loaded, company, isPlaceholderPhone } from '@website/site/content';
import { isPublicOrigin, isReserved } from '@website/server/settings';
import { delivered } from './delivered.ts';
import { ofExamples } from './examples.ts';
import { type Finding, findingAt, read } from './finding.ts';
import { ofPictures } from './pictures.ts';

export const groups = [
  'Company',
  'Claims',
  'Offices',
  'Mailboxes and profiles',
  'Client logos',
  'Legal texts',
  'Examples',
  'Pictures',
  'Settings',
] as const;

export interface Placeholder extends Finding {
  group: (typeof groups)[number];
}

const includes = (list: readonly string[], text: string): boolean => list.includes(text);

type Facts = Loaded<z.infer<typeof company>>;

function* ofCompany({ source, content }: Facts, root: string): Generator<Finding> {
  const { name, legalName } = content;
  if (name === delivered.name)
    yield findingAt(source, ['name'], `the name ${name} is invented`, 'write the name of your company');
  if (legalName === delivered.legalName)
    yield findingAt(source, ['legalName'], `${legalName} is invented`, 'write the registered name');
  const mark = 'packages/media/brand/mark.svg';
  const lines = readFileSync(join(root, mark), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes(delivered.mark)) + 1;
  if (line > 0)
    yield { file: mark, line, what: 'the logo is invented', remedy: 'replace it, then npm run media:brand' };
}

const claim = z.union([
  z.string().transform((phrase) => ({ phrase, figure: undefined })),
  z.looseObject({ phrase: z.string(), figure: z.string() }),
]);

/** The sentences as the owner sees them in the file, with their placeholders. */
const sentences = z.looseObject({ description: z.string(), claims: z.record(z.string(), claim) });

function* ofClaims({ source }: Facts): Generator<Finding> {
  const { description, claims } = sentences.parse(source.value);
  const known = z.record(z.string(), claim).parse(delivered.claims);
  for (const [key, { phrase, figure }] of Object.entries(claims)) {
    const old = known[key];
    // A figure of ours beside a phrase of the owner that does not say it.
    const isOldFigure = figure !== undefined && figure === old?.figure && !phrase.includes(figure);
    if (phrase === old?.phrase || isOldFigure)
      yield findingAt(
        source,
        ['claims', key],
        `“${phrase === old.phrase ? phrase : figure}” is invented`,
        `write what is true of your company, or take it and the sentences with {company.claims.${key}} out`,
      );
  }
  if (description === delivered.description)
    yield findingAt(source, ['description'], 'the description is ours', 'say what your company is');
}

function* ofOffices({ source, content }: Facts): Generator<Finding> {
  for (const [at, { country, countryInText = country, address, phone }] of content.offices.entries()) {
    const path = ['offices', at];
    if (address.some((text) => includes(delivered.addressLines, text)))
      yield findingAt(
        source,
        [...path, 'address'],
        `the address in ${countryInText} is invented`,
        'write your own, or take the office away',
      );
    if (isPlaceholderPhone(phone))
      yield findingAt(source, [...path, 'phone'], `nobody answers ${phone}`, 'write your number');
  }
}

function* ofMailboxes({ source, content }: Facts): Generator<Finding> {
  for (const [box, address] of Object.entries(content.mailboxes))
    if (isReserved(address))
      yield findingAt(
        source,
        ['mailboxes', box],
        `${address} belongs to nobody`,
        'write an address that you read',
      );
  for (const [at, { name, href }] of content.social.entries())
    if (isReserved(new URL(href).hostname))
      yield findingAt(
        source,
        ['social', at, 'href'],
        `the ${name} link leads nowhere`,
        'write your profile, or take it away',
      );
}

const clientLogos = z.looseObject({
  'client-logos': z.looseObject({ heading: z.string(), logos: z.array(z.unknown()) }),
});

function* ofLogos(root: string): Generator<Finding> {
  const source = read(root, 'content/shared.yaml');
  const { heading, logos } = clientLogos.parse(source.value)['client-logos'];
  if (heading === delivered.logosHeading)
    yield findingAt(
      source,
      ['client-logos', 'heading'],
      'the heading says that the logos are examples',
      'say "Our clients" once they are',
    );
  const invented = [...logos.entries()].filter(
    (entry): entry is [number, string] => typeof entry[1] === 'string' && includes(delivered.logos, entry[1]),
  );
  const [first] = invented;
  if (first)
    yield findingAt(
      source,
      ['client-logos', 'logos', first[0]],
      `${invented.length} invented clients: ${invented.map(([, id]) => id).join(', ')}`,
      'replace them (docs/rebranding.md, step 5)',
    );
}

/** The facts that the owner writes instead of the general texts in `company.yaml`. */
const legalFacts = {
  registration: ['the registration number is missing', 'write the register and the number'],
  law: ['the governing law has no name', 'write the state or country'],
  privacyOfficer: ['the privacy officer has no name', 'write name and title'],
  grievanceOfficer: ['the grievance officer for India has no name', 'write name and title'],
  representative: [
    'the representative in the EU and the UK has no name',
    'write name and address, or that you need none',
  ],
  transfers: ['the safeguard for data that goes abroad has no name', 'write which one you have put in place'],
} satisfies Record<keyof typeof delivered.legal, [what: string, remedy: string]>;

/** The part of a page that says whether its legal text is a draft. */
const legalPage = z.object({
  bands: z.array(z.looseObject({ kind: z.string(), draft: z.unknown().optional() })),
});

function* ofLegalTexts(root: string, { source, content }: Facts): Generator<Finding> {
  for (const [key, [what, remedy]] of Object.entries(legalFacts)) {
    const name = key as keyof typeof legalFacts;
    if (content.legal[name] === delivered.legal[name]) yield findingAt(source, ['legal', name], what, remedy);
  }
  for (const file of globSync('content/**/*.yaml', { cwd: root }).toSorted()) {
    const page = read(root, file.replaceAll('\\', '/'));
    const { data } = legalPage.safeParse(page.value);
    for (const [at, { kind, draft }] of data?.bands.entries() ?? [])
      if (kind === 'legal-text' && draft === true)
        yield findingAt(
          page,
          ['bands', at, 'draft'],
          'the text is a draft',
          'have a lawyer read it, then take the line away',
        );
  }
}

function* ofSettings(root: string, origin: string): Generator<Finding> {
  if (isPublicOrigin(origin)) return;
  const lines = existsSync(join(root, '.env')) ? readFileSync(join(root, '.env'), 'utf8').split('\n') : [];
  const line = lines.findIndex((text) => /^\s*SITE_URL\s*=/.test(text)) + 1;
  yield {
    file: '.env',
    line: line > 0 ? line : undefined,
    what: `SITE_URL: links and share images lead to ${origin}`,
    remedy: 'set the address that visitors type',
  };
}

/**
 * Returns all placeholders that are left, by group and in the order of the lines.
 * @param origin the address that the site is built for
 * @throws ContentError if a content file that it reads has faults
 */
export function findPlaceholders(root: string, origin: string): Placeholder[] {
  const facts = checkContent(read(root, 'content/company.yaml'), company);
  const findings = {
    Company: ofCompany(facts, root),
    Claims: ofClaims(facts),
    Offices: ofOffices(facts),
    'Mailboxes and profiles': ofMailboxes(facts),
    'Client logos': ofLogos(root),
    'Legal texts': ofLegalTexts(root, facts),
    Examples: ofExamples(root),
    Pictures: ofPictures(root),
    Settings: ofSettings(root, origin),
  } satisfies Record<Placeholder['group'], Iterable<Finding>>;
  return groups.flatMap((group) => [...findings[group]].map((finding) => ({ group, ...finding })));
}

const place = ({ file, line }: Placeholder): string => (line === undefined ? file : `${file}:${line}`);

/** Returns a line for each placeholder, by group, and a last line with their number. */
export function launchReport(placeholders: readonly Placeholder[]): string {
  const count = placeholders.length;
  if (count === 0) return 'Nothing is left: no placeholder stands in the pages any more.';
  const width = Math.max(...placeholders.map((placeholder) => place(placeholder).length));
  const lines = groups.flatMap((group) => {
    const those = placeholders.filter((placeholder) => placeholder.group === group);
    const rows = those.map(
      (placeholder) => `  ${place(placeholder).padEnd(width)}  ${placeholder.what} → ${placeholder.remedy}`,
    );
    return rows.length > 0 ? [group, ...rows, ''] : [];
  });
  return [...lines, `${count} ${count === 1 ? 'placeholder is' : 'placeholders are'} left.`].join('\n');
}
