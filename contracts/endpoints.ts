/** Addresses and names that browser and server share. Safe in a browser bundle: imports nothing. */

/** Paths of the API, relative to the site's origin. The EmailJS client 4.4.1 fixes the first two. */
export const endpoints = {
  sendMessage: '/api/v1.0/email/send',
  sendMessageForm: '/api/v1.0/email/send-form',
  applications: '/api/applications',
  /** `GET ?action=contact_form` returns a challenge of the embedded bot check. */
  botCheckChallenge: '/api/bot-check/challenge',
} as const;

/**
 * Names of values outside the message: one random key per filled form (a header, or a field or template param
 * where no header can be set), and the token of the bot check.
 */
export const wireNames = {
  idempotencyHeader: 'Idempotency-Key',
  idempotencyField: 'idempotency_key',
  tokenField: 'g-recaptcha-response',
} as const;

/** Format of an idempotency key; `crypto.randomUUID()` fits. */
export const idempotencyKeyPattern = /^[\w-]{8,128}$/;

/** EmailJS identifiers that this site's endpoint accepts by default. */
export const embeddedEmailIds = {
  publicKey: 'site',
  serviceId: 'default_service',
  templateId: 'contact_form',
} as const;

/** Destination of a page's forms, fixed by the build. */
export interface SubmissionSettings {
  /** Origin of the EmailJS service; empty for this site's server. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** If set, Google reCAPTCHA v3 replaces the embedded bot check. */
  recaptchaSiteKey?: string;
}
