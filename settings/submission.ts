/** Settings of forms that a build and its server share: where they are sent, and how long they are kept. */
import { embeddedEmailIds } from '../contracts/endpoints.ts';
import type { SubmissionSettings } from '../contracts/submission-settings.ts';
import type { Values } from './variables.ts';

/** The site's own server, or the EmailJS provider once its identifiers are set. */
export function submissionSettings(values: Values): SubmissionSettings {
  const {
    EMAILJS_PUBLIC_KEY: publicKey,
    EMAILJS_SERVICE_ID: serviceId,
    EMAILJS_TEMPLATE_ID: templateId,
    RECAPTCHA_SITE_KEY: recaptchaSiteKey,
  } = values;
  const hosted =
    publicKey !== undefined && serviceId !== undefined && templateId !== undefined
      ? { origin: values.EMAILJS_ORIGIN, publicKey, serviceId, templateId }
      : undefined;
  return {
    ...(hosted ?? { origin: '', ...embeddedEmailIds }),
    ...(recaptchaSiteKey !== undefined && { recaptchaSiteKey }),
  };
}

/** Days after which submissions of a kind are deleted; 0 means never. Applications go with messages unless told. */
export function retentionOf({ RETENTION_DAYS: message, RETENTION_DAYS_APPLICATIONS: application }: Values) {
  return { message, application: application ?? message };
}
