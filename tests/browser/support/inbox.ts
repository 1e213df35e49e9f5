/** The inbox in a browser, as the operator's command serves it, on the submissions of a site. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { endpoints } from '@website/forms/endpoints';
import { rawRequest } from '../../../packages/server/test-support/raw-request.ts';
import type { SiteServer } from './site-server.ts';

const root = join(import.meta.dirname, '../../..');

export interface InboxServer {
  /** The address with the token. */
  url: string;
  stop: () => Promise<void>;
}

/** Starts the command on a free port, as a server in service runs it. */
export async function startInbox({ dataDir }: SiteServer): Promise<InboxServer> {
  const program = [
    '--import',
    join(root, 'packages/server/app/test-support/end-with-parent.mjs'),
    join(root, 'run.mjs'),
    ...['inbox', 'web', '--port', '0'],
  ];
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, SITE_DIR: join(root, 'dist') };
  const child = spawn(process.execPath, program, { cwd: tmpdir(), env, stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    url: line.slice(line.indexOf('http')),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
    },
  };
}

/** Posts a form without script. Node's `fetch` would say that a script posts it. */
async function post({ url }: SiteServer, path: string, form: FormData | URLSearchParams): Promise<void> {
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const body = await encoded.bytes();
  const headers = { accept: 'text/html', origin: url, 'content-type': type };
  const { status, text } = await rawRequest(url, path, { method: 'POST', headers, body });
  if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 2000)}`);
}

/** Sends the contact form as a browser without script does. */
export const sendMessage = (site: SiteServer, from_name: string, subject: string, message: string) =>
  post(
    site,
    endpoints.sendMessageForm,
    new URLSearchParams({ from_name, from_email: 'ada@example.org', subject, message, about: 'azure' }),
  );

/** Applies with a text file as a browser without script does. */
export function sendApplication(site: SiteServer, name: string): Promise<void> {
  const form = new FormData();
  const texts = { name, email: 'bob@example.org', phone: '+49 30 901820', country: 'de', terms: 'on' };
  for (const [key, value] of Object.entries(texts)) form.append(key, value);
  form.append('resume', new File(['Ten years of Azure.\n'], 'Bob CV.txt', { type: 'text/plain' }));
  return post(site, endpoints.applications, form);
}
