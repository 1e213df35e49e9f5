/**
 * Messages that the specification or the protocol of the message endpoint fixes. `content/` has all other texts. Safe in
 * a browser bundle: imports nothing.
 */

/** Messages after a form was submitted. The error catalogue of the specification fixes their wording. */
export const messages = {
  messageSent: '✅ Message sent successfully!',
  messageFailed: 'Failed to send message. Please try again.',
  botCheckNotReady: 'reCAPTCHA not ready. Please try again.',
  applicationSubmitted: 'Application submitted!',
  unexpectedError: 'Unexpected Application Error!',
} as const;

/**
 * Texts for statuses of the message endpoint. `0` means no response; only the hosted provider sends `451`, when its
 * headless-browser check is on.
 */
export const statusTexts = {
  0: 'Network Error',
  403: 'Forbidden',
  429: 'Too Many Requests',
  451: 'Unavailable For Headless Browser',
} as const;

/** Response bodies of the message endpoint. Visitors never see them. */
export const protocolTexts = {
  accepted: 'OK',
  publicKey: 'The public key is not valid for this site.',
  service: 'The service ID is not valid for this site.',
  template: 'The template ID is not valid for this site.',
  parameters: 'The template params have to be an object.',
  action: 'The bot check knows no such action.',
} as const;

/** `one, two or three` */
export const listChoices = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);

/** `5 MB` */
export const fileSize = (bytes: number): string => `${bytes / 1024 / 1024} MB`;

const minute = 60;
/** `1 attempt`, `2 attempts`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Formats a waiting time, rounded up: `40 seconds`, `9 minutes`. */
export const formatWait = (seconds: number): string =>
  seconds < minute ? counted(seconds, 'second') : counted(Math.ceil(seconds / minute), 'minute');
