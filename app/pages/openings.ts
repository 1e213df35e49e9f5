/** Puts the bands of a page in the order of its opening, and adds the bands that belong to it. */
import { findBand, type AnyBand } from '../schema/bands.ts';
import { bandOfOpening, type Highlight, type Opening, type OpeningBand } from '../schema/openings.ts';
import type { Page } from '../schema/site.ts';

const highlightBand = (
  ground: 'page' | 'night' | 'shaded',
  highlight: Highlight | undefined,
): OpeningBand[] => (highlight ? [{ kind: 'highlight', ground, ...highlight }] : []);

type Tabs = Extract<AnyBand, { kind: 'feature-tabs' }>;

/**
 * Returns the bands between the banner and the rest of the page. Title, introduction and tabs keep this order in each
 * opening. The introduction of the tabs is a band of its own where another band comes before the tabs.
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

/** Returns whether a page begins with a band in the form of this opening. */
export const opensWith = ({ opening, bands }: Page, name: Opening, band: AnyBand): boolean =>
  opening === name && findBand(bands, bandOfOpening[name]) === band;

/** Puts each band that stands beside the band before into one row with it. */
export function rowsOf(bands: readonly AnyBand[]): AnyBand[][] {
  const rows: AnyBand[][] = [];
  for (const band of bands) {
    if ('beside' in band) rows.at(-1)?.push(band);
    else rows.push([band]);
  }
  return rows;
}
