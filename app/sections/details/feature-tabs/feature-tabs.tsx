/** The areas of a service or an industry: tabs, each with its claim, its bullets and a picture. */
import type { Band, Site } from '../../../content/site.ts';
import { CheckList } from '../../../widgets/text/check-list/check-list.tsx';
import { Icon } from '../../../widgets/media/icon/icon.tsx';
import { Island } from '../../../rendering/islands/island.tsx';
import { SectionIntro } from '../../../widgets/text/section-intro/section-intro.tsx';
import { Tabs } from '../../../widgets/moving/tabs/tabs.tsx';
import { AreaPanel } from '../../../widgets/text/area-panel/area-panel.tsx';

export interface FeatureTabsProps {
  band: Band<'feature-tabs'>;
  /** The drawing of an area, by its name. */
  illustration: Site['illustration'];
}

const Bullets = ({ items }: { items: string[] }) => (
  <CheckList items={items.map((item) => ({ key: item, content: item }))} />
);

export function FeatureTabs({ band, illustration }: FeatureTabsProps) {
  const tabs = band.areas.map((area) => ({
    title: area.title,
    icon: <Icon name={area.icon} size={26} />,
    panel: (
      <AreaPanel
        heading={area.heading}
        subheading={area.subheading}
        drawing={illustration(area.illustration)}
      >
        <Bullets items={area.bullets} />
      </AreaPanel>
    ),
  }));
  return (
    <section id="features" className="band">
      <div className="container">
        <SectionIntro heading={band.heading} text={band.intro} />
        <Island name="tabs" of={Tabs} props={{ idPrefix: 'features-tab', label: band.heading, tabs }} />
      </div>
    </section>
  );
}
