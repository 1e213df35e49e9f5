/**
 * The kinds of pages, and what the specification asks of each (§2 and §9): which bands a page must have, in
 * which order, and how many items each has. Other bands may stand between the required ones.
 */
import { z } from 'zod';
import { band, findBand, type AnyBand, type Band, type BandKind } from './bands.ts';
import { meta, slug, text, type tone } from './blocks.ts';

export type Tone = z.infer<typeof tone>;

/** Fault in the bands of a page, at a path such as `['bands', 1, 'areas']`. */
export interface RuleFault {
  path: PropertyKey[];
  expected: string;
}

interface PageKindRules {
  /** The light of a banner without `tone`. */
  tone: Tone;
  /** Bands that the page must have, in this order; the first one begins the page. */
  needs: readonly BandKind[];
  /** Further rules. */
  check?: (bands: readonly AnyBand[], slug: string) => RuleFault[];
}

/** Number of tabs of each service (specification §9). Services that are not listed have four to six. */
const tabCounts: Readonly<Record<string, number>> = {
  azure: 5,
  'ms-services': 4,
  sharepoint: 6,
  'power-bi': 6,
  'power-apps': 5,
  'power-automate': 5,
  'power-pages': 5,
  'strategic-alignment': 4,
  'business-transformation': 4,
  'operational-excellence': 4,
  'ecommerce-strategy': 4,
  'ecommerce-enablement': 4,
  'ecommerce-optimization': 4,
  'ai-products': 4,
  'ai-models': 4,
  'ai-everywhere': 4,
  'cloud-advisory': 4,
  'platform-engineering': 4,
  'cloud-data-ai': 4,
  'cloud-migration-app-modernization': 4,
};
/** The page whose tabs may have more than four bullets each (specification §9). */
const manyBullets = 'power-automate';

/** A fault for each tab without exactly four bullets. */
const bulletFaults = (tabs: Band<'feature-tabs'>, at: number): RuleFault[] =>
  tabs.areas.flatMap(({ bullets }, index) =>
    bullets.length === 4
      ? []
      : [{ path: ['bands', at, 'areas', index, 'bullets'], expected: 'expected 4 bullets' }],
  );

function serviceFaults(bands: readonly AnyBand[], name: string): RuleFault[] {
  const tabs = findBand(bands, 'feature-tabs');
  if (!tabs) return [];
  const at = bands.indexOf(tabs);
  const count = tabCounts[name] ?? tabs.areas.length;
  return [
    ...(tabs.areas.length === count
      ? []
      : [{ path: ['bands', at, 'areas'], expected: `expected ${count} areas on this page` }]),
    ...(name === manyBullets ? [] : bulletFaults(tabs, at)),
    ...(name === 'power-bi' ? challengeFaults(bands) : []),
  ];
}

function industryFaults(bands: readonly AnyBand[]): RuleFault[] {
  const tabs = findBand(bands, 'feature-tabs');
  if (!tabs) return [];
  const at = bands.indexOf(tabs);
  return [
    ...(tabs.heading.startsWith('Key Areas of ')
      ? []
      : [{ path: ['bands', at, 'heading'], expected: 'expected a heading that begins "Key Areas of"' }]),
    ...(tabs.areas.length === 4
      ? []
      : [{ path: ['bands', at, 'areas'], expected: 'expected 4 areas on the page of an industry' }]),
    ...bulletFaults(tabs, at),
  ];
}

/** A fault for each band of a kind without exactly `count` items. */
const itemFaults =
  (kind: 'points' | 'icon-points' | 'challenges', count: number) =>
  (bands: readonly AnyBand[]): RuleFault[] =>
    bands.flatMap((candidate, at) =>
      candidate.kind === kind && candidate.items.length !== count
        ? [{ path: ['bands', at, 'items'], expected: `expected ${count} items on this page` }]
        : [],
    );

/** Power BI lists six challenges (specification §2). */
const challengeFaults = (bands: readonly AnyBand[]): RuleFault[] =>
  findBand(bands, 'challenges')
    ? itemFaults('challenges', 6)(bands)
    : [{ path: ['bands'], expected: 'expected challenges with 6 items on this page' }];

export const pageKinds = {
  home: { tone: 'day', needs: ['hero', 'who-we-are', 'what-we-develop'] },
  services: { tone: 'stone', needs: ['banner', 'services-grid'] },
  service: { tone: 'day', needs: ['banner', 'feature-tabs'], check: serviceFaults },
  industries: { tone: 'stone', needs: ['banner', 'topic-index', 'why-choose-us', 'call-to-action'] },
  industry: { tone: 'night', needs: ['banner', 'feature-tabs'], check: industryFaults },
  about: {
    tone: 'stone',
    needs: ['banner', 'prose', 'prose', 'prose', 'points', 'points', 'points', 'points', 'call-to-action'],
    check: itemFaults('points', 4),
  },
  careers: {
    tone: 'stone',
    needs: ['banner', 'prose', 'icon-points', 'icon-points', 'student-programs', 'prose'],
    check: itemFaults('icon-points', 3),
  },
  application: { tone: 'red', needs: ['banner', 'application-card'] },
  legal: { tone: 'stone', needs: ['banner', 'legal-text'] },
  contact: { tone: 'stone', needs: ['banner', 'client-logos', 'contact'] },
  /** Any other page. It must begin with a banner. */
  free: { tone: 'stone', needs: ['banner'] },
  'not-found': { tone: 'stone', needs: ['banner', 'not-found-links'] },
} satisfies Record<string, PageKindRules>;

export type PageKind = keyof typeof pageKinds;

/** Bands with an id or a title of their own: a second one on a page would be mistaken for the first. */
const once: ReadonlySet<BandKind> = new Set([
  'banner',
  'hero',
  'who-we-are',
  'contact',
  'application-card',
  'student-programs',
  'legal-text',
  'client-logos',
]);
const isTabSet = (kind: BandKind): boolean => kind === 'feature-tabs' || kind === 'what-we-develop';

/** A fault for each repeated band whose kind may appear only once. */
const repeatedFaults = (bands: readonly AnyBand[]): RuleFault[] =>
  bands.flatMap(({ kind }, at) => {
    const same = (candidate: AnyBand) =>
      candidate.kind === kind || (isTabSet(kind) && isTabSet(candidate.kind));
    return (once.has(kind) || isTabSet(kind)) && bands.findIndex(same) < at
      ? [{ path: ['bands', at, 'kind'], expected: `expected one ${kind} on a page` }]
      : [];
  });

/** A fault for the first required band that is missing. */
function orderFaults(bands: readonly AnyBand[], needs: readonly BandKind[], kind: PageKind): RuleFault[] {
  const [first] = needs;
  if (bands[0]?.kind !== first)
    return [{ path: ['bands', 0, 'kind'], expected: `expected ${first}, with which this page begins` }];
  let from = 0;
  for (const need of needs) {
    const index = bands.findIndex((candidate, at) => at >= from && candidate.kind === need);
    if (index < 0) {
      const order = needs.join(', ');
      return [{ path: ['bands'], expected: `expected ${need}: a page of kind ${kind} has ${order}` }];
    }
    from = index + 1;
  }
  return [];
}

/** Finds faults of a page whose bands are each well formed. */
export function ruleFaults(kind: PageKind, name: string, bands: readonly AnyBand[]): RuleFault[] {
  const { needs, check }: PageKindRules = pageKinds[kind];
  return [...orderFaults(bands, needs, kind), ...repeatedFaults(bands), ...(check?.(bands, name) ?? [])];
}

const page = {
  /** The name in menus, breadcrumbs and cards. */
  name: text.max(60),
  /** Other names that visitors type in an address; the not-found page then suggests this page. */
  otherNames: z.array(text.max(40)).min(1).exactOptional(),
  meta,
  bands: z.array(band).min(1),
};

/** Any single page. */
export const singlePage = z.strictObject(page);

/** `industries/<slug>.yaml` */
export const industryPage = z.strictObject({
  ...page,
  /** One sentence for cards and overviews. */
  summary: text.max(160),
});

/** `services/<slug>.yaml` */
export const servicePage = industryPage.extend({
  /** The card of the services grid it is linked from: an id in `shared.yaml`. */
  card: slug,
});
