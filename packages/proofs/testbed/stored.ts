/** Reads the submissions in a store. */
import { type InboxEntry, openStoreForCommand } from '@website/server/queries';
import { createHash } from 'node:crypto';
import { readServerSettings } from '@website/server/settings';

/** A number that is larger than the number of submissions in any proof. */
const all = 10_000_000;

/** A stored submission. `file` is the SHA-256 of the stored bytes, in hex. */
export type Stored = InboxEntry & { file: string | undefined };

/** Returns all submissions in the store of an environment, by email address. Rejects if the store cannot be read. */
export async function readStored(
  environment: Readonly<Record<string, string>>,
): Promise<Map<string, Stored[]>> {
  // If the store fails, each call rejects. If this callback threw an error, the whole proof would end.
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
