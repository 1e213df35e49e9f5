/** What the build writes for the server beside the pages, in `dist/server`. */
import { z } from 'zod';
import type { AnswerName } from './answers.ts';

/** The names of its files; the record of the settings is `buildRecordFile`. */
export const builtFiles = {
  routes: 'routes.json',
  policy: 'csp.json',
  answers: 'answers.json',
  answerModule: 'answers.cjs',
} as const;

/** Which file answers which address, below `site/`. */
export const routeTableSchema = z.object({
  routes: z.record(z.string().startsWith('/'), z.string()),
  /** Names of the pages by their address: the page's own name first, then others that visitors use. */
  names: z.record(z.string().startsWith('/'), z.tuple([z.string()], z.string())),
  /** Files for an address that leads nowhere, and for a failure of the server. */
  notFound: z.string(),
  error: z.string(),
});
export type RouteTable = z.output<typeof routeTableSchema>;

/** The inline elements that a page's policy allows, as source expressions with their hashes. */
export const policyHashesSchema = z.object({
  /** By the page's file below `site/`; of an answer, by its name in `answers.json` with `.html`. */
  styleHashes: z.record(z.string(), z.array(z.string())),
  /** Of every page. */
  scriptHashes: z.array(z.string()),
});
export type PolicyHashes = z.output<typeof policyHashesSchema>;

/** A page that the server sends as it is, and one in which it draws something between the two parts. */
const whole = z.tuple([z.string()]);
const parted = z.tuple([z.string(), z.string()]);

/** The pages that depend on a request (`contracts/answers.ts`). */
export const answersSchema = z.object({
  frames: z.object({
    'contact-sent': whole,
    'application-sent': whole,
    'contact-returned': parted,
    'application-returned': parted,
    'not-found': parted,
  } satisfies Record<AnswerName, z.ZodType>),
  /** The words for the module that draws. */
  words: z.unknown(),
});
export type AnswerParts = z.output<typeof answersSchema>;
