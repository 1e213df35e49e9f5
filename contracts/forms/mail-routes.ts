/** Recipients of the mail about a form. `content/company.yaml` sets them, and the build gives them to the server. */
import { z } from 'zod';

/** An email address of the company. */
export const mailbox = z.email({ error: 'must be an email address, for example info@company.com' });

const addresses = z.array(mailbox).min(1);
const terms = z.array(z.string().min(1).max(80)).min(1);

/**
 * Schema of the route for one mailbox's mail.
 * @param field schema of the field names that a rule may test
 */
export const mailRoute = (field: z.ZodType<string>) =>
  z.strictObject({
    /** Recipients instead of the mailbox. */
    to: addresses.exactOptional(),
    /** Recipients of a copy. */
    cc: addresses.exactOptional(),
    /** The first rule that matches replaces `to` and `cc` above. */
    rules: z
      .array(
        z
          .strictObject({
            field,
            /** The rule matches if the field contains one of these words, in any letter case. */
            words: terms.exactOptional(),
            /** The rule matches if the field begins with one of these, such as `+91` for phone numbers of India. */
            begins: terms.exactOptional(),
            to: addresses,
            cc: addresses.exactOptional(),
          })
          .refine(({ words, begins }) => words !== undefined || begins !== undefined, {
            error: 'must have words or begins, by which it is chosen',
          }),
      )
      .exactOptional(),
  });

/** Recipients of a mail and of its copies. */
export type Addressees = Readonly<{ to: readonly string[]; cc: readonly string[] }>;

/** The route of one mailbox's mail. */
export type MailRoute = Addressees &
  Readonly<{ rules: NonNullable<z.output<ReturnType<typeof mailRoute>>['rules']> }>;
