import { Glyph, arrowRight } from '../../widgets/glyph.tsx';
import type { InterfaceStrings } from '../../schema/site.ts';
import type { Band } from '../../schema/bands.ts';
import type { NearPage } from '../../search/near-pages.ts';
import styles from './not-found-links.module.css';

type Strings = InterfaceStrings['notFound'];

const PageLink = ({ href, label }: { href: string; label: string }) => (
  <li>
    <a className={styles.link} href={href}>
      {label}
      <Glyph path={arrowRight} size={24} />
    </a>
  </li>
);

export const NotFoundLinks = ({ band, strings }: { band: Band<'not-found-links'>; strings: Strings }) => (
  <section className="band" aria-label={strings.links}>
    <div className={`container ${styles.columns}`}>
      <p className={styles.text}>{band.text}</p>
      <ul>
        {band.links.map(({ label, href }) => (
          <PageLink key={href} href={href} label={label} />
        ))}
      </ul>
    </div>
  </section>
);

export const NearPages = ({ near, strings }: { near: readonly NearPage[]; strings: Strings }) => (
  <section className={`band ${styles.nearest}`} aria-labelledby="nearest">
    <div className={`container ${styles.columns}`}>
      <h2 id="nearest">{strings.nearest}</h2>
      <ul>
        {near.map(({ path, name }) => (
          <PageLink key={path} href={path} label={name} />
        ))}
      </ul>
    </div>
  </section>
);
