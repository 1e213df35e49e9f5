import type { Site, Topic } from '../../content/site.ts';
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx';
import { Challenges } from '../../sections/challenges/challenges.tsx';
import { CompanyQuote } from '../../sections/company-quote/company-quote.tsx';
import { FeatureTabs } from '../../sections/feature-tabs/feature-tabs.tsx';
import { PageBanner } from '../../sections/page-banner/page-banner.tsx';
import { RelatedTopics } from '../../sections/related-topics/related-topics.tsx';

const kinds = {
  services: { label: 'Services', tone: 'day', related: 'Related services' },
  industries: { label: 'Industries', tone: 'night', related: 'Related industries' },
} as const;

/** `/services/…` and `/industries/…` */
export function TopicPage({ site, topic, kind }: { site: Site; topic: Topic; kind: keyof typeof kinds }) {
  const { label, tone, related } = kinds[kind];
  const trail = [
    { label: 'Home', href: '/' },
    { label, href: `/${kind}` },
  ];
  const next = topic.related.flatMap((slug) => site[kind].find((other) => other.slug === slug) ?? []);
  return (
    <>
      <PageBanner banner={topic.banner} tone={tone} trail={trail} current={topic.name} />
      <FeatureTabs intro={topic.intro} areas={topic.areas} illustration={site.illustration} />
      {topic.quote && <CompanyQuote quote={topic.quote} />}
      {topic.challenges && <Challenges challenges={topic.challenges} />}
      <CallToAction action={site.shared.callToAction} />
      {next.length > 0 && <RelatedTopics heading={related} topics={next} />}
    </>
  );
}
