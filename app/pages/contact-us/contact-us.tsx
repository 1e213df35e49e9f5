import type { Site } from '../../content/site.ts';
import { ClientLogos } from '../../sections/client-logos/client-logos.tsx';
import { ContactBand } from '../../sections/contact-band/contact-band.tsx';
import { GlobalPresence } from '../../sections/global-presence/global-presence.tsx';
import { PageBanner } from '../../sections/page-banner/page-banner.tsx';

/** `/contact-us` */
export const ContactUsPage = ({ site }: { site: Site }) => (
  <>
    <PageBanner
      banner={site.contact.banner}
      tone="stone"
      trail={[{ label: 'Home', href: '/' }]}
      current="Contact us"
    />
    <ClientLogos heading={site.shared.clientLogos.heading} logos={site.logos} />
    <ContactBand contact={site.contact} company={site.company} submission={site.submission} />
    <GlobalPresence presence={site.shared.globalPresence} offices={site.company.offices} />
  </>
);
