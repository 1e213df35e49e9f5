/**
 * Every widget and band in its states. The gallery shows these examples, and browser tests open them by id. Each
 * example has its own document, because an id such as `features-tab-1` must be unique in a document.
 */
import type { Page, PageTone, Site } from '../schema/site.ts';
import { findBand, type AnyBand, type BandKind } from '../schema/bands.ts';
import { opening } from '../schema/openings.ts';
import { proofKinds, type ProofBand } from '../schema/proof.ts';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { drawBand } from '../pages/bands.tsx';
import { ContactForm } from '../forms/contact-form.tsx';
import { Banner } from '../sections/banner/banner.tsx';
import { ClientLogos } from '../sections/client-logos/client-logos.tsx';
import { Island, islandOf } from '../islands/island.tsx';
import { articleExamples } from './example-articles.tsx';
import { Crashing } from './crashing.tsx';
import { formStates } from './form-states.tsx';
import type { islands } from './islands.ts';
import { exampleBands } from './example-bands.ts';
import { exampleProof } from './example-proof.ts';

const GalleryIsland = islandOf<typeof islands>();

export interface Example {
  /** The last part of the example's address `/gallery/<id>`. */
  id: string;
  title: string;
  /**
   * The color tone of an example that is a first band under the header. Without a tone, the gallery writes a heading
   * above the example.
   */
  tone?: PageTone | 'plain';
  /** True for an example that is not a band, so that the gallery gives it the width of the text. */
  contained?: boolean;
  element: ReactNode;
}

/** Every slide of the gallery has this film, so that tests do not depend on the site's films. */
const film = 'cloud';

/** The key of the example form that uses Google's bot check. Tests replace Google's script. */
const recaptchaSiteKey = 'site-key-of-the-gallery';

/**
 * Returns a band of each kind, with its page: the gallery's own example, or the site's first band of the kind if the
 * gallery has no example.
 */
function firstOfEachKind(site: Site): { page: Page; band: AnyBand }[] {
  const byKind = new Map<BandKind, { page: Page; band: AnyBand }>();
  for (const page of site.pages) {
    for (const band of page.bands) if (!byKind.has(band.kind)) byKind.set(band.kind, { page, band });
  }
  const [page] = site.pages;
  for (const band of exampleBands) if (page) byKind.set(band.kind, { page, band });
  return [...byKind.values()];
}

const withFilms = (band: AnyBand): AnyBand =>
  band.kind === 'hero' ? { ...band, slides: band.slides.map((slide) => ({ ...slide, film })) } : band;

const shownInStates: ReadonlySet<BandKind> = new Set([
  'banner',
  'feature-tabs',
  'archive',
  'article',
  'article-neighbors',
  ...proofKinds,
]);

const bands = (site: Site): Example[] =>
  firstOfEachKind(site)
    .filter(({ band }) => !shownInStates.has(band.kind))
    .map(({ page, band }) => ({
      id: band.kind,
      title: `Band: ${band.kind}`,
      ...(band.kind === 'hero' && { tone: 'day' as const }),
      element: drawBand(withFilms(band), { site, page }),
    }));

const proof = (site: Site): Example[] =>
  site.pages.slice(0, 1).flatMap((page) =>
    proofKinds.flatMap((kind) =>
      [1, 5].map((count) => {
        const { entries, ...strings } = exampleProof[kind];
        const band = { kind, ...strings, entries: entries.slice(0, count) } as ProofBand;
        return {
          id: `${kind}-${count}`,
          title: `Band: ${kind}, entries: ${count}`,
          element: drawBand(band, { site, page }),
        };
      }),
    ),
  );

function withoutDrawing<Area extends { illustration?: string }>(area: Area): Area {
  const copy = { ...area };
  delete copy.illustration;
  return copy;
}

const resized = <Area extends { title: string }>(areas: readonly Area[], count: number): Area[] =>
  Array.from({ length: Math.ceil(count / areas.length) }, (_, round) =>
    areas.map((area) => (round === 0 ? area : { ...area, title: `${area.title} ${round + 1}` })),
  )
    .flat()
    .slice(0, count);

const tabSets = (site: Site): Example[] => {
  const sets = site.pages.flatMap((page) => {
    const band = findBand(page.bands, 'feature-tabs');
    return band ? [{ page, band }] : [];
  });
  const bySize = [2, 3, 4, 5, 6, 7, 8].flatMap((count) =>
    sets.slice(0, 1).map(({ page, band }) => ({
      id: `tabs-${count}`,
      title: `Feature tabs: ${count}`,
      element: drawBand({ ...band, areas: resized(band.areas, count) }, { site, page }),
    })),
  );
  const withoutDrawings = sets
    .filter(({ page }) => page.kind === 'service')
    .slice(0, 1)
    .map(({ page, band }) => ({
      id: 'tabs-of-words',
      title: 'Feature tabs: without drawings',
      element: drawBand({ ...band, areas: band.areas.map(withoutDrawing) }, { site, page }),
    }));
  return [...bySize, ...withoutDrawings];
};

const banners = (site: Site): Example[] => {
  const band = site.pages.flatMap((page) => page.bands).find((candidate) => candidate.kind === 'banner');
  if (!band) return [];
  return (['day', 'night', 'stone', 'red'] as const).map((tone) => ({
    id: `banner-${tone}`,
    title: `Page banner: ${tone}`,
    tone,
    element: (
      <Banner
        band={band}
        tone={tone}
        label={site.strings.breadcrumbs}
        trail={[{ label: 'Home', href: '/' }]}
        current="Gallery"
      />
    ),
  }));
};

/** Shows the four ways in which a service or an industry opens: the upper part of the first page that has each. */
const openings = (site: Site): Example[] =>
  opening.options.flatMap((name) => {
    const page = site.services.find((service) => service.opening === name);
    if (!page) return [];
    const tabs = page.bands.findIndex(({ kind }) => kind === 'feature-tabs');
    // The first band is the banner.
    const upper = page.bands.slice(1, tabs + 1);
    return [
      {
        id: `opening-${name}`,
        title: `Opening: ${name}`,
        element: upper.map((band) => <Fragment key={band.kind}>{drawBand(band, { site, page })}</Fragment>),
      },
    ];
  });

const contactForm = ({ forms }: Site, submission: Site['submission']): ReactElement => (
  <Island
    name="contact-form"
    of={ContactForm}
    props={{
      strings: forms.contact.strings,
      tooMany: forms.contact.result.tooMany,
      receipt: forms.contact.receipt,
      submission,
    }}
  />
);

/** Shows logos that do not move. The second logo is a file of an owner, with a link. */
const fewLogos = ({ logos, strings }: Site): Example[] => {
  const own = { src: '/media/logos.svg#pelorin', link: 'https://client.example/' };
  const few = logos.slice(0, 3).map((logo, index) => (index === 1 ? { ...logo, ...own } : logo));
  return [
    {
      id: 'client-logos-3',
      title: 'Client logos: three',
      element: <ClientLogos heading="Three clients" logos={few} strings={strings} />,
    },
  ];
};

export const examples = (site: Site): Example[] => [
  ...bands(site),
  ...banners(site),
  ...openings(site),
  ...tabSets(site),
  ...proof(site),
  ...fewLogos(site),
  ...articleExamples(site),
  { id: 'form-idle', title: 'Contact form', contained: true, element: contactForm(site, site.submission) },
  {
    id: 'form-recaptcha',
    title: 'Contact form with reCAPTCHA',
    contained: true,
    element: contactForm(site, { ...site.submission, recaptchaSiteKey }),
  },
  ...formStates(site).map((state) => ({ ...state, contained: true })),
  {
    id: 'crash',
    title: 'An island that crashes',
    contained: true,
    element: <GalleryIsland name="crashing" of={Crashing} props={{ label: 'Crash' }} />,
  },
];
