/** What the tables of bad applications are made of. */
import { encodeForm, goodParts } from './application-form.ts';

/** A request: its body, and headers in place of the usual ones. */
export type BadRequest = { body: Buffer; headers?: Record<string, string> };

/** What it is answered with: a status, then one error per field, or a sentence. */
type Refusal =
  | readonly [status: number, field: string, message: string]
  | readonly [status: number, detail: string];

/** What is wrong, the request, and its answer. */
export type BadRow = [what: string, request: BadRequest, refusal: Refusal];

/** Bytes as written. */
export const text = (value: string) => Buffer.from(value, 'latin1');
/** A sound form but for some text parts. */
export const form = (changes: Record<string, string | undefined>): BadRequest => ({
  body: encodeForm(goodParts(changes)),
});
/** A sound form but for the file. */
export const file = (fileName: string, value: Buffer): BadRequest => ({
  body: encodeForm(goodParts({}, { fileName, value })),
});
/** The refusals that come more than once. */
export const malformed = [400, 'unreadable'] as const;
export const large = [413, 'resume', 'large'] as const;
export const noBot = [412, 'botCheck'] as const;
