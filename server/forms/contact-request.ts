/** Reads the two bodies the EmailJS client sends, and the browser's own form post, into one shape. */
import { z } from 'zod';
import { idempotencyKeyPattern, wireNames } from '../../contracts/endpoints.ts';
import { protocolTexts } from '../../contracts/messages.ts';
import type { SubmissionSettings } from '../../contracts/submission-settings.ts';
import { readTextForm } from '../http/read-multipart.ts';
import type { ContactRefusal } from './contact-reply.ts';

/** A request as the visitor's page sent it, its identifiers already checked. */
export type ContactRequest = {
  /** Unchecked fields from the visitor. */
  params: Readonly<Record<string, unknown>>;
  key: string | undefined;
  token: string | undefined;
};

/** The request, or the reason of a 400. */
export type ContactRequestResult = { ok: true; request: ContactRequest } | { ok: false; refusal: string };

/** Identifiers the message endpoint accepts. */
export type EmailIds = Pick<SubmissionSettings, 'publicKey' | 'serviceId' | 'templateId'>;

const envelopeSchema = z.object({
  user_id: z.unknown().optional(),
  service_id: z.unknown().optional(),
  template_id: z.unknown().optional(),
  template_params: z.record(z.string(), z.unknown()).optional(),
});

const unreadable = 'unreadable' satisfies ContactRefusal;
const refuse = (refusal: string): ContactRequestResult => ({ ok: false, refusal });
const textOrNone = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The identifiers the page was built with have to be this site's; the provider answers in this order. */
function wrongId(
  ids: EmailIds,
  sent: { user_id?: unknown; service_id?: unknown; template_id?: unknown },
): string | undefined {
  if (sent.user_id !== ids.publicKey) return protocolTexts.publicKey;
  if (sent.service_id !== ids.serviceId) return protocolTexts.service;
  return sent.template_id === ids.templateId ? undefined : protocolTexts.template;
}

/** Separates the words from what travels with them: the token and the key of the filled form. */
function unwrap(params: Readonly<Record<string, unknown>>, headerKey: string | null): ContactRequestResult {
  const key = textOrNone(headerKey) ?? textOrNone(params[wireNames.idempotencyField]);
  if (key !== undefined && !idempotencyKeyPattern.test(key)) return refuse(unreadable);
  return { ok: true, request: { params, key, token: textOrNone(params[wireNames.tokenField]) } };
}

/** Reads the JSON of the client's `send`. */
export function readJsonRequest(body: Uint8Array, headers: Headers, ids: EmailIds): ContactRequestResult {
  if (!/^application\/json\s*(?:;|$)/i.test(headers.get('content-type') ?? '')) return refuse(unreadable);
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return refuse(unreadable);
  }
  const envelope = envelopeSchema.safeParse(parsed);
  if (!envelope.success) {
    const isParams = envelope.error.issues.every((issue) => issue.path[0] === 'template_params');
    return refuse(isParams ? protocolTexts.parameters : unreadable);
  }
  const wrong = wrongId(ids, envelope.data);
  if (wrong !== undefined) return refuse(wrong);
  return unwrap(envelope.data.template_params ?? {}, headers.get(wireNames.idempotencyHeader));
}

/**
 * Reads a form body, multipart or urlencoded: the client's `sendForm`, or a native post, which need not
 * carry the identifiers. Files and repeated fields are refused: the form has neither.
 */
export async function readFormRequest(
  body: Uint8Array<ArrayBuffer>,
  headers: Headers,
  ids: EmailIds,
  isNative: boolean,
): Promise<ContactRequestResult> {
  const params = await readTextForm(body, headers.get('content-type') ?? '');
  if (!params) return refuse(unreadable);
  const isBare = isNative && !('user_id' in params || 'service_id' in params || 'template_id' in params);
  const wrong = isBare ? undefined : wrongId(ids, params);
  return wrong === undefined ? unwrap(params, headers.get(wireNames.idempotencyHeader)) : refuse(wrong);
}
