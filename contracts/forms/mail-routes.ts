/** Recipients of the mail about a form: `content/company.yaml` names them, and the build hands them to the server. */
import { z } from 'zod';

/** An address of the company's. */
export const mailbox = z.email({ error: 'must be an email address, for example info@company.com' });

const addresses = z.array(mailbox).min(1);
const terms = z.array(z.string().min(1).max(80)).min(1);

/**
 * What one mailbox's mail does instead of going to the mailbox alone.
 * @param field the names of the form's fields, by which a rule may choose
 */
export const mailRoute = (field: z.ZodType<string>) =>
  z.strictObject({
    /** Recipients instead of the mailbox. */
    to: addresses.exactOptional(),
    /** Recipients of a copy. */
    cc: addresses.exactOptional(),
    /** The first one that fits decides in the place of the lines above. */
    rules: z
      .array(
        z
          .strictObject({
            field,
            /** The rule applies if the field contains one of these words, in any case. */
            words: terms.exactOptional(),
            /** The field begins with one of these: `+91` for telephone numbers of India. */
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

/** Recipients of a mail, and of a copy. */
export type Addressees = Readonly<{ to: readonly string[]; cc: readonly string[] }>;

/** The whole way of one mailbox's mail. */
export type MailRoute = Addressees &
  Readonly<{ rules: NonNullable<z.output<ReturnType<typeof mailRoute>>['rules']> }>;
