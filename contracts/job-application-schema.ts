/** The application form's words: what they must hold. Needs the schema library, so it stays on the server. */
import { z } from 'zod';
import type { FieldError } from './field-errors.ts';
import { applicationFieldMessages as words, applicationLimits } from './job-application.ts';
import { countCodePoints, isEmailAddress, normalizeLine } from './text-rules.ts';

/** What is said when the form came without a country; the page always sends one. */
export const countryMessage = 'Choose the country of your phone number';

/** Reads a typed number of a country (ISO code, lower case) as E.164; undefined when it is none. */
export type PhoneReader = (typed: string, country: string) => string | undefined;

/** One line that was cleaned and holds something. */
function line(missing: string) {
  return z
    .string({ error: missing })
    .transform(normalizeLine)
    .pipe(z.string().refine((value) => value !== '', { error: missing, abort: true }));
}

/** The same, no longer than a field's limit. */
function short(field: 'name' | 'email') {
  return line(words[field].missing).refine((value) => countCodePoints(value) <= applicationLimits[field], {
    error: words[field].long,
    abort: true,
  });
}

const schema = z.object({
  name: short('name'),
  phone: line(words.phone.missing),
  country: line(countryMessage),
  email: short('email').refine(isEmailAddress, words.email.invalid),
  // What a browser sends for a ticked box without a value of its own.
  terms: z.literal('on', { error: words.terms.missing }),
});

/** An application's words; `phone` is E.164, such as `+919876543210`. */
type JobApplication = { name: string; phone: string; email: string };

/** Either the cleaned words, or one error per faulty field in the form's order. */
export type JobApplicationResult =
  | { ok: true; application: JobApplication }
  | { ok: false; errors: FieldError[] };

/** Checks untrusted form fields. Whether the resume is one is not seen here. */
export function parseJobApplication(
  input: Readonly<Record<string, string>>,
  readPhone: PhoneReader,
): JobApplicationResult {
  const result = schema.safeParse(input);
  const found: Partial<Record<string, string[]>> = result.error
    ? z.flattenError(result.error).fieldErrors
    : {};
  const phone = readPhone(input.phone ?? '', input.country ?? '');
  // A number cannot be wrong for a country nobody chose.
  if (phone === undefined && !found.phone && !found.country) found.phone = [words.phone.invalid];
  const errors = Object.keys(schema.shape).flatMap((field) => {
    const message = found[field]?.[0];
    return message === undefined ? [] : [{ field, message }];
  });
  if (!result.success || phone === undefined) return { ok: false, errors };
  const { name, email } = result.data;
  return { ok: true, application: { name, phone, email } };
}
