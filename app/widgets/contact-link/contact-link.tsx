import { Glyph, mail, phone } from '../glyph.tsx';
import styles from './contact-link.module.css';

const glyphs = { 'mailto:': mail, 'tel:': phone };

/** A mailbox or a telephone number as a line of its own, with the icon of what a tap on it does. */
export const ContactLink = ({ scheme, to, text = to }: ContactLinkProps) => (
  <a className={styles.link} href={scheme + to}>
    <Glyph path={glyphs[scheme]} size={20} />
    {text}
  </a>
);

interface ContactLinkProps {
  scheme: keyof typeof glyphs;
  /** The address, or the number as it is dialed. */
  to: string;
  /** Shown text, if it differs from the address. */
  text?: string;
}
