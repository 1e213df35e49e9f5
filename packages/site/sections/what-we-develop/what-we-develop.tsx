/** The service tabs of the front page. Each tab explains a service, its results and its technologies. */
import type { Band } from '../../schema/bands.ts';
import type { InterfaceStrings, Topic } from '../../schema/site.ts';
import { CheckList } from '../../widgets/check-list/check-list.tsx';
import { fillIn } from '../../widgets/fill-in.ts';
import { AreaTabs, type AreaTabsProps } from '../feature-tabs/feature-tabs.tsx';
import styles from './what-we-develop.module.css';

type Area = Band<'what-we-develop'>['areas'][number];

const Delivers = ({ items, label }: { items: Area['delivers']; label: string }) => (
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

interface WhatWeDevelopProps extends Pick<AreaTabsProps<Area>, 'band' | 'illustration' | 'drawingStrings'> {
  strings: InterfaceStrings['whatWeDevelop'] & Pick<InterfaceStrings, 'talkAbout'>;
  services: readonly Topic[];
  /** The address of the contact form. The link leads there if the service of a tab is not there. */
  contact: string;
}

export const WhatWeDevelop = ({ strings, services, contact, ...props }: WhatWeDevelopProps) => (
  <AreaTabs
    {...props}
    opens={false}
    renderBelow={({ delivers }) => <Delivers items={delivers} label={strings.delivers} />}
  >
    {(area) => {
      const service = services.find(({ path }) => path === area.service);
      return (
        <>
          <p>{area.description}</p>
          <p className={styles.service}>
            <a href={service?.path ?? contact}>
              {service
                ? fillIn(strings.service, { name: service.name })
                : fillIn(strings.talkAbout, { name: area.title })}
            </a>
          </p>
        </>
      );
    }}
  </AreaTabs>
);
