/** The application form, with and without script. With script, the form shows the progress of the upload. */
import { useRef, useState } from 'react';
import type { FormStrings, ReceiptStrings, StringsByKind } from '@website/forms/form-faults';
import { applicationForm, resumeField } from '@website/forms/job-application-form';
import { Button } from '../../widgets/button/button.tsx';
import { fillIn } from '../../widgets/fill-in.ts';
import { FormLayout } from '../form-fields/form-fields.tsx';
import { OutcomeNotes } from '../outcome-notes/outcome-notes.tsx';
import { Receipt } from '../receipt/receipt.tsx';
import { useSubmission } from '../use-submission.ts';
import { applicationFieldRenderers } from './application-field-renderers.ts';
import { fingerprint, sendApplication } from './send-application.ts';
import styles from './job-application-form.module.css';

export interface JobApplicationFormProps {
  strings: FormStrings<typeof applicationForm>;
  /** The message after too many submissions, with the placeholder `{wait}`. */
  tooMany: string;
  receipt: ReceiptStrings;
  recaptchaSiteKey?: string;
}

/** Makes a submission that uploads a file, with the progress of the upload and a function that cancels the upload. */
function useUpload({ strings, tooMany, recaptchaSiteKey }: JobApplicationFormProps) {
  const cancel = useRef<AbortController | undefined>(undefined);
  const [part, setPart] = useState<number | undefined>(undefined);
  const submission = useSubmission({
    action: applicationForm.action,
    recaptchaSiteKey,
    strings,
    origin: '',
    read: (form) => new FormData(form),
    send: async (data, token, key) => {
      cancel.current = new AbortController();
      const outcome = await sendApplication(data, token, key, {
        strings: {
          ...strings.fields.resume,
          failed: strings.failed,
          tooMany,
          language: document.documentElement.lang,
        },
        onProgress: setPart,
        cancel: cancel.current.signal,
      });
      setPart(undefined);
      return outcome;
    },
    identify: fingerprint,
  });
  return { ...submission, part, cancel: () => cancel.current?.abort() };
}

function factsOf(data: FormData): { values: Record<string, string>; file: File | undefined } {
  const entries = [...data];
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const file = data.get(resumeField);
  return { values: Object.fromEntries(texts), file: file instanceof File ? file : undefined };
}

/** Returns the progress for screen readers. The text changes at each quarter only, to leave time for other texts. */
function spokenProgress(
  part: number | undefined,
  { sending, fields }: JobApplicationFormProps['strings'],
): string {
  const quarter = Math.floor((part ?? 0) * 4) * 25;
  return quarter === 0 ? sending : fillIn(fields.resume.spoken, { percent: quarter });
}

interface UploadProgressProps {
  /** The sent fraction, from 0 to 1. */
  part: number;
  strings: Pick<StringsByKind['file'], 'uploading' | 'cancel'>;
  onCancel: () => void;
}

export const UploadProgress = ({ part, strings, onCancel }: UploadProgressProps) => {
  const percent = Math.round(part * 100);
  return (
    <div className={styles.upload}>
      <label htmlFor="upload-progress">{fillIn(strings.uploading, { percent })}</label>
      <progress id="upload-progress" className={styles.progress} value={percent} max={100} />
      {/* When the upload is complete, the server may have stored it already. Cancel would then be too late. */}
      {part < 1 && (
        <Button variant="quiet" onClick={onCancel}>
          {strings.cancel}
        </Button>
      )}
    </div>
  );
};

export function JobApplicationForm(props: JobApplicationFormProps) {
  const { strings, receipt } = props;
  const { busy, outcome, sent, errors, form, part, cancel } = useUpload(props);
  const progress = busy ? spokenProgress(part, strings) : undefined;
  return (
    <FormLayout
      {...form}
      form={applicationForm}
      strings={strings}
      fieldRenderers={applicationFieldRenderers}
      busy={busy}
      errors={errors}
      end={
        <>
          {part !== undefined && (
            <UploadProgress part={part} strings={strings.fields.resume} onCancel={cancel} />
          )}
          <OutcomeNotes
            outcome={outcome}
            sent={strings.success}
            progress={progress}
            receipt={
              outcome?.kind === 'sent' &&
              sent && (
                <Receipt
                  form={applicationForm}
                  fields={strings.fields}
                  strings={receipt}
                  receipt={{ ...outcome, at: sent.at, ...factsOf(sent.body) }}
                  hasScript
                  language={document.documentElement.lang}
                />
              )
            }
          />
        </>
      }
    />
  );
}
