/** Writes the webhook about failed deliveries, without words of a visitor or of a mail server. */
import type { ChannelHold, Untold } from '../store/store.ts';
import type { WebhookMessage } from './webhook.ts';
import { chatLine } from './webhook-message.ts';
import { digestId, digestSubject } from './digest-mail.ts';

const stamp = (time: number): string => new Date(time).toISOString();

const holdOf = ({ channel, since, cause }: ChannelHold) => ({ channel, since: stamp(since), cause });

function dataOf({ givenUp, givenUpCount, acknowledgements, holds, lasting }: Untold) {
  return {
    givenUp: givenUp.map(({ id, channel, kind }) => ({ id, channel, kind })),
    givenUpCount,
    acknowledgementsGivenUp: acknowledgements,
    holdsOver: holds.map((hold) => ({ ...holdOf(hold), until: stamp(hold.until) })),
    holdsLasting: lasting.map(holdOf),
  };
}

function lineOf(untold: Untold, now: number): string {
  const ids = untold.givenUp.map(({ id, channel }) => `${id} (${channel})`);
  const causes = [...untold.lasting, ...untold.holds].map(({ channel, cause }) => `${channel}: ${cause}`);
  return chatLine([digestSubject(untold, now), ...causes, ...ids].join(' | '));
}

/** The message; the same for news that has to be told again. */
export function writeDigestWebhook(untold: Untold, format: 'json' | 'text', now: number): WebhookMessage {
  const content =
    format === 'text'
      ? { text: lineOf(untold, now) }
      : { type: 'delivery.digest', timestamp: stamp(now), data: dataOf(untold) };
  return { id: digestId(untold, now), body: JSON.stringify(content) };
}
