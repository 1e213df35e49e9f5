/** The form element: error summary, fields, button, outcome. */
import { useEffect, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import type { FieldError, FormStrings } from '../../../contracts/forms/form-faults.ts';
import type { SubmissionSettings } from '../../../contracts/endpoints.ts';
import type { FormDefinition, KindsOf } from '../../../contracts/forms/form.ts';
import { Button } from '../../widgets/button/button.tsx';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { FormFields, type FieldRenderers, type FieldState } from '../form-fields/form-fields.tsx';
import styles from './form-frame.module.css';

/** Hidden fields that the EmailJS endpoint requires. */
export const EmailIds = ({ settings }: { settings: SubmissionSettings }) => (
  <>
    <input type="hidden" name="user_id" value={settings.publicKey} />
    <input type="hidden" name="service_id" value={settings.serviceId} />
    <input type="hidden" name="template_id" value={settings.templateId} />
  </>
);

/** Labels of the button, idle and while sending. */
export interface SubmitStrings {
  submit: string;
  sending: string;
}

/** Keeps the button's width when its label gets shorter. A press during sending does nothing. */
function onPress(event: MouseEvent<HTMLButtonElement>, busy: boolean): void {
  if (busy) event.preventDefault();
  else event.currentTarget.style.minInlineSize = `${event.currentTarget.offsetWidth}px`;
}

/**
 * Sends the form. During sending the button shows that state and ignores presses. It is not `disabled`, because a
 * disabled button loses the focus.
 */
export function SubmitButton({ busy, strings }: { busy: boolean; strings: SubmitStrings }) {
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
        {busy ? strings.sending : strings.submit}
      </Button>
    </div>
  );
}

interface FormLayoutProps<Form extends FormDefinition> extends ComponentProps<'form'> {
  form: Form;
  strings: FormStrings<Form>;
  fieldRenderers: FieldRenderers<KindsOf<Form>>;
  /** Origin that receives the form without script; empty for the site's own server. */
  origin?: string;
  busy?: boolean;
  /** Errors of the fields. */
  errors: readonly FieldError[];
  /** The typed values of a form that was sent without script and is shown again. */
  values?: FieldState['values'];
  /** Content below the button. */
  end?: ReactNode;
}

/** `children` are placed between the error summary and the fields. */
export function FormLayout<Form extends FormDefinition>(props: FormLayoutProps<Form>) {
  const {
    form,
    strings,
    fieldRenderers,
    origin = '',
    busy = false,
    errors,
    values,
    end,
    children,
    ...element
  } = props;
  const messages = new Map(errors.map(({ field, message }) => [field, message]));
  return (
    <form
      className={styles.form}
      data-bot-check=""
      action={origin + form.native.path}
      method="post"
      encType={form.native.encType}
      {...element}
    >
      {errors.length > 0 && (
        <ErrorSummary
          heading={strings.problem}
          level={values ? 'h2' : 'h3'}
          errors={errors}
          fields={strings.fields}
        />
      )}
      {children}
      <FormFields
        form={form}
        strings={strings.fields}
        fieldRenderers={fieldRenderers}
        stateOf={(name) => ({ error: messages.get(name), values })}
      />
      <div className={styles.end}>
        <SubmitButton busy={busy} strings={strings} />
        {end}
      </div>
    </form>
  );
}
