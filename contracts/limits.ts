/**
 * Limits of submissions, and of how long the server keeps their traces. Texts of the content repeat them by
 * placeholders such as `{limits.resume}`. Safe in a browser bundle: imports nothing.
 */
export const limits = {
  /** Maximum lengths in Unicode code points after NFC; `email` follows RFC 5321. */
  name: 100,
  email: 254,
  subject: 150,
  comment: 5000,
  /** Maximum size of a resume, in bytes. */
  resumeBytes: 5 * 1024 * 1024,
  /** Maximum size of a body for the message endpoints, in bytes. */
  messageBytes: 64 * 1024,
  /** Hours during which the server recognizes a repeated form. Browsers re-send within minutes, people within a day. */
  repeatHours: 48,
  /** Minutes from a bot check challenge to the start of the request with its solution: enough to write a message. */
  challengeMinutes: 10,
  /** Maximum minutes of a request: the largest resume on a slow connection. */
  requestMinutes: 30,
  /** Days after which the server deletes submissions that the operator marked as spam. */
  spamDays: 30,
  /** Minutes between two cleanups of the store. Expired entries may stay that much longer. */
  tidyingMinutes: 60,
} as const;

/** Durations in milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
