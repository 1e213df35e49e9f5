/** The files that the build writes for the server in `dist/server`, and the contents of these files. */
import { z } from 'zod';
import type { FieldError } from './form-faults.ts';
import type { YourMessageView } from './your-message.ts';

/** The name of the build record is `buildRecordFile`. */
export const builtFiles = {
  routes: 'routes.json',
  policy: 'csp.json',
  answers: 'answers.json',
  answerModule: 'answers.cjs',
  inbox: 'inbox.json',
  inboxModule: 'inbox.cjs',
} as const;

/** Returns the form of a decoded path in which paths are compared: ASCII letters in lower case, no slash at the end. */
export const comparablePath = (path: string): string =>
  path.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()).replace(/(.)\/$/, '$1');

/** The table of addresses. Each address has a file below `site/`. */
export const routeTableSchema = z.object({
  routes: z.record(z.string().startsWith('/'), z.string()),
  /**
   * The targets of old addresses (301): a path of the site or an https address. Keys are as of {@link comparablePath}.
   */
  redirects: z.record(z.string().startsWith('/'), z.string()),
  /** The file for an unknown address, and the file for an error of the server. */
  notFound: z.string(),
  error: z.string(),
});
export type RouteTable = z.output<typeof routeTableSchema>;

/** The inline elements that the policy of a page allows, as source expressions such as `'sha256-…'`. */
export const policyHashesSchema = z.object({
  /** By file below `site/`. For an answer page, the key is the page's name in `answers.json` and `.html`. */
  styleHashes: z.record(z.string(), z.array(z.string())),
  /** They are the same for every page. */
  scriptHashes: z.array(z.string()),
});
export type PolicyHashes = z.output<typeof policyHashesSchema>;

// Four kinds of page depend on a request: the answer to a form that was sent without script, the page about a
// submission, the results of a search, and the not-found page, which suggests similar pages. The build writes the fixed
// parts (`answers.json`) and a module that renders the other parts (`answers.cjs`). The server joins the parts.

/** Marks the place in a built document where the server inserts the rendered part. The character is U+FFFC. */
export const answerPlaceholder = '\ufffc';

/** The forms that have answer pages for a native post. The server answers other forms in plain text. */
export type AnsweredForm = 'contact' | 'application';

export interface ReturnedForm {
  /** By wire name. The key of the submission is among them. */
  values: Readonly<Record<string, string>>;
  /** The faults of the fields. A fault may belong to no field. */
  errors: readonly FieldError[];
  /** The message about a fault of the whole form. */
  detail: string;
  /** The seconds that a visitor who sent too many forms must wait. */
  waitSeconds?: number | undefined;
}

export interface Receipt {
  /** The short name of the submission; undefined if an outside service received the form. */
  reference?: string | undefined;
  /** The time of arrival, in milliseconds since 1970. */
  at: number;
  /** By wire name. */
  values: Readonly<Record<string, string>>;
  /** `size` is in bytes. */
  file?: { name: string; size: number } | undefined;
  /** The address of the page about the submission; undefined if the site keeps nothing. */
  link?: string | undefined;
}

/** The exports of `answers.cjs`. Each function returns HTML: the part of a page that depends on the request. */
export interface AnswerModule {
  /** @param strings the value of `strings` in `answers.json` */
  drawReturnedForm: (strings: unknown, form: AnsweredForm, returned: ReturnedForm) => string;
  drawReceipt: (strings: unknown, form: AnsweredForm, receipt: Receipt) => string;
  /** Draws the page behind the link of a receipt. `title` is also the page's title. */
  drawYourMessage: (strings: unknown, view: YourMessageView) => { title: string; body: string };
  /** Draws links to the pages that an unknown, untrusted path may mean. Returns undefined if there are none. */
  drawNearPages: (strings: unknown, path: string) => string | undefined;
  /**
   * Searches the site for an untrusted query. `name` is the query as it stands in the page's title. If `isBusy` is
   * true, does not search, and asks the visitor to search again.
   */
  drawSearch: (strings: unknown, query: string, isBusy?: boolean) => { name: string; results: string };
}

export type AnswerName = `${AnsweredForm}-${'sent' | 'returned'}` | 'your-message' | 'search' | 'not-found';

/** A page that is split in two, so that the server can insert one text. */
const parted = z.tuple([z.string(), z.string()]);
/** A page that is split in four, so that the server can insert three texts: two titles and the content. */
const titled = z.tuple([z.string(), z.string(), z.string(), z.string()]);

export const answersSchema = z.object({
  frames: z.object({
    'contact-sent': parted,
    // A site may have no page with the application form.
    'application-sent': parted.exactOptional(),
    'contact-returned': parted,
    'application-returned': parted.exactOptional(),
    /** The inserted texts are the query in both titles, and the results. A site may have no search page. */
    search: titled.exactOptional(),
    // A site whose messages go to an outside service keeps nothing.
    'your-message': titled.exactOptional(),
    'not-found': parted,
  } satisfies Record<AnswerName, z.ZodType>),
  strings: z.unknown(),
});
export type AnswerParts = z.output<typeof answersSchema>;

export const mailbox = z.email({ error: 'must be an email address, for example info@company.com' });

const addresses = z.array(mailbox).min(1);
const terms = z.array(z.string().min(1).max(80)).min(1);

/** Makes the schema of the route for one mailbox's mail. `field` is the schema of the fields that a rule may test. */
export const mailRoute = (field: z.ZodType<string>) =>
  z.strictObject({
    /** The recipients that replace the mailbox. */
    to: addresses.exactOptional(),
    cc: addresses.exactOptional(),
    /** The first rule that matches is used. Its recipients replace `to` and `cc` above. */
    rules: z
      .array(
        z
          .strictObject({
            field,
            /** The field contains one of these words, in upper or lower case. */
            keywords: terms.exactOptional(),
            /** The field begins with one of these texts, such as `+91` for phones in India. */
            prefixes: terms.exactOptional(),
            to: addresses,
            cc: addresses.exactOptional(),
          })
          .refine(({ keywords, prefixes }) => keywords !== undefined || prefixes !== undefined, {
            error: 'must have keywords or prefixes that choose it',
          }),
      )
      .exactOptional(),
  });

export type Addressees = Readonly<{ to: readonly string[]; cc: readonly string[] }>;

export type MailRoute = Addressees &
  Readonly<{ rules: NonNullable<z.output<ReturnType<typeof mailRoute>>['rules']> }>;

export const allAddresses = (route: MailRoute): string[] =>
  [route, ...route.rules].flatMap(({ to, cc = [] }) => [...to, ...cc]);
