/**
 * The limits of submissions, and the times after which the server deletes their traces. The content repeats limits by
 * placeholders such as `{limits.resume}`. Safe in a browser bundle: this file imports nothing.
 */
export const limits = {
  /** The maximum lengths in Unicode code points after NFC. `email` follows RFC 5321. */
  name: 100,
  email: 254,
  subject: 150,
  comment: 5000,
  /** The maximum size of a resume, in bytes. */
  resumeBytes: 5 * 1024 * 1024,
  /** The maximum size of a body for the message endpoints, in bytes. */
  messageBytes: 64 * 1024,
  /** The hours in which a repeated form is recognized. Browsers repeat a form within minutes, people within a day. */
  repeatHours: 48,
  /** The maximum minutes from a challenge to the start of the request with the solution: enough to write a message. */
  challengeMinutes: 10,
  /** The maximum minutes of a request: enough for the largest resume on a slow connection. */
  requestMinutes: 30,
  /** The days after which the server deletes submissions that the operator marked as spam. */
  spamDays: 30,
  /** The minutes between two cleanups of the store. Expired entries may remain for this time. */
  tidyingMinutes: 60,
} as const;

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
