import { onTestFinished } from 'vitest';
import type { Draft } from '../mail.ts';
import { openStore } from '../../test-support/open-store.ts';
import { numbered } from '../../test-support/submissions.ts';
import type { WebhookMessage } from '../webhook.ts';
import { createReportSender } from '../operator-mail.ts';
import { mailNotifier, startDigest, webhookNotifier } from '../digest.ts';
import { manualClock } from './manual-clock.ts';
import { hour, start } from './running-worker.ts';

const recipients = ['ops@site.test', 'info@site.test', 'info@site.test'];

/** A digest on a real store, with notifiers of the test. */
export async function setUpDigest(
  send: (mail: Draft) => Promise<void> = async () => undefined,
  {
    webhookFormat = undefined as 'json' | 'text' | undefined,
    workers = ['server'],
    maxSilence = undefined as number | undefined,
  } = {},
) {
  const store = await openStore();
  const clock = manualClock(start);
  const sent: Draft[] = [];
  const logged: string[] = [];
  const mailer = {
    async send(mail: Draft) {
      await send(mail);
      sent.push(mail);
    },
  };
  const log = (_: string, event: string) => void logged.push(event);
  const notifiers = [mailNotifier(createReportSender(mailer, recipients, 'web@site.test'))];
  const posted: WebhookMessage[] = [];
  const webhook = { send: async (message: WebhookMessage) => void posted.push(message) };
  if (webhookFormat) notifiers.push(webhookNotifier(webhook, webhookFormat));
  const stops = workers.map((workerId) =>
    startDigest({ store, notifiers, log, clock, maxSilence, workerId }),
  );
  const stop = async () => void (await Promise.all(stops.map((end) => end())));
  onTestFinished(stop);
  /** Gives up a submission with a reason of the mail server. */
  async function giveUp(n: number): Promise<string> {
    await store.accept(numbered(n, { receivedAt: clock.now() }));
    const [{ id } = { id: '' }] = await store.claim('mail', 'a', 1, clock.now(), clock.now() + hour);
    await store.settle('mail', 'a', { id, state: 'dead', reason: `550 no such user ${n}` });
    return id;
  }
  /** Moves the clock, and waits for the next poll. */
  async function pass(milliseconds: number): Promise<void> {
    clock.advance(milliseconds);
    await clock.waitedFor(workers.length);
  }
  return { store, clock, sent, posted, logged, giveUp, pass, stop };
}
