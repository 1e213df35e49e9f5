/** The command `web`: serves the inbox to the browser of this machine. Forms run the functions of the commands. */
import { hash } from 'node:crypto';
import { type IncomingMessage, createServer } from 'node:http';
import { type InboxAction, type InboxView, inboxPath, submissionPath } from '../inbox-pages.ts';
import { second } from '@website/forms/limits';
import {
  listenFor,
  type Handler,
  closeServer,
  loopback,
  readBody,
  readReference,
  referenceOf,
  StoreError,
} from '@website/server/queries';
import type { InboxPages } from '../command/command-parts.ts';
import { erase, flagSpam, markRead, markUnread, requeue, unflagSpam } from '../command/changing.ts';
import {
  ArgumentError,
  type Arguments,
  type Context,
  UsageError,
  readNumber,
} from '../command/command-line.ts';
import { openEntry, readFile } from '../command/reading.ts';
import { printable } from '../command/text.ts';
import { type Answer, download, redirect, sendAnswer, textAnswer } from './answer.ts';
import { createGuard } from './guard.ts';
import { pageSize, readList } from './list-view.ts';
import { eraseView, eraseWord, submissionView } from './submission-view.ts';

/** The maximum size of a posted form in bytes: enough for the ids of a whole page. */
const maxBody = pageSize * 100 + 1000;

const actions: Readonly<Record<InboxAction, (context: Context, args: Arguments) => Promise<string>>> = {
  read: markRead,
  unread: markUnread,
  spam: flagSpam,
  'not-spam': unflagSpam,
  requeue,
  erase,
};

const isAction = (name: string | undefined): name is InboxAction => Object.hasOwn(actions, name ?? '');

/** Returns the address of the list from which the person came, with its filters. */
function listBehind({ root }: Inbox, { headers }: IncomingMessage): string {
  const from = URL.parse(headers.referer ?? '');
  return from?.host === headers.host && from?.pathname === root ? inboxPath + from.search : inboxPath;
}

const notFound: InboxView = {
  view: 'message',
  heading: 'There is no such page',
  text: 'A submission at this address may have been deleted, by a person or because it was old. Look for it in the inbox by name or reference.',
};

/** Explains an error that a person can correct or wait for; undefined for a fault of the program. */
function explain(error: unknown): { status: number; content: InboxView } | undefined {
  if (error instanceof ArgumentError || error instanceof UsageError)
    return { status: 400, content: { view: 'message', heading: 'Nothing was done', text: error.message } };
  if (!(error instanceof StoreError)) return undefined;
  const text = `The submissions cannot be read just now: ${error.message}. Try again in a minute.`;
  return { status: 503, content: { view: 'message', heading: 'Not just now', text } };
}

/** Decodes the last part of a path; empty if it cannot be decoded. */
function decodeSafely(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

type Inbox = {
  context: Context;
  pages: InboxPages;
  /** The name of the style sheet below `root`. */
  styleSheet: string;
  notes: ReturnType<typeof createNotes>;
} & Pick<ReturnType<typeof createGuard>, 'root' | 'check'>;

/** Keeps the results of actions until a page shows them, once. The address of the page has the key. */
function createNotes() {
  const notes = new Map<string, readonly string[]>();
  let last = 0;
  return {
    add(path: string, note: readonly string[]): Answer {
      last += 1;
      notes.set(String(last), note);
      return redirect(`${path}?note=${last}`);
    },
    take({ searchParams }: URL): readonly string[] {
      const key = searchParams.get('note') ?? '';
      const note = notes.get(key) ?? [];
      notes.delete(key);
      return note;
    },
  };
}

function page(
  { pages, styleSheet }: Inbox,
  content: InboxView,
  status = 200,
  note: readonly string[] = [],
): Answer {
  const body = pages.drawInbox({ company: pages.company, styleSheet: inboxPath + styleSheet, note, content });
  return { status, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body };
}

async function show(inbox: Inbox, request: IncomingMessage, url: URL, typed: string): Promise<Answer> {
  const entry = await openEntry(await inbox.context.store(), typed);
  if (!entry) return page(inbox, notFound, 404);
  // The page of a submission has one address, with the id. Other spellings lead to it.
  if (typed !== entry.id) return redirect(submissionPath(entry.id));
  return page(
    inbox,
    submissionView(entry, inbox.pages, listBehind(inbox, request)),
    200,
    inbox.notes.take(url),
  );
}

async function get(
  inbox: Inbox,
  request: IncomingMessage,
  url: URL,
  [id, part]: readonly string[],
): Promise<Answer> {
  const { context, notes } = inbox;
  const store = await context.store();
  if (id === undefined) {
    const list = await readList(store, url.searchParams, Date.now());
    return page(inbox, list, list.fault === undefined ? 200 : 400, notes.take(url));
  }
  if (part === undefined) return show(inbox, request, url, id);
  const entry = await store.show(id);
  if (entry && part === 'erase') return page(inbox, await eraseView(entry, context));
  const file = part === 'file' ? await readFile(store, id) : undefined;
  return file ? download(file.name, file.mediaType, file.bytes) : page(inbox, notFound, 404);
}

async function act(inbox: Inbox, action: InboxAction, ids: string[], sent: URLSearchParams): Promise<Answer> {
  const options = { channel: sent.get('channel') ?? undefined };
  const text = await actions[action](inbox.context, { operands: ids, options });
  // The page of the submission would mark an unread submission as read again.
  const path = action === 'not-spam' || action === 'requeue' ? submissionPath(ids[0] ?? '') : inboxPath;
  return inbox.notes.add(
    path,
    text.split('\n').map((line) => line.trim()),
  );
}

async function post(inbox: Inbox, request: IncomingMessage, parts: readonly string[]): Promise<Answer> {
  const { context } = inbox;
  const body = await readBody(request, maxBody, 10 * second);
  if (typeof body === 'string')
    throw new UsageError('The request did not arrive whole. Go back and try again.');
  const sent = new URLSearchParams(Buffer.from(body).toString());
  if (parts.length === 1 && parts[0] === 'read') return act(inbox, 'read', sent.getAll('id'), sent);
  const [id = '', action] = parts;
  const entry = await (await context.store()).show(id);
  if (!entry || !isAction(action)) return page(inbox, notFound, 404);
  const word = (sent.get('word') ?? '').trim();
  if (action === 'erase' && word.toLowerCase() !== eraseWord && readReference(word) !== referenceOf(id)) {
    const fault = `Nothing was deleted. Type the word “${eraseWord}”, or the reference ${referenceOf(id)}.`;
    return page(inbox, await eraseView(entry, context, fault), 422);
  }
  return act(inbox, action, [id], sent);
}

async function answer(inbox: Inbox, request: IncomingMessage): Promise<Answer> {
  const url = URL.parse(request.url ?? '', 'http://localhost');
  if (!url) return textAnswer(400, 'There is no such address.');
  const refused = inbox.check(request, url);
  if (refused) return refused;
  const name = url.pathname.startsWith(inbox.root) ? url.pathname.slice(inbox.root.length) : undefined;
  if (name === undefined || name.includes('/')) return textAnswer(404, 'There is no such page in the inbox.');
  if (name === inbox.styleSheet)
    return {
      status: 200,
      headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'private, max-age=86400' },
      body: inbox.pages.styles,
    };
  const parts = name === '' ? [] : decodeSafely(name).split('.');
  if (parts.length > 2) return page(inbox, notFound, 404);
  if (request.method === 'POST') return post(inbox, request, parts);
  if (request.method === 'GET' || request.method === 'HEAD') return get(inbox, request, url, parts);
  return { status: 405, headers: { Allow: 'GET, HEAD, POST' } };
}

/** Makes the handler of an inbox. `path` is the first address, with the token. */
export function inboxHandler(context: Context, pages: InboxPages): { path: string; handle: Handler } {
  const { token, ...guard } = createGuard();
  const styleSheet = `${hash('sha256', pages.styles, 'hex').slice(0, 12)}.css`;
  const inbox: Inbox = { context, pages, styleSheet, notes: createNotes(), ...guard };
  return {
    path: `${guard.root}?token=${token}`,
    async handle(request, response) {
      try {
        sendAnswer(response, await answer(inbox, request));
      } catch (error) {
        const known = explain(error);
        if (known) return sendAnswer(response, page(inbox, known.content, known.status));
        const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
        context.print(fault.split('\n').map(printable).join('\n'));
        const text = 'This is a fault of the program. The window of the command says which.';
        return sendAnswer(response, textAnswer(500, text));
      }
    },
  };
}

/** The default port is always the same, so that a tunnel such as `ssh -L` can name it. */
export const defaultPort = 9310;

export async function web(context: Context, { options }: Arguments): Promise<string> {
  // With 0 the system chooses a free port.
  const typed = readNumber('--port', options.port ?? String(defaultPort), 0, 65_535);
  // This line and the next one throw if there is no store or no built site.
  await context.store();
  const { path, handle } = inboxHandler(context, context.inboxPages());
  const server = createServer(handle);
  const port = await listenFor('--port', server, typed, loopback);
  try {
    context.print(`The inbox, until Ctrl+C:  http://${loopback}:${port}${path}`);
    await context.stopped();
  } finally {
    await closeServer(server);
  }
  return '';
}
