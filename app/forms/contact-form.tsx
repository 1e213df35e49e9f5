/**
 * The contact form. Without script it posts itself and ends on a page that shows the same messages. With script it
 * stays on the page. Fields are uncontrolled, so that text typed before hydration stays.
 */
import { useState } from 'react';
import { contactForm } from '../../contracts/contact-form.ts';
import { parseFieldErrors, type FormStrings } from '../../contracts/forms/form-faults.ts';
import type { SubmissionSettings } from '../../contracts/endpoints.ts';
import { fieldsOf } from '../../contracts/forms/form.ts';
import { messages, protocolTexts, formatWait } from '../../contracts/messages.ts';
import { fillIn } from '../widgets/fill-in.ts';
import { useActivated } from '../widgets/activated.ts';
import { sendMessage, type Answer, type MessageFields } from './api-client.ts';
import { createBotCheck } from './bot-check/bot-check.ts';
import { basicFieldRenderers } from './form-fields/form-fields.tsx';
import { EmailIds, FormLayout } from './form-frame/form-frame.tsx';
import { OutcomeNotes } from './outcome-notes/outcome-notes.tsx';
import { useSubmission, type Outcome } from './use-submission.ts';

export interface ContactFormProps {
  strings: FormStrings<typeof contactForm>;
  /** The message after too many submissions, with `{wait}` in it. */
  tooMany: string;
  submission: SubmissionSettings;
}

function readFields(form: HTMLFormElement): MessageFields {
  const data = new FormData(form);
  const read = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(fieldsOf(contactForm).map(([name]) => [name, read(name)])) as MessageFields;
}

/** The messages for an answer. */
type AnswerMessages = Pick<ContactFormProps, 'tooMany'> & Pick<ContactFormProps['strings'], 'refusals'>;

/** The advice after the general error message; undefined if the answer does not show what the visitor can do. */
function remedyOf(
  { status, text, retryAfterSeconds }: Answer,
  { tooMany, refusals }: AnswerMessages,
): string | undefined {
  if (status === 429 && retryAfterSeconds !== undefined)
    return fillIn(tooMany, { wait: formatWait(retryAfterSeconds) });
  // A host in front of the server may have a limit of its own.
  if (status === 413) return refusals.tooLarge;
  return status === 503 && text.trim() === refusals.unavailable ? refusals.unavailable : undefined;
}

/**
 * Translates an answer of the endpoint for the visitor. Only the endpoint's own text means success: some hosts answer
 * every request with 200 and a page, and have stored nothing.
 */
export function outcomeOf(answer: Answer, strings: AnswerMessages): Outcome {
  if (answer.status === 200 && answer.text.trim() === protocolTexts.accepted) return { kind: 'sent' };
  const errors = answer.status === 422 ? parseFieldErrors(answer.text) : [];
  if (errors.length > 0) return { kind: 'refused', errors };
  const texts = [messages.messageFailed, remedyOf(answer, strings)];
  return { kind: 'failed', text: texts.filter(Boolean).join(' ') };
}

export function ContactForm({ strings, tooMany, submission: settings }: ContactFormProps) {
  const activated = useActivated();
  const [botCheck] = useState(() => createBotCheck(settings.recaptchaSiteKey, settings.origin));
  const answerMessages = { tooMany, refusals: strings.refusals };
  const { busy, outcome, errors, form } = useSubmission<MessageFields>({
    action: contactForm.action,
    botCheck,
    read: readFields,
    send: async (fields, token, key) =>
      outcomeOf(await sendMessage(fields, token, key, settings), answerMessages),
    identify: JSON.stringify,
  });
  const progress = busy ? strings.sending : undefined;
  return (
    <FormLayout
      {...form}
      form={contactForm}
      strings={strings}
      fieldRenderers={basicFieldRenderers}
      origin={settings.origin}
      data-activated={activated ? '' : undefined}
      busy={busy}
      errors={errors}
      end={<OutcomeNotes outcome={outcome} sent={messages.messageSent} progress={progress} />}
    >
      <EmailIds settings={settings} />
    </FormLayout>
  );
}
