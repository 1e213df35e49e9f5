import type { Site } from '../../content/site.ts';
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx';
import { GlobalPresence } from '../../sections/global-presence/global-presence.tsx';
import { PageBanner } from '../../sections/page-banner/page-banner.tsx';
import { PointsBand } from '../../sections/points/points.tsx';
import { ProseBand } from '../../sections/prose/prose.tsx';

/** `/about-us` */
export const AboutUsPage = ({ site }: { site: Site }) => {
  const { about, shared, company } = site;
  return (
    <>
      <PageBanner
        banner={about.banner}
        tone="stone"
        trail={[{ label: 'Home', href: '/' }]}
        current="About us"
      />
      <ProseBand prose={about.company} />
      <ProseBand prose={about.impact} shaded />
      <ProseBand prose={about.life} />
      <PointsBand points={about.whatWeDo} layout="night" />
      <PointsBand points={about.why} layout="rows" />
      <PointsBand points={about.different} layout="columns" />
      <PointsBand points={about.values} layout="rows" />
      <GlobalPresence presence={shared.globalPresence} offices={company.offices} />
      <CallToAction action={shared.callToAction} />
    </>
  );
};
