/**
 * Field errors of the message endpoints. Those answer in plain text, as the EmailJS client expects, so a
 * 422 carries one line per field: `from_email: Enter an email address in the format name@example.com`.
 * Safe in a browser bundle: imports nothing.
 */

/** Error of one field, in words that say what to do. */
export type FieldError = {
  /** The field's name in the form. */
  field: string;
  /** One sentence without a line break. */
  message: string;
};

const linePattern = /^([a-z][a-z0-9_-]*): (.+)$/i;

/** Writes errors as the body of a 422, one line each. */
export function formatFieldErrors(errors: readonly FieldError[]): string {
  return errors.map(({ field, message }) => `${field}: ${message}`).join('\n');
}

/** Reads the body of a 422. Returns an empty list when the body is anything but field errors. */
export function parseFieldErrors(body: string): FieldError[] {
  const errors: FieldError[] = [];
  for (const line of body.trim().split('\n')) {
    const [, field, message] = linePattern.exec(line.trim()) ?? [];
    if (field === undefined || message === undefined) return [];
    errors.push({ field, message });
  }
  return errors;
}
