import type { Site } from '../../content/site.ts';
import { ApplicationCard } from '../../sections/application-card/application-card.tsx';
import { PageBanner } from '../../sections/page-banner/page-banner.tsx';

const trail = [
  { label: 'Home', href: '/' },
  { label: 'Careers', href: '/careers' },
];

/** `/careers/JobApplicationform` */
export const JobApplicationPage = ({ site }: { site: Site }) => {
  const { hero, card, after } = site.jobApplication;
  return (
    <>
      <PageBanner
        banner={{ title: hero.heading, subtitle: hero.tagline, picture: hero.picture }}
        tone="red"
        trail={trail}
        current="Apply"
      />
      <ApplicationCard card={card} after={after} submission={site.submission} />
    </>
  );
};
