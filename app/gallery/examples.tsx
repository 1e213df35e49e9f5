/**
 * Every widget and band in its states, as data: the gallery shows them, browser tests open them by their
 * id. Each has a document of its own, because ids such as `features-tab-1` may stand there once.
 */
import type { ReactElement } from 'react';
import type { Site, Topic } from '../content/site.ts';
import { ContactForm } from '../forms/contact-form/contact-form.tsx';
import { CallToAction } from '../sections/call-to-action/call-to-action.tsx';
import { Challenges } from '../sections/challenges/challenges.tsx';
import { ClientLogos } from '../sections/client-logos/client-logos.tsx';
import { CompanyQuote } from '../sections/company-quote/company-quote.tsx';
import { FeatureTabs } from '../sections/feature-tabs/feature-tabs.tsx';
import { GlobalPresence } from '../sections/global-presence/global-presence.tsx';
import { Hero } from '../sections/hero/hero.tsx';
import { PageBanner, type Tone } from '../sections/page-banner/page-banner.tsx';
import { ServicesGrid } from '../sections/services-grid/services-grid.tsx';
import { WhatWeDevelop } from '../sections/what-we-develop/what-we-develop.tsx';
import { WhyChooseUs } from '../sections/why-choose-us/why-choose-us.tsx';
import { Island, islandOf } from '../rendering/islands/island.tsx';
import { Crashing } from './crashing.tsx';
import { formStates } from './form-states.tsx';
import type { islands } from './islands.ts';

/** The marker for the gallery's own islands. */
const GalleryIsland = islandOf<typeof islands>();

/** One example. */
export interface Example {
  /** Its place below `/gallery/`. */
  id: string;
  title: string;
  /** The light of a first band that the header lies on; without it the gallery puts a heading there. */
  tone?: Tone;
  /** True for what brings no band of its own. */
  contained?: boolean;
  element: ReactElement;
}

/** A second-long film of a few hundred bytes in both codecs. */
const film = { av1: '/tests/fixtures/film.av1.mp4', h264: '/tests/fixtures/film.h264.mp4' };

/** The address of the form that asks Google, for tests that stand in for it. */
const recaptchaSiteKey = 'site-key-of-the-gallery';

const tabSets = (topics: Topic[], illustration: Site['illustration']): Example[] =>
  [4, 5, 6].flatMap((count) => {
    const topic = topics.find(({ areas }) => areas.length === count);
    return topic
      ? [
          {
            id: `tabs-${count}`,
            title: `Feature tabs: ${count}`,
            element: <FeatureTabs intro={topic.intro} areas={topic.areas} illustration={illustration} />,
          },
        ]
      : [];
  });

const banners = (site: Site): Example[] =>
  (['day', 'night', 'stone', 'red'] as const).map((tone) => ({
    id: `banner-${tone}`,
    title: `Page banner: ${tone}`,
    tone,
    element: (
      <PageBanner
        banner={site.overviews.services.banner}
        tone={tone}
        trail={[{ label: 'Home', href: '/' }]}
        current="Gallery"
      />
    ),
  }));

const bands = ({ shared, company, home, logos, illustration, services }: Site): Example[] => {
  const hero = { ...home.hero, slides: home.hero.slides.map((slide) => ({ ...slide, film })) };
  const quote = services.find((topic) => topic.quote)?.quote;
  const challenges = services.find((topic) => topic.challenges)?.challenges;
  return [
    { id: 'hero', title: 'Hero with films', tone: 'day', element: <Hero hero={hero} company={company} /> },
    {
      id: 'what-we-develop',
      title: 'What we develop',
      element: <WhatWeDevelop develop={home.develop} illustration={illustration} />,
    },
    {
      id: 'client-logos',
      title: 'Client logos',
      element: <ClientLogos heading={shared.clientLogos.heading} logos={logos} />,
    },
    { id: 'call-to-action', title: 'Call to action', element: <CallToAction action={shared.callToAction} /> },
    {
      id: 'services-grid',
      title: 'Services grid',
      element: <ServicesGrid grid={shared.servicesGrid} services={services} />,
    },
    { id: 'why-choose-us', title: 'Why choose us', element: <WhyChooseUs points={shared.whyChooseUs} /> },
    {
      id: 'global-presence',
      title: 'Global presence',
      element: <GlobalPresence presence={shared.globalPresence} offices={company.offices} />,
    },
    ...(quote ? [{ id: 'quote', title: 'Company quote', element: <CompanyQuote quote={quote} /> }] : []),
    ...(challenges
      ? [{ id: 'challenges', title: 'Challenges we solve', element: <Challenges challenges={challenges} /> }]
      : []),
  ];
};

const contactForm = (submission: Site['submission']): ReactElement => (
  <Island name="contact-form" of={ContactForm} props={{ submission }} />
);

/** All examples, made from the site's own content. */
export const examples = (site: Site): Example[] => [
  ...bands(site),
  ...banners(site),
  ...tabSets([...site.services, ...site.industries], site.illustration),
  { id: 'form-idle', title: 'Contact form', contained: true, element: contactForm(site.submission) },
  {
    id: 'form-recaptcha',
    title: 'Contact form with reCAPTCHA',
    contained: true,
    element: contactForm({ ...site.submission, recaptchaSiteKey }),
  },
  ...formStates.map((state) => ({ ...state, contained: true })),
  {
    id: 'crash',
    title: 'An island that crashes',
    contained: true,
    element: <GalleryIsland name="crashing" of={Crashing} props={{ label: 'Crash' }} />,
  },
];
