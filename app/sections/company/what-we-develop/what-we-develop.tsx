/** The landing page's service tabs: what each craft is and what it delivers, with which technologies. */
import type { Band, Topic, Words } from '../../../content/site.ts';
import { CheckList } from '../../../widgets/text/check-list/check-list.tsx';
import { fillIn } from '../../../widgets/text/fill-in/fill-in.ts';
import { AreaTabs, type AreaTabsProps } from '../../parts/area-tabs/area-tabs.tsx';
import styles from './what-we-develop.module.css';

const Delivers = ({ items }: { items: Band<'what-we-develop'>['areas'][number]['delivers'] }) => (
  <CheckList
    items={items.map(({ capability, technologies }) => ({
      key: capability,
      content: (
        <>
          {`${capability} `}
          <span className={styles.technologies}>{`— ${technologies}`}</span>
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

export const WhatWeDevelop = ({
  band,
  illustration,
  ...craft
}: Omit<AreaTabsProps<CraftProps['area']>, 'children'> & Omit<CraftProps, 'area'>) => (
  <AreaTabs band={band} illustration={illustration}>
    {(area) => <Craft area={area} {...craft} />}
  </AreaTabs>
);
