/** Error that the operator can correct; the message says how. */
export class StartError extends Error {
  override name = 'StartError';
}
