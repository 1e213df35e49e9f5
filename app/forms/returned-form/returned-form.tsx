/**
 * A form as it comes back to a visitor without script: drawn once, at build, with everything in it that may
 * have to be said, and marks by which the server chooses and fills (`contracts/forms/page-marks.ts`).
 */
import type { ReactNode } from 'react';
import { wireNames } from '../../../contracts/endpoints.ts';
import { markText } from '../../../contracts/forms/page-marks.ts';
import type { FormWords } from '../../../contracts/forms/form-words.ts';
import { fieldsOf, type FormDefinition, type KindsOf } from '../../../contracts/forms/form.ts';
import { SummaryFrame, SummaryLine } from '../error-summary/error-summary.tsx';
import { FormFields, type Drawers } from '../form-fields/form-fields.tsx';
import { FormFrame } from '../form-frame/form-frame.tsx';
import { labelsOf } from '../error-summary/labels.ts';
import { FailedNote } from '../outcome-notes/outcome-notes.tsx';
import { SubmitButton } from '../submit-button/submit-button.tsx';
import { fillIn } from '../../widgets/fill-in.ts';
import { Only } from './only.tsx';
import styles from './returned-form.module.css';

interface ReturnedFormProps<Form extends FormDefinition> {
  form: Form;
  words: FormWords<Form>;
  drawers: Drawers<KindsOf<Form>>;
  /** Said before the reason, where the specification has words for it. */
  failed?: string;
  /** Said to one who sent too many, with `{wait}` in it. */
  tooMany: string;
  /** Fields that nobody sees. */
  children?: ReactNode;
}

const Refused = <Form extends FormDefinition>({ form, words }: ReturnedFormProps<Form>) => {
  const labels = labelsOf(words.fields);
  return (
    <SummaryFrame heading={words.problem} level="h2">
      {fieldsOf(form).map(([name]) => (
        <Only key={name} if={`faulty.${name}`}>
          <SummaryLine field={name} label={labels[name]} message={markText(`error.${name}`)} />
        </Only>
      ))}
      <Only if="others">
        <SummaryLine field="" label={undefined} message={markText('others')} />
      </Only>
    </SummaryFrame>
  );
};

/** A sentence where no field is at fault. It takes the focus, as the summary does. */
const Failed = ({ children }: { children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is the answer to what the visitor has just sent
  <div className={styles.failed} role="alert" tabIndex={-1} autoFocus>
    {children}
  </div>
);

export const ReturnedForm = <Form extends FormDefinition>(props: ReturnedFormProps<Form>) => {
  const { form, words, drawers, failed, tooMany, children } = props;
  const why = (
    <>
      <Only if="refused">
        <Refused {...props} />
      </Only>
      <Only if="failed">
        <Failed>
          <FailedNote text={failed ?? markText('detail')} />
          {failed && <p>{markText('detail')}</p>}
        </Failed>
      </Only>
      <Only if="limited">
        <Failed>
          <FailedNote text={fillIn(tooMany, { wait: markText('wait') })} />
        </Failed>
      </Only>
    </>
  );
  return (
    <FormFrame form={form} summary={why} end={<SubmitButton busy={false} words={words} />}>
      {children}
      <Only if="keyed">
        <input type="hidden" name={wireNames.idempotencyField} value={markText('key')} />
      </Only>
      <FormFields form={form} words={words.fields} drawers={drawers}>
        {(name, draw) => (
          <>
            <Only if={`sound.${name}`}>{draw({ isMarked: true })}</Only>
            <Only if={`faulty.${name}`}>{draw({ isMarked: true, error: markText(`error.${name}`) })}</Only>
          </>
        )}
      </FormFields>
    </FormFrame>
  );
};
