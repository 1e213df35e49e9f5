/** The editor's questions over HTTP. Only a page of this development server may ask, and only on this machine. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { faultPage } from '../../app/reading/faults.ts';
import type { Drafts } from './drafts.ts';

const prefix = '/edit/api/';
const maxBytes = 1_000_000;

const question = z.object({
  path: z.string().regex(/^content\/(?:[^/\\.][^/\\]*\/)?[^/\\.][^/\\]*\.yaml$/, 'must be a content file'),
  /** The draft; null if the file is to be taken away. */
  text: z.string().nullable(),
  before: z.string().default(''),
  page: z.string().optional(),
  theme: z.enum(['light', 'dark']).optional(),
});
type Question = z.infer<typeof question>;

interface Answer {
  status: number;
  type: 'application/json' | 'text/html; charset=utf-8';
  body: string;
}

const json = (status: number, value: unknown): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});
const html = (status: number, body: string): Answer => ({ status, type: 'text/html; charset=utf-8', body });
const refusal = (status: number, error: string): Answer => json(status, { error });

/** Returns why a request is refused. A page of another site cannot set these headers as it likes. */
function refusalOf({ method, headers, socket }: IncomingMessage): Answer | undefined {
  const { host = '', origin } = headers;
  const isLocal = /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  const isNamedLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
  if (!isLocal || !isNamedLocal || origin !== `http://${host}`)
    return refusal(403, 'The editor answers its own page on this machine alone.');
  if (method !== 'POST') return refusal(405, 'Ask with POST.');
  return headers['content-type']?.split(';')[0] === 'application/json'
    ? undefined
    : refusal(415, 'Ask with JSON.');
}

/** Reads the body of a request. Returns undefined if the body is too large. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const part = Buffer.from(chunk as Uint8Array);
    bytes += part.length;
    if (bytes > maxBytes) return undefined;
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseQuestion(body: string): Question | string {
  try {
    const { data, error } = question.safeParse(JSON.parse(body));
    return data ?? z.prettifyError(error);
  } catch {
    return 'The question is not JSON.';
  }
}

async function previewOf(drafts: Drafts, { path, text, page, theme }: Question): Promise<Answer> {
  if (text === null) return refusal(400, 'A file that is taken away has no page.');
  try {
    return html(200, await drafts.preview(path, text, { page, theme }));
  } catch (error) {
    // The renderer has its own copy of the class, so the name tells the error.
    if (!(error instanceof Error) || error.name !== 'ContentError') throw error;
    return html(422, faultPage(error.message));
  }
}

async function answerTo(name: string, drafts: Drafts, asked: Question): Promise<Answer> {
  switch (name) {
    case 'check':
      return json(200, await drafts.check(asked.path, asked.text));
    case 'touches':
      return json(200, await drafts.touches(asked.path, asked.before, asked.text));
    case 'preview':
      return previewOf(drafts, asked);
    default:
      return refusal(404, `There is no question ${name}.`);
  }
}

async function answerOf(drafts: Drafts, request: IncomingMessage): Promise<Answer> {
  const refused = refusalOf(request);
  if (refused) return refused;
  const body = await readBody(request);
  if (body === undefined) return refusal(413, `A draft has at most ${maxBytes} bytes.`);
  const asked = parseQuestion(body);
  if (typeof asked === 'string') return refusal(400, asked);
  const name = (request.url ?? '').slice(prefix.length).replace(/\?.*$/, '');
  try {
    return await answerTo(name, drafts, asked);
  } catch (error) {
    return refusal(500, error instanceof Error ? error.message : String(error));
  }
}

/**
 * Makes the handler of `POST /edit/api/check`, `/preview` and `/touches`. `check` and `touches` answer JSON, and
 * `preview` answers the page as HTML: with status 422, a page that lists the faults.
 * @returns a function that resolves with false if the request is not for the editor
 */
export const draftRoutes =
  (drafts: Drafts) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (!request.url?.startsWith(prefix)) return false;
    const { status, type, body } = await answerOf(drafts, request);
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(body);
    return true;
  };
