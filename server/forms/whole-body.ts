/**
 * Reads the body of a form without a file: the JSON and the multipart of the EmailJS client, and the native post of a
 * browser.
 */
import { readTextForm } from '../http/read-multipart.ts';
import { z } from 'zod';
import { idempotencyKeyPattern, wireNames, type SubmissionSettings } from '../../contracts/endpoints.ts';
import type { FormDefinition } from '../../contracts/forms/form.ts';
import { limits } from '../../contracts/limits.ts';
import { protocolTexts } from '../../contracts/messages.ts';
import { type IncomingBody, readBody, readRefusedBody } from '../http/read-body.ts';
import type { Refusal } from '../http/refusal.ts';
import { type Values, unreadable } from './replies.ts';

/** The typed values, the key of the filled form, and the token of the bot check. */
export type FormBody = { values: Values; key: string | undefined; token: string | undefined };

export type FormBodyResult = { ok: true; body: FormBody } | { ok: false; refusal: Refusal };

/** Identifiers that the EmailJS client must send. */
export type EmailIds = Pick<SubmissionSettings, 'publicKey' | 'serviceId' | 'templateId'>;

/** A request whose body was not read yet. */
export type FormRequest = {
  incoming: IncomingBody;
  headers: Headers;
  /** A native form post, which is answered with a page. */
  isNative: boolean;
  /** The JSON of the EmailJS client; anything else is a form. */
  isJson: boolean;
};

const envelopeSchema = z.object({
  user_id: z.unknown().optional(),
  service_id: z.unknown().optional(),
  template_id: z.unknown().optional(),
  template_params: z.record(z.string(), z.unknown()).optional(),
});

const refuse = (reason: string): FormBodyResult => ({ ok: false, refusal: { status: 400, reason } });

/** Returns a text that is not empty; undefined for any other value. */
export const textOrNone = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Whether a key is missing or well-formed. */
export const isKey = (key: string | undefined): boolean =>
  key === undefined || idempotencyKeyPattern.test(key);

/** The message about a wrong identifier; undefined if all are right. The order is that of the EmailJS service. */
function wrongId(
  ids: EmailIds,
  sent: { user_id?: unknown; service_id?: unknown; template_id?: unknown },
): string | undefined {
  if (sent.user_id !== ids.publicKey) return protocolTexts.publicKey;
  if (sent.service_id !== ids.serviceId) return protocolTexts.service;
  return sent.template_id === ids.templateId ? undefined : protocolTexts.template;
}

/** Makes the reader of a form's bodies. */
export function createWholeReader(form: FormDefinition, ids: EmailIds, timeoutMilliseconds: number) {
  const malformed: FormBodyResult = { ok: false, refusal: unreadable(form, 'malformed') };

  function unwrap(values: Values, headers: Headers): FormBodyResult {
    const key =
      textOrNone(headers.get(wireNames.idempotencyHeader)) ?? textOrNone(values[wireNames.idempotencyField]);
    if (!isKey(key)) return malformed;
    return { ok: true, body: { values, key, token: textOrNone(values[wireNames.tokenField]) } };
  }

  function readJson(bytes: Uint8Array, headers: Headers): FormBodyResult {
    if (!/^application\/json\s*(?:;|$)/i.test(headers.get('content-type') ?? '')) return malformed;
    let parsed: unknown;
    try {
      parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    } catch {
      return malformed;
    }
    const envelope = envelopeSchema.safeParse(parsed);
    if (!envelope.success) {
      const isParams = envelope.error.issues.every((issue) => issue.path[0] === 'template_params');
      return isParams ? refuse(protocolTexts.parameters) : malformed;
    }
    const wrong = wrongId(ids, envelope.data);
    return wrong === undefined ? unwrap(envelope.data.template_params ?? {}, headers) : refuse(wrong);
  }

  /** Refuses files and repeated fields. A native post may leave out the identifiers. */
  async function readForm(
    bytes: Uint8Array<ArrayBuffer>,
    { headers, isNative }: FormRequest,
  ): Promise<FormBodyResult> {
    const values = await readTextForm(bytes, headers.get('content-type') ?? '');
    if (!values) return malformed;
    const isBare = isNative && !('user_id' in values || 'service_id' in values || 'template_id' in values);
    const wrong = form.emailJs && !isBare ? wrongId(ids, values) : undefined;
    return wrong === undefined ? unwrap(values, headers) : refuse(wrong);
  }

  const parse = (bytes: Uint8Array<ArrayBuffer>, request: FormRequest) =>
    request.isJson ? readJson(bytes, request.headers) : readForm(bytes, request);

  return {
    async read(request: FormRequest): Promise<FormBodyResult> {
      const bytes = await readBody(request.incoming, limits.messageBytes, timeoutMilliseconds);
      if (typeof bytes === 'string') return { ok: false, refusal: unreadable(form, bytes) };
      return parse(bytes, request);
    },
    /** The values of a form that the guard has refused, for the returned page; empty if no slot is free. */
    async readRefused(request: FormRequest): Promise<Values> {
      const bytes = await readRefusedBody(request.incoming, limits.messageBytes, timeoutMilliseconds);
      const result = bytes && (await parse(bytes, request));
      return result?.ok ? result.body.values : {};
    },
  };
}
