import type { Site } from '../../content/site.ts';
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx';
import { ClientLogos } from '../../sections/client-logos/client-logos.tsx';
import { Hero } from '../../sections/hero/hero.tsx';
import { WhatWeDevelop } from '../../sections/what-we-develop/what-we-develop.tsx';
import { WhoWeAre } from '../../sections/who-we-are/who-we-are.tsx';

/** `/` */
export const HomePage = ({ site }: { site: Site }) => (
  <>
    <Hero hero={site.home.hero} company={site.company} />
    <WhoWeAre about={site.home.about} />
    <WhatWeDevelop develop={site.home.develop} illustration={site.illustration} />
    <ClientLogos heading={site.shared.clientLogos.heading} logos={site.logos} />
    <CallToAction action={site.shared.callToAction} />
  </>
);
