import { Island } from '../../islands/island.tsx';
import type { Band } from '../../schema/bands.ts';
import type { MenuLink } from '../../schema/site.ts';
import type { SearchStrings } from '../../search/load-search.ts';
import { SearchForm } from '../../search/search-form.tsx';
import type { Answer } from '../../search/hits.tsx';
import { LinkList } from '../../widgets/link-list.tsx';
import { SiteMapGroups, type SiteMapGroup } from '../site-map/site-map.tsx';
import styles from './search.module.css';

const Popular = ({ heading, links }: { heading: string; links: readonly MenuLink[] }) => (
  <>
    <h2 className={styles.heading}>{heading}</h2>
    <LinkList links={links} linkClassName={styles.link} />
  </>
);

const noAnswer: Answer = { query: '', hits: [] };

export interface SearchBandProps {
  band: Pick<Band<'search'>, 'heading'>;
  /** The main pages. */
  links: readonly MenuLink[];
  strings: SearchStrings;
  /** The address of the index. */
  index: string;
  answer?: Answer;
  /** Links to all pages, for a visitor without script if the host cannot search. */
  siteMap?: readonly SiteMapGroup[];
}

/** The field of the search and its results. Without a query, the band shows the main pages instead of results. */
export const SearchBand = ({ band, links, strings, index, answer = noAnswer, siteMap }: SearchBandProps) => (
  <section className="band" aria-label={strings.open}>
    <div className="container">
      <Island
        name="search"
        of={SearchForm}
        props={{
          strings,
          index,
          answer,
          children: <Popular heading={band.heading} links={links} />,
        }}
      />
      {siteMap && (
        <noscript>
          <SiteMapGroups groups={siteMap} />
        </noscript>
      )}
    </div>
  </section>
);
