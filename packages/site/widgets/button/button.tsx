import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

/** The variants of a button: for the main action, for a second action, and for the main action on the accent. */
const variants = { primary: styles.primary, quiet: styles.quiet, light: styles.light };
type Variant = keyof typeof variants;

export const buttonClass = (variant: Variant): string => `${styles.button} ${variants[variant]}`;

type ButtonLinkProps = { href: string; variant?: Variant; about?: string | undefined; children: ReactNode };

/** A link that looks like a button. Screen readers read `about` after the visible text. */
export const ButtonLink = ({ href, variant = 'primary', about, children }: ButtonLinkProps) => (
  <a className={buttonClass(variant)} href={href} rel={href.startsWith('https:') ? 'external' : undefined}>
    {children}
    {about && <span className="visually-hidden">{` ${about}`}</span>}
  </a>
);

export function Button({ variant = 'primary', ...props }: { variant?: Variant } & ComponentProps<'button'>) {
  return <button type="button" {...props} className={buttonClass(variant)} />;
}
