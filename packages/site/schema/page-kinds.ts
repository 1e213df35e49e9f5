/**
 * The kinds of pages. `tone` is the default color tone of the page's banner. `needs` lists the bands that a page of
 * this kind must have. The first of them begins the page; the others may be anywhere below.
 */
import { z } from 'zod';
import { articleHead } from './articles.ts';
import { band, type AnyBand, type BandKind } from './bands.ts';
import { meta, slug, text, type tone } from './blocks.ts';
import { bandOfOpening, highlight, opening, type Opening } from './openings.ts';

export type Tone = z.infer<typeof tone>;

/** A fault in the bands of a page, at a path such as `['bands', 1, 'areas']`. */
export interface RuleFault {
  path: PropertyKey[];
  expected: string;
}

export const pageKinds = {
  home: { tone: 'day', needs: ['hero'] },
  services: { tone: 'stone', needs: ['banner'] },
  service: { tone: 'day', needs: ['banner'] },
  industries: { tone: 'stone', needs: ['banner'] },
  industry: { tone: 'night', needs: ['banner'] },
  about: { tone: 'stone', needs: ['banner'] },
  careers: { tone: 'stone', needs: ['banner'] },
  application: { tone: 'red', needs: ['banner', 'application-card'] },
  legal: { tone: 'stone', needs: ['banner', 'legal-text'] },
  contact: { tone: 'stone', needs: ['banner', 'contact'] },
  /** Every other page with a banner. */
  free: { tone: 'stone', needs: ['banner'] },
  /** The overview of a folder of dated pages. */
  archive: { tone: 'stone', needs: ['banner', 'archive'] },
  /** A dated page. It begins with the article's head, which the site adds. */
  article: { tone: 'day', needs: [] },
  search: { tone: 'stone', needs: ['banner', 'search'] },
  'not-found': { tone: 'stone', needs: ['banner'] },
} satisfies Record<string, { tone: Tone; needs: readonly BandKind[] }>;

export type PageKind = keyof typeof pageKinds;

/** Bands with a fixed id or title. If a page had such a band twice, visitors could confuse the two bands. */
const once: ReadonlySet<BandKind> = new Set([
  'banner',
  'hero',
  'who-we-are',
  'contact',
  'application-card',
  'student-programs',
  'legal-text',
  'search',
  'site-map',
  'conformance',
  'client-logos',
  'feature-tabs',
  'archive',
]);

/** Bands that must be the first band of a page. An article begins with its own head instead. */
const openers: ReadonlySet<BandKind> = new Set(['banner', 'hero']);

/**
 * Returns the name under which a band is counted, if a page may have the band only once. Both kinds of tabs have the
 * same name.
 */
const onceAs = (kind: BandKind): BandKind | undefined => {
  const name = kind === 'what-we-develop' ? 'feature-tabs' : kind;
  return once.has(name) ? name : undefined;
};

/** Returns an error message if a page lacks a band for its opening; otherwise undefined. */
function openingFault(name: Opening, bands: readonly AnyBand[]): string | undefined {
  const tabs = bands.find((candidate) => candidate.kind === 'feature-tabs');
  const isThere = bands.some(({ kind }) => kind === bandOfOpening[name]);
  if (!tabs || !isThere)
    return `expected a page with ${tabs ? bandOfOpening[name] : 'feature-tabs'}, or another opening: ${name} begins with it`;
  const bare = tabs.areas.find(({ illustration }) => illustration === undefined);
  return name === 'drawing' && bare
    ? `expected an illustration in each tab, or another opening: the tab ${bare.title} has none`
    : undefined;
}

/**
 * Returns a fault for each band that a page lacks, and for each band that it has too often. The bands themselves must
 * have no faults.
 */
export function ruleFaults(kind: PageKind, bands: readonly AnyBand[], opensWith?: Opening): RuleFault[] {
  const needs: readonly BandKind[] = pageKinds[kind].needs;
  if (needs[0] !== undefined && bands[0]?.kind !== needs[0])
    return [{ path: ['bands', 0, 'kind'], expected: `expected ${needs[0]}, with which this page begins` }];
  const misplaced = bands.flatMap((candidate, at): RuleFault[] => {
    const path = ['bands', at, 'kind'];
    if (kind === 'article' && openers.has(candidate.kind))
      return [{ path, expected: `expected no ${candidate.kind}: an article begins with its title and date` }];
    return candidate.kind === 'archive' && kind !== 'free'
      ? [
          {
            path,
            expected:
              'expected no archive: only a page directly in content/, with a name of its own, has one',
          },
        ]
      : [];
  });
  const repeated = bands.flatMap((candidate, at): RuleFault[] => {
    const name = onceAs(candidate.kind);
    return name !== undefined && bands.findIndex((earlier) => onceAs(earlier.kind) === name) < at
      ? [{ path: ['bands', at, 'kind'], expected: `expected one ${candidate.kind} on a page` }]
      : [];
  });
  const missing = needs
    .filter((need) => !bands.some((candidate) => candidate.kind === need))
    .map((need): RuleFault => ({
      path: ['bands'],
      expected: `expected ${need}, without which this page does not work`,
    }));
  const expected = opensWith && openingFault(opensWith, bands);
  return [
    ...missing,
    ...misplaced,
    ...repeated,
    ...(expected === undefined ? [] : [{ path: ['opening'], expected }]),
  ];
}

const noindex = z
  .literal(true)
  .exactOptional()
  .describe('Search engines, the search and the site map leave the page out; visitors reach it by links');

const page = {
  name: text.max(60).describe("The page's name in menus and above its title"),
  otherNames: z
    .array(text.max(40))
    .min(1)
    .exactOptional()
    .describe(
      'What else people call it: the search finds the page by these names, and the not-found page suggests it',
    ),
  meta,
  noindex,
  bands: z.array(band).min(1),
};

export const singlePage = z.strictObject({
  ...page,
  landing: z
    .literal(true)
    .exactOptional()
    .describe('In no menu: visitors come by an advertisement or a letter'),
});

export const industryPage = z.strictObject({
  ...page,
  summary: text.max(160).describe("One sentence beside the page's name in lists of pages"),
  opening: opening.exactOptional(),
  highlight: highlight.exactOptional(),
  topic: text
    .max(40)
    .exactOptional()
    .describe('A shorter name for the button: Talk to us about Cloud Migration'),
});

/** The file of an article. The site makes the content of a page from it, and adds the facts of the article. */
export const articlePage = z
  .strictObject({
    ...articleHead,
    draft: z.boolean().exactOptional().describe('The public site does not have it yet'),
    meta: meta
      .exactPartial()
      .exactOptional()
      .describe('Only if title and summary do not suit search engines'),
    noindex,
    bands: z.array(band),
  })
  .refine(({ date, updated }) => updated === undefined || updated >= date, {
    path: ['updated'],
    error: 'must not be earlier than date',
  })
  .transform(({ bands, meta: own, noindex: isHidden, draft = false, ...head }) => ({
    name: head.title,
    summary: head.summary,
    meta: { title: head.title, description: head.summary, ...own },
    bands,
    ...(isHidden && { noindex: isHidden }),
    article: { ...head, draft },
  }));

export const servicePage = industryPage.extend({
  card: slug.describe('The card in shared to which this service belongs'),
});
