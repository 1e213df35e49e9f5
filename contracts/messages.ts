/**
 * Sentences that tell a visitor what became of a submission. What the server alone says about an application stands in
 * `server/applications/application-reply.ts`, so that no browser loads it. Imports nothing: browsers load this file.
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

/** Messages of the message endpoint beside the catalogue: plain sentences that name the remedy. */
export const refusals = {
  accepted: 'OK',
  badRequest: 'The request could not be read. Reload the page and send the message again.',
  publicKey: 'The public key is not valid for this site.',
  service: 'The service ID is not valid for this site.',
  template: 'The template ID is not valid for this site.',
  parameters: 'The template params have to be an object.',
  botCheck: 'The bot check failed. Please try again.',
  tooLarge: 'The message is too large. Shorten it and send it again.',
  tooSlow: 'The message took too long to arrive. Please send it again.',
  keyReused: 'This form was already sent with other words. Reload the page and send the message again.',
  unavailable: 'The message could not be stored. Nothing was sent. Please try again in a minute.',
} as const;

/** `2,000`. Not by `toLocaleString`: it loads the data of all languages, which is felt at the start of a server. */
const withCommas = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Messages of a text field: `ask` is `Enter your name`, `noun` begins a sentence: `Your name`. */
export const textMessages = (ask: string, noun: string, maxLength: number) => ({
  missing: ask,
  long: `${noun} must be ${withCommas(maxLength)} characters or fewer`,
});

/** `PDF, DOCX or TXT` */
export const inWords = (types: readonly string[]): string =>
  `${types.slice(0, -1).join(', ')} or ${types.at(-1)}`.toUpperCase().replace(/ OR (?=\S+$)/, ' or ');

/** `5 MB` */
export const fileSize = (bytes: number): string => `${bytes / 1024 / 1024} MB`;

/**
 * Messages about a file. The product's decisions fix the wording, except for `changed`, which only a browser can
 * detect. `noun` is `a resume`.
 */
export const fileMessages = (noun: string, types: readonly string[], maxBytes: number) => ({
  missing: `Select ${noun}`,
  type: `The selected file must be a ${inWords(types)}`,
  large: `The selected file must be smaller than ${fileSize(maxBytes).replace(' ', '')}`,
  empty: 'The selected file is empty',
  locked: 'The selected file is password protected',
  failed: 'The selected file could not be uploaded – try again',
  changed: 'The selected file was changed or moved since you chose it – choose it again',
});

const minute = 60;
/** `1 attempt`, `2 attempts`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Formats a waiting time as people say it: `40 seconds`, `9 minutes`. It is rounded up. */
export const waitInWords = (seconds: number): string =>
  seconds < minute ? counted(seconds, 'second') : counted(Math.ceil(seconds / minute), 'minute');
