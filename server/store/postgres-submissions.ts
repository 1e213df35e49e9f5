/** Taking submissions in: many in one statement, which is one transaction. */
import { randomBytes } from 'node:crypto';
import {
  type Acceptance,
  type NewSubmission,
  StoreError,
  type SubmissionKind,
  type SubmissionStore,
  acknowledgedAddress,
  newId,
} from './store.ts';
import { storableText } from './storable-text.ts';
import { acceptStatement, arrivalOf } from './postgres-accept-statement.ts';
import type { Database } from './database.ts';
import { isDivisible } from './database-faults.ts';
import { createCollector } from './postgres-group-commit.ts';

/** Submissions of one statement at most. */
export const largestBatch = 500;
/** Statements with a file under way at once. */
const filesAtOnce = 4;

/** The part of the store that takes submissions in. */
export type Submissions = SubmissionStore & {
  /** Statements that took submissions in so far. */
  commits(): number;
  /** Resolves when nothing waits to be taken in. */
  idle(): Promise<void>;
};

/** What two submissions of one statement must not share. */
function identities({ kind, key, proof, email, besides }: NewSubmission): string[] {
  return [
    `key ${kind} ${key}`,
    ...(proof ? [`proof ${proof.id}`] : []),
    ...(besides?.includes('acknowledgement') ? [`address ${acknowledgedAddress(email)}`] : []),
  ];
}

/** What became of one with this key or proof; undefined when there was none. */
async function find(
  { query }: Database,
  kind: SubmissionKind,
  key: string,
  bodyHash: string,
  proof: NewSubmission['proof'],
): Promise<Acceptance | undefined> {
  const { rows } = await query(
    `SELECT body_hash, submission_id, 0 AS rank FROM idempotency_keys WHERE kind = $1 AND key = $2
     UNION ALL SELECT NULL, NULL, 1 FROM spent_proofs WHERE id = $3 ORDER BY rank LIMIT 1`,
    [kind, storableText(key), proof ? storableText(proof.id) : null],
  );
  const [row] = rows;
  if (!row) return undefined;
  if (row.rank === 1) return { outcome: 'proof-reused' };
  return row.body_hash === bodyHash
    ? { outcome: 'repeated', id: String(row.submission_id) }
    : { outcome: 'key-reused' };
}

/** A secret by its name, which the first who asks makes for all. */
async function secretOf({ query }: Database, name: string): Promise<string> {
  const setting = `secret:${name}`;
  const made = randomBytes(32).toString('base64url');
  await query('INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [setting, made]);
  const { rows } = await query('SELECT value FROM settings WHERE name = $1', [setting]);
  return String(rows[0]?.value);
}

/** Makes that part. `largest` submissions share a commit. */
export function createSubmissions(database: Database, largest = largestBatch): Submissions {
  const { query } = database;
  const plain = acceptStatement(false);
  const withFile = acceptStatement(true);

  /** What there was before, for one that is not new. */
  async function earlier({ kind, key, bodyHash, proof }: NewSubmission): Promise<Acceptance> {
    const found = await find(database, kind, key, bodyHash, proof);
    // What it repeats was deleted in this moment; nothing was kept, and the same again is taken.
    if (!found) throw new StoreError('A submission was deleted just when it came again.');
    return found;
  }

  async function acceptAll(submissions: readonly NewSubmission[]): Promise<Acceptance[]> {
    const named = submissions.map((submission) => ({ id: newId(submission.receivedAt), submission }));
    const arrivals = JSON.stringify(named.map(({ id, submission }) => arrivalOf(id, submission)));
    const file = submissions.length === 1 ? submissions[0]?.attachment : undefined;
    const { rows } = await (file ? query(withFile, [arrivals, file.bytes]) : query(plain, [arrivals]));
    const fresh = new Set(rows.map(({ id }) => id));
    return Promise.all(
      named.map(async ({ id, submission }) =>
        fresh.has(id) ? { outcome: 'accepted' as const, id } : earlier(submission),
      ),
    );
  }

  const collector = createCollector({
    runAll: acceptAll,
    identities,
    mayDivide: isDivisible,
    largest,
  });
  // Files are large, so each has a statement of its own, and takes its turn: those that waited for a connection would
  // wait on the time that a statement has.
  const lanes = Array.from({ length: filesAtOnce }, () =>
    createCollector({ runAll: acceptAll, identities, mayDivide: () => false, largest: 1 }),
  );
  let lane = 0;
  function acceptFile(submission: NewSubmission): Promise<Acceptance> {
    lane = (lane + 1) % filesAtOnce;
    return (lanes[lane] ?? collector).add(submission);
  }

  return {
    findAcceptance: (kind, key, bodyHash, proof) => find(database, kind, key, bodyHash, proof),
    accept: (submission) => (submission.attachment ? acceptFile(submission) : collector.add(submission)),
    secret: (name) => secretOf(database, name),
    commits: () => collector.runs(),
    idle: async () => void (await Promise.all([collector, ...lanes].map((one) => one.idle()))),
  };
}
