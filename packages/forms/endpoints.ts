/** The addresses and names that browser and server share. Browsers load this file, because it imports nothing. */

/** The paths of the API, relative to the site's origin. The EmailJS client 4.4.1 prescribes the first two. */
export const endpoints = {
  sendMessage: '/api/v1.0/email/send',
  sendMessageForm: '/api/v1.0/email/send-form',
  applications: '/api/applications',
  /** `GET ?action=contact_form` returns a challenge of the embedded bot check. */
  botCheckChallenge: '/api/bot-check/challenge',
} as const;

export const searchPath = '/search';

/** The query of the search page. A longer query is shortened. */
export const searchQuery = { name: 'q', maxLength: 100 } as const;

/**
 * The names of values that are not part of the message. The key of a filled form is sent in a header. A client that
 * cannot set headers sends the key as a field or as a template parameter.
 */
export const wireNames = {
  idempotencyHeader: 'Idempotency-Key',
  idempotencyField: 'idempotency_key',
  tokenField: 'g-recaptcha-response',
  /** The header of the answer with the reference of a stored submission. The body of the answer stays as prescribed. */
  referenceHeader: 'Submission-Reference',
  /** The header with the address of the page about the submission. */
  linkHeader: 'Submission-Link',
} as const;

/** The format of an idempotency key. A value of `crypto.randomUUID()` matches. */
export const idempotencyKeyPattern = /^[\w-]{8,128}$/;

/** The EmailJS identifiers that this site's endpoint accepts by default. */
export const embeddedEmailIds = {
  publicKey: 'site',
  serviceId: 'default_service',
  templateId: 'contact_form',
} as const;

/** The destination of a page's forms. The build sets the values. */
export interface SubmissionSettings {
  /** The origin of the EmailJS service; empty if this site's server receives the forms. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** If set, Google reCAPTCHA v3 replaces the embedded bot check. */
  recaptchaSiteKey?: string;
}

/** A script of another host that every page loads. */
export interface OutsideScript {
  url: string;
  host: string;
  attributes: Readonly<Record<string, string>>;
}

/** Says what a script of another host means for the owner of the site. */
export const scriptNotice = ({ host }: Pick<OutsideScript, 'host'>): string =>
  `Every visit now also asks ${host}. The privacy policy must name it and may need the consent of visitors; that no third party sees a visit no longer holds.`;
