/** Files that the build writes for the server, in `dist/server`, and what they contain. */
import { z } from 'zod';
import type { FieldError } from './forms/form-faults.ts';

/** Names of these files. The record of the settings is `buildRecordFile`. */
export const builtFiles = {
  routes: 'routes.json',
  policy: 'csp.json',
  answers: 'answers.json',
  answerModule: 'answers.cjs',
} as const;

/** The file below `site/` for each address. */
export const routeTableSchema = z.object({
  routes: z.record(z.string().startsWith('/'), z.string()),
  /** Names of the pages by their address: the page's own name first, then others that visitors use. */
  names: z.record(z.string().startsWith('/'), z.tuple([z.string()], z.string())),
  /** Files for an unknown address and for a failure of the server. */
  notFound: z.string(),
  error: z.string(),
});
export type RouteTable = z.output<typeof routeTableSchema>;

/** The inline elements that a page's policy allows, as source expressions with their hashes. */
export const policyHashesSchema = z.object({
  /** By file below `site/`. An answer page has its name in `answers.json` with `.html`. */
  styleHashes: z.record(z.string(), z.array(z.string())),
  /** The same for every page. */
  scriptHashes: z.array(z.string()),
});
export type PolicyHashes = z.output<typeof policyHashesSchema>;

// The pages that depend on a request are the answer to a form sent without script, and the not-found page with the pages
// nearest to the address. The build writes the fixed parts (`answers.json`) and a module that renders the other parts
// (`answers.cjs`); the server joins both.

/** Marks the position in a built document where the server inserts the rendered part: U+FFFC. */
export const answerPlaceholder = '\ufffc';

/** Names of the forms with answer pages for a native post. The server answers other forms in plain text. */
export type AnsweredForm = 'contact' | 'application';

/** A refused form, sent back to the visitor. */
export interface ReturnedForm {
  /** The sent texts by wire name, including the key of the submission. */
  values: Readonly<Record<string, string>>;
  /** Faults of the fields. An error may belong to no field. */
  errors: readonly FieldError[];
  /** Message about a fault of the whole form. */
  detail: string;
  /** Seconds to wait; set when the visitor sent too many forms. */
  waitSeconds?: number | undefined;
}

export type NearPage = Readonly<{ path: string; name: string }>;

/** The exports of `answers.cjs`. Each function renders the part of a page that depends on the request, as HTML. */
export interface AnswerModule {
  /** @param strings the value of `words` in `answers.json` */
  drawReturnedForm: (strings: unknown, form: AnsweredForm, returned: ReturnedForm) => string;
  drawNearPages: (strings: unknown, near: readonly NearPage[]) => string;
}

/** The answer pages: form received, form returned, and unknown address with suggestions. */
export type AnswerName = `${AnsweredForm}-${'sent' | 'returned'}` | 'not-found';

/** A page that the server sends unchanged, and a page that the server completes between two parts. */
const whole = z.tuple([z.string()]);
const parted = z.tuple([z.string(), z.string()]);

/** The fixed parts of the pages that depend on a request. */
export const answersSchema = z.object({
  frames: z.object({
    'contact-sent': whole,
    'application-sent': whole,
    'contact-returned': parted,
    'application-returned': parted,
    'not-found': parted,
  } satisfies Record<AnswerName, z.ZodType>),
  /** Strings for the module that renders. */
  words: z.unknown(),
});
export type AnswerParts = z.output<typeof answersSchema>;

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
