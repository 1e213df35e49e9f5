/** A browser at the inbox, whose pages are the JSON of what they show. */
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import type { EraseView, InboxPage, ListView, MessageView, SubmissionView } from '../../inbox-pages.ts';
import { closeServer, listen } from '../../../server/http/http-server.ts';
import { type RawRequest, type RawResponse, rawRequest } from '../../../server/test-support/raw-request.ts';
import type { Context } from '../command-line.ts';
import { inboxHandler } from '../../web/web.ts';

type Views = { list: ListView; submission: SubmissionView; erase: EraseView; message: MessageView };

/** Serves the inbox of an operator, and opens it with the token. */
export async function openInbox(context: Context) {
  const { path, handle } = inboxHandler(context, context.inboxPages());
  const server = createServer(handle);
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => closeServer(server));
  const origin = `http://127.0.0.1:${port}`;
  const first = await rawRequest(origin, path);
  /** The folder of the inbox's pages. */
  const root = path.replace(/\?.*/, '');
  const [cookie = ''] = (first.headers['set-cookie'] ?? [])[0]?.split(';') ?? [];

  /** Sends a request to an address, which may be relative to the folder, as links and redirects of the inbox are. */
  const send = (target: string, options: RawRequest = {}): Promise<RawResponse> =>
    rawRequest(origin, target.replace(/^\.\//, root), {
      ...options,
      headers: { cookie, ...options.headers },
    });

  /** Opens a page and returns what it shows, and what it says about the last action. */
  async function read<Name extends keyof Views>(view: Name, target: string, headers = {}) {
    const { status, text } = await send(target, { headers });
    const { content, note } = JSON.parse(text) as InboxPage;
    if (content.view !== view) throw new Error(`${target} is the page ${content.view}`);
    return { status, note, ...(content as Views[Name]) };
  }

  /** Posts a form of the inbox, and returns the answer. */
  const post = (target: string, values: Readonly<Record<string, string>> = {}, headers = {}) =>
    send(target, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: String(new URLSearchParams(values)),
    });
  return { origin, port, path, root, first, cookie, send, read, post };
}
