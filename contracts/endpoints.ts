/** Addresses and names both sides of the wire use. Safe in a browser bundle: imports nothing. */

/** Paths of the API, relative to the site's origin. The first two are those of the EmailJS client 4.4.1. */
export const endpoints = {
  sendMessage: '/api/v1.0/email/send',
  sendMessageForm: '/api/v1.0/email/send-form',
  applications: '/api/applications',
  /** `GET ?action=contact_form` answers a challenge of the embedded bot check. */
  botCheckChallenge: '/api/bot-check/challenge',
} as const;

/**
 * Names that carry what is not part of the message: one random key per filled form (as a header, or as a
 * field or template param where no header can be set), and the bot check's token.
 */
export const wireNames = {
  idempotencyHeader: 'Idempotency-Key',
  idempotencyField: 'idempotency_key',
  tokenField: 'g-recaptcha-response',
} as const;

/** A usable idempotency key; `crypto.randomUUID()` makes one. */
export const idempotencyKeyPattern = /^[\w-]{8,128}$/;

/** The EmailJS identifiers this site's own endpoint accepts when no others are configured. */
export const embeddedEmailIds = {
  publicKey: 'site',
  serviceId: 'default_service',
  templateId: 'contact_form',
} as const;
