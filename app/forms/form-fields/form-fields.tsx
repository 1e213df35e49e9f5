/** Draws the fields of a form from its definition and its words. Fields are drawn nowhere else. */
import type { ReactElement, ReactNode } from 'react';
import { markChecked, markText } from '../../../contracts/forms/page-marks.ts';
import { answerablePattern } from '../../../contracts/text-rules.ts';
import type { WordsByKind, FormWords } from '../../../contracts/forms/form-words.ts';
import {
  fieldsOf,
  type FieldDefinition,
  type FieldKind,
  type FieldName,
  type FieldOf,
  type FormDefinition,
  type KindsOf,
} from '../../../contracts/forms/form.ts';
import { CheckboxField } from '../../widgets/checkbox-field/checkbox-field.tsx';
import { TextField } from '../../widgets/text-field.tsx';
import { Statement } from './statement.tsx';
import styles from './form-fields.module.css';

/** State of a field beside its words. */
export interface FieldState {
  /** Error message of the field. */
  error?: string | undefined;
  /** On the page that answers a form sent without script: marks stand where the server puts what was typed. */
  isMarked?: boolean;
}

/** Props for drawing a field of one kind. */
export interface DrawProps<Kind extends FieldKind> extends FieldState {
  name: string;
  field: FieldOf<Kind>;
  words: WordsByKind[Kind];
}

/** A component for each kind of field. */
export type Drawers<Kind extends FieldKind> = { [One in Kind]: (props: DrawProps<One>) => ReactElement };

interface TypedProps extends FieldState {
  name: string;
  field: FieldOf<'text' | 'email' | 'multiline'>;
  words: Pick<WordsByKind['text' | 'email' | 'multiline'], 'label' | 'hint'>;
  /** Said by browsers after their own words where the pattern of an address is not met. */
  title?: string;
}

const Typed = ({ name, field, words: { label, hint }, title, error, isMarked = false }: TypedProps) => {
  // Words run in the direction of their own script; addresses always run from left to right.
  const isTextarea = field.kind === 'multiline';
  const shared = {
    label,
    hint,
    name,
    error,
    required: field.required,
    autoComplete: field.autoComplete,
    defaultValue: isMarked ? markText(`value.${name}`, isTextarea) : undefined,
  };
  // No `maxlength`: it would silently cut what is pasted. The server says what is too long.
  if (isTextarea) return <TextField {...shared} dir="auto" rows={field.rows} />;
  if (field.kind === 'text') return <TextField {...shared} dir="auto" type="text" />;
  return <TextField {...shared} type="email" pattern={answerablePattern} title={title} />;
};

const Email = (props: DrawProps<'email'>) => <Typed {...props} title={props.words.errors.invalid} />;

const Checkbox = ({ name, field, words, error, isMarked = false }: DrawProps<'checkbox'>) => (
  <CheckboxField
    name={name}
    error={error}
    required={field.required}
    marks={isMarked ? markChecked(`is.${name}=on`) : {}}
  >
    <Statement text={words.statement} newTab={words.newTab} />
  </CheckboxField>
);

/** Kinds of field with little script. A form with other kinds passes the components for them. */
export const basicDrawers: Drawers<'text' | 'email' | 'multiline' | 'checkbox'> = {
  text: Typed,
  email: Email,
  multiline: Typed,
  checkbox: Checkbox,
};

interface FormFieldsProps<Form extends FormDefinition> {
  form: Form;
  words: FormWords<Form>['fields'];
  drawers: Drawers<KindsOf<Form>>;
  /** Draws one field in the state it is in, or in each state it can be in. */
  children: (name: FieldName<Form>, draw: (state: FieldState) => ReactElement) => ReactNode;
}

export function FormFields<Form extends FormDefinition>({
  form,
  words,
  drawers,
  children,
}: FormFieldsProps<Form>) {
  return (
    <div className={styles.fields}>
      {fieldsOf(form).map(([name, field]) => {
        // Field, words and component of one name are of one kind; a list cannot tell TypeScript so.
        const Draw = drawers[field.kind as KindsOf<Form>] as (
          props: FieldState & { name: string; field: FieldDefinition; words: unknown },
        ) => ReactElement;
        const draw = (state: FieldState) => <Draw name={name} field={field} words={words[name]} {...state} />;
        return (
          <div key={name} className={field.width === 'half' ? styles.half : styles.whole}>
            {children(name, draw)}
          </div>
        );
      })}
    </div>
  );
}
