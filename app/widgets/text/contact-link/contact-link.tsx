import { Icon } from '../../media/icon/icon.tsx';
import styles from './contact-link.module.css';

const icons = { 'mailto:': 'mail', 'tel:': 'phone' } as const;

/** A mailbox or a telephone number as a line of its own, with the icon of what a tap on it does. */
export const ContactLink = ({ scheme, to, text = to }: ContactLinkProps) => (
  <a className={styles.link} href={scheme + to}>
    <Icon name={icons[scheme]} size={20} />
    {text}
  </a>
);

interface ContactLinkProps {
  scheme: keyof typeof icons;
  /** The address, or the number as it is dialed. */
  to: string;
  /** What is shown, where it differs. */
  text?: string;
}
