/**
 * The application form. Without script it posts itself, the resume included, and ends on a page that
 * says the same words; with script it stays on the page and shows how far the upload is.
 */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { endpoints } from '../../../contracts/endpoints.ts';
import { resumeFault, resumeTypes } from '../../../contracts/job-application.ts';
import { messages } from '../../../contracts/messages.ts';
import { Button } from '../../widgets/button/button.tsx';
import { CheckboxField } from '../../widgets/checkbox-field/checkbox-field.tsx';
import { FileField } from '../../widgets/file-field/file-field.tsx';
import { PhoneField, type PhoneWords } from '../../widgets/phone-field/phone-field.tsx';
import { TextField } from '../../widgets/text-field/text-field.tsx';
import { createBotCheck } from '../bot-check/bot-check.ts';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { OutcomeNotes } from '../outcome-notes/outcome-notes.tsx';
import { fingerprint, sendApplication } from '../send-application.ts';
import { useSubmission } from '../use-submission.ts';
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

export function JobApplicationForm({ hints, phone, terms, recaptchaSiteKey }: JobApplicationFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const upload = useRef<AbortController | undefined>(undefined);
  const [sent, setSent] = useState<number | undefined>(undefined);
  const [botCheck] = useState(() => createBotCheck(recaptchaSiteKey));
  const { busy, outcome, submit } = useSubmission(action, botCheck, async (token, key) => {
    upload.current = new AbortController();
    const result = await sendApplication(new FormData(form.current!), token, key, setSent, upload.current.signal);
    setSent(undefined);
    return result;
  });
  const errorOf = (name: string): string | undefined =>
    outcome?.kind === 'refused' ? outcome.errors.find(({ field }) => field === name)?.message : undefined;
  useEffect(() => {
    // The touch that woke the page may have been in this form.
    if (form.current?.matches(':focus-within')) botCheck.prepare(action);
  }, [botCheck]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const element = event.currentTarget;
    const result = await submit(fingerprint(new FormData(element)));
    if (result?.kind === 'sent') element.reset();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      data-bot-check=""
      action={endpoints.applications}
      method="post"
      encType="multipart/form-data"
      onSubmit={(event) => void onSubmit(event)}
      onFocus={() => botCheck.prepare(action)}
    >
      {outcome?.kind === 'refused' && <ErrorSummary errors={outcome.errors} labels={labels} />}
      <TextField name="name" label={labels.name} hint={hints.name} error={errorOf('name')} autoComplete="name" required />
      <PhoneField words={{ label: labels.phone, ...phone }} error={errorOf('phone')} />
      <TextField name="email" label={labels.email} hint={hints.email} error={errorOf('email')} type="email" autoComplete="email" required />
      <FileField
        name="resume"
        label={labels.resume}
        hint={hints.resume}
        dropText={hints.drop}
        removeText={hints.remove}
        accept={accept}
        required
        check={resumeFault}
        error={errorOf('resume')}
      />
      <CheckboxField name="terms" error={errorOf('terms')}>
        <Terms text={terms} />
      </CheckboxField>
      <div className={styles.end}>
        <Button type="submit" disabled={busy}>
          {busy ? 'Sending...' : 'Submit Application'}
        </Button>
        {sent !== undefined && <UploadProgress part={sent} onCancel={() => upload.current?.abort()} />}
        <OutcomeNotes outcome={outcome} sent={messages.applicationSubmitted} />
      </div>
    </form>
  );
}
