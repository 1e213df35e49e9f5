/**
 * Field errors of the message endpoints. The EmailJS client expects plain text, so the body of a 422 has one line per
 * field: `from_email: Enter an email address in the format name@example.com`. Safe in a browser bundle: imports nothing.
 */

/** Error of one field. */
export type FieldError = {
  /** The field's name in the form. */
  field: string;
  /** One sentence that says what to do, without a line break. */
  message: string;
};

const linePattern = /^([a-z][a-z0-9_-]*): (.+)$/i;

/** Writes errors as the body of a 422, one line each. */
export function formatFieldErrors(errors: readonly FieldError[]): string {
  return errors.map(({ field, message }) => `${field}: ${message}`).join('\n');
}

/** Reads the body of a 422. Returns an empty list when the body has any other line. */
export function parseFieldErrors(body: string): FieldError[] {
  const errors: FieldError[] = [];
  for (const line of body.trim().split('\n')) {
    const [, field, message] = linePattern.exec(line.trim()) ?? [];
    if (field === undefined || message === undefined) return [];
    errors.push({ field, message });
  }
  return errors;
}
