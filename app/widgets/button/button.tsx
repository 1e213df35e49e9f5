import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

/** The look of a button: for the main action, for a second action, and for the main action on red. */
type Variant = 'primary' | 'quiet' | 'light';
const variants = { primary: styles.primary, quiet: styles.quiet, light: styles.light } satisfies Record<
  Variant,
  string | undefined
>;

/** Class names of a button, for other kinds of controls. */
export const buttonClass = (variant: Variant): string => `${styles.button} ${variants[variant]}`;

/** A link that looks like a button. Assistive technology reads `about` after the visible text. */
export function ButtonLink({
  href,
  variant = 'primary',
  about,
  children,
}: {
  href: string;
  variant?: Variant;
  about?: string;
  children: ReactNode;
}) {
  return (
    <a className={buttonClass(variant)} href={href}>
      {children}
      {about && <span className="visually-hidden">{` ${about}`}</span>}
    </a>
  );
}

/** A button that does something on the page. */
export function Button({ variant = 'primary', ...props }: { variant?: Variant } & ComponentProps<'button'>) {
  return <button type="button" {...props} className={buttonClass(variant)} />;
}
