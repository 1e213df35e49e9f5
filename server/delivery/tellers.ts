/** The ways on which the operator is told: by mail, and by the webhook where one is set. */
import type { Mailer } from './mail.ts';
import type { Untold } from '../store/store.ts';
import type { Webhook } from './webhook.ts';
import { RefusedError } from './handover.ts';
import { writeDigest } from './digest-mail.ts';
import { writeDigestWebhook } from './digest-webhook.ts';

/** A way to tell the operator. `tell` rejects when the news were not accepted; they are tried again, with the same id. */
export type Teller = {
  channel: 'mail' | 'webhook';
  tell: (untold: Untold, now: number, stop: AbortSignal) => Promise<void>;
};

/** Sends the news to the first recipient whose mailbox is not refused. */
export function mailTeller(
  mailer: Pick<Mailer, 'send'>,
  recipients: readonly string[],
  from: string,
): Teller {
  return {
    channel: 'mail',
    async tell(untold, now, stop) {
      let refusal: unknown;
      for (const to of new Set(recipients)) {
        try {
          // oxlint-disable-next-line no-await-in-loop -- the next one is asked only when this one was refused
          await mailer.send(writeDigest(untold, from, to, now), stop);
          return;
        } catch (error) {
          if (!(error instanceof RefusedError)) throw error;
          refusal = error;
        }
      }
      throw refusal;
    },
  };
}

/** Tells by a webhook. */
export const webhookTeller = (webhook: Pick<Webhook, 'post'>, format: 'json' | 'text'): Teller => ({
  channel: 'webhook',
  tell: (untold, now, stop) => webhook.post(writeDigestWebhook(untold, format, now), stop),
});
