/** What a server has kept, read through the store's port by whoever comes after it. */
import type { InboxEntry } from '../../server/store/delivery.ts';
import { createHash } from 'node:crypto';
import { readServerSettings } from '../../settings/server-settings.ts';
import { openStoreForCommand } from '../../server/app/store-adapters.ts';

/** More than any proof makes. */
const all = 10_000_000;

/** A submission that is kept. `file` is the SHA-256, in hex, of the bytes that are there, not of what is said of them. */
export type Stored = InboxEntry & { file: string | undefined };

/** Everything that is in the store of these settings, by email address. Rejects when it cannot be read. */
export async function readStored(
  environment: Readonly<Record<string, string>>,
): Promise<Map<string, Stored[]>> {
  // A store that fails rejects what is asked of it. Thrown out of this callback, its error would end the whole proof.
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
