/** Makes the page about one submission, and the page before its deletion. */
import { aboutField } from '@website/forms/contact-form';
import { formOf } from '@website/forms/forms';
import { type FieldKind, fieldsOf } from '@website/forms/form';
import type { EraseView, Identity, ShownDelivery, ShownField, SubmissionView } from '../inbox-pages.ts';
import { submissionPath } from '../inbox-pages.ts';
import { vacancyField } from '@website/forms/job-application-form';
import { counted, formatBytes } from '@website/forms/messages';
import {
  titleOf,
  referenceOf,
  type Channel,
  type DeliveryStatus,
  type InboxEntry,
} from '@website/server/queries';
import { whatStays } from '../command/changing.ts';
import type { InboxPages } from '../command/command-parts.ts';
import type { Context } from '../command/command-line.ts';
import {
  channelTitles,
  nameOf,
  stateText,
  subjectOf,
  tagTextsOf,
  timeText,
  timeZone,
} from '../command/words.ts';

const identityOf = (entry: InboxEntry): Identity => ({
  id: entry.id,
  reference: referenceOf(entry.id),
  kind: titleOf(entry.kind),
  subject: subjectOf(entry),
  sender: nameOf(entry) || entry.email,
  received: timeText(entry.receivedAt),
});

const hrefOf = (kind: FieldKind, value: string): string | undefined => {
  if (kind === 'email') return `mailto:${encodeURIComponent(value).replaceAll('%40', '@')}`;
  return kind === 'phone' ? `tel:${value.replaceAll(/[^+\d]/g, '')}` : undefined;
};

/** Labels of the fields whose names are not clear enough. */
const labels: Readonly<Record<string, string>> = {
  from_email: 'Email',
  [aboutField]: 'Page that led here',
  [vacancyField]: 'Vacancy',
};

/** Returns the filled fields in the order of the form, then values of fields that the form no longer has. */
function shownFields({ kind, email, fields }: InboxEntry): ShownField[] {
  const form = formOf(kind);
  const definitions = fieldsOf(form);
  const shown = definitions.flatMap(([name, field]): ShownField[] => {
    const value = field.kind === 'email' ? email : fields[name];
    if (value === undefined || value === '') return [];
    const label = labels[name] ?? (name === form.mail.sender ? 'Name' : titleOf(name));
    return [{ label, text: value, href: hrefOf(field.kind, value) }];
  });
  const known = new Set(definitions.map(([name]) => name));
  const others = Object.entries(fields).filter(([name, value]) => !known.has(name) && value !== '');
  return [...shown, ...others.map(([name, text]) => ({ label: titleOf(name), text }))];
}

function notedFacts({ id, verified, consent, attachment, spamAt }: InboxEntry): ShownField[] {
  const textOf = (time: number) => timeText(time).text;
  const facts: readonly (readonly [label: string, text: string | undefined])[] = [
    ['ID', id],
    ['Bot check', verified ? 'Passed' : 'None: from a browser without script, or while the check was away'],
    ['In spam since', spamAt === undefined ? undefined : textOf(spamAt)],
    [
      'Accepted',
      consent &&
        `Terms of use of ${consent.terms} and privacy policy of ${consent.privacy}, ${textOf(consent.at)}`,
    ],
    ['SHA-256 of the file', attachment?.sha256],
  ];
  return facts.flatMap(([label, text]) => (text === undefined ? [] : [{ label, text }]));
}

const sendTexts: Readonly<Partial<Record<DeliveryStatus['state'], string>>> = {
  waiting: 'Send now',
  delivered: 'Send again',
  dead: 'Try again',
};

function shownDelivery(
  channel: Channel,
  status: DeliveryStatus,
  recipients: readonly string[],
  isSpam: boolean,
): ShownDelivery {
  const { state, attempts, lastError, deliveredAt } = status;
  return {
    ...stateText(status),
    channel,
    title: channelTitles[channel],
    facts: [
      ...recipients,
      ...(deliveredAt === undefined ? [] : [`Delivered ${timeText(deliveredAt).text}`]),
      ...(attempts === 0 ? [] : [counted(attempts, 'attempt')]),
      ...(lastError === undefined ? [] : [`Last error: ${lastError}`]),
    ],
    send: isSpam ? undefined : sendTexts[state],
  };
}

function recipientsOf({ addressees }: InboxPages, entry: InboxEntry): string[] {
  const { to, cc } = addressees(entry);
  return [`To ${to.join(', ')}`, ...(cc.length > 0 ? [`Copy to ${cc.join(', ')}`] : [])];
}

function shownFile({ id, attachment }: InboxEntry): SubmissionView['file'] {
  if (!attachment) return undefined;
  const { name, mediaType, size, cleared, warnings } = attachment;
  return {
    name,
    facts: `${formatBytes(size, 'en')}, ${mediaType}`,
    href: submissionPath(id, 'file'),
    warnings: [...warnings, ...(cleared ? [] : ['No virus scanner has looked into it yet.'])],
  };
}

export function submissionView(entry: InboxEntry, pages: InboxPages, list: string): SubmissionView {
  const isSpam = entry.spamAt !== undefined;
  return {
    view: 'submission',
    ...identityOf(entry),
    list,
    isSpam,
    tags: tagTextsOf(entry),
    fields: shownFields(entry),
    facts: notedFacts(entry),
    file: shownFile(entry),
    deliveries: [
      shownDelivery('mail', entry, recipientsOf(pages, entry), isSpam),
      ...entry.otherDeliveries.map((delivery) =>
        shownDelivery(
          delivery.channel,
          delivery,
          delivery.channel === 'acknowledgement' ? [`To ${entry.email}`] : [],
          isSpam,
        ),
      ),
    ],
    timeZone,
  };
}

/** The word that a person types to confirm a deletion. */
export const eraseWord = 'delete';

export async function eraseView(
  entry: InboxEntry,
  { mailFiles }: Pick<Context, 'mailFiles'>,
  fault?: string,
): Promise<EraseView> {
  const { attachment } = entry;
  return {
    view: 'erase',
    ...identityOf(entry),
    deleted: [
      `The ${entry.kind} with all its fields and the record of its deliveries`,
      ...(attachment ? [`The file ${attachment.name}, ${formatBytes(attachment.size, 'en')}`] : []),
      'The same in the copies that inbox backup has made in the data folder',
    ],
    kept: [
      ...whatStays([entry], await mailFiles([entry.id])),
      'Backups in other places, also those of pg_dump',
    ],
    word: eraseWord,
    fault,
  };
}
