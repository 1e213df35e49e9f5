/** Submissions as data, for programs and for the person they are about. */
import type { InboxEntry } from '../store/store.ts';
import { stamp } from './times.ts';

/** Everything that is kept of a submission but its file's bytes; times as ISO 8601 writes them. */
export function entryJson(entry: InboxEntry): Record<string, unknown> {
  const { receivedAt, deliveredAt, spamAt, consent, besides, ...rest } = entry;
  return {
    ...rest,
    receivedAt: stamp(receivedAt),
    ...(deliveredAt !== undefined && { deliveredAt: stamp(deliveredAt) }),
    ...(spamAt !== undefined && { spamAt: stamp(spamAt) }),
    besides: besides.map((delivery) => ({
      ...delivery,
      ...(delivery.deliveredAt !== undefined && { deliveredAt: stamp(delivery.deliveredAt) }),
    })),
    ...(consent && { consent: { ...consent, at: stamp(consent.at) } }),
  };
}
