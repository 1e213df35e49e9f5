/** Every sentence a visitor can be told about a submission. Safe in a browser bundle: imports nothing. */

/** What a form says after it was submitted. The wording is fixed by the specification's error catalogue. */
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

/** What the message endpoint says beside the catalogue, in plain sentences that name the remedy. */
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

/** What is said beside a contact form field. Keys are the names of the form's fields. */
export const contactFieldMessages = {
  from_name: { missing: 'Enter your name', long: 'Your name must be 100 characters or fewer' },
  from_email: {
    missing: 'Enter your email address',
    invalid: 'Enter an email address in the format name@example.com',
    long: 'Your email address must be 254 characters or fewer',
  },
  subject: { missing: 'Enter a subject', long: 'The subject must be 150 characters or fewer' },
  message: { missing: 'Enter your comment', long: 'Your comment must be 5,000 characters or fewer' },
} as const;
