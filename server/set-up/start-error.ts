/** A fault the operator can mend; the message says how. */
export class StartError extends Error {
  override name = 'StartError';
}
