/** Posts messages to a URL. Only the status of an answer counts: its words are never read. */
import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import {
  DeferredError,
  DownError,
  type HandoverError,
  InterruptedError,
  RefusedError,
  isTlsCode,
} from './handover.ts';
import type { Webhook, WebhookMessage } from './webhook.ts';
import { signedHeaders } from './signature.ts';

/** Address for the messages, and the key that signs them if one is set. */
export type WebhookTarget = { url: URL; key: Uint8Array | undefined };

/** Limits in milliseconds. */
export type WebhookLimits = {
  /** Milliseconds from looking up the host's name to an open connection, TLS included. */
  connecting: number;
  /** Milliseconds for one message in all. */
  longestPost: number;
};

export const usualLimits: WebhookLimits = { connecting: 10_000, longestPost: 30_000 };

/** Statuses about one message, not about the place it is sent to: its form, its size, its type, its words. */
const aboutOne: ReadonlySet<number> = new Set([400, 413, 415, 422]);

/** Translates the status of an answer into an error; undefined when the message was accepted. */
function answerFault(status: number): HandoverError | undefined {
  const code = String(status);
  if (status >= 200 && status < 300) return undefined;
  // Every message would be sent away, perhaps to somewhere that nobody chose.
  if (status >= 300 && status < 400)
    return new DownError('configuration', `The webhook redirects (${status}), which is not followed.`, code);
  const words = `The webhook answered ${status}.`;
  if (status >= 500 || status === 408 || status === 429) return new DeferredError(words, code);
  if (aboutOne.has(status)) return new RefusedError(words, code);
  // Nobody is there, or nobody is let in, as while the other side is being deployed: no other message would fare better.
  return new DownError(status === 401 || status === 403 ? 'authentication' : 'configuration', words, code);
}

/** Translates a missing answer into an error. */
function silenceFault(error: Error & { code?: unknown }, isConnected: boolean): HandoverError {
  const known = typeof error.code === 'string' ? error.code : undefined;
  const code = known ?? (error.name === 'TimeoutError' ? 'ETIMEDOUT' : undefined);
  if (isConnected) return new InterruptedError(`The webhook gave no answer: ${error.message}`, code);
  const why = isTlsCode(code ?? '') ? 'tls' : 'connection';
  return new DownError(why, `The webhook cannot be reached: ${error.message}`, code);
}

const timedOut = (words: string): Error => Object.assign(new Error(words), { code: 'ETIMEDOUT' });

/** Sends one message; resolves with the status of the answer. */
function exchange(url: URL, body: string, options: RequestOptions, connecting: number): Promise<number> {
  const isSecure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    let isConnected = false;
    // A connection of its own: a kept one may be closed under a message, and nobody would know whether it arrived.
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      ...options,
      method: 'POST',
      agent: false,
    });
    const late = setTimeout(() => request.destroy(timedOut('no connection in time')), connecting);
    request.on('socket', (socket) =>
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        isConnected = true;
        clearTimeout(late);
      }),
    );
    request.on('response', (response) => {
      response.on('error', () => undefined);
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
    request.on('error', (error) => reject(silenceFault(error, isConnected)));
    request.on('close', () => {
      clearTimeout(late);
      reject(silenceFault(new Error('the connection was closed'), isConnected));
    });
    request.end(body);
  });
}

/** A webhook at a URL; `now` gives milliseconds since 1970. */
export function createHttpWebhook(
  { url, key }: WebhookTarget,
  { connecting, longestPost }: WebhookLimits = usualLimits,
  now: () => number = Date.now,
): Webhook {
  return {
    async post(message: WebhookMessage, stop) {
      const time = AbortSignal.timeout(longestPost);
      const signal = stop ? AbortSignal.any([stop, time]) : time;
      const headers = {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(message.body),
        'User-Agent': 'website-webhook',
        ...signedHeaders(message, key, now()),
      };
      const fault = answerFault(await exchange(url, message.body, { headers, signal }, connecting));
      if (fault) throw fault;
    },
    longestPost,
  };
}
