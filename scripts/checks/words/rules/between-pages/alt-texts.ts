/** What pictures and drawings say to those who do not see them. That they say anything is the schema's part. */
import type { Fault } from '../../../../../app/reading/faults.ts';
import { faultAt } from '../../../../../app/reading/load.ts';
import { wordsOf, type LintedPage } from '../../page-texts.ts';

/** A screen reader says by itself that it is a picture. */
const says =
  /^(?:an? |the )?(?:drawing|graphic|icon|illustration|image|photo(?:graph)?|picture|screenshot)\b/i;
/** Fewer words name a thing and do not show it. */
const fewestWords = 5;

interface Shown {
  path: readonly PropertyKey[];
  /** The whole text. */
  alt: string;
  /** Words that stand beside it anyway: a caption, or the title and the heading of its tab. */
  beside: readonly string[];
}

/** Everything on a page that is described, by name of its drawing or in its own words. */
function shownOn({ content }: LintedPage, drawings: ReadonlyMap<string, { alt: string }>): Shown[] {
  return content.bands.flatMap((band, at): Shown[] => {
    if (band.kind === 'picture')
      return [{ path: ['bands', at, 'alt'], alt: band.alt, beside: band.caption ? [band.caption] : [] }];
    if (band.kind !== 'feature-tabs' && band.kind !== 'what-we-develop') return [];
    return band.areas.flatMap(({ illustration, title, heading }, index): Shown[] => {
      const alt = illustration === undefined ? undefined : drawings.get(illustration)?.alt;
      if (alt === undefined) return [];
      return [{ path: ['bands', at, 'areas', index, 'illustration'], alt, beside: [title, heading] }];
    });
  });
}

const plain = (text: string): string => wordsOf(text.toLowerCase()).join(' ');

/** What is wrong with a description, and what to do; undefined when it is good. */
function faultOf({ alt, beside }: Shown): string | undefined {
  if (says.test(alt)) return 'begins with what a screen reader says anyway: begin with what is to be seen';
  const opening = plain(alt.split('. ')[0] ?? '');
  if (beside.some((words) => plain(words) === opening))
    return 'begins with the words that stand beside it: say what is to be seen, and what it shows';
  if (wordsOf(alt).length < fewestWords)
    return `has fewer than ${fewestWords} words: say what is to be seen, and what it shows`;
  return undefined;
}

/**
 * A fault for each description that describes nothing, and for one that two pictures share.
 * @param drawings the drawings there are, by name
 */
export function altFaults(
  pages: readonly LintedPage[],
  drawings: ReadonlyMap<string, { alt: string }>,
): Fault[] {
  const first = new Map<string, { shown: Shown; place: string }>();
  return pages.flatMap((page) =>
    shownOn(page, drawings).flatMap((shown) => {
      const place = `${page.source.file}:${page.source.lineOf(shown.path)}`;
      const other = first.get(plain(shown.alt));
      if (!other) first.set(plain(shown.alt), { shown, place });
      const text =
        faultOf(shown) ?? (other && `is that of ${other.place}: draw or describe what is different here`);
      return text === undefined
        ? []
        : [faultAt(page.source, shown.path, `the description "${shown.alt}" ${text}`)];
    }),
  );
}
