/** The command `web`: serves the inbox to the browser of this machine until Ctrl+C. */
import { createServer } from 'node:http';
import { listenFor } from '../../app/start-faults.ts';
import { closeServer } from '../../http/http-server.ts';
import { loopback } from '../../http/loopback.ts';
import { ArgumentError, type Arguments, type Context } from '../command-line.ts';
import { inboxHandler } from './request-handler.ts';

/** The default port is always the same, so that a tunnel such as `ssh -L` can name it. */
export const defaultPort = 9310;

export async function web(context: Context, { options }: Arguments): Promise<string> {
  const typed = options.port ?? String(defaultPort);
  if (!/^\d{1,5}$/.test(typed) || Number(typed) > 65_535)
    throw new ArgumentError('--port needs a number from 1 to 65535, or 0 for any free port.');
  // This line and the next one throw if there is no store or no built site.
  await context.store();
  const { path, handle } = inboxHandler(context, context.inboxPages());
  const server = createServer(handle);
  const port = await listenFor('--port', server, Number(typed), loopback);
  try {
    context.print(`The inbox, until Ctrl+C:  http://${loopback}:${port}${path}`);
    await context.stopped();
  } finally {
    await closeServer(server);
  }
  return '';
}
