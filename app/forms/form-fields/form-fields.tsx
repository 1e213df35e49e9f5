/** Draws the fields of a form from its definition and its strings. Fields are drawn nowhere else. */
import type { ReactElement } from 'react';
import {
  fieldsOf,
  type FieldDefinition,
  type FieldKind,
  type FieldName,
  type FieldOf,
  type FormDefinition,
  type KindsOf,
  answerablePattern,
} from '../../../contracts/forms/form.ts';
import { legalPages, type FormStrings, type StringsByKind } from '../../../contracts/forms/form-faults.ts';
import { CheckboxField } from '../../widgets/checkbox-field/checkbox-field.tsx';
import { TextField } from '../../widgets/text-field.tsx';
import styles from './form-fields.module.css';

/** State of a field, without its strings. */
export interface FieldState {
  /** Error message of the field. */
  error?: string | undefined;
  /** Typed values by wire name, of a form that was sent without script and is shown again. */
  values?: Readonly<Record<string, string>> | undefined;
}

/** Props for drawing a field of one kind. */
export interface DrawProps<Kind extends FieldKind> extends FieldState {
  name: string;
  field: FieldOf<Kind>;
  strings: StringsByKind[Kind];
}

/** A component for each kind of field. */
export type FieldRenderers<Kind extends FieldKind> = {
  [One in Kind]: (props: DrawProps<One>) => ReactElement;
};

interface TypedProps extends FieldState {
  name: string;
  field: FieldOf<'text' | 'email' | 'multiline'>;
  strings: Pick<StringsByKind['text' | 'email' | 'multiline'], 'label' | 'hint'>;
  /** Browsers show it after their own message when an address does not match the pattern. */
  title?: string;
}

const Typed = ({ name, field, strings: { label, hint }, title, error, values }: TypedProps) => {
  const shared = {
    label,
    hint,
    name,
    error,
    required: field.required,
    autoComplete: field.autoComplete,
    defaultValue: values?.[name],
  };
  // No `maxlength`: it would silently truncate pasted text. The server reports text that is too long.
  // Text has the direction of its own script. Addresses always run from left to right.
  if (field.kind === 'multiline') return <TextField {...shared} dir="auto" rows={field.rows} />;
  if (field.kind === 'text') return <TextField {...shared} dir="auto" type="text" />;
  return <TextField {...shared} type="email" pattern={answerablePattern} title={title} />;
};

const Email = (props: DrawProps<'email'>) => <Typed {...props} title={props.strings.errors.invalid} />;

/** A statement to agree to. A name in braces becomes a link to the legal page of that name. */
const Statement = ({ text, newTab }: { text: string; newTab: string }) =>
  text.split(/[{}]/).map((part, index) => {
    const href = legalPages[part];
    // The parts never change their order, and one of them may be empty.
    const key = `${index}-${part}`;
    if (!href) return <span key={key}>{part}</span>;
    return (
      <a key={key} href={href} target="_blank" rel="noreferrer">
        {part}
        <span className="visually-hidden">{` ${newTab}`}</span>
      </a>
    );
  });

const Checkbox = ({ name, field, strings, error, values }: DrawProps<'checkbox'>) => (
  <CheckboxField name={name} error={error} required={field.required} defaultChecked={values?.[name] === 'on'}>
    <Statement text={strings.statement} newTab={strings.newTab} />
  </CheckboxField>
);

/** Kinds of field with little script. A form with other kinds passes the components for them. */
export const basicFieldRenderers: FieldRenderers<'text' | 'email' | 'multiline' | 'checkbox'> = {
  text: Typed,
  email: Email,
  multiline: Typed,
  checkbox: Checkbox,
};

interface FormFieldsProps<Form extends FormDefinition> {
  form: Form;
  strings: FormStrings<Form>['fields'];
  fieldRenderers: FieldRenderers<KindsOf<Form>>;
  /** The state of a field. */
  stateOf: (name: FieldName<Form>) => FieldState;
}

export function FormFields<Form extends FormDefinition>({
  form,
  strings,
  fieldRenderers,
  stateOf,
}: FormFieldsProps<Form>) {
  return (
    <div className={styles.fields}>
      {fieldsOf(form).map(([name, field]) => {
        // The field, the strings and the component of a name have the same kind, but TypeScript cannot infer this.
        const Draw = fieldRenderers[field.kind as KindsOf<Form>] as (
          props: FieldState & { name: string; field: FieldDefinition; strings: unknown },
        ) => ReactElement;
        return (
          <div key={name} className={field.width === 'half' ? styles.half : styles.whole}>
            <Draw name={name} field={field} strings={strings[name]} {...stateOf(name)} />
          </div>
        );
      })}
    </div>
  );
}
