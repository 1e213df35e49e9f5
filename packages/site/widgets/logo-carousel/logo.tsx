/** A logo with its place in the row, and a row that does not move because it has few logos. */
import styles from './logo-carousel.module.css';

/**
 * A logo: the file `src`; without `src`, the view `id` of the sprite. Sizes are in CSS pixels. `link` leads to another
 * site and opens in a new tab, and the link's name says so.
 */
export type LogoItem = {
  id: string;
  name: string;
  width: number;
  height: number;
  src?: string;
  link?: string;
};

interface LogoProps {
  sprite: string;
  logo: LogoItem;
  /** Undefined for a copy of a logo. Copies are hidden from assistive technology and cannot get the focus. */
  id?: string;
}

export function Logo({ logo, sprite, id }: LogoProps) {
  const image = (
    // An `img` can load lazily, `use` cannot. The sprite is larger than the files of a first screen.
    <img
      className={logo.src ? styles.own : styles.logo}
      src={logo.src ?? `${sprite}#${logo.id}`}
      width={logo.width}
      height={logo.height}
      alt={id ? logo.name : ''}
      loading="lazy"
    />
  );
  return (
    <li id={id} className={styles.item} aria-hidden={id === undefined || undefined}>
      {logo.link && id ? (
        <a href={logo.link} rel="noreferrer" target="_blank">
          {image}
        </a>
      ) : (
        image
      )}
    </li>
  );
}

/**
 * The number of logos that the widest row shows at once. So many logos or fewer do not move. On a phone they are below
 * each other.
 */
export const maxStill = 4;

interface StillLogosProps {
  idPrefix: string;
  logos: readonly LogoItem[];
  sprite: string;
  label: string;
}

export const StillLogos = ({ idPrefix, logos, sprite, label }: StillLogosProps) => (
  <div className={styles.carousel}>
    <ul className={`${styles.row} ${styles.still}`} aria-label={label}>
      {logos.map((logo) => (
        <Logo key={logo.id} logo={logo} sprite={sprite} id={`${idPrefix}-${logo.id}`} />
      ))}
    </ul>
  </div>
);
