import type { Site } from '../../content/site.ts';
import { NotFoundLinks } from '../../sections/not-found-links/not-found-links.tsx';
import { PageBanner } from '../../sections/page-banner/page-banner.tsx';

/** Shown for an unknown address, with status 404. */
export const NotFoundPage = ({ site }: { site: Site }) => (
  <>
    <PageBanner
      banner={site.notFound.banner}
      tone="stone"
      trail={[{ label: 'Home', href: '/' }]}
      current="Page not found"
    />
    <NotFoundLinks text={site.notFound.text} links={site.notFound.links} />
  </>
);
