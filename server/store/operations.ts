/** Operations that accept submissions, the table of all operations, and a store that runs these operations. */
import { randomBytes } from 'node:crypto';
import { type Script, type ScriptsOf, type Statement, startTransaction, joined, sql } from './dialect.ts';
import { inboxOperations } from './inbox-operations.ts';
import { outboxOperations } from './outbox-operations.ts';
import { reportOperations } from './report-operations.ts';
import { optional, text } from './rows.ts';
import { senderOperations } from './sender-operations.ts';
import type { Store, SubmissionStore } from './store.ts';
import { type NewSubmission, acknowledgedAddress, acknowledgementPause, newId } from './submission.ts';
import { type Batch, type Deletions, upkeepOperations } from './upkeep-operations.ts';

/** Allows one acknowledgement per address and hour, so that strangers cannot flood an address through the forms. */
function* mayAcknowledge(email: string, now: number): Script<boolean> {
  const { count } = yield sql`
    INSERT INTO acknowledged (email, at) VALUES (${acknowledgedAddress(email)}, ${now})
    ON CONFLICT (email) DO UPDATE SET at = excluded.at
    WHERE acknowledged.at <= ${now - acknowledgementPause}`;
  return count === 1;
}

function* insertSubmission(id: string, submission: NewSubmission): Script<void> {
  const { kind, mailbox, receivedAt, email, consent, attachment, otherChannels = [] } = submission;
  yield sql`
    INSERT INTO submissions (id, kind, mailbox, received_at, verified, email, fields,
      consent_terms, consent_privacy, consent_at, attachment_warnings)
    VALUES (${id}, ${kind}, ${mailbox}, ${receivedAt}, ${Number(submission.verified)}, ${email},
      ${JSON.stringify(submission.fields)}, ${consent?.terms ?? null}, ${consent?.privacy ?? null},
      ${consent?.at ?? null}, ${JSON.stringify(attachment?.warnings ?? [])})`;
  if (attachment)
    yield sql`
      INSERT INTO attachments (submission_id, name, media_type, size, sha256, cleared, bytes)
      VALUES (${id}, ${attachment.name}, ${attachment.mediaType}, ${attachment.size}, ${attachment.sha256},
        ${Number(attachment.cleared)}, ${attachment.bytes})`;
  const rows: Statement[] = [sql`(${id}, 'mail', 'waiting', ${receivedAt})`];
  for (const channel of otherChannels)
    if (channel !== 'acknowledgement' || (yield* mayAcknowledge(email, receivedAt)))
      rows.push(sql`(${id}, ${channel}, 'waiting', ${receivedAt})`);
  yield sql`INSERT INTO outbox (submission_id, channel, state, due_at) VALUES ${joined(rows, ', ')}`;
}

const submissionOperations: ScriptsOf<SubmissionStore> = {
  /**
   * Two servers may accept the same key or proof at the same time. The second server waits at `ON CONFLICT` until the
   * first server commits. All servers write keys, proofs and addresses in the same order, so that they cannot deadlock.
   */
  *accept(submission) {
    yield startTransaction;
    const { kind, key, bodyHash, proof, receivedAt } = submission;
    const id = newId(receivedAt);
    const added = yield sql`
      INSERT INTO idempotency_keys (kind, key, body_hash, submission_id, created_at)
      VALUES (${kind}, ${key}, ${bodyHash}, ${id}, ${receivedAt}) ON CONFLICT DO NOTHING`;
    if (added.count === 0) {
      const earlier = yield* submissionOperations.findAcceptance(kind, key, bodyHash);
      // If the earlier row was deleted in the meantime, the submission counts as new.
      return earlier ?? (yield* submissionOperations.accept(submission));
    }
    if (proof) {
      const spent = yield sql`
        INSERT INTO spent_proofs (id, expires_at) VALUES (${proof.id}, ${proof.expiresAt}) ON CONFLICT DO NOTHING`;
      if (spent.count === 0) {
        yield sql`DELETE FROM idempotency_keys WHERE kind = ${kind} AND key = ${key}`;
        return { outcome: 'proof-reused' };
      }
    }
    yield* insertSubmission(id, submission);
    return { outcome: 'accepted', id };
  },

  *findAcceptance(kind, key, bodyHash, proof) {
    const keys = yield sql`
      SELECT body_hash, submission_id FROM idempotency_keys WHERE kind = ${kind} AND key = ${key}`;
    const [row] = keys.rows;
    if (row)
      return text(row, 'body_hash') === bodyHash
        ? { outcome: 'repeated', id: text(row, 'submission_id') }
        : { outcome: 'key-reused' };
    if (!proof) return undefined;
    const proofs = yield sql`SELECT id FROM spent_proofs WHERE id = ${proof.id}`;
    return proofs.count === 1 ? { outcome: 'proof-reused' } : undefined;
  },

  *secret(name) {
    const value = randomBytes(32).toString('base64url');
    yield sql`INSERT INTO settings (name, value) VALUES (${`secret:${name}`}, ${value}) ON CONFLICT DO NOTHING`;
    const { rows } = yield sql`SELECT value FROM settings WHERE name = ${`secret:${name}`}`;
    return optional(text, rows[0], 'value') ?? value;
  },
};

const operations = {
  ...submissionOperations,
  ...outboxOperations,
  ...inboxOperations,
  ...upkeepOperations,
  ...reportOperations,
  ...senderOperations,
};

export type Call = { name: keyof typeof operations; args: readonly unknown[] };

export function scriptOf({ name, args }: Call): Script<unknown> {
  const operation = operations[name] as (...values: readonly unknown[]) => Script<unknown>;
  return operation(...args);
}

/** Deletes in batches, each in its own transaction. Resolves with the number of deleted rows. */
async function deleteAll(deleteSome: () => Promise<Batch>, between: () => Promise<void>): Promise<number> {
  for (let total = 0; ;) {
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    const { count, isLast } = await deleteSome();
    total += count;
    if (isLast) return total;
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    await between();
  }
}

/** The methods that differ between the databases. */
type OwnMethods = 'close' | 'quickCheck';

/** Makes a store. `run` runs an operation, and `between` runs between two batches of a deletion. */
export function createStore(
  run: (call: Call) => Promise<unknown>,
  between: () => Promise<void>,
): Omit<Store, OwnMethods> {
  const names = Object.keys(operations) as Call['name'][];
  const { purgeSome, eraseSome, tidySome, ...methods } = Object.fromEntries(
    names.map((name) => [name, (...args: readonly unknown[]) => run({ name, args })]),
  ) as unknown as Omit<Store, OwnMethods> & Deletions;
  return {
    ...methods,
    purge: (before) => deleteAll(() => purgeSome(before), between),
    erase: (selection) => deleteAll(() => eraseSome(selection), between),
    tidy: async (...times) => void (await deleteAll(() => tidySome(...times), between)),
  };
}
