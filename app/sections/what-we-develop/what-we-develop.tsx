/** The service tabs of the home page. Each tab says what a service is, what it delivers and with which technologies. */
import type { Band } from '../../schema/bands.ts';
import type { Topic, InterfaceStrings } from '../../schema/site.ts';
import { CheckList } from '../../widgets/check-list/check-list.tsx';
import { fillIn } from '../../widgets/fill-in.ts';
import { AreaTabs, type AreaTabsProps } from '../feature-tabs.tsx';
import styles from './what-we-develop.module.css';

/** The deliverables, one cell each. */
const Delivers = ({ items, label }: { items: CraftProps['area']['delivers']; label: string }) => (
  <div className={styles.delivers}>
    <h4 className={styles.label}>{label}</h4>
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
  </div>
);

/** The link to the page of the nearest service, if that page exists. */
const NearestService = ({ service, text }: { service: Topic | undefined; text: string }) =>
  service && (
    <p className={styles.service}>
      <a href={service.path}>{fillIn(text, { name: service.name })}</a>
    </p>
  );

interface CraftProps {
  area: Band<'what-we-develop'>['areas'][number];
  strings: InterfaceStrings['whatWeDevelop'];
  services: readonly Topic[];
}

export const WhatWeDevelop = ({
  band,
  illustration,
  strings,
  services,
}: Omit<AreaTabsProps<CraftProps['area']>, 'children' | 'renderBelow'> & Omit<CraftProps, 'area'>) => (
  <AreaTabs
    band={band}
    illustration={illustration}
    renderBelow={({ delivers }) => <Delivers items={delivers} label={strings.delivers} />}
  >
    {({ description, service }) => (
      <>
        <p>{description}</p>
        <NearestService service={services.find(({ path }) => path === service)} text={strings.service} />
      </>
    )}
  </AreaTabs>
);
