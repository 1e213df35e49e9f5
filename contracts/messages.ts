/**
 * Sentences that are fixed: by the specification, or by the protocol of the message endpoint. What else a visitor reads
 * stands in `content/`. Imports nothing: browsers load this file.
 */

/** Messages of a form after it was submitted. The wording is fixed by the specification's error catalogue. */
export const messages = {
  messageSent: '✅ Message sent successfully!',
  messageFailed: 'Failed to send message. Please try again.',
  botCheckNotReady: 'reCAPTCHA not ready. Please try again.',
  applicationSubmitted: 'Application submitted!',
  unexpectedError: 'Unexpected Application Error!',
} as const;

/**
 * Texts that belong to a status of the message endpoint. `0` means that no answer came at all; `451` is
 * sent only by the hosted provider, and only when its headless-browser check is on.
 */
export const statusTexts = {
  0: 'Network Error',
  403: 'Forbidden',
  429: 'Too Many Requests',
  451: 'Unavailable For Headless Browser',
} as const;

/** Texts of the message endpoint for programs: a visitor's page sends nothing that they answer. */
export const protocolTexts = {
  accepted: 'OK',
  publicKey: 'The public key is not valid for this site.',
  service: 'The service ID is not valid for this site.',
  template: 'The template ID is not valid for this site.',
  parameters: 'The template params have to be an object.',
  action: 'The bot check knows no such action.',
} as const;

/** `PDF, DOCX or TXT` */
export const listTypes = (types: readonly string[]): string =>
  `${types.slice(0, -1).join(', ')} or ${types.at(-1)}`.toUpperCase().replace(/ OR (?=\S+$)/, ' or ');

/** `5 MB` */
export const fileSize = (bytes: number): string => `${bytes / 1024 / 1024} MB`;

const minute = 60;
/** `1 attempt`, `2 attempts`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Formats a waiting time as people say it: `40 seconds`, `9 minutes`. It is rounded up. */
export const formatWait = (seconds: number): string =>
  seconds < minute ? counted(seconds, 'second') : counted(Math.ceil(seconds / minute), 'minute');
