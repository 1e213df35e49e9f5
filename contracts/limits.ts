/** Size limits that the browser explains and the server enforces. Safe in a browser bundle: imports nothing. */

/** Longest contact form values, in Unicode code points after NFC (`email` follows RFC 5321). */
export const contactLimits = { from_name: 100, from_email: 254, subject: 150, message: 5000 } as const;

/** Largest body of either message endpoint, in bytes. */
export const maxMessageBytes = 64 * 1024;
