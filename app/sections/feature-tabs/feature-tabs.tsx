/** A band with a tab for each area. A panel shows an area's text beside the area's drawing. */
import type { ReactNode } from 'react';
import { Island } from '../../islands/island.tsx';
import type { Band } from '../../schema/bands.ts';
import type { InterfaceStrings, Site } from '../../schema/site.ts';
import { CheckList } from '../../widgets/check-list/check-list.tsx';
import { fillIn } from '../../widgets/fill-in.ts';
import { Drawing } from '../../widgets/drawing/drawing.tsx';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import { Tabs } from '../../widgets/tabs/tabs.tsx';
import { Icon } from '../icon.tsx';
import { LinkedText } from '../linked-text.tsx';
import styles from './feature-tabs.module.css';

type TabsBand = Band<'feature-tabs'> | Band<'what-we-develop'>;

export interface AreaTabsProps<Area> {
  band: Pick<TabsBand, 'heading' | 'intro'> & { areas: readonly Area[] };
  illustration: Site['illustration'];
  drawingStrings: InterfaceStrings['drawing'];
  /** Draws the content of an area: below the area's heading, or beside the heading if the area has no drawing. */
  children: (area: Area) => ReactNode;
  /** Draws long content, which takes both columns. */
  renderBelow?: (area: Area) => ReactNode;
}

export function AreaTabs<Area extends TabsBand['areas'][number]>(props: AreaTabsProps<Area>) {
  const { band, illustration, drawingStrings, children, renderBelow } = props;
  const panelOf = (area: Area) => {
    const drawing = illustration(area.illustration);
    return (
      <div className={`${styles.panel} ${drawing ? '' : styles.plain}`}>
        <div className={styles.words}>
          <h3 className={styles.heading}>{area.heading}</h3>
          <p className={styles.subheading}>{area.subheading}</p>
          {drawing && children(area)}
        </div>
        {drawing ? (
          <div className={styles.illustration}>
            <Drawing
              name={drawing.name}
              alt={fillIn(drawingStrings.alt, { name: drawing.title })}
              label={drawingStrings.description}
              description={drawing.description}
              compactHeight={drawing.compactHeight}
            />
          </div>
        ) : (
          <div>{children(area)}</div>
        )}
        {renderBelow?.(area)}
      </div>
    );
  };
  const tabs = band.areas.map((area) => ({
    title: area.title,
    icon: <Icon name={area.icon} size={26} />,
    panel: panelOf(area),
  }));
  return (
    <IntroBand id="features" heading={band.heading} text={band.intro}>
      <Island name="tabs" of={Tabs} props={{ idPrefix: 'features-tab', label: band.heading, tabs }} />
    </IntroBand>
  );
}

type FeatureArea = Band<'feature-tabs'>['areas'][number];

interface FeatureTabsProps extends Pick<
  AreaTabsProps<FeatureArea>,
  'band' | 'illustration' | 'drawingStrings'
> {
  otherSite: string;
}

export const FeatureTabs = ({ otherSite, ...props }: FeatureTabsProps) => (
  <AreaTabs {...props}>
    {({ bullets }) => (
      <CheckList
        items={bullets.map((item) => ({
          key: item,
          content: <LinkedText text={item} otherSite={otherSite} />,
        }))}
      />
    )}
  </AreaTabs>
);
