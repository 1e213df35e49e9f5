/** A band with a tab for each area. The panel shows the area's text beside its drawing. */
import type { ReactNode } from 'react';
import type { Band } from '../schema/bands.ts';
import type { Site } from '../schema/site.ts';
import { Icon } from './icon.tsx';
import { Island } from '../islands/island.tsx';
import { IntroBand } from '../widgets/section-intro/section-intro.tsx';
import { Tabs } from '../widgets/tabs/tabs.tsx';
import { AreaPanel } from '../widgets/area-panel/area-panel.tsx';
import { CheckList } from '../widgets/check-list/check-list.tsx';

type TabsBand = Band<'feature-tabs'> | Band<'what-we-develop'>;

export interface AreaTabsProps<Area> {
  band: Pick<TabsBand, 'heading' | 'intro'> & { areas: readonly Area[] };
  /** The drawing of an area, by its name. */
  illustration: Site['illustration'];
  /** Content of an area below its heading. */
  children: (area: Area) => ReactNode;
  /** Content of an area below its text and its drawing. */
  renderBelow?: (area: Area) => ReactNode;
}

export function AreaTabs<Area extends TabsBand['areas'][number]>(props: AreaTabsProps<Area>) {
  const { band, illustration, children, renderBelow } = props;
  const tabs = band.areas.map((area) => ({
    title: area.title,
    icon: <Icon name={area.icon} size={26} />,
    panel: (
      <AreaPanel
        heading={area.heading}
        subheading={area.subheading}
        drawing={illustration(area.illustration)}
        below={renderBelow?.(area)}
      >
        {children(area)}
      </AreaPanel>
    ),
  }));
  return (
    <IntroBand id="features" heading={band.heading} text={band.intro}>
      <Island name="tabs" of={Tabs} props={{ idPrefix: 'features-tab', label: band.heading, tabs }} />
    </IntroBand>
  );
}

type FeatureArea = Band<'feature-tabs'>['areas'][number];

export const FeatureTabs = (props: Pick<AreaTabsProps<FeatureArea>, 'band' | 'illustration'>) => (
  <AreaTabs {...props}>
    {({ bullets }) => <CheckList items={bullets.map((item) => ({ key: item, content: item }))} />}
  </AreaTabs>
);
