/** Where pages send their messages: the same for the pages that a build makes and the server behind them. */
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
