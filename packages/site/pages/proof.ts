/** Puts proof on pages. The tables say which kind of page shows which bands, and at which position. */
import type { ContentData } from '../reading/load.ts';
import type { AnyBand, BandKind } from '../schema/bands.ts';
import type { PageRole } from '../schema/files.ts';
import type { PageKind } from '../schema/page-kinds.ts';
import { placeText, type Proof, type ProofBand, type ProofKind } from '../schema/proof.ts';
import type { Site } from '../schema/site.ts';

interface Position {
  kinds: readonly ProofKind[];
  /**
   * The proof stands before the first band of one of these kinds. If the page has none of them, the proof is at the
   * end.
   */
  before: readonly BandKind[];
}

/** In this order, bands with a shaded and with a plain background alternate, even if a kind is missing. */
const ofTopic: Position = {
  kinds: ['cases', 'client-quotes', 'credentials', 'people'],
  before: ['related-topics', 'call-to-action'],
};

const positions: Partial<Record<PageKind, Position>> = {
  home: { ...ofTopic, before: ['client-logos', 'call-to-action'] },
  about: {
    kinds: ['credentials', 'people', 'cases', 'client-quotes'],
    before: ['global-presence', 'call-to-action'],
  },
  service: ofTopic,
  industry: ofTopic,
  careers: { kinds: ['vacancies'], before: ['icon-points'] },
};

/** Returns the band of a kind with the entries for a page; an empty list if there are no entries. */
function bandOf(kind: ProofKind, slug: string, proof: Proof): ProofBand[] {
  const { entries, ...strings } = proof[kind];
  // A vacancy names no pages, because every vacancy is on the page about careers.
  const entriesOfPage = entries.filter((entry) => !('pages' in entry) || entry.pages.includes(slug));
  return entriesOfPage.length > 0 ? [{ kind, ...strings, entries: entriesOfPage } as ProofBand] : [];
}

export function withProof(
  { page, slug }: Pick<PageRole, 'page' | 'slug'>,
  bands: readonly AnyBand[],
  proof: Proof,
): AnyBand[] {
  const position = positions[page];
  if (!position) return [...bands];
  const anchor = position.before.find((kind) => bands.some((band) => band.kind === kind));
  const index = bands.findIndex(({ kind }) => kind === anchor);
  const at = index < 0 ? bands.length : index;
  return [
    ...bands.slice(0, at),
    ...position.kinds.flatMap((kind) => bandOf(kind, slug, proof)),
    ...bands.slice(at),
  ];
}

/**
 * Separates the vacancies that take applications from the vacancies whose last day is over.
 * @param today the day as `2027-01-31`
 */
export function withoutClosed(
  vacancies: Proof['vacancies'],
  today: string,
): { open: Proof['vacancies']; notices: string[] } {
  const closed = vacancies.entries.filter(({ closes }) => closes < today);
  return {
    open: { ...vacancies, entries: vacancies.entries.filter(({ closes }) => closes >= today) },
    notices: closed.map(
      ({ slug, closes }) =>
        `content/proof/vacancies.yaml: ${slug} is left out, because it closed on ${closes}. Take it out of the file, or change the day.`,
    ),
  };
}

/** Returns the vacancies that take applications at the time of the build. */
export const openVacancies = ({
  proof,
  strings,
}: Pick<Site, 'proof' | 'strings'>): { slug: string; title: string; place: string }[] =>
  proof.vacancies.entries.map((vacancy) => ({
    slug: vacancy.slug,
    title: vacancy.title,
    place: placeText(vacancy, strings.vacancies.remote),
  }));

/** Returns the content of `content/proof/`. `vacancies` contains the open vacancies. */
export const proofOf = (data: ContentData, vacancies: Proof['vacancies']): Proof => ({
  cases: data['proof/cases.yaml'].content,
  'client-quotes': data['proof/client-quotes.yaml'].content,
  people: data['proof/people.yaml'].content,
  credentials: data['proof/credentials.yaml'].content,
  vacancies,
});
