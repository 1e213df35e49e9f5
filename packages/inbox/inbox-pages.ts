/** The data that the pages of the inbox show. The server reads it, and a module of the build draws the pages. */
import { z } from 'zod';

/** The file of `dist/server` with the company's name and the styles of the inbox. */
export const inboxPartsSchema = z.object({ company: z.string(), styles: z.string() });
export type InboxParts = z.output<typeof inboxPartsSchema>;

/** The state of a delivery in words. `tone` chooses the color: something to do, under way, or done. */
export interface DeliveryText {
  text: string;
  tone: 'alert' | 'wait' | 'done';
}

/** A time in two forms: as text in the time zone of the server, and in ISO 8601 for programs. */
export interface TimeText {
  text: string;
  iso: string;
}

export interface InboxLink {
  text: string;
  href: string;
}

export interface ListRow {
  id: string;
  isUnread: boolean;
  kind: string;
  sender: string;
  email: string;
  subject: InboxLink;
  reference: string;
  delivery: DeliveryText;
  received: TimeText;
  /** Short remarks, such as `Warning`. */
  tags: readonly string[];
}

export interface Choice {
  value: string;
  text: string;
}

export interface FilterValues {
  folder: string;
  q: string;
  kind: string;
  state: string;
  since: string;
  until: string;
  unread: string;
}

export interface ListView {
  view: 'list';
  /** What the operator should do, one sentence each. */
  alerts: readonly string[];
  /** Numbers about all submissions. A number may have a link to the list of the counted submissions. */
  numbers: readonly {
    label: string;
    value: string;
    detail?: string | undefined;
    href?: string | undefined;
  }[];
  folders: readonly (InboxLink & { isCurrent: boolean })[];
  filter: FilterValues;
  kinds: readonly Choice[];
  states: readonly Choice[];
  isFiltered: boolean;
  /** Why the filters in the address cannot be used. */
  fault?: string | undefined;
  rows: readonly ListRow[];
  /** Says which rows are shown and how many exist, or why no row is shown. */
  summary: string;
  newer?: string | undefined;
  older?: string | undefined;
  timeZone: string;
}

export interface ShownField {
  label: string;
  text: string;
  /** A link such as `mailto:ada@example.com`. */
  href?: string | undefined;
}

export interface ShownDelivery extends DeliveryText {
  channel: string;
  title: string;
  /** Facts, one sentence each: recipients, attempts, the last error. */
  facts: readonly string[];
  /** The label of the button that sends the delivery again; undefined if the delivery may not be sent. */
  send?: string | undefined;
}

export interface ShownFile {
  name: string;
  facts: string;
  href: string;
  /** Warnings about the content of the file, one sentence each. */
  warnings: readonly string[];
}

export interface Identity {
  id: string;
  reference: string;
  kind: string;
  subject: string;
  sender: string;
  received: TimeText;
}

export interface SubmissionView extends Identity {
  view: 'submission';
  list: string;
  isSpam: boolean;
  tags: readonly string[];
  fields: readonly ShownField[];
  facts: readonly ShownField[];
  file?: ShownFile | undefined;
  deliveries: readonly ShownDelivery[];
  timeZone: string;
}

export interface EraseView extends Identity {
  view: 'erase';
  /** The things that are deleted; `kept` lists the things that remain. */
  deleted: readonly string[];
  kept: readonly string[];
  word: string;
  fault?: string | undefined;
}

/** A page that only says something, such as that there is no submission at an address. */
export interface MessageView {
  view: 'message';
  heading: string;
  text: string;
}

export type InboxView = ListView | SubmissionView | EraseView | MessageView;

export interface InboxPage {
  company: string;
  styleSheet: string;
  /** The results of the last action, one line each. */
  note: readonly string[];
  content: InboxView;
}

/** The actions of the inbox. The address of each form ends with the name of its action. */
export type InboxAction = 'read' | 'unread' | 'spam' | 'not-spam' | 'requeue' | 'erase';

// All pages of an inbox are in one folder, whose name is different at each start. So every address is relative to this
// folder, and a dot is before the name of an action or a file.
export const inboxPath = './';
export const submissionPath = (id: string, part?: InboxAction | 'file'): string =>
  inboxPath + encodeURIComponent(id) + (part === undefined ? '' : `.${part}`);

export interface InboxModule {
  drawInbox: (page: InboxPage) => string;
}
