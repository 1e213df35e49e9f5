/** An adapter for a mail provider with an HTTP API, as an example of another adapter. */
import { buffer } from 'node:stream/consumers';
import { DeferredError, DownError, InterruptedError, RefusedError } from '../errors.ts';
import { type Mailer, mimeStream } from '../mail.ts';

const maxSendTime = 600_000;

/** Makes a mailer that posts each mail as MIME, with the recipients in a header. */
export function createHttpMailer(url: URL, apiKey: string, concurrency: number): Mailer {
  return {
    async send(mail, abort) {
      const timeout = AbortSignal.timeout(maxSendTime);
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${apiKey}`,
          'Content-Type': 'message/rfc822',
          'X-Recipients': [...mail.to, ...mail.cc].join(','),
        },
        body: await buffer(await mimeStream(mail)),
        signal: abort ? AbortSignal.any([abort, timeout]) : timeout,
      }).catch((error: unknown) => {
        throw new InterruptedError(`The mail provider gave no answer: ${String(error)}`, 'ENOANSWER');
      });
      const { ok, status } = response;
      const facts = [`The mail provider answered ${status}.`, String(status)] as const;
      if (ok) return;
      if (status === 401 || status === 403) throw new DownError('authentication', ...facts);
      if (status === 422) throw new RefusedError(...facts);
      throw new DeferredError(...facts);
    },
    maxSendTime,
    concurrency,
    isReal: true,
    destination: url.host,
    close: () => undefined,
  };
}
