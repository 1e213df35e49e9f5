/**
 * Every limit of what a visitor may send, and of how long traces of the sending are kept. Texts repeat them as
 * placeholders: `{limits.resume}`. Safe in a browser bundle: imports nothing.
 */
export const limits = {
  /** Longest values in Unicode code points after NFC; `email` follows RFC 5321. */
  name: 100,
  email: 254,
  subject: 150,
  comment: 5000,
  /** Largest resume, in bytes. */
  resumeBytes: 5 * 1024 * 1024,
  /** Largest body of either message endpoint, in bytes. */
  messageBytes: 64 * 1024,
  /** Hours for which a form that is sent again is recognized; browsers re-send within minutes, people within a day. */
  repeatHours: 48,
  /** Minutes within which the answer to a challenge of the bot check has to set out: time enough to write a message. */
  challengeMinutes: 10,
  /** Minutes the longest request may take: the largest resume on a slow line. */
  requestMinutes: 30,
  /** Days after which what a person has judged to be spam is deleted. */
  spamDays: 30,
  /** Minutes between two tidyings of the store: what is past its time may stay that much longer. */
  tidyingMinutes: 60,
} as const;
