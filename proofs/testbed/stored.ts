/** Reads the submissions in a store. */
import type { InboxEntry } from '../../server/store/submission.ts';
import { createHash } from 'node:crypto';
import { readServerSettings } from '../../settings/server-settings.ts';
import { openStoreForCommand } from '../../server/app/adapters.ts';

/** Limit; no proof makes more submissions. */
const all = 10_000_000;

/** A stored submission. `file` is the SHA-256 of the stored bytes, in hex. */
export type Stored = InboxEntry & { file: string | undefined };

/** All submissions in the store of an environment, by email address. Rejects when the store cannot be read. */
export async function readStored(
  environment: Readonly<Record<string, string>>,
): Promise<Map<string, Stored[]>> {
  // A failing store rejects each call. An error thrown in this callback would end the whole proof.
  const store = await openStoreForCommand(readServerSettings(environment), () => undefined);
  try {
    const entries = await store.list(all);
    const stored = await Promise.all(
      entries.map(async (entry) => {
        const bytes = entry.attachment && (await store.attachmentBytes(entry.id));
        return { ...entry, file: bytes && createHash('sha256').update(bytes).digest('hex') };
      }),
    );
    return Map.groupBy(stored, ({ email }) => email);
  } finally {
    await store.close();
  }
}
