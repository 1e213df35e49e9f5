/** A form that was sent without script and refused: shows the typed values and the reason. */
import type { ReactNode } from 'react';
import type { ReturnedForm as Returned } from '../../contracts/built-site.ts';
import type { FormStrings } from '../../contracts/forms/form-faults.ts';
import { wireNames } from '../../contracts/endpoints.ts';
import type { FormDefinition, KindsOf } from '../../contracts/forms/form.ts';
import { formatWait } from '../../contracts/messages.ts';
import { fillIn } from '../widgets/fill-in.ts';
import type { FieldRenderers } from './form-fields/form-fields.tsx';
import { FormLayout } from './form-frame/form-frame.tsx';
import { FailureOfPage } from './outcome-notes/outcome-notes.tsx';

interface ReturnedFormProps<Form extends FormDefinition> {
  form: Form;
  strings: FormStrings<Form>;
  fieldRenderers: FieldRenderers<KindsOf<Form>>;
  /** Text before the reason, if the specification has one. */
  failed?: string | undefined;
  /** The message after too many submissions, with `{wait}` in it. */
  tooMany: string;
  returned: Returned;
  /** Hidden fields. */
  children?: ReactNode;
}

/** Makes a text safe for HTML, which allows no NUL and no lone surrogate and has one kind of line break. */
const clean = (text: string): string => text.toWellFormed().replaceAll('\0', '').replaceAll(/\r\n?/g, '\n');

/** The reason for the refusal, if no field has an error. */
const Failure = ({
  failed,
  tooMany,
  returned: { detail, waitSeconds },
}: Pick<ReturnedFormProps<FormDefinition>, 'failed' | 'tooMany' | 'returned'>) => {
  if (waitSeconds !== undefined)
    return <FailureOfPage text={fillIn(tooMany, { wait: formatWait(waitSeconds) })} />;
  return <FailureOfPage text={failed ?? detail}>{failed && <p>{detail}</p>}</FailureOfPage>;
};

export const ReturnedForm = <Form extends FormDefinition>(props: ReturnedFormProps<Form>) => {
  const { form, strings, fieldRenderers, failed, tooMany, returned, children } = props;
  const { errors } = returned;
  const values = Object.fromEntries(
    Object.entries(returned.values).map(([name, value]) => [name, clean(value)]),
  );
  const key = values[wireNames.idempotencyField];
  return (
    <FormLayout form={form} strings={strings} fieldRenderers={fieldRenderers} errors={errors} values={values}>
      {errors.length === 0 && <Failure failed={failed} tooMany={tooMany} returned={returned} />}
      {children}
      {key && <input type="hidden" name={wireNames.idempotencyField} value={key} />}
    </FormLayout>
  );
};
