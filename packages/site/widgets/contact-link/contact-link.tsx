import { Glyph, mail, phone } from '../glyph.tsx';
import styles from './contact-link.module.css';

const glyphs = { 'mailto:': mail, 'tel:': phone };

export const ContactLink = ({ scheme, to, text = to }: ContactLinkProps) => (
  <a className={styles.link} href={scheme + to}>
    <Glyph path={glyphs[scheme]} size={20} />
    {text}
  </a>
);

interface ContactLinkProps {
  scheme: keyof typeof glyphs;
  /** The mail address, or the phone number as telephones dial it. */
  to: string;
  /** The shown text, if it differs from the address. */
  text?: string;
}
