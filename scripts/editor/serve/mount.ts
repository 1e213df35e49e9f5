/** Serves the editor at `/edit` of the development server. A build does not contain the editor. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { renderPage } from '../../../app/build/dev-server.ts';
import type { SiteSettings } from '../../../app/pages/site.ts';
import type { Change, Saved } from '../api.ts';
import { createDrafts, type Drafts } from '../drafts.ts';
import { readChoices } from './choices.ts';
import { changedOutside, EditError, listFiles, openFile, saveFiles } from './files.ts';
import { refusal } from './guard.ts';
import { addPhoto } from './photo.ts';

const folder = '/scripts/editor/page';

/**
 * The policy of the editor's page: no other hosts, no inline scripts, no frame around it. The preview has no policy, as
 * in development.
 */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "frame-src 'self'; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

const document = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Edit the site</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${folder}/editor.css?direct">
<script type="module" src="${folder}/main.tsx"></script>
</head>
<body><div id="editor"><p>The editor is loading.</p></div></body>
</html>`;

/** The maximum size of a body in bytes. A photograph of a good camera has about 30 MB. */
const maxBody = 64 * 1024 * 1024;

interface Sent {
  /** The path of the open file. */
  path: string;
  /** All files with changes. */
  changes: Change[];
  theme: 'light' | 'dark';
  page: string;
}

const textsOf = (changes: readonly Change[]) => new Map(changes.map(({ path, text }) => [path, text]));

interface Editing {
  root: string;
  /** The folder of the content files. */
  content: string;
  drafts: Drafts;
  previews: Previews;
}

/**
 * The pages of drafts, by number. A frame loads a page soon after the page was made, so only the last few pages are
 * kept.
 */
class Previews {
  readonly #pages = new Map<string, string>();
  #last = 0;

  add(html: string): string {
    this.#last += 1;
    const name = String(this.#last);
    this.#pages.set(name, html);
    this.#pages.delete(String(this.#last - 6));
    return `/edit/preview/${name}`;
  }

  find = (address: string): string | undefined => this.#pages.get(address.replace('/edit/preview/', ''));
}

function postsOf({ content, drafts, previews }: Editing) {
  return {
    check: ({ path, changes }: Sent) => drafts.check(path, textsOf(changes)),
    page: async ({ path, changes, theme, page }: Sent) => {
      try {
        return { address: previews.add(await drafts.preview(path, textsOf(changes), { theme, page })) };
      } catch (error) {
        // The renderer has its own copy of the class, so `instanceof` fails here. The error's name identifies the
        // class.
        if (!(error instanceof Error) || error.name !== 'ContentError') throw error;
        return { fault: error.message };
      }
    },
    save: async ({ path, changes }: Sent): Promise<Saved> => {
      const { faults } = await drafts.check(path, textsOf(changes));
      const outside = changedOutside(content, changes);
      if (faults.length + outside.length === 0) saveFiles(content, changes);
      return { faults, outside };
    },
  } satisfies Record<string, (sent: Sent) => unknown>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? Infinity) > maxBody)
    throw new EditError('This is too large: at most 64 MB can be sent.');
  return buffer(request);
}

/** Answers a request of the page. @throws EditError */
async function answer(request: IncomingMessage, url: URL, editing: Editing) {
  const { root, content } = editing;
  const name = url.pathname.replace('/edit/api/', '');
  if (request.method !== 'POST') {
    if (name === 'files') return { files: listFiles(content), choices: readChoices(root, content) };
    if (name === 'file') return openFile(content, url.searchParams.get('path'));
    throw new EditError('There is nothing at this address.');
  }
  const body = await bodyOf(request);
  if (name === 'photo') return { message: await addPhoto(root, body, url.searchParams) };
  const posts = postsOf(editing);
  if (!Object.hasOwn(posts, name)) throw new EditError('There is nothing at this address.');
  return posts[name as keyof typeof posts](JSON.parse(body.toString()) as Sent);
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(body);
}

/**
 * Makes a Vite plugin that serves the editor and its requests.
 * @param root the folder with `content` and `public/media`
 */
export const editor = (root: string, settings: SiteSettings): Plugin => ({
  name: 'editor',
  configureServer: (server) => {
    const drafts = createDrafts({
      root,
      figures: settings.figures,
      render: async (address, texts) => {
        const { html } = await renderPage(server, root, settings, address, texts);
        return html;
      },
    });
    const previews = new Previews();
    const editing = { root, content: join(root, 'content'), drafts, previews };
    server.middlewares.use((request, response, next) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      if (url.pathname !== '/edit' && !url.pathname.startsWith('/edit/')) return next();
      const refused = refusal(request);
      if (refused !== undefined) return send(response, 403, 'text/plain', refused);
      if (url.pathname.startsWith('/edit/preview/')) {
        const html = previews.find(url.pathname);
        return send(
          response,
          html === undefined ? 404 : 200,
          'text/html',
          html ?? 'This preview is no more.',
        );
      }
      if (!url.pathname.startsWith('/edit/api/')) {
        response.setHeader('content-security-policy', policy);
        return send(response, 200, 'text/html', document);
      }
      answer(request, url, editing).then(
        (found) => send(response, 200, 'application/json', JSON.stringify(found)),
        (error: unknown) => {
          const isExpected = error instanceof EditError;
          if (!isExpected) console.error(error);
          send(response, isExpected ? 422 : 500, 'text/plain', error instanceof Error ? error.message : '');
        },
      );
    });
  },
});
