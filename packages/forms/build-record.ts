/** What a build was made for. The server compares the record with its own settings, and does not start if they differ. */
import { z } from 'zod';
import { formKinds, formNames } from './forms.ts';
import { mailRoute } from './built-site.ts';
import type { OutsideScript, SubmissionSettings } from './endpoints.ts';

const mailText = z.object({ subject: z.string(), text: z.string() });

const messages = z.record(z.string(), z.string());
const formMessages = z.object({ fields: z.record(z.string(), messages), refusals: messages });

export const buildRecordSchema = z.object({
  /** Without a trailing slash. */
  origin: z.string(),
  robots: z.enum(['all', 'none']),
  submission: z.object({
    /** The origin of the EmailJS service; empty if this site's server receives the forms. */
    origin: z.string(),
    publicKey: z.string(),
    serviceId: z.string(),
    templateId: z.string(),
    recaptchaSiteKey: z.string().exactOptional(),
  }),
  /** The versions of the legal texts that applicants accept. */
  consent: z.object({ terms: z.string(), privacy: z.string() }),
  /** The forms on the pages, by kind of submission. The server has no endpoint for other forms. */
  forms: z.array(z.enum(formKinds)),
  mailboxes: z.object({ info: z.string(), careers: z.string().exactOptional() }),
  /** The routes that the content sets for the mail of the mailboxes. */
  routing: z.strictObject({ info: mailRoute(z.string()), careers: mailRoute(z.string()) }).partial(),
  acknowledgements: z.partialRecord(z.enum(formKinds), mailText),
  messages: z.record(z.enum(formNames), formMessages),
  /** The texts of the values of choice fields, by form, field and value. */
  choices: z.partialRecord(z.enum(formNames), z.record(z.string(), messages)),
  /** The days until deletion that the pages promise, by kind of submission; 0 if the pages promise nothing. */
  retentionDays: z.object({ message: z.number(), application: z.number() }),
  outsideScript: z
    .object({ url: z.string(), host: z.string(), attributes: z.record(z.string(), z.string()) })
    .exactOptional(),
  /** The number of placeholders that the pages still have, as `npm run check:launch` counts them. */
  placeholders: z.number(),
});

export type BuildRecord = z.output<typeof buildRecordSchema>;

/** In the build's `server` folder. */
export const buildRecordFile = 'build.json';

/** The folder beside `site` in a build. It contains the hashed files that only pages of earlier builds use. */
export const earlierFolder = 'earlier';

/** The settings that a build needs. */
export interface BuildSettings {
  /** Without a trailing slash. If `SITE_URL` is not set, it is the address of this machine. */
  readonly origin: string;
  readonly robots: 'all' | 'none';
  readonly submission: Readonly<SubmissionSettings>;
  /** The days until submissions are deleted, by kind; 0 means never. */
  readonly retentionDays: Readonly<{ message: number; application: number }>;
  readonly outsideScript?: OutsideScript;
}

/**
 * Returns the placeholders for texts. If submissions are never deleted, their placeholder is missing, so the build
 * refuses a text that promises deletion.
 */
export const figuresOf = ({ retentionDays }: Pick<BuildSettings, 'retentionDays'>) => ({
  settings: {
    ...(retentionDays.message > 0 && { retentionDays: retentionDays.message }),
    ...(retentionDays.application > 0 && { applicationRetentionDays: retentionDays.application }),
  },
});
