/** A set-up that cannot go on; the message says what to do. */
export class SetupError extends Error {
  name = 'SetupError';
}
