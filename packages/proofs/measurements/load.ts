/** Loads a server over several connections, and measures its processor time. */
import { type Agent, type IncomingMessage, request } from 'node:http';
import { connections } from '../testbed/posts.ts';
import { cpuTime } from './cpu-time.ts';

/** A request. Without a body, the method is GET. */
export type LoadRequest = { path: string; headers?: Readonly<Record<string, string>>; body?: Buffer };

/** The result of a load. Times are in milliseconds, and `slowest` is the 99th percentile. */
export type LoadReport = { count: number; wall: number; cpu: number; slowest: number };

function ask(
  origin: string,
  { path, headers, body }: LoadRequest,
  agent: Agent,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const length = body && { 'Content-Length': String(body.length) };
    const call = request(`${origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...length },
      agent,
    });
    call.on('response', (response: IncomingMessage) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** Sends all requests over `atOnce` connections. Rejects if a status is not 200. */
export async function load(
  { origin, pid }: { origin: string; pid: number },
  requests: readonly LoadRequest[],
  atOnce: number,
): Promise<LoadReport> {
  const agent = connections(atOnce);
  const queue = requests.values();
  const times: number[] = [];
  async function visit(): Promise<void> {
    for (const next of queue) {
      const since = performance.now();
      const status = await ask(origin, next, agent);
      if (status !== 200) throw new Error(`${next.path} was answered with ${status}.`);
      times.push(performance.now() - since);
    }
  }
  const [since, before] = [performance.now(), cpuTime(pid)];
  await Promise.all(Array.from({ length: atOnce }, visit));
  const [wall, cpu] = [performance.now() - since, cpuTime(pid) - before];
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  return { count: requests.length, wall, cpu, slowest: sorted[Math.floor(0.99 * sorted.length)] ?? 0 };
}
