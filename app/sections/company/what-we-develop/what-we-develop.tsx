/** The landing page's service tabs: what each craft is and what it delivers, with which technologies. */
import type { Band, Site, Topic, Words } from '../../../content/site.ts';
import { CheckList } from '../../../widgets/text/check-list/check-list.tsx';
import { fillIn } from '../../../widgets/text/fill-in/fill-in.ts';
import { Icon } from '../../../widgets/media/icon/icon.tsx';
import { Island } from '../../../rendering/islands/island.tsx';
import { SectionIntro } from '../../../widgets/text/section-intro/section-intro.tsx';
import { Tabs } from '../../../widgets/moving/tabs/tabs.tsx';
import { AreaPanel } from '../../../widgets/text/area-panel/area-panel.tsx';
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

/** The way to the service nearest to a craft, where it has a page already. */
const NearestService = ({ service, text }: { service: Topic | undefined; text: string }) =>
  service && (
    <p className={styles.service}>
      <a href={service.path}>{fillIn(text, { name: service.name })}</a>
    </p>
  );

/** What stands in the panel of a craft below its heading. */
const Craft = ({ area, words, services }: CraftProps) => (
  <>
    <p>{area.description}</p>
    <h4 className={styles.label}>{words.delivers}</h4>
    <Delivers items={area.delivers} />
    <NearestService service={services.find(({ path }) => path === area.service)} text={words.service} />
  </>
);

interface CraftProps {
  area: Band<'what-we-develop'>['areas'][number];
  words: Words['whatWeDevelop'];
  services: readonly Topic[];
}

export function WhatWeDevelop({
  band,
  illustration,
  ...craft
}: { band: Band<'what-we-develop'>; illustration: Site['illustration'] } & Omit<CraftProps, 'area'>) {
  const tabs = band.areas.map((area) => ({
    title: area.title,
    icon: <Icon name={area.icon} size={26} />,
    panel: (
      <AreaPanel
        heading={area.heading}
        subheading={area.subheading}
        drawing={illustration(area.illustration)}
      >
        <Craft area={area} {...craft} />
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
