/** A form that was sent without script and comes back, with everything that was typed and the reason. */
import type { ReactNode } from 'react';
import type { ReturnedForm as Returned } from '../../contracts/answers.ts';
import { wireNames } from '../../contracts/endpoints.ts';
import type { FormDefinition, KindsOf } from '../../contracts/forms/form.ts';
import type { FormWords } from '../../contracts/forms/form-words.ts';
import { waitInWords } from '../../contracts/messages.ts';
import { fillIn } from '../widgets/fill-in.ts';
import { ErrorSummary } from './error-summary/error-summary.tsx';
import { FormFields, type Drawers } from './form-fields/form-fields.tsx';
import { FormFrame, SubmitButton } from './form-frame/form-frame.tsx';
import { FailureOfPage } from './outcome-notes/outcome-notes.tsx';

interface ReturnedFormProps<Form extends FormDefinition> {
  form: Form;
  words: FormWords<Form>;
  drawers: Drawers<KindsOf<Form>>;
  /** Said before the reason, where the specification has words for it. */
  failed?: string;
  /** Said to a visitor who sent too many forms, with `{wait}` in it. */
  tooMany: string;
  returned: Returned;
  /** Hidden fields. */
  children?: ReactNode;
}

/** A document cannot hold a NUL or half a character, and has one kind of line break. */
const clean = (text: string): string => text.toWellFormed().replaceAll('\0', '').replaceAll(/\r\n?/g, '\n');

const Reason = <Form extends FormDefinition>({
  words,
  failed,
  tooMany,
  returned,
}: ReturnedFormProps<Form>) => {
  const { errors, detail, waitSeconds } = returned;
  if (errors.length > 0)
    return <ErrorSummary heading={words.problem} level="h2" errors={errors} fields={words.fields} />;
  if (waitSeconds !== undefined)
    return <FailureOfPage text={fillIn(tooMany, { wait: waitInWords(waitSeconds) })} />;
  return <FailureOfPage text={failed ?? detail}>{failed && <p>{detail}</p>}</FailureOfPage>;
};

export const ReturnedForm = <Form extends FormDefinition>(props: ReturnedFormProps<Form>) => {
  const { form, words, drawers, returned, children } = props;
  const values = Object.fromEntries(
    Object.entries(returned.values).map(([name, value]) => [name, clean(value)]),
  );
  const messages = new Map(returned.errors.map(({ field, message }) => [field, message]));
  const key = values[wireNames.idempotencyField];
  return (
    <FormFrame form={form} summary={<Reason {...props} />} end={<SubmitButton busy={false} words={words} />}>
      {children}
      {key && <input type="hidden" name={wireNames.idempotencyField} value={key} />}
      <FormFields
        form={form}
        words={words.fields}
        drawers={drawers}
        stateOf={(name) => ({ values, error: messages.get(name) })}
      />
    </FormFrame>
  );
};
