/** Pages for the operator alone answer on this machine, and under its own names. */
export const loopback = '127.0.0.1';

/**
 * Returns whether a `Host` header names this machine. A page of another site could reach a server on loopback by a name
 * of its own that leads to this machine.
 */
export const isOwnName = (host: string | undefined): boolean =>
  [loopback, 'localhost', '[::1]'].includes(URL.parse(`http://${host}`)?.hostname ?? '');
