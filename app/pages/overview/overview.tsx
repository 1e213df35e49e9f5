import type { Site, Topic } from '../../content/site.ts';
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx';
import { GlobalPresence } from '../../sections/global-presence/global-presence.tsx';
import { PageBanner } from '../../sections/page-banner/page-banner.tsx';
import { ProseBand } from '../../sections/prose/prose.tsx';
import { ServicesGrid } from '../../sections/services-grid/services-grid.tsx';
import { TopicIndex } from '../../sections/topic-index/topic-index.tsx';
import { WhyChooseUs } from '../../sections/why-choose-us/why-choose-us.tsx';

const trail = [{ label: 'Home', href: '/' }];

/** `/services` */
export const ServicesPage = ({ site }: { site: Site }) => {
  const { banner, intro } = site.overviews.services;
  return (
    <>
      <PageBanner banner={banner} tone="stone" trail={trail} current="Services" />
      <ProseBand prose={{ heading: intro.heading, paragraphs: [intro.text] }} shaded />
      <ServicesGrid grid={site.shared.servicesGrid} services={site.services} />
      <GlobalPresence presence={site.shared.globalPresence} offices={site.company.offices} />
      <CallToAction action={site.shared.callToAction} />
    </>
  );
};

/** The topics of each menu column. */
const groupsOf = (site: Site): { title: string; topics: Topic[] }[] =>
  site.menus.industries.map(({ title, links }) => ({
    title,
    topics: links.flatMap(({ href }) => site.industries.find(({ path }) => path === href) ?? []),
  }));

/** `/industries` */
export const IndustriesPage = ({ site }: { site: Site }) => {
  const { banner, intro } = site.overviews.industries;
  return (
    <>
      <PageBanner banner={banner} tone="stone" trail={trail} current="Industries" />
      <ProseBand prose={{ heading: intro.heading, paragraphs: [intro.text] }} shaded />
      <TopicIndex heading="All industries" groups={groupsOf(site)} />
      <WhyChooseUs points={site.shared.whyChooseUs} />
      <CallToAction action={site.shared.callToAction} />
    </>
  );
};
