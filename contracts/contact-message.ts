/** The contact form's message: what it must hold, read from the EmailJS client's JSON or from a form. */
import { z } from 'zod';
import type { FieldError } from './field-errors.ts';
import { contactLimits } from './limits.ts';
import { contactFieldMessages as words } from './messages.ts';
import { countCodePoints, isEmailAddress, normalizeLine, normalizeText } from './text-rules.ts';

type ContactField = keyof typeof contactLimits;

/** Text that was cleaned by `normalize`, holds something, and is no longer than the field's limit. */
function typed(field: ContactField, normalize: (value: string) => string) {
  return z
    .string({ error: words[field].missing })
    .transform(normalize)
    .pipe(
      z
        .string()
        .refine((value) => value !== '', { error: words[field].missing, abort: true })
        .refine((value) => countCodePoints(value) <= contactLimits[field], {
          error: words[field].long,
          abort: true,
        }),
    );
}

/**
 * The visitor's words under the names the form and the EmailJS client use. Parsing cleans them: NFC, no
 * control characters, and no line break in a line that becomes part of a mail header.
 */
const contactMessageSchema = z.object({
  from_name: typed('from_name', normalizeLine),
  from_email: typed('from_email', normalizeLine).refine(isEmailAddress, words.from_email.invalid),
  subject: typed('subject', normalizeLine),
  message: typed('message', normalizeText),
});

/** A message that passed {@link parseContactMessage}. */
export type ContactMessage = z.output<typeof contactMessageSchema>;

/** The names of the contact form's fields, in the order they are shown. */
export const contactFields = Object.keys(contactMessageSchema.shape) as ContactField[];

/** Either the cleaned message, or one error per faulty field in the form's order. */
export type ContactMessageResult =
  | { ok: true; message: ContactMessage }
  | { ok: false; errors: FieldError[] };

/** Checks untrusted template params or form fields. Unknown names are ignored, as the provider does. */
export function parseContactMessage(input: unknown): ContactMessageResult {
  const result = contactMessageSchema.safeParse(Object(input));
  if (result.success) return { ok: true, message: result.data };
  const found = z.flattenError(result.error).fieldErrors;
  const errors = contactFields.flatMap((field) => {
    const message = found[field]?.[0];
    return message === undefined ? [] : [{ field, message }];
  });
  return { ok: false, errors };
}
