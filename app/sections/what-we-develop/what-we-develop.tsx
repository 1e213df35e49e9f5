/** The landing page's service tabs: what each craft is and what it delivers, with which technologies. */
import type { Band, Site } from '../../content/site.ts';
import { CheckList } from '../../widgets/check-list/check-list.tsx';
import { Icon } from '../../widgets/icon/icon.tsx';
import { Island } from '../../rendering/islands/island.tsx';
import { SectionIntro } from '../../widgets/section-intro/section-intro.tsx';
import { Tabs } from '../../widgets/tabs/tabs.tsx';
import { AreaPanel } from '../../widgets/area-panel/area-panel.tsx';
import styles from './what-we-develop.module.css';

const Delivers = ({ items }: { items: Band<'what-we-develop'>['areas'][number]['delivers'] }) => (
  <CheckList
    items={items.map(({ capability, technologies }) => ({
      key: capability,
      content: (
        <>
          {capability} <span className={styles.technologies}>— {technologies}</span>
        </>
      ),
    }))}
  />
);

export function WhatWeDevelop({
  band,
  illustration,
  label,
}: {
  band: Band<'what-we-develop'>;
  illustration: Site['illustration'];
  /** Above what a craft delivers. */
  label: string;
}) {
  const tabs = band.areas.map((area) => ({
    title: area.title,
    icon: <Icon name={area.icon} size={26} />,
    panel: (
      <AreaPanel
        heading={area.heading}
        subheading={area.subheading}
        drawing={illustration(area.illustration)}
      >
        <p>{area.description}</p>
        <h4 className={styles.label}>{label}</h4>
        <Delivers items={area.delivers} />
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
