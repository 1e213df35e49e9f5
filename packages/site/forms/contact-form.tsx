/** The contact form, also without script. Fields are uncontrolled, so that hydration keeps typed text. */
import { parseFieldErrors, type FormStrings, type ReceiptStrings } from '@website/forms/form-faults';
import { aboutField, contactForm } from '@website/forms/contact-form';
import { endpoints, wireNames, type SubmissionSettings } from '@website/forms/endpoints';
import { fieldsOf } from '@website/forms/form';
import { formatWait, protocolTexts } from '@website/forms/messages';
import { useActivated } from '../widgets/activated.ts';
import { fillIn } from '../widgets/fill-in.ts';
import { useChoice } from './form-fields/choice-field.tsx';
import { basicFieldRenderers, EmailIds, FormLayout } from './form-fields/form-fields.tsx';
import { OutcomeNotes } from './outcome-notes/outcome-notes.tsx';
import { Receipt } from './receipt/receipt.tsx';
import { readWait, useSubmission, type Answer, type Outcome } from './use-submission.ts';

export interface ContactFormProps {
  strings: FormStrings<typeof contactForm>;
  /** The message after too many submissions, with the placeholder `{wait}`. */
  tooMany: string;
  receipt: ReceiptStrings;
  submission: SubmissionSettings;
}

const timeoutMs = 15_000;

type Fields = Record<string, string>;

function readFields(form: HTMLFormElement): Fields {
  const values = Object.fromEntries(new FormData(form)) as Fields;
  const filled = fieldsOf(contactForm).filter(([name, { required }]) => required || values[name]);
  return Object.fromEntries(filled.map(([name]) => [name, values[name] ?? '']));
}

/**
 * Sends a message in the wire format of `@emailjs/browser` 4.4.1.
 * @param key the same for every attempt at the same message, so that the message is delivered once
 * @returns the answer; status 0 if the connection broke, the browser refused to send, or the time ran out
 */
export async function sendMessage(
  fields: Fields,
  token: string,
  key: string,
  settings: SubmissionSettings,
): Promise<Answer> {
  try {
    const response = await fetch(settings.origin + endpoints.sendMessage, {
      method: 'POST',
      headers: {
        'Content-type': 'application/json',
        // The provider's cross-origin rules do not allow this header, so it is sent to our own server only.
        ...(settings.origin === '' && { [wireNames.idempotencyHeader]: key }),
      },
      body: JSON.stringify({
        lib_version: '4.4.1',
        user_id: settings.publicKey,
        service_id: settings.serviceId,
        template_id: settings.templateId,
        // If the provider requires a token, it refuses a message without a token. If it requires none, it expects no
        // token.
        template_params: { ...fields, ...(token !== '' && { [wireNames.tokenField]: token }) },
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status, headers } = response;
    const reference = headers.get(wireNames.referenceHeader);
    const link = headers.get(wireNames.linkHeader);
    const facts = {
      ...(reference && { reference }),
      ...(link && { link }),
      ...readWait(headers.get('Retry-After')),
    };
    return { status, text: await response.text(), ...facts };
  } catch {
    return { status: 0, text: '' };
  }
}

/**
 * Translates an answer of the endpoint for the visitor. Only the endpoint's own text means success, because some hosts
 * answer every request with status 200 and a page, but store nothing.
 */
export function outcomeOf(
  { status, text, reference, link, retryAfterSeconds }: Answer,
  {
    tooMany,
    refusals,
    failed,
    language,
  }: Pick<ContactFormProps, 'tooMany'> &
    Pick<ContactFormProps['strings'], 'refusals' | 'failed'> & { language: string },
): Outcome {
  if (status === 200 && text.trim() === protocolTexts.accepted) return { kind: 'sent', reference, link };
  const errors = status === 422 ? parseFieldErrors(text) : [];
  if (errors.length > 0) return { kind: 'refused', errors };
  /** Advice that follows the general error message, for answers that show what the visitor can do. */
  const remedies: Record<number, string | undefined> = {
    429:
      retryAfterSeconds === undefined
        ? undefined
        : fillIn(tooMany, { wait: formatWait(retryAfterSeconds, language) }),
    // A host in front of our server may have a smaller size limit.
    413: refusals.tooLarge,
    503: text.trim() === refusals.unavailable ? refusals.unavailable : undefined,
  };
  return { kind: 'failed', text: [failed, remedies[status]].filter(Boolean).join(' ') };
}

export function ContactForm({ strings, tooMany, receipt, submission: settings }: ContactFormProps) {
  const activated = useActivated();
  const about = useChoice({ name: aboutField, strings: strings.fields[aboutField] });
  const { busy, outcome, sent, errors, form } = useSubmission({
    action: contactForm.action,
    recaptchaSiteKey: settings.recaptchaSiteKey,
    strings,
    origin: settings.origin,
    read: readFields,
    send: async (fields, token, key) =>
      outcomeOf(await sendMessage(fields, token, key, settings), {
        ...strings,
        tooMany,
        language: document.documentElement.lang,
      }),
    identify: JSON.stringify,
  });
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
      defaults={about && { [contactForm.mail.subject.field]: about.name }}
      end={
        <OutcomeNotes
          outcome={outcome}
          sent={strings.success}
          progress={busy ? strings.sending : undefined}
          receipt={
            outcome?.kind === 'sent' &&
            sent && (
              <Receipt
                form={contactForm}
                fields={strings.fields}
                strings={receipt}
                receipt={{ ...outcome, at: sent.at, values: sent.body }}
                hasScript
                language={document.documentElement.lang}
              />
            )
          }
        />
      }
    >
      <EmailIds settings={settings} />
    </FormLayout>
  );
}
