/** Selects the submissions for a command, by ids or by filter options. */
import { z } from 'zod';
import { formKinds } from '@website/forms/forms';
import {
  type InboxEntry,
  type Selection,
  deliveryStates,
  readReference,
  referenceOf,
  type InboxStore,
} from '@website/server/queries';
import { day, hour, minute } from '@website/forms/limits';
import { listChoices } from '@website/forms/messages';
import { isEmailAddress, normalizeEmailAddress } from '@website/forms/form-schema';
import { ArgumentError, type Arguments, type Options, readChoice } from './command-line.ts';
import { printable } from './text.ts';

/** The conditions for submissions. A submission must contain every search term; letter case is ignored. */
export type Filter = Selection & { searchTerms: readonly string[] };

type Lister = Pick<InboxStore, 'list'>;

export const filterOptions: Options = {
  'state STATE': `only those in one state: ${listChoices(deliveryStates)}`,
  'kind KIND': `only ${formKinds.join(' or ')}`,
  unverified: 'only those that passed no bot check',
  verified: 'only those that passed a bot check',
  spam: 'only those in the spam folder; without this option it is left out',
  unread: 'only those that nobody has opened in the inbox',
  'email ADDRESS': 'only those of one person',
  'text WORDS': 'only those that contain all these words, or have this reference',
  'since WHEN': 'received then or later, in UTC: 2026-11-22, 2026-11-22T09:30, yesterday, or 7d (7 days ago)',
  'until WHEN': 'received until then; a day counts to its end',
};

export const targetOptions: Options = {
  dead: 'all that were given up, as --state dead',
  all: 'all, or all that the options below select',
  ...filterOptions,
  'dry-run': 'only list them, and change nothing',
};

const units: Readonly<Record<string, number>> = { m: minute, h: hour, d: day, w: 7 * day };

/** Converts `12h` or `7d` to milliseconds; undefined for any other text. */
export function parseDuration(text: string): number | undefined {
  const [, number = '', unit = ''] = /^([1-9]\d{0,5})([mhdw])$/.exec(text) ?? [];
  return number === '' ? undefined : Number(number) * (units[unit] ?? 0);
}

const isoTime = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?)?$/;

/** Converts a day, a time in UTC, or an age to milliseconds since 1970. For `--until`, a day means its end. */
function parseTime(option: 'since' | 'until', text: string, now: number): number {
  const daysAgo = ['today', 'yesterday'].indexOf(text.toLowerCase());
  if (daysAgo >= 0) {
    const dayStart = now - (now % day) - daysAgo * day;
    return option === 'until' ? dayStart + day : dayStart;
  }
  const age = parseDuration(text);
  if (age !== undefined) return now - age;
  const [, date, zone] = isoTime.exec(text) ?? [];
  const isDay = text === date;
  const time = Date.parse(isDay || zone !== undefined ? text : `${text}Z`);
  // `Date` would accept 31 November and read the text as 1 December.
  if (Number.isNaN(time) || !z.iso.date().safeParse(date).success)
    throw new ArgumentError(
      `--${option} needs a day (2026-11-22, today, yesterday), a time (2026-11-22T09:30) or an age (12h, 7d), not '${printable(text)}'../../server/inbox`,
    );
  return isDay && option === 'until' ? time + day : time;
}

function parseAddress(text: string): string {
  const email = normalizeEmailAddress(text);
  if (isEmailAddress(email)) return email;
  throw new ArgumentError(
    `--email needs an address such as ada@example.org, not '${printable(text)}'../../server/inbox`,
  );
}

/** Converts a text for comparison: removes differences of letter case, character width and Unicode form. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

export function readFilter({ options }: Arguments, now: number): Filter {
  const { state, kind, verified, unverified, email, text, since, until, spam, unread } = options;
  if (verified !== undefined && unverified !== undefined)
    throw new ArgumentError('Give --verified or --unverified, not both.');
  return {
    ...(state !== undefined && { state: readChoice('--state', state, deliveryStates) }),
    ...(kind !== undefined && { kind: readChoice('--kind', kind, formKinds) }),
    ...(verified !== undefined && { verified: true }),
    ...(unverified !== undefined && { verified: false }),
    ...(spam !== undefined && { spam: true }),
    ...(unread !== undefined && { read: false }),
    ...(email !== undefined && { email: parseAddress(email) }),
    ...(since !== undefined && { since: parseTime('since', since, now) }),
    ...(until !== undefined && { until: parseTime('until', until, now) }),
    searchTerms: (text ?? '').split(/\s+/).filter(Boolean).map(folded),
  };
}

export const notSpam = (filter: Filter): Filter => ({ spam: false, ...filter });

function containsTerms(
  { id, email, fields, attachment }: InboxEntry,
  searchTerms: readonly string[],
): boolean {
  const facts = [referenceOf(id), email, attachment?.name ?? ''];
  const text = folded([...facts, ...Object.values(fields)].join('\n'));
  return searchTerms.every((word) => text.includes(word));
}

/** The number of entries in one read: large, so that few reads are needed, but small enough for the memory. */
const pageSize = 500;

/** Returns the newest submissions that match a filter, at most `limit`. */
export async function find(store: Lister, filter: Filter, limit = Infinity): Promise<InboxEntry[]> {
  const { searchTerms, ...selection } = filter;
  const entries: InboxEntry[] = [];
  let after: InboxEntry | undefined;
  for (;;) {
    const page = await store.list(pageSize, { ...selection, ...(after && { after }) });
    entries.push(...page.filter((entry) => containsTerms(entry, searchTerms)));
    after = page.at(-1);
    if (entries.length >= limit || page.length < pageSize) return entries.slice(0, limit);
  }
}

/** The number of ids in one call of the store. */
const chunkSize = 1000;

const chunks = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / chunkSize) }, (_, at) =>
    items.slice(at * chunkSize, (at + 1) * chunkSize),
  );

/**
 * Returns the id of the submission with a typed reference; any other text unchanged. Reads the whole store, because the
 * reference is computed. Throws an {@link ArgumentError} if several submissions have this reference.
 */
export async function idOf(store: Lister, typed: string): Promise<string> {
  const reference = readReference(typed);
  if (reference === undefined) return typed;
  const [id = typed, ...laterIds] = (await find(store, { searchTerms: [] }))
    .map((entry) => entry.id)
    .filter((candidate) => referenceOf(candidate) === reference);
  if (laterIds.length === 0) return id;
  throw new ArgumentError(
    `Several submissions have the reference ${reference}: name one of ${[id, ...laterIds].join(', ')}.`,
  );
}

async function findByIds(store: Lister, typed: readonly string[]): Promise<InboxEntry[]> {
  const wanted = [...new Set(await Promise.all(typed.map((id) => idOf(store, id))))];
  const entries: InboxEntry[] = [];
  for (const chunk of chunks(wanted)) entries.push(...(await store.list(chunkSize, { ids: chunk })));
  const foundIds = new Set(entries.map(({ id }) => id));
  const unknown = wanted.filter((id) => !foundIds.has(id));
  if (unknown.length > 0)
    throw new ArgumentError(
      `There is no submission ${unknown.map(printable).join(', ')}. Nothing was changed.`,
    );
  return entries;
}

/**
 * Returns the submissions that the arguments select. `adjust` changes the filter for the command. Throws an {@link
 * ArgumentError} if arguments are missing or ids are unknown.
 */
export async function readTargets(
  store: Lister,
  args: Arguments,
  now: number,
  adjust = (filter: Filter): Filter => filter,
): Promise<InboxEntry[]> {
  const { operands: ids, options } = args;
  const filter: Filter = { ...readFilter(args, now), ...(options.dead !== undefined && { state: 'dead' }) };
  if (options.dead !== undefined && options.state !== undefined)
    throw new ArgumentError('Give --dead or --state, not both.');
  const { searchTerms, ...selection } = filter;
  const hasFilter = Object.keys(selection).length > 0 || searchTerms.length > 0 || options.all !== undefined;
  if (ids.length > 0) {
    if (hasFilter) throw new ArgumentError('Give IDs or options, not both.');
    return findByIds(store, ids);
  }
  if (!hasFilter) throw new ArgumentError('Say which: IDs, --dead, --all or another option.');
  return find(store, adjust(filter));
}

/** Changes entries in chunks. Resolves with the number of changed entries. */
export async function changeEach(
  entries: readonly InboxEntry[],
  change: (selection: Selection) => Promise<number>,
): Promise<number> {
  let count = 0;
  for (const chunk of chunks(entries)) count += await change({ ids: chunk.map(({ id }) => id) });
  return count;
}
