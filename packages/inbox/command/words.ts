/** Writes the facts of a submission as words for people. The commands and the pages of the inbox use the same words. */
import type { Choice, DeliveryText, TimeText } from '../inbox-pages.ts';
import { formKinds, formOf } from '@website/forms/forms';
import { fieldOfKind } from '@website/forms/form';
import {
  titleOf,
  type Channel,
  type DeliveryState,
  type DeliveryStatus,
  type InboxEntry,
  deliveryStates,
} from '@website/server/queries';

const style = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The time zone of this program. The operator can choose another zone with `TZ=Europe/Berlin` before the command. */
export const { timeZone } = style.resolvedOptions();

export const timeText = (time: number): TimeText => ({
  // The formatter puts a narrow space before AM and PM, but the fonts of the site have no such character.
  text: style.format(time).replaceAll('\u202f', ' '),
  iso: new Date(time).toISOString(),
});

export const kindChoices: readonly Choice[] = formKinds.map((kind) => ({ value: kind, text: titleOf(kind) }));

const states: Readonly<Record<DeliveryState, DeliveryText>> = {
  waiting: { text: 'Waiting to be sent', tone: 'wait' },
  quarantined: { text: 'Waiting for the virus scanner', tone: 'wait' },
  sending: { text: 'Being sent', tone: 'wait' },
  delivered: { text: 'Delivered', tone: 'done' },
  dead: { text: 'Not delivered', tone: 'alert' },
};

export const stateText = ({ state }: Pick<DeliveryStatus, 'state'>): DeliveryText => states[state];

export const stateChoices: readonly Choice[] = deliveryStates.map((state) => ({
  value: state,
  text: states[state].text,
}));

export const nameOf = ({ kind, fields }: Pick<InboxEntry, 'kind' | 'fields'>): string =>
  fields[formOf(kind).mail.sender] ?? '';

/** Returns the typed subject, or the form's fixed text with the vacancy or the file's name. */
export function subjectOf({ kind, fields, attachment }: InboxEntry): string {
  const form = formOf(kind);
  const { subject } = form.mail;
  if ('field' in subject) return fields[subject.field] || 'No subject';
  const topic = fields[fieldOfKind(form, 'choice')?.name ?? ''] ?? attachment?.name;
  return [subject.text, topic].filter(Boolean).join(': ');
}

export const channelTitles: Readonly<Record<Channel, string>> = {
  mail: 'Mail to the company',
  acknowledgement: 'Acknowledgement to the sender',
  webhook: 'Webhook',
};

const tags = {
  spam: 'Spam',
  unverified: 'Unverified',
  warning: 'Warning about the file',
} as const;

export const tagsOf = ({ attachment, verified, spamAt }: InboxEntry): (keyof typeof tags)[] => [
  ...(spamAt === undefined ? [] : ['spam' as const]),
  ...(verified ? [] : ['unverified' as const]),
  ...(attachment && attachment.warnings.length > 0 ? ['warning' as const] : []),
];

export const tagTextsOf = (entry: InboxEntry): string[] => tagsOf(entry).map((tag) => tags[tag]);
