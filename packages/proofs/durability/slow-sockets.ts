/** Opens many slow connections from a few addresses, and measures their effect on other visitors. */
import { type Socket, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@website/forms/endpoints';
import { boundary, formType } from '../../server/forms/test-support/application-form.ts';
import { type Post, applicationPost, connections, getStatus, isAccepted, send } from '../testbed/posts.ts';

const head = (lines: readonly string[]) => `${lines.join('\r\n')}\r\n`;
const post = (path: string, type: string, length: number) =>
  head([
    `POST ${path} HTTP/1.1`,
    'Host: site.test',
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    '',
  ]);

/** The first bytes of each kind of connection. After them, the connection sends single bytes. */
const beginnings = {
  'says nothing': undefined,
  'in the headers': head(['GET / HTTP/1.1', 'Host: site.test', 'X-Long: ']).trimEnd(),
  'in a message': post(endpoints.sendMessageForm, 'application/x-www-form-urlencoded', 1000),
  'in a resume': `${post(endpoints.applications, formType, 100_000)}--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n`,
} as const;

/** A kind of slow connection. */
export type Kind = keyof typeof beginnings;

export const kinds = Object.keys(beginnings) as Kind[];

/**
 * Maximum milliseconds that a connection of each kind may live. The reasons are the limits for headers, for stalled
 * bodies and for slow uploads.
 */
export const allowed: Readonly<Record<Kind, number>> = {
  'says nothing': 15_000,
  'in the headers': 15_000,
  'in a message': 18_000,
  'in a resume': 70_000,
};

/** `every` is the number of milliseconds between two bytes of a connection. */
export type SlowOptions = {
  origin: string;
  sockets: number;
  addresses: number;
  kinds: readonly Kind[];
  every: number;
};

/** The open connections. `lives` contains the lifetimes of closed connections by kind, in milliseconds. */
export type SlowSockets = {
  open(): number;
  lives: Record<string, number[]>;
  allClosed: Promise<void>;
  end(): void;
};

/** Opens connections from 127.0.0.2 and the following addresses. */
export function openSlowSockets({ origin, sockets, addresses, every, ...options }: SlowOptions): SlowSockets {
  const { hostname, port } = new URL(origin);
  const lives: Record<string, number[]> = {};
  const open = new Set<Socket>();
  const closed = Promise.withResolvers<void>();
  for (let n = 0; n < sockets; n += 1) {
    const kind = options.kinds[Math.floor(n / addresses) % options.kinds.length] ?? 'says nothing';
    const beginning = beginnings[kind];
    const localAddress = `127.0.0.${2 + (n % addresses)}`;
    const since = performance.now();
    const socket = connect({ host: hostname, port: Number(port), localAddress });
    open.add(socket);
    // If the queue of new connections was full, the server does not know a connection that is open here. The system's
    // probes end such a connection; without them, one that says nothing would stay for ever.
    socket.setKeepAlive(true, 5000);
    socket.on('error', () => undefined);
    // If the answer were not read, the connection would not end.
    socket.resume();
    if (beginning !== undefined) socket.write(beginning);
    const drip = beginning === undefined ? undefined : setInterval(() => socket.write('a'), every);
    socket.on('close', () => {
      clearInterval(drip);
      (lives[kind] ??= []).push(performance.now() - since);
      open.delete(socket);
      if (open.size === 0) closed.resolve();
    });
  }
  return {
    open: () => open.size,
    lives,
    allClosed: closed.promise,
    end: () => open.forEach((socket) => socket.destroy()),
  };
}

/**
 * Requests pages one by one for `duration` milliseconds. Resolves with the 99th percentile of their times in
 * milliseconds.
 */
export async function slowestPages(origin: string, duration: number): Promise<number> {
  const agent = connections(1);
  const times: number[] = [];
  for (const end = performance.now() + duration; performance.now() < end;) {
    const since = performance.now();
    if ((await getStatus(origin, '/', agent)) !== 200) throw new Error('A page was not served.');
    times.push(performance.now() - since);
    await pause(5);
  }
  agent.destroy();
  return times.toSorted((a, b) => a - b)[Math.floor(0.99 * times.length)] ?? 0;
}

/** Returns whether a new visitor can send an application now. */
export async function canApply(origin: string): Promise<boolean> {
  const agent = connections(1);
  const application: Post = applicationPost('newcomer');
  const answer = await send(origin, application, agent);
  agent.destroy();
  return isAccepted(answer);
}
