/** The address of pages for the operator. Only programs on this machine can reach them. */
export const loopback = '127.0.0.1';

/**
 * Returns whether a `Host` header names this machine. A page of another site could use its own host name, and let this
 * name lead to this machine.
 */
export const isOwnName = (host: string | undefined): boolean =>
  [loopback, 'localhost', '[::1]'].includes(URL.parse(`http://${host}`)?.hostname ?? '');
