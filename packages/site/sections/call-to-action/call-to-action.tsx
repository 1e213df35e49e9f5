import type { Band } from '../../schema/bands.ts';
import type { MenuLink, Shared } from '../../schema/site.ts';
import { ButtonLink } from '../../widgets/button/button.tsx';
import { Picture } from '../../widgets/picture/picture.tsx';
import styles from './call-to-action.module.css';

/**
 * A picture is 2.4 times as wide as high. A narrow screen shows the picture's right part, 160vw wide, but 123vw looks the
 * same, and a phone with three device pixels then does not load the widest file.
 */
const sizes = '(width < 992px) 123vw, max(100vw, 1008px)';

type CallToActionBand = Omit<Shared['call-to-action'], 'next'> & Pick<Band<'call-to-action'>, 'picture'>;

interface CallToActionProps {
  band: CallToActionBand;
  link: MenuLink;
  otherSite: string;
  /** The steps after the visitor has followed the link, in order. */
  next: readonly string[];
}

/**
 * The link at the end of a page, which usually leads to the contact form. If there is a picture, the text is on its
 * empty half.
 */
export const CallToAction = ({ band, link, otherSite, next }: CallToActionProps) => (
  <section className={`${styles.action} ${band.picture ? styles.pictured : ''}`}>
    {band.picture && (
      <div className={styles.picture}>
        <Picture name={band.picture} sizes={sizes} />
      </div>
    )}
    <div className={`container ${band.picture ? styles.over : styles.columns}`}>
      <h2 className={styles.heading}>{band.heading}</h2>
      <div>
        <p className={styles.text}>{band.text}</p>
        <ButtonLink href={link.href} about={link.href.startsWith('https:') ? otherSite : undefined}>
          {link.label}
        </ButtonLink>
        {next.length > 0 && (
          <ol className={styles.next}>
            {next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
      </div>
    </div>
  </section>
);
