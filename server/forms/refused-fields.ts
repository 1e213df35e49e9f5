/** Reads the typed fields of an application that was refused early, so that the page can give them back. */
import type { Context } from 'hono';
import type { ApiEnvironment } from './guard.ts';
import { readBoundary } from '../http/multipart-parser.ts';
import { whileThereIsRoom } from '../http/read-body.ts';
import { type ApplicationFields, readApplicationForm } from './application-form.ts';

/** Discards the bytes of the file. */
const nowhere = { size: () => 0, write: async () => undefined };

/**
 * Reads the text fields, those behind the file too: all that come before the body stands still for `idleTimeout`
 * milliseconds or has to make way for another; none where there is no room.
 */
export async function readRefusedFields(
  { req, env }: Context<ApiEnvironment>,
  idleTimeout: number,
): Promise<ApplicationFields> {
  const { headers } = req.raw;
  const boundary = readBoundary(headers.get('content-type') ?? '');
  if (boundary === undefined) return {};
  const declaredBytes = Number(headers.get('content-length') ?? 0);
  const result = await whileThereIsRoom((ends) =>
    readApplicationForm(env.incoming, nowhere, { boundary, declaredBytes, idleTimeout, ends }),
  );
  if (!result) return {};
  return result.ok ? result.form.fields : result.fields;
}
