/** The options that narrow down which submissions a command is about. */
import { isEmailAddress, normalizeEmailAddress } from '../../contracts/text-rules.ts';
import {
  type InboxEntry,
  type InboxStore,
  type Selection,
  deliveryStates,
  submissionKinds,
} from '../store/store.ts';
import { printable } from './safe-text.ts';
import { ArgumentError, type Arguments, type OptionSpec, meant } from './options.ts';
import { readMoment } from './moments.ts';

/** Submissions of a selection that also hold every one of these words, whatever their case. */
export type Filter = { selection: Selection; words: readonly string[] };

/** The options themselves. */
export const filterOptions: readonly OptionSpec[] = [
  { name: 'state', value: 'STATE', purpose: `only those that are ${deliveryStates.join(', ')}` },
  { name: 'kind', value: 'KIND', purpose: `only ${submissionKinds.join(' or ')}` },
  { name: 'unverified', purpose: 'only those that no bot check vouched for' },
  { name: 'verified', purpose: 'only those that a bot check vouched for' },
  { name: 'spam', purpose: 'only those in the spam folder, which is left out otherwise' },
  { name: 'email', value: 'ADDRESS', purpose: 'only those of one person' },
  { name: 'text', value: 'WORDS', purpose: 'only those that hold all these words' },
  {
    name: 'since',
    value: 'WHEN',
    purpose: 'received then or later: 2026-11-22, 2026-11-22T09:30, or 7d ago',
  },
  { name: 'until', value: 'WHEN', purpose: 'received until then; a day counts to its end' },
];

function oneOf<T extends string>(name: string, value: string, known: readonly T[]): T {
  const found = known.find((one) => one === value.toLowerCase());
  if (found !== undefined) return found;
  const near = meant(value, known);
  throw new ArgumentError(`--${name} is one of ${known.join(', ')}, not '${printable(value)}'.${near}`);
}

function address(value: string): string {
  const email = normalizeEmailAddress(value);
  if (isEmailAddress(email)) return email;
  throw new ArgumentError(`--email needs an address such as ada@example.org, not '${printable(value)}'.`);
}

/** Both at once would select nothing, and hardly be meant. */
function verifiedOf({ verified, unverified }: Arguments['options']): Pick<Selection, 'verified'> {
  if (verified !== undefined && unverified !== undefined)
    throw new ArgumentError('Give --verified or --unverified, not both.');
  if (verified === undefined && unverified === undefined) return {};
  return { verified: verified !== undefined };
}

/** Reads them. Throws an {@link ArgumentError}. */
export function readFilter({ options }: Arguments, now: number): Filter {
  const { state, kind, email, text, since, until, spam } = options;
  return {
    selection: {
      ...(state !== undefined && { state: oneOf('state', state, deliveryStates) }),
      ...(kind !== undefined && { kind: oneOf('kind', kind, submissionKinds) }),
      ...verifiedOf(options),
      ...(spam !== undefined && { spam: true }),
      ...(email !== undefined && { email: address(email) }),
      ...(since !== undefined && { since: readMoment('since', since, now) }),
      ...(until !== undefined && { until: readMoment('until', until, now) }),
    },
    words: (text ?? '').split(/\s+/).filter(Boolean).map(folded),
  };
}

/** Without spam, unless it was asked for. */
export const notSpam = ({ selection, words }: Filter): Filter => ({
  selection: { spam: false, ...selection },
  words,
});

/** Words as they are compared: whatever their case, width or way of spelling an accent. */
function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function holds({ email, fields, attachment }: InboxEntry, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = folded([email, attachment?.name ?? '', ...Object.values(fields)].join('\n'));
  return words.every((word) => text.includes(word));
}

/** Read at once: enough for few round trips, and little memory even with long messages. */
const pageSize = 500;

/** Every submission that a filter lets through, the newest first. */
async function* find(
  store: Pick<InboxStore, 'list'>,
  { selection, words }: Filter,
): AsyncGenerator<InboxEntry> {
  let page = await store.list(pageSize, selection);
  for (;;) {
    yield* page.filter((entry) => holds(entry, words));
    const after = page.at(-1);
    if (!after || page.length < pageSize) return;
    page = await store.list(pageSize, { ...selection, after });
  }
}

/** The first of them. */
export async function findSome(
  store: Pick<InboxStore, 'list'>,
  filter: Filter,
  limit = Infinity,
): Promise<InboxEntry[]> {
  const found: InboxEntry[] = [];
  for await (const entry of find(store, filter)) {
    found.push(entry);
    if (found.length >= limit) break;
  }
  return found;
}
