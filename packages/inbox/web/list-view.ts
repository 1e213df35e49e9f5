/** Makes the list of the inbox: the numbers at the top, the filters of the address, and one page of rows. */
import { type FilterValues, type ListRow, type ListView, inboxPath, submissionPath } from '../inbox-pages.ts';
import { counted } from '@website/forms/messages';
import { titleOf, reasonTexts, referenceOf, type InboxEntry, type Store } from '@website/server/queries';
import { ArgumentError } from '../command/command-line.ts';
import { type Filter, find, notSpam, readFilter } from '../command/filters.ts';
import { inList, readStats } from '../command/reading.ts';
import {
  channelTitles,
  kindChoices,
  nameOf,
  stateChoices,
  stateText,
  subjectOf,
  tagTextsOf,
  timeText,
  timeZone,
} from '../command/words.ts';

export const pageSize = 25;
const maxPage = 10_000;

/** The folders by their name in the address. The name of the folder `Inbox` is empty. */
const folders = { '': 'Inbox', unverified: 'Unverified', spam: 'Spam', all: 'All' };

const valuesIn = (address: URLSearchParams): FilterValues => {
  const of = (name: string) => (address.get(name) ?? '').trim();
  return {
    folder: Object.hasOwn(folders, of('folder')) ? of('folder') : '',
    q: of('q'),
    kind: of('kind'),
    state: of('state'),
    since: of('since'),
    until: of('until'),
    unread: of('unread'),
  };
};

const addressOf = (values: Partial<FilterValues>, page = 1): string => {
  const given = Object.entries(values).filter(([, value]) => value !== '');
  const query = new URLSearchParams([...given, ...(page > 1 ? [['page', String(page)]] : [])]);
  return query.size === 0 ? inboxPath : `${inboxPath}?${query}`;
};

/** Returns the first moment of a day in the time zone of this program; any other text unchanged. */
function localDay(text: string, daysLater: number): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year === undefined) return text;
  const start = new Date(Number(year), Number(month) - 1, Number(date));
  // If the calendar lacks the day, such as 31 November, the typed text is returned, so that the filter refuses it.
  if (start.getMonth() !== Number(month) - 1) return text;
  start.setDate(start.getDate() + daysLater);
  return start.toISOString();
}

/** Reads the filter of an address as the command reads its options. Throws an {@link ArgumentError}. */
function filterOf({ folder, q, kind, state, since, until, unread }: FilterValues, now: number): Filter {
  const options = {
    ...(folder === 'unverified' && { unverified: '' }),
    ...(folder === 'spam' && { spam: '' }),
    ...(q !== '' && { text: q }),
    ...(kind !== '' && { kind }),
    ...(state !== '' && { state }),
    ...(since !== '' && { since: localDay(since, 0) }),
    ...(until !== '' && { until: localDay(until, 1) }),
    ...(unread !== '' && { unread: '' }),
  };
  const filter = readFilter({ operands: [], options }, now);
  return folder === 'all' ? notSpam(filter) : inList(filter);
}

const labels: Readonly<Record<string, string>> = {
  since: 'Received from',
  until: 'Received until',
  kind: 'Kind',
  state: 'Delivery',
};

/** Replaces the name of a command's option in an error message with the label of the page's field. */
const inWords = ({ message }: ArgumentError): string =>
  message.replace(/^--(\w+)/, (option, name: string) => labels[name] ?? option);

const rowOf = (entry: InboxEntry): ListRow => ({
  id: entry.id,
  isUnread: entry.readAt === undefined,
  kind: titleOf(entry.kind),
  sender: nameOf(entry),
  email: entry.email,
  subject: { text: subjectOf(entry), href: submissionPath(entry.id) },
  reference: referenceOf(entry.id),
  delivery: stateText(entry),
  received: timeText(entry.receivedAt),
  tags: tagTextsOf(entry),
});

function summaryOf(values: FilterValues, page: number, shown: number, total: number | undefined): string {
  const folder = folders[values.folder as keyof typeof folders];
  if (shown === 0 && page > 1) return 'There is nothing on this page.';
  if (shown === 0) return total === 0 ? `Nothing is in the folder ${folder}.` : 'Nothing fits these filters.';
  const first = (page - 1) * pageSize + 1;
  const range = `${first} to ${first + shown - 1}`;
  return total === undefined ? `${folder}: ${range} of what fits` : `${folder}: ${range} of ${total}`;
}

async function head(store: Store, now: number) {
  const [{ stored, spam, activity }, unread, unverified] = await Promise.all([
    readStats(store, now),
    store.count({ read: false, verified: true, spam: false }),
    store.count({ verified: false, spam: false }),
  ]);
  const sumOf = (...states: string[]) =>
    stored.counts.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
  const received = activity.received.reduce((sum, { count }) => sum + count, 0);
  const refused = activity.refusals.reduce((sum, { count }) => sum + count, 0);
  const [waiting, quarantined, dead] = [sumOf('waiting'), sumOf('quarantined'), sumOf('dead')];
  const linked = (count: number, href: string) => ({
    value: String(count),
    href: count === 0 ? undefined : href,
  });
  return {
    spam,
    unverified,
    numbers: [
      {
        label: 'Received in 7 days',
        value: String(received),
        detail: activity.received.map(({ kind, count }) => counted(count, kind)).join(', '),
      },
      { label: 'Unread', ...linked(unread, addressOf({ unread: 'on' })) },
      {
        label: 'Waiting to be sent',
        ...linked(waiting, addressOf({ folder: 'all', state: 'waiting' })),
        detail: quarantined === 0 ? undefined : `${quarantined} more for the virus scanner`,
      },
      { label: 'Not delivered', ...linked(dead, addressOf({ folder: 'all', state: 'dead' })) },
      {
        label: 'Forms refused in 7 days',
        value: String(refused),
        detail: activity.refusals.map(({ reason, count }) => `${count} ${reasonTexts[reason]}`).join(', '),
      },
    ],
    alerts: [
      ...stored.pauses.map(
        ({ channel, since, reason }) =>
          `${channelTitles[channel]}: nothing is sent since ${timeText(since).text}. ${reason}`,
      ),
      ...activity.refusingRecipients.map(
        ({ address, since, reply }) => `${address} refuses mail since ${timeText(since).text}: ${reply}`,
      ),
    ],
  };
}

export async function readList(store: Store, address: URLSearchParams, now: number): Promise<ListView> {
  const values = valuesIn(address);
  const typedPage = address.get('page') ?? '';
  const page = /^[1-9]\d{0,4}$/.test(typedPage) ? Math.min(Number(typedPage), maxPage) : 1;
  const { spam, unverified, ...facts } = await head(store, now);
  const countOf: Readonly<Record<string, number>> = { spam, unverified };
  const { folder, ...conditions } = values;
  const view = {
    view: 'list' as const,
    ...facts,
    folders: Object.entries(folders).map(([name, text]) => ({
      text: countOf[name] === undefined ? text : `${text} (${countOf[name]})`,
      href: addressOf({ folder: name }),
      isCurrent: name === folder,
    })),
    filter: values,
    kinds: kindChoices,
    states: stateChoices,
    isFiltered: Object.values(conditions).some((value) => value !== ''),
    timeZone,
  };
  try {
    const { searchTerms, ...selection } = filterOf(values, now);
    const [found, total] = await Promise.all([
      find(store, { searchTerms, ...selection }, page * pageSize + 1),
      searchTerms.length === 0 ? store.count(selection) : undefined,
    ]);
    const rows = found.slice((page - 1) * pageSize, page * pageSize);
    return {
      ...view,
      rows: rows.map(rowOf),
      summary: summaryOf(values, page, rows.length, view.isFiltered && total === 0 ? undefined : total),
      newer: page > 1 ? addressOf(values, page - 1) : undefined,
      older: found.length > page * pageSize ? addressOf(values, page + 1) : undefined,
    };
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    return { ...view, fault: inWords(error), rows: [], summary: 'Nothing is shown until this is mended.' };
  }
}
