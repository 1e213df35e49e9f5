/**
 * The application form. Without script it posts itself, the resume included, and ends on a page that
 * says the same words; with script it stays on the page and shows how far the upload is.
 */
import { useRef, useState, type SubmitEvent } from 'react';
import { endpoints } from '../../../contracts/endpoints.ts';
import { resumeFault, resumeMessages, resumeTypes } from '../../../contracts/job-application.ts';
import { messages } from '../../../contracts/messages.ts';
import { CheckboxField } from '../../widgets/checkbox-field/checkbox-field.tsx';
import { FileField } from '../../widgets/file-field/file-field.tsx';
import { PhoneField, type PhoneWords } from '../phone-field/phone-field.tsx';
import { TextField } from '../../widgets/text-field/text-field.tsx';
import { createBotCheck, type BotCheck } from '../bot-check/bot-check.ts';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { OutcomeNotes } from '../outcome-notes/outcome-notes.tsx';
import { SubmitButton } from '../submit-button/submit-button.tsx';
import { fingerprint, sendApplication } from '../send-application.ts';
import { useEarlyToken } from '../use-early-token.ts';
import { errorOf, useSubmission, type Outcome } from '../use-submission.ts';
import { Terms } from './terms.tsx';
import { UploadProgress } from './upload-progress.tsx';
import styles from './job-application-form.module.css';

const action = 'job_application';
const labels = { name: 'Full Name', phone: 'Phone Number', email: 'Email', resume: 'Resume', terms: 'Terms' };
const accept = resumeTypes.map((type) => `.${type}`).join(',');

export interface JobApplicationFormProps {
  hints: { name: string; email: string; resume: string; drop: string; remove: string };
  phone: Omit<PhoneWords, 'label'>;
  /** The statement to agree to, with `{terms of use}` and `{privacy policy}` in braces. */
  terms: string;
  recaptchaSiteKey?: string;
}

/** The submission with what an upload adds: how far it is, and a way to end it. */
function useUpload(botCheck: BotCheck) {
  const cancel = useRef<AbortController | undefined>(undefined);
  const [part, setPart] = useState<number | undefined>(undefined);
  const submission = useSubmission<FormData>({
    action,
    botCheck,
    send: async (data, token, key) => {
      cancel.current = new AbortController();
      const outcome = await sendApplication(data, token, key, setPart, cancel.current.signal);
      setPart(undefined);
      return outcome;
    },
    identify: fingerprint,
  });
  return { ...submission, part, cancel: () => cancel.current?.abort() };
}

const Fields = ({
  outcome,
  hints,
  phone,
  terms,
}: JobApplicationFormProps & { outcome: Outcome | undefined }) => (
  <>
    <TextField
      name="name"
      label={labels.name}
      hint={hints.name}
      error={errorOf(outcome, 'name')}
      autoComplete="name"
      required
    />
    <PhoneField words={{ label: labels.phone, ...phone }} error={errorOf(outcome, 'phone')} />
    <TextField
      name="email"
      label={labels.email}
      hint={hints.email}
      error={errorOf(outcome, 'email')}
      type="email"
      autoComplete="email"
      required
    />
    <FileField
      name="resume"
      label={labels.resume}
      hint={hints.resume}
      dropText={hints.drop}
      removeText={hints.remove}
      accept={accept}
      missing={resumeMessages.missing}
      check={resumeFault}
      error={errorOf(outcome, 'resume')}
    />
    <CheckboxField name="terms" error={errorOf(outcome, 'terms')}>
      <Terms text={terms} />
    </CheckboxField>
  </>
);

export function JobApplicationForm(props: JobApplicationFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [botCheck] = useState(() => createBotCheck(props.recaptchaSiteKey));
  const { busy, outcome, submit, part, cancel } = useUpload(botCheck);
  useEarlyToken(form, botCheck, action);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const element = event.currentTarget;
    void submit(
      () => new FormData(element),
      () => element.reset(),
    );
  };
  return (
    <form
      ref={form}
      className={styles.form}
      data-bot-check=""
      action={endpoints.applications}
      method="post"
      encType="multipart/form-data"
      onSubmit={onSubmit}
    >
      {outcome?.kind === 'refused' && <ErrorSummary errors={outcome.errors} labels={labels} />}
      <Fields {...props} outcome={outcome} />
      <div className={styles.end}>
        <SubmitButton busy={busy}>Submit Application</SubmitButton>
        {part !== undefined && <UploadProgress part={part} onCancel={cancel} />}
        <OutcomeNotes outcome={outcome} sent={messages.applicationSubmitted} />
      </div>
    </form>
  );
}
