/** The actions of the inbox's forms. They call the same functions as the commands. */
import { type InboxAction, inboxPath, submissionPath } from '../../../contracts/inbox-pages.ts';
import { limits } from '../../../contracts/limits.ts';
import { erase, flagSpam, markRead, markUnread, requeue, unflagSpam } from '../changing.ts';
import type { Context } from '../command-line.ts';

/** The address of the next page, and the results of the action, one line each. */
export type Done = { path: string; note: readonly string[] };

/** Runs an action on submissions. Rejects with the errors of the commands. */
type Act = (context: Context, ids: readonly string[], sent: URLSearchParams) => Promise<Done>;

const argumentsFor = (operands: readonly string[], options: Record<string, string> = {}) => ({
  operands,
  options,
});

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim());

export const actions: Readonly<Record<InboxAction, Act>> = {
  read: async (context, ids) => ({
    path: inboxPath,
    note: [await markRead(context, argumentsFor(ids))],
  }),
  // The next page is the list, because the page of the submission would mark it as read again.
  unread: async (context, ids) => ({
    path: inboxPath,
    note: [await markUnread(context, argumentsFor(ids))],
  }),
  spam: async (context, ids) => {
    await flagSpam(context, argumentsFor(ids));
    const note = `Moved to spam. Nothing of it is sent any more, and it is deleted after ${limits.spamDays} days.`;
    return { path: inboxPath, note: [note] };
  },
  'not-spam': async (context, ids) => {
    await unflagSpam(context, argumentsFor(ids));
    return {
      path: submissionPath(ids[0] ?? ''),
      note: ['Taken out of spam. What was not delivered is sent.'],
    };
  },
  requeue: async (context, ids, sent) => {
    const channel = sent.get('channel') ?? 'mail';
    const text = await requeue(context, argumentsFor(ids, { channel }));
    return { path: submissionPath(ids[0] ?? ''), note: [text] };
  },
  erase: async (context, ids) => ({
    path: inboxPath,
    note: linesOf(await erase(context, argumentsFor(ids))),
  }),
};
