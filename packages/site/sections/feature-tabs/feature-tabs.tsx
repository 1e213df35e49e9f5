/** A band with a tab for each area. A panel shows an area's text beside the area's drawing. */
import type { ReactNode } from 'react';
import { Island } from '../../islands/island.tsx';
import type { Band } from '../../schema/bands.ts';
import type { InterfaceStrings, MenuLink, Site } from '../../schema/site.ts';
import { CheckList } from '../../widgets/check-list/check-list.tsx';
import { Lead } from '../../widgets/lead/lead.tsx';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import { Tabs } from '../../widgets/tabs/tabs.tsx';
import { Icon } from '../icon.tsx';
import { LinkedText } from '../linked-text.tsx';
import { SiteDrawing } from '../site-drawing.tsx';
import styles from './feature-tabs.module.css';

type TabsBand = Band<'feature-tabs'> | Band<'what-we-develop'>;

/**
 * The layouts of the band on pages with an opening. `stage`: the large drawing is beside the introduction, above the
 * tabs. `right` and `left`: the side of the drawing, which takes eight of twelve columns.
 */
export type TabsLayout = 'stage' | 'right' | 'left';

export interface AreaTabsProps<Area> {
  band: Pick<TabsBand, 'heading' | 'intro'> & { areas: readonly Area[] };
  illustration: Site['illustration'];
  drawingStrings: InterfaceStrings['drawing'];
  layout?: TabsLayout | undefined;
  /** The words of the links at the bottom of a panel. Without these words, a panel has no such links. */
  neighbors?: InterfaceStrings['tabs'];
  /** Draws the content of an area: below the area's heading, or beside the heading if the area has no drawing. */
  children: (area: Area) => ReactNode;
  /** Draws long content, which takes both columns. */
  renderBelow?: (area: Area) => ReactNode;
  /** False if the drawings do not open at full screen. */
  opens?: boolean | undefined;
  /** A line below the tabs. */
  foot?: ReactNode;
}

export function AreaTabs<Area extends TabsBand['areas'][number]>(props: AreaTabsProps<Area>) {
  const { band, illustration, drawingStrings, neighbors, children, renderBelow, foot } = props;
  // A layout with a large drawing is used only if every tab has a drawing.
  const layout = band.areas.every((area) => illustration(area.illustration)) ? props.layout : undefined;
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
            <SiteDrawing drawing={drawing} strings={drawingStrings} opens={props.opens} />
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
  const island = (
    <Island
      name="tabs"
      of={Tabs}
      props={{ idPrefix: 'features-tab', label: band.heading, tabs, neighbors }}
    />
  );
  if (!layout)
    return (
      <IntroBand id="features" heading={band.heading} text={band.intro}>
        {island}
        {foot}
      </IntroBand>
    );
  return (
    <section id="features" className={`band ${styles[layout]}`}>
      <div className={`container ${styles.frame}`}>
        <div className={styles.head}>
          <h2 className={styles.label}>{band.heading}</h2>
          {band.intro && <Lead text={band.intro} />}
        </div>
        {island}
        {foot}
      </div>
    </section>
  );
}

type FeatureArea = Band<'feature-tabs'>['areas'][number];

interface FeatureTabsProps extends Omit<AreaTabsProps<FeatureArea>, 'children' | 'renderBelow' | 'foot'> {
  otherSite: string;
  /** A link to the contact form below the tabs. */
  contact: MenuLink | undefined;
}

export const FeatureTabs = ({ otherSite, contact, ...props }: FeatureTabsProps) => (
  <AreaTabs
    {...props}
    foot={
      <div className={styles.foot}>
        <p className={styles.examples}>{props.drawingStrings.examples}</p>
        {contact && (
          <p className={styles.contact}>
            <a href={contact.href}>{contact.label}</a>
          </p>
        )}
      </div>
    }
  >
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
