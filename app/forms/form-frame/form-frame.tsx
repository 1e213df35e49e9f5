/** The form element with its parts in order: the refused fields, the fields, the button, the outcome. */
import type { ComponentProps, ReactNode } from 'react';
import type { FormDefinition } from '../../../contracts/forms/form.ts';
import styles from './form-frame.module.css';

export interface FormFrameProps extends ComponentProps<'form'> {
  form: FormDefinition;
  /** Origin that receives the form without script; empty for the site's own server. */
  origin?: string;
  /** The list of what was refused, when something was. */
  summary: ReactNode;
  /** The button and what stands below it. */
  end: ReactNode;
}

export const FormFrame = ({ form, origin = '', summary, end, children, ...props }: FormFrameProps) => (
  <form
    className={styles.form}
    data-bot-check=""
    action={origin + form.native.path}
    method="post"
    encType={form.native.encType}
    {...props}
  >
    {summary}
    {children}
    <div className={styles.end}>{end}</div>
  </form>
);
