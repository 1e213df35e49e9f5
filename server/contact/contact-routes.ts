/** `POST /api/v1.0/email/send` and `…/send-form`: the contact form's two ways in. */
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { parseContactMessage } from '../../contracts/contact-message.ts';
import { endpoints, wireNames } from '../../contracts/endpoints.ts';
import { type FieldError, formatFieldErrors } from '../../contracts/field-errors.ts';
import { maxMessageBytes } from '../../contracts/limits.ts';
import { refusals, statusTexts } from '../../contracts/messages.ts';
import type { Config } from '../config/config.ts';
import { isNativePost } from '../http/form-page.ts';
import type { ApiEnvironment, Gate } from '../http/gate.ts';
import { readBody } from '../http/body/read-body.ts';
import type { Outcome, Receiver } from '../submissions/receive.ts';
import {
  type ContactRequest,
  type ContactRequestResult,
  readFormRequest,
  readJsonRequest,
} from './contact-request.ts';
import { renderFormResult } from './form-result.ts';

/** What the routes need. */
export type ContactOptions = {
  /** Who may come in at all, shared with the other forms. */
  gate: Gate;
  receive: Receiver;
  emailIds: Config['emailIds'];
  /** Milliseconds a body may take. */
  bodyTimeout: number;
  /** The page frame of a native post's answer. */
  resultTemplate: string;
};

type RequestContext = Context<ApiEnvironment>;

/** An answer before it is written as text or as a page. */
type Reply = {
  status: ContentfulStatusCode;
  text: string;
  errors?: readonly FieldError[];
  retryAfterSeconds?: number;
};

/** Seconds after which a client may try again when nothing could be stored. */
const storeRetry = 60;

const bodyFaults = {
  'too-large': { status: 413, text: refusals.tooLarge },
  'too-slow': { status: 408, text: refusals.tooSlow },
  broken: { status: 400, text: refusals.badRequest },
} as const satisfies Record<string, Reply>;

function invalid(errors: readonly FieldError[]): Reply {
  return { status: 422, text: formatFieldErrors(errors), errors };
}

function tooMany(retryAfterSeconds: number): Reply {
  return { status: 429, text: statusTexts[429], retryAfterSeconds };
}

function replyTo(result: Outcome): Reply {
  switch (result.outcome) {
    case 'accepted':
      return { status: 200, text: refusals.accepted };
    case 'key-reused':
      return invalid([{ field: wireNames.idempotencyField, message: refusals.keyReused }]);
    case 'bot-check-failed':
      return { status: 412, text: refusals.botCheck };
    case 'too-many':
      return tooMany(result.retryAfterSeconds);
    case 'unavailable':
      return { status: 503, text: refusals.unavailable, retryAfterSeconds: storeRetry };
  }
}

/** Builds the routes; every answer but a native post's is plain text with the provider's status codes. */
export function contactRoutes(options: ContactOptions): Hono<ApiEnvironment> {
  const { gate, receive } = options;

  async function submit(
    request: ContactRequest,
    isNative: boolean,
    { address, arrivedAt }: { address: string; arrivedAt: number },
  ): Promise<Reply> {
    const parsed = parseContactMessage(request.params);
    if (!parsed.ok) return invalid(parsed.errors);
    const { key, token } = request;
    const purpose = { kind: 'message', mailbox: 'info', action: 'contact_form' } as const;
    const content = { email: parsed.message.from_email, fields: parsed.message };
    return replyTo(await receive({ ...purpose, ...content, key, token, isNative, address, arrivedAt }));
  }

  async function answer(
    context: RequestContext,
    isNative: boolean,
    read: (body: Uint8Array<ArrayBuffer>) => ContactRequestResult | Promise<ContactRequestResult>,
  ): Promise<{ reply: Reply; values: ContactRequest['params'] }> {
    const admission = await gate(context);
    if (admission.outcome === 'foreign')
      return { reply: { status: 403, text: statusTexts[403] }, values: {} };
    if (admission.outcome === 'too-many') return { reply: tooMany(admission.retryAfterSeconds), values: {} };
    const body = await readBody(context.env.incoming, maxMessageBytes, options.bodyTimeout);
    if (typeof body === 'string') return { reply: bodyFaults[body], values: {} };
    const result = await read(body);
    if (!result.ok) return { reply: { status: 400, text: result.refusal }, values: {} };
    return {
      reply: await submit(result.request, isNative, admission),
      values: result.request.params,
    };
  }

  function write(context: RequestContext, { status, text, retryAfterSeconds }: Reply): Response {
    if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
    return context.text(text, status);
  }

  return new Hono<ApiEnvironment>()
    .post(endpoints.sendMessage, async (context) => {
      const { headers } = context.req.raw;
      const { reply } = await answer(context, false, (body) =>
        readJsonRequest(body, headers, options.emailIds),
      );
      return write(context, reply);
    })
    .post(endpoints.sendMessageForm, async (context) => {
      const { headers } = context.req.raw;
      const isNative = isNativePost(headers);
      const read = (body: Uint8Array<ArrayBuffer>) =>
        readFormRequest(body, headers, options.emailIds, isNative);
      const { reply, values } = await answer(context, isNative, read);
      if (!isNative) return write(context, reply);
      const { status, errors = [], text, retryAfterSeconds } = reply;
      const detail = errors.length > 0 ? undefined : text;
      const outcome =
        status === 200 ? ({ sent: true } as const) : ({ sent: false, detail, errors, values } as const);
      if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
      return context.html(renderFormResult(options.resultTemplate, outcome), status);
    });
}
