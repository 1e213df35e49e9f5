import type { LegalPage as LegalContent } from '../../content/site.ts';
import { LegalText } from '../../sections/legal-text/legal-text.tsx';
import { PageBanner } from '../../sections/page-banner/page-banner.tsx';

/** `/terms-of-use`, `/privacy-policy` */
export const LegalPage = ({ legal }: { legal: LegalContent }) => (
  <>
    <PageBanner
      banner={legal.banner}
      tone="stone"
      trail={[{ label: 'Home', href: '/' }]}
      current={legal.banner.title}
    />
    <LegalText legal={legal} />
  </>
);
