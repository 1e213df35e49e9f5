/** Puts the bands of a page in the order of its opening, and adds the bands of the opening. */
import { findBand, type AnyBand } from '../schema/bands.ts';
import { bandOfOpening, type Highlight, type Opening, type OpeningBand } from '../schema/openings.ts';
import type { Page } from '../schema/site.ts';
import type { TabsLayout } from '../sections/feature-tabs/feature-tabs.tsx';

const highlightBand = (
  ground: 'page' | 'night' | 'shaded',
  highlight: Highlight | undefined,
): OpeningBand[] => (highlight ? [{ kind: 'highlight', ground, ...highlight }] : []);

/** The layout of the tabs on a page with this opening. The side of the drawing differs between the openings. */
export const tabsLayouts: Record<Opening, TabsLayout> = {
  drawing: 'stage',
  table: 'right',
  timeline: 'left',
  comparison: 'left',
};

type Tabs = Extract<AnyBand, { kind: 'feature-tabs' }>;

/**
 * For each opening, returns the bands between the banner and the rest of the page. The order of title, introduction and
 * tabs is always the same. If another band comes before the tabs, the introduction is a separate band.
 */
const arrangements: Record<Opening, (tabs: Tabs, own: AnyBand, highlight?: Highlight) => AnyBand[]> = {
  drawing: (tabs, _own, highlight) => [tabs, ...highlightBand('page', highlight)],
  table: (tabs, own, highlight) => [
    { kind: 'introduction', text: tabs.intro, highlight },
    own,
    { ...tabs, intro: '' },
  ],
  timeline: (tabs, own, highlight) => [
    { kind: 'introduction', text: tabs.intro },
    own,
    ...highlightBand('night', highlight),
    { ...tabs, intro: '' },
  ],
  comparison: (tabs, own, highlight) => [
    { kind: 'introduction', text: tabs.intro },
    own,
    { ...tabs, intro: '' },
    ...highlightBand('shaded', highlight),
  ],
};

/** Returns a page's bands in the order of its opening. Without an opening, a highlight follows the tabs. */
export function withOpening(
  { opening, highlight }: Pick<Page, 'opening' | 'highlight'>,
  bands: readonly AnyBand[],
): AnyBand[] {
  const tabs = findBand(bands, 'feature-tabs');
  const own = opening && findBand(bands, bandOfOpening[opening]);
  if (!tabs || !opening || !own) {
    const at = tabs ? bands.indexOf(tabs) + 1 : 1;
    return [...bands.slice(0, at), ...highlightBand('page', highlight), ...bands.slice(at)];
  }
  const [banner, ...others] = bands.filter((band) => band !== tabs && band !== own);
  return [...(banner ? [banner] : []), ...arrangements[opening](tabs, own, highlight), ...others];
}

/** Returns whether a band is the one with which a page of this opening begins. */
export const opensWith = ({ opening, bands }: Page, name: Opening, band: AnyBand): boolean =>
  opening === name && findBand(bands, bandOfOpening[name]) === band;

/** Groups bands into rows. A band with `beside` is in the same row as the band before. */
export function rowsOf(bands: readonly AnyBand[]): AnyBand[][] {
  const rows: AnyBand[][] = [];
  for (const band of bands) {
    if ('beside' in band) rows.at(-1)?.push(band);
    else rows.push([band]);
  }
  return rows;
}
