/** The form element with its parts in order: the refused fields, the fields, the button, the outcome. */
import { useEffect, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import type { FormDefinition } from '../../../contracts/forms/form.ts';
import type { SubmissionSettings } from '../../../contracts/submission-settings.ts';
import { Button } from '../../widgets/button/button.tsx';
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

/** Hidden fields that the EmailJS endpoint requires. */
export const EmailIds = ({ settings }: { settings: SubmissionSettings }) => (
  <>
    <input type="hidden" name="user_id" value={settings.publicKey} />
    <input type="hidden" name="service_id" value={settings.serviceId} />
    <input type="hidden" name="template_id" value={settings.templateId} />
  </>
);

/** Labels of the button, idle and while sending. */
export interface SubmitWords {
  submit: string;
  sending: string;
}

/** Keeps the width for the shorter words; a press while the form is being sent does nothing. */
function onPress(event: MouseEvent<HTMLButtonElement>, busy: boolean): void {
  if (busy) event.preventDefault();
  else event.currentTarget.style.minInlineSize = `${event.currentTarget.offsetWidth}px`;
}

/**
 * Sends the form. While the form is being sent the button says so and cannot be pressed; it is not `disabled`, because
 * a disabled button loses the focus.
 */
export function SubmitButton({ busy, words }: { busy: boolean; words: SubmitWords }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = button.current;
    if (!busy) return undefined;
    // A button that is removed (Cancel) loses the focus. After the attempt this button takes it, unless the visitor
    // or the error summary has it.
    return () => {
      if (document.activeElement === document.body) element?.focus({ preventScroll: true });
    };
  }, [busy]);
  return (
    <div className={styles.button} data-busy={busy ? '' : undefined}>
      <Button ref={button} type="submit" aria-disabled={busy} onClick={(event) => onPress(event, busy)}>
        {busy ? words.sending : words.submit}
      </Button>
    </div>
  );
}
