/**
 * The messages that the specification or the protocol of the message endpoint prescribes. All other texts are in
 * `content/`. Browser bundles may contain this file, because it imports nothing.
 */

/** The messages after a form was submitted. The error catalogue of the specification prescribes the wording. */
export const messages = {
  messageSent: '✅ Message sent successfully!',
  messageFailed: 'Failed to send message. Please try again.',
  botCheckNotReady: 'reCAPTCHA not ready. Please try again.',
  applicationSubmitted: 'Application submitted!',
  unexpectedError: 'Unexpected Application Error!',
} as const;

/** The response texts of the message endpoint, by status. */
export const statusTexts = {
  403: 'Forbidden',
  429: 'Too Many Requests',
} as const;

/** The response bodies of the message endpoint. Visitors never see them. */
export const protocolTexts = {
  accepted: 'OK',
  publicKey: 'The public key is not valid for this site.',
  service: 'The service ID is not valid for this site.',
  template: 'The template ID is not valid for this site.',
  parameters: 'The template params have to be an object.',
  action: 'The bot check knows no such action.',
} as const;

/** Joins names to a text: `one, two or three`. `Intl.ListFormat` loads much data, which slows the server's start. */
export const listChoices = (names: readonly string[]): string =>
  names.join(', ').replace(/, (?=[^,]*$)/, ' or ');

/** Formats a size: `5 MB`. */
export const fileSize = (bytes: number): string => `${bytes / 1024 / 1024} MB`;

/** Formats the size of a file, rounded: `0 bytes`, `214 KB`, `1.4 MB`. */
export const formatBytes = (bytes: number): string => {
  if (bytes === 0) return '0 bytes';
  return bytes < 1000 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
};

const secondsPerMinute = 60;

/** Formats a number with a noun: `1 attempt`, `2 attempts`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Formats a waiting time, rounded up: `40 seconds`, `9 minutes`. */
export const formatWait = (seconds: number): string =>
  seconds < secondsPerMinute
    ? counted(seconds, 'second')
    : counted(Math.ceil(seconds / secondsPerMinute), 'minute');
