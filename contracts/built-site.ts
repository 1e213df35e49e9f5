/** Files that the build writes for the server, in `dist/server`. */
import { z } from 'zod';
import type { AnswerName } from './answers.ts';

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

/** A page that the server sends unchanged, and a page that the server completes between two parts. */
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
  /** Strings for the module that renders. */
  words: z.unknown(),
});
export type AnswerParts = z.output<typeof answersSchema>;
