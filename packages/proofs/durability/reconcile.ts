/** Compares accepted posts, stored submissions and delivered mails. The three must match. */
import type { ReceivedMail } from '../testbed/mail-sink.ts';
import type { Post } from '../testbed/posts.ts';
import type { Stored } from '../testbed/stored.ts';

/** The data to compare. `posted` contains every post by email address, also posts without an answer. */
export type Evidence = {
  posted: ReadonlyMap<string, Post>;
  accepted: ReadonlySet<string>;
  stored: ReadonlyMap<string, readonly Stored[]>;
  mails: readonly ReceivedMail[];
};

/** The result. `faults` is empty if everything matches. */
export type Reconciliation = {
  accepted: number;
  stored: number;
  delivered: number;
  /** The number of repeated mails with the same Message-ID. */
  copies: number;
  faults: string[];
};

function storedFaults({ posted, accepted, stored }: Evidence): string[] {
  const lost = [...accepted].filter((email) => !stored.has(email)).map((email) => `${email} is lost`);
  const mismatches = [...stored].flatMap(([email, entries]) => {
    const post = posted.get(email);
    const [entry] = entries;
    if (!post || !entry) return [`${email} was never posted`];
    return [
      ...(entries.length > 1 ? [`${email} is there ${entries.length} times`] : []),
      ...(entry.file === post.file ? [] : [`${email}: the file is not the one that was sent`]),
      ...(entry.state === 'delivered' ? [] : [`${email} is ${entry.state}: ${entry.lastError}`]),
    ];
  });
  return [...lost, ...mismatches];
}

function mailFaults({ posted, stored, mails }: Evidence): string[] {
  const byEmail = Map.groupBy(mails, ({ email }) => email);
  const missing = [...stored.keys()].filter((email) => !byEmail.has(email));
  const mismatches = [...byEmail].flatMap(([email, copies]) => {
    const id = stored.get(email)?.[0]?.id;
    const file = posted.get(email)?.file;
    return [
      ...(id === undefined ? [`a mail about ${email}, which is not there`] : []),
      ...(copies.every(
        ({ messageId }) => messageId.startsWith(`${id}.`) && messageId === copies[0]?.messageId,
      )
        ? []
        : [`mails about ${email} have several Message-IDs`]),
      ...(copies.every((copy) => copy.file === file)
        ? []
        : [`${email}: the file in the mail is another one`]),
    ];
  });
  return [...missing.map((email) => `no mail about ${email}`), ...mismatches];
}

/** Compares the data and lists all differences. */
export function reconcile(evidence: Evidence): Reconciliation {
  const { accepted, stored, mails } = evidence;
  const distinct = new Set(mails.map(({ messageId }) => messageId));
  return {
    accepted: accepted.size,
    stored: stored.size,
    delivered: distinct.size,
    copies: mails.length - distinct.size,
    faults: [...storedFaults(evidence), ...mailFaults(evidence)],
  };
}
