/**
 * The contact form. Without script it posts itself and ends on a page that says the same words; with
 * script it stays on the page. Fields are uncontrolled, so that what was typed before waking stays;
 * and they have no `maxlength`, which would silently cut what is pasted: the server says what is too long.
 */
import { useRef, useState, type SubmitEvent } from 'react';
import { endpoints } from '../../../contracts/endpoints.ts';
import { parseFieldErrors } from '../../../contracts/field-errors.ts';
import { messages } from '../../../contracts/messages.ts';
import { useAwake } from '../../widgets/use-awake/use-awake.ts';
import { TextField } from '../../widgets/text-field/text-field.tsx';
import { sendMessage, type Answer, type MessageFields } from '../api-client.ts';
import { createBotCheck } from '../bot-check/bot-check.ts';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { OutcomeNotes } from '../outcome-notes/outcome-notes.tsx';
import { SubmitButton } from '../submit-button/submit-button.tsx';
import type { SubmissionSettings } from '../../../contracts/submission-settings.ts';
import { useEarlyToken } from '../use-early-token.ts';
import { errorOf, useSubmission, type Outcome } from '../use-submission.ts';
import styles from './contact-form.module.css';

const action = 'contact_form';
const labels = {
  from_name: 'Your Name',
  from_email: 'Your Email',
  subject: 'Subject',
  message: 'Your Comment',
};

function readFields(form: HTMLFormElement): MessageFields {
  const data = new FormData(form);
  const read = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    from_name: read('from_name'),
    from_email: read('from_email'),
    subject: read('subject'),
    message: read('message'),
  };
}

/** What an answer of the endpoint means for the visitor. */
function outcomeOf({ status, text }: Answer): Outcome {
  if (status === 200) return { kind: 'sent' };
  const errors = status === 422 ? parseFieldErrors(text) : [];
  return errors.length > 0 ? { kind: 'refused', errors } : { kind: 'failed', text: messages.messageFailed };
}

const HiddenFields = ({ settings }: { settings: SubmissionSettings }) => (
  <>
    <input type="hidden" name="user_id" value={settings.publicKey} />
    <input type="hidden" name="service_id" value={settings.serviceId} />
    <input type="hidden" name="template_id" value={settings.templateId} />
  </>
);

const Fields = ({ outcome }: { outcome: Outcome | undefined }) => (
  <>
    <div className={styles.row}>
      <TextField
        name="from_name"
        label={labels.from_name}
        error={errorOf(outcome, 'from_name')}
        autoComplete="name"
        required
      />
      <TextField
        name="from_email"
        label={labels.from_email}
        error={errorOf(outcome, 'from_email')}
        type="email"
        autoComplete="email"
        required
      />
    </div>
    <TextField name="subject" label={labels.subject} error={errorOf(outcome, 'subject')} required />
    <TextField name="message" label={labels.message} error={errorOf(outcome, 'message')} rows={7} required />
  </>
);

export function ContactForm({ submission: settings }: { submission: SubmissionSettings }) {
  const awake = useAwake();
  const form = useRef<HTMLFormElement>(null);
  const [botCheck] = useState(() => createBotCheck(settings.recaptchaSiteKey));
  const { busy, outcome, submit } = useSubmission<MessageFields>({
    action,
    botCheck,
    send: async (fields, token, key) => outcomeOf(await sendMessage(fields, token, key, settings)),
    identify: JSON.stringify,
  });
  useEarlyToken(form, botCheck, action);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const element = event.currentTarget;
    void submit(
      () => readFields(element),
      () => element.reset(),
    );
  };
  return (
    <form
      ref={form}
      className={styles.form}
      data-awake={awake ? '' : undefined}
      data-bot-check=""
      action={settings.origin + endpoints.sendMessageForm}
      method="post"
      onSubmit={onSubmit}
    >
      {outcome?.kind === 'refused' && <ErrorSummary errors={outcome.errors} labels={labels} />}
      <HiddenFields settings={settings} />
      <Fields outcome={outcome} />
      <div className={styles.end}>
        <SubmitButton busy={busy}>Send Message</SubmitButton>
        <OutcomeNotes outcome={outcome} sent={messages.messageSent} />
      </div>
    </form>
  );
}
