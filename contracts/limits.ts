/** Every limit of what a visitor may send. Safe in a browser bundle: imports nothing. */
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
} as const;
