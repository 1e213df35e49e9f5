/** Draws a form from its definition and its strings. No other module draws forms. */
import type { FieldError, FormStrings, StringsByKind } from '@website/forms/form-faults';
import {
  Fragment,
  useEffect,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { wireNames, type SubmissionSettings } from '@website/forms/endpoints';
import {
  fieldsOf,
  type FieldDefinition,
  type FieldKind,
  type FieldName,
  type FieldOf,
  type FormDefinition,
  type KindsOf,
  answerablePattern,
} from '@website/forms/form';
import { Button } from '../../widgets/button/button.tsx';
import { CheckboxField } from '../../widgets/checkbox-field/checkbox-field.tsx';
import { TextField } from '../../widgets/field/field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { ErrorSummary, ReturnedFailure, type ReturnedFailureProps } from '../outcome-notes/outcome-notes.tsx';
import styles from './form-fields.module.css';

interface FieldState {
  name: string;
  error?: string | undefined;
  /** The typed values by wire name, if the form was sent without script and is shown again. */
  values?: Readonly<Record<string, string>> | undefined;
  /** A text for an empty field, by wire name. A field that the visitor has changed keeps its text. */
  defaults?: Readonly<Record<string, string>> | undefined;
}

export interface DrawProps<Kind extends FieldKind> extends FieldState {
  field: FieldOf<Kind>;
  strings: StringsByKind[Kind];
}

export type FieldRenderers<Kind extends FieldKind> = {
  [One in Kind]: (props: DrawProps<One>) => ReactElement | undefined;
};

type TypedKind = 'text' | 'email' | 'multiline';

const typedProps = ({
  name,
  field,
  strings,
  error,
  values,
  defaults,
}: FieldState & { field: FieldOf<TypedKind>; strings: StringsByKind[TypedKind] }) => ({
  label: strings.label,
  hint: strings.hint,
  name,
  error,
  // There is no `maxlength`, because browsers would cut pasted text without a message. The server reports a text that
  // is too long.
  required: field.required,
  autoComplete: field.autoComplete,
  defaultValue: values?.[name] ?? defaults?.[name],
});

/** Matches a link in a statement: `[words](/address)`. */
const link = /\[([^\]]+)\]\(([^)]+)\)/;

/** A statement that the visitor agrees to. Its links open in another tab, so that the visitor does not lose the input. */
const Statement = ({ statement, newTab }: Pick<StringsByKind['checkbox'], 'statement' | 'newTab'>) =>
  // The expression has two groups, so `split` returns the words and the address of a link after each text.
  statement.split(link).map((part, index, all) => {
    // The order of the parts never changes, and a part may be empty.
    const key = `${index}-${part}`;
    if (index % 3 === 0) return <span key={key}>{part}</span>;
    return index % 3 === 1 ? (
      <a key={key} href={all[index + 1]} target="_blank" rel="noreferrer">
        {part}
        <span className="visually-hidden">{` ${newTab}`}</span>
      </a>
    ) : undefined;
  });

const Checkbox = ({ name, field, strings, error, values }: DrawProps<'checkbox'>) => (
  <CheckboxField name={name} error={error} required={field.required} defaultChecked={values?.[name] === 'on'}>
    <Statement {...strings} />
  </CheckboxField>
);

export const basicFieldRenderers: FieldRenderers<TypedKind | 'checkbox' | 'choice'> = {
  // The letters of a text decide its direction. Addresses always run from left to right.
  text: (props) => <TextField {...typedProps(props)} dir="auto" type="text" />,
  multiline: (props) => <TextField {...typedProps(props)} dir="auto" rows={props.field.rows} />,
  email: (props) => (
    // If an address does not match the pattern, browsers show the title after their own message.
    <TextField
      {...typedProps(props)}
      type="email"
      pattern={answerablePattern}
      title={props.strings.errors.invalid}
    />
  ),
  checkbox: Checkbox,
  choice: ChoiceField,
};

/** The hidden fields that the EmailJS endpoint requires. */
export const EmailIds = ({ settings }: { settings: SubmissionSettings }) => (
  <>
    <input type="hidden" name="user_id" value={settings.publicKey} />
    <input type="hidden" name="service_id" value={settings.serviceId} />
    <input type="hidden" name="template_id" value={settings.templateId} />
  </>
);

/** Keeps the button's width when its label becomes shorter. */
function onPress(event: MouseEvent<HTMLButtonElement>, busy: boolean): void {
  if (busy) event.preventDefault();
  else event.currentTarget.style.minInlineSize = `${event.currentTarget.offsetWidth}px`;
}

type SubmitButtonProps = { busy: boolean; strings: Pick<FormStrings, 'submit' | 'sending'> };

/** The button that sends the form. During sending it is not `disabled`, because a disabled button loses the focus. */
export function SubmitButton({ busy, strings }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = button.current;
    if (!busy) return undefined;
    // The focused Cancel button may be removed when sending ends. The send button then takes the focus, so that the
    // focus is not lost.
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
  /** The origin that receives the form without script; empty for the site's own server. */
  origin?: string;
  busy?: boolean;
  errors: readonly FieldError[];
  /** The typed values, if the form was sent without script and is shown again. */
  values?: FieldState['values'];
  defaults?: FieldState['defaults'];
  end?: ReactNode;
}

const drawField = <Form extends FormDefinition>(
  { strings, fieldRenderers, errors, values, defaults }: FormLayoutProps<Form>,
  name: FieldName<Form>,
  field: FieldDefinition,
): ReactElement => {
  // For one name, the field, the strings and the component have the same kind. TypeScript cannot infer this.
  const Draw = fieldRenderers[field.kind as KindsOf<Form>] as (
    fieldProps: FieldState & { field: object; strings: object },
  ) => ReactElement;
  const error = errors.findLast((fault) => fault.field === name)?.message;
  return <Draw {...{ name, field, error, values, defaults }} strings={strings.fields[name]} />;
};

/**
 * The form element. It contains the error summary, `children`, the page or vacancy that the address names, the fields,
 * the button and the outcome.
 */
export function FormLayout<Form extends FormDefinition>(props: FormLayoutProps<Form>) {
  const { form, strings, origin = '', busy = false, errors, values, end, children, ...remaining } = props;
  const { fieldRenderers: _renderers, defaults: _defaults, ...element } = remaining;
  const [choices = [], fields = []] = [true, false].map((isChoice) =>
    fieldsOf(form).filter(([, { kind }]) => (kind === 'choice') === isChoice),
  );
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
          titlePrefix={strings.error}
          level={values ? 'h2' : 'h3'}
          errors={errors}
          fields={strings.fields}
        />
      )}
      {children}
      {choices.map(([name, field]) => (
        <Fragment key={name}>{drawField(props, name, field)}</Fragment>
      ))}
      <div className={styles.fields}>
        {fields.map(([name, field]) => (
          <div key={name} className={field.width === 'half' ? styles.half : styles.whole}>
            {drawField(props, name, field)}
          </div>
        ))}
      </div>
      <div className={styles.end}>
        <SubmitButton busy={busy} strings={strings} />
        {end}
      </div>
    </form>
  );
}

/** Removes NUL and lone surrogates from a text, because HTML forbids them. Unifies line breaks. */
const clean = (text: string): string => text.toWellFormed().replaceAll('\0', '').replaceAll(/\r\n?/g, '\n');

/** Cleans the sent texts of a form, by wire name. */
export const cleanTexts = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, clean(text)]));

/** Draws a form that was sent without script and refused, with the typed values and the reason. */
export function ReturnedForm<Form extends FormDefinition>({
  failed,
  tooMany,
  returned,
  language,
  children,
  ...layout
}: ReturnedFailureProps & Pick<FormLayoutProps<Form>, 'form' | 'strings' | 'fieldRenderers' | 'children'>) {
  const { errors } = returned;
  const values = cleanTexts(returned.values);
  const key = values[wireNames.idempotencyField];
  return (
    <FormLayout {...layout} errors={errors} values={values}>
      {errors.length === 0 && <ReturnedFailure {...{ failed, tooMany, returned, language }} />}
      {children}
      {key && <input type="hidden" name={wireNames.idempotencyField} value={key} />}
    </FormLayout>
  );
}
