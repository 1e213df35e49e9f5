/** The port of webhooks (every adapter runs `webhookContract`), the messages, and the adapter that posts messages. */
import { referenceOf } from '../lib/reference.ts';
import type { Delivery } from '../store/submission.ts';
import { createHmac } from 'node:crypto';
import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import {
  DeferredError,
  type DeliveryError,
  DownError,
  InterruptedError,
  RefusedError,
  isTlsCode,
} from './errors.ts';

/** A message to a program of the company. The body is JSON. The id is the same at each attempt. */
export type WebhookMessage = { id: string; body: string };

export type Webhook = {
  /** Rejects with a `DeliveryError` if the message was not accepted. After `abort`, it may have been accepted. */
  send(message: WebhookMessage, abort?: AbortSignal): Promise<void>;
  /** The longest time for one message, in milliseconds. `send` always settles within this time. */
  maxSendTime: number;
  concurrency: number;
};

/** The format (JSON for programs, one line of text for chat tools), and whether the form's fields are included. */
export type WebhookContent = { format: 'json' | 'text'; fields: 'none' | 'all' };

/** The maximum number of characters of a line, because some chat tools refuse longer lines. */
const maxLineLength = 2000;

/**
 * Writes text for chat tools (https://docs.slack.dev/messaging/formatting-message-text). Typed text must not notify
 * anybody and must not make links.
 */
export const chatLine = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/@(?=all|channel|everyone|here)/gi, '@\u200b')
    .slice(0, maxLineLength)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

function lineOf({ id, kind, verified, fields }: Delivery, hasFields: boolean): string {
  const head = `New ${kind} ${id}${verified ? '' : ' (unverified)'}`;
  const values = hasFields ? Object.entries(fields).map(([name, value]) => `${name}: ${value}`) : [];
  return chatLine([head, ...values].join(' | '));
}

function dataOf(delivery: Delivery, hasFields: boolean): Record<string, unknown> {
  const { id, kind, mailbox, receivedAt, verified, fields, attachment, consent } = delivery;
  const reference = referenceOf(id);
  if (!hasFields) return { id, reference, kind };
  const { name, mediaType, size, sha256, warnings } = attachment ?? {};
  return {
    id,
    reference,
    kind,
    mailbox,
    received: new Date(receivedAt).toISOString(),
    verified,
    fields,
    ...(consent && { accepted: { ...consent, at: new Date(consent.at).toISOString() } }),
    ...(attachment && { resume: { name, mediaType, size, sha256, warnings } }),
  };
}

/** Writes the message about a submission. The message never contains the resume. */
export function writeWebhook(delivery: Delivery, { format, fields }: WebhookContent): WebhookMessage {
  const { id, receivedAt } = delivery;
  const hasFields = fields === 'all';
  const content =
    format === 'text'
      ? { text: lineOf(delivery, hasFields) }
      : {
          type: 'submission.received',
          timestamp: new Date(receivedAt).toISOString(),
          data: dataOf(delivery, hasFields),
        };
  return { id, body: JSON.stringify(content) };
}

/** Makes the headers of Standard Webhooks (https://www.standardwebhooks.com), scheme `v1`. `now` is in milliseconds. */
function signedHeaders({ id, body }: WebhookMessage, key: Uint8Array | undefined, now: number) {
  const seconds = Math.floor(now / 1000);
  const headers = { 'webhook-id': id, 'webhook-timestamp': String(seconds) };
  if (!key) return headers;
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { ...headers, 'webhook-signature': `v1,${signature}` };
}

/** The statuses that are about one message: about its form, its size, its type or its content. */
const aboutOneMessage: ReadonlySet<number> = new Set([400, 413, 415, 422]);

/** Converts the status of an answer to an error; undefined if the message was accepted. */
function statusFault(status: number): DeliveryError | undefined {
  const code = String(status);
  if (status >= 200 && status < 300) return undefined;
  // A redirect could send messages to an address that the company did not choose.
  if (status >= 300 && status < 400)
    return new DownError('configuration', `The webhook redirects (${status}), which is not followed.`, code);
  const text = `The webhook answered ${status}.`;
  if (status >= 500 || status === 408 || status === 429) return new DeferredError(text, code);
  if (aboutOneMessage.has(status)) return new RefusedError(text, code);
  // The address or the secret is wrong, or the receiver is being updated. Each of these faults concerns every message.
  return new DownError(status === 401 || status === 403 ? 'authentication' : 'configuration', text, code);
}

function noAnswerFault({ message, code }: NodeJS.ErrnoException, isConnected: boolean): DeliveryError {
  if (isConnected) return new InterruptedError(`The webhook gave no answer: ${message}`, code);
  const why = isTlsCode(code ?? '') ? 'tls' : 'connection';
  return new DownError(why, `The webhook cannot be reached: ${message}`, code);
}

const timeoutError = (): Error => Object.assign(new Error('no connection in time'), { code: 'ETIMEDOUT' });

/** Posts one message. Resolves with the status of the answer, and rejects if there is no answer. */
function post(url: URL, body: string, options: RequestOptions, connectTimeout: number): Promise<number> {
  const isSecure = url.protocol === 'https:';
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let isConnected = false;
  // Each message has its own connection. If a reused connection closed during a message, nobody would know whether the
  // message arrived.
  const request = (isSecure ? requestHttps : requestHttp)(url, { ...options, method: 'POST', agent: false });
  const timer = setTimeout(() => request.destroy(timeoutError()), connectTimeout);
  request.on('socket', (socket) =>
    socket.once(isSecure ? 'secureConnect' : 'connect', () => {
      isConnected = true;
      clearTimeout(timer);
    }),
  );
  request.on('response', (response) => {
    response.on('error', () => undefined);
    resolve(response.statusCode ?? 0);
    request.destroy();
  });
  request.on('error', (error) => reject(noAnswerFault(error, isConnected)));
  // If the answer asks for another protocol (status 101), the connection closes without an error.
  request.on('close', () => reject(noAnswerFault(new Error('the connection was closed'), isConnected)));
  request.end(body);
  return promise.finally(() => clearTimeout(timer));
}

/** The limits in milliseconds: for the connection including TLS, and for the whole message. */
export const defaultLimits = { connectTimeout: 10_000, maxSendTime: 30_000 };

/** Makes a webhook that posts to a URL. Only the status of an answer counts; its body is never read. */
export function createHttpWebhook(
  { url, key }: { url: URL; key: Uint8Array | undefined },
  { connectTimeout, maxSendTime } = defaultLimits,
  now: () => number = Date.now,
): Webhook {
  return {
    async send(message, abort) {
      const signal = AbortSignal.any([AbortSignal.timeout(maxSendTime), ...(abort ? [abort] : [])]);
      const headers = {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(message.body),
        'User-Agent': 'website-webhook',
        ...signedHeaders(message, key, now()),
      };
      const fault = statusFault(await post(url, message.body, { headers, signal }, connectTimeout));
      if (fault) throw fault;
    },
    maxSendTime,
    concurrency: 4,
  };
}
