/** `POST /api/v1.0/email/send` and `…/send-form`: the contact form's two ways in. */
import { type Context, Hono } from 'hono';
import { contactForm } from '../../contracts/contact-form.ts';
import { endpoints } from '../../contracts/endpoints.ts';
import { formParser } from '../../contracts/forms/form-schema.ts';
import { limits } from '../../contracts/limits.ts';
import type { ApiEnvironment, Gate } from './guard.ts';
import { readBody, readRefusedBody } from '../http/read-body.ts';
import { isNativePost } from '../http/native-post.ts';
import { type FormAnswers, foreign, tooMany } from '../http/refusal.ts';
import type { Receiver } from './receive.ts';
import {
  type Reply,
  badRequest,
  invalid,
  replyTo,
  unreadable,
  writePage,
  writeText,
} from './contact-reply.ts';
import {
  type ContactRequest,
  type ContactRequestResult,
  type EmailIds,
  readFormRequest,
  readJsonRequest,
} from './contact-request.ts';

/** Dependencies of the routes. */
export type ContactOptions = FormAnswers & {
  /** Checks a request before its body is read; shared with the other forms. */
  gate: Gate;
  receive: Receiver;
  emailIds: EmailIds;
  /** How long a body may take. */
  bodyTimeoutMilliseconds: number;
};

type RequestContext = Context<ApiEnvironment>;
type BodyReader = (body: Uint8Array<ArrayBuffer>) => ContactRequestResult | Promise<ContactRequestResult>;

/** The answer, and the values that fill a form that is returned. */
type Answer = { reply: Reply; values: ContactRequest['params'] };

const parseMessage = formParser(contactForm);

/** Builds the routes; every answer but a native post's is plain text with the provider's status codes. */
export function contactRoutes(options: ContactOptions): Hono<ApiEnvironment> {
  const { gate, receive, emailIds, sentences } = options;

  /** Reads the fields of a form that the gate has refused, because a page gives them back to the visitor. */
  async function readRefused({ env }: RequestContext, read: BodyReader): Promise<Answer['values']> {
    const body = await readRefusedBody(env.incoming, limits.messageBytes, options.bodyTimeoutMilliseconds);
    const result = body && (await read(body));
    return result?.ok ? result.request.params : {};
  }
  async function submit(
    request: ContactRequest,
    isNative: boolean,
    { address, arrivedAt }: { address: string; arrivedAt: number },
  ): Promise<Reply> {
    const parsed = parseMessage(request.params);
    if (!parsed.ok) return invalid(parsed.faults);
    const { key, token } = request;
    const purpose = { kind: 'message', mailbox: 'info', action: contactForm.action } as const;
    const content = { email: parsed.message.from_email, fields: parsed.message };
    return replyTo(await receive({ ...purpose, ...content, key, token, isNative, address, arrivedAt }));
  }

  async function answer(context: RequestContext, isNative: boolean, read: BodyReader): Promise<Answer> {
    const admission = await gate(context);
    if (admission.outcome !== 'admitted') {
      const reply = admission.outcome === 'foreign' ? foreign() : tooMany(admission.retryAfterSeconds);
      return { reply, values: isNative ? await readRefused(context, read) : {} };
    }
    const body = await readBody(context.env.incoming, limits.messageBytes, options.bodyTimeoutMilliseconds);
    if (typeof body === 'string') return { reply: unreadable(body), values: {} };
    const result = await read(body);
    if (!result.ok) return { reply: badRequest(result.refusal), values: {} };
    const reply = await submit(result.request, isNative, admission);
    return { reply, values: result.request.params };
  }

  return new Hono<ApiEnvironment>()
    .post(endpoints.sendMessage, async (context) => {
      const { headers } = context.req.raw;
      const { reply } = await answer(context, false, (body) => readJsonRequest(body, headers, emailIds));
      return writeText(context, reply, sentences);
    })
    .post(endpoints.sendMessageForm, async (context) => {
      const { headers } = context.req.raw;
      const isNative = isNativePost(headers);
      const { reply, values } = await answer(context, isNative, (body) =>
        readFormRequest(body, headers, emailIds, isNative),
      );
      return isNative ? writePage(context, reply, values, options) : writeText(context, reply, sentences);
    });
}
