import type { ComponentProps } from 'react';
import { controlAttributes, Field, type FieldProps } from './field/field.tsx';

/** A field for one line of text, or with `rows` for several. */
export type TextFieldProps = FieldProps &
  (({ rows?: never } & ComponentProps<'input'>) | ({ rows: number } & ComponentProps<'textarea'>));

export function TextField({ name, label, hint, error, ...control }: TextFieldProps) {
  const field = { name, label, hint, error };
  const wiring = controlAttributes(field);
  return (
    <Field {...field} required={control.required}>
      {control.rows === undefined ? (
        <input {...control} {...wiring} />
      ) : (
        <textarea {...control} {...wiring} />
      )}
    </Field>
  );
}
