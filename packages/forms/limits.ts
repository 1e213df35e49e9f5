/**
 * The limits of submissions, and the times of stored data. The content repeats them by placeholders such as
 * `{limits.resume}`. Browser bundles may contain this file, because it imports nothing.
 */
export const limits = {
  /** Maximum lengths in Unicode code points after NFC normalization. `email` follows RFC 5321. */
  name: 100,
  email: 254,
  subject: 150,
  comment: 5000,
  resumeBytes: 5 * 1024 * 1024,
  /** The maximum bytes of a body for the message endpoints. */
  messageBytes: 64 * 1024,
  /** The hours in which a repeated form is recognized. Browsers repeat it within minutes, people within a day. */
  repeatHours: 48,
  /** The maximum minutes from a challenge to the start of the request: visitors write their message meanwhile. */
  challengeMinutes: 10,
  /** The maximum minutes of a request: enough for the largest resume on a slow connection. */
  requestMinutes: 30,
  /** The days after which the server deletes submissions that the operator marked as spam. */
  spamDays: 30,
  /** The days for which the store keeps a note that a sender deleted a submission. */
  noticeDays: 60,
  /** The minutes between two cleanups of the store. Expired entries may remain for this time. */
  tidyingMinutes: 60,
} as const;

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
