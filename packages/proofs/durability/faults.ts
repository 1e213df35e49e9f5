/** Runs a server through faults of disk and descriptors, and checks its answers during and after each fault. */
import { once } from 'node:events';
import type { Agent } from 'node:http';
import { rename, rm } from 'node:fs/promises';
import { type Socket, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type DiskFault, controlDisk, makeDiskControl } from '../testbed/disk-faults.ts';
import { shimEnvironment } from '../testbed/build-shim.ts';
import { startMailSink } from '../testbed/mail-sink.ts';
import {
  type Post,
  applicationPost,
  connections,
  getStatus,
  isAccepted,
  messagePost,
  send,
} from '../testbed/posts.ts';
import { type ServerRun, startServerRun } from '../testbed/server-run.ts';
import { readStored } from '../testbed/stored.ts';
import type { Testbed } from '../testbed/testbed.ts';

/** A fault that can be started and ended. */
type Fault = {
  name: string;
  start(server: ServerRun, dataDir: string): Promise<void> | void;
  end(dataDir: string): Promise<void> | void;
};

/** Answers of a server during and after a fault. Answers are HTTP statuses; times are in milliseconds. */
export type FaultReport = {
  fault: string;
  message: number | undefined;
  application: number | undefined;
  page: number | undefined;
  ready: number | undefined;
  /** The time from the end of the fault until the server was ready and accepted messages, if it ever was. */
  healedAfter: number | undefined;
  /** The number of accepted posts that are missing in the store. */
  lost: number;
  isAlive: boolean;
};

const away = (dataDir: string) => `${dataDir}-away`;

const diskFault = (name: string, fault: DiskFault, control: string): Fault => ({
  name,
  start: () => controlDisk(control, fault),
  end: () => controlDisk(control, 'none'),
});

/** The maximum number of descriptors of the server. Its own files and threads need about forty. */
const descriptors = 96;

/** Opens more connections than the server has descriptors. */
function exhaustion(): Fault {
  const sockets: Socket[] = [];
  return {
    name: 'out of descriptors',
    async start({ origin }) {
      const { hostname, port } = new URL(origin);
      for (let n = 0; n < 2 * descriptors; n += 1) {
        const socket = connect(Number(port), hostname);
        socket.on('error', () => undefined);
        sockets.push(socket);
      }
      // If no descriptor is free, the server closes new connections.
      await Promise.race(sockets.map((socket) => once(socket, 'close')));
    },
    end: () => sockets.forEach((socket) => socket.destroy()),
  };
}

/** All faults, in the order of the run. */
const faultsOf = (control: string): Fault[] => [
  diskFault('disk full', 'full', control),
  diskFault('disk read-only', 'read-only', control),
  diskFault('disk gone', 'gone', control),
  {
    name: 'folder moved away',
    start: (_, dataDir) => rename(dataDir, away(dataDir)),
    async end(dataDir) {
      // The server may have made a new folder at this path.
      await rm(dataDir, { recursive: true, force: true });
      await rename(away(dataDir), dataDir);
    },
  },
  exhaustion(),
];

/** Milliseconds after which a server that has not recovered counts as broken, on the slowest machine. */
const patience = 240_000;

async function timeToHeal(
  server: ServerRun,
  agent: Agent,
  next: () => Promise<number | undefined>,
): Promise<number | undefined> {
  const since = performance.now();
  for (;;) {
    const [ready, message] = [await getStatus(server.origin, '/readyz', agent), await next()];
    const passed = performance.now() - since;
    if (ready === 200 && message === 200) return passed;
    if (passed > patience) return undefined;
    await pause(20);
  }
}

/** Runs a server through each fault. */
export async function runFaults(testbed: Testbed, library: string): Promise<FaultReport[]> {
  const dataDir = testbed.makeFolder('data');
  const control = makeDiskControl(join(testbed.folder, 'control'));
  await using sink = await startMailSink();
  const environment = { ...testbed.environment, DATA_DIR: dataDir, SMTP_URL: sink.url };
  await using server = await startServerRun({
    environment: { ...environment, ...shimEnvironment(library, { root: dataDir, control }) },
    wrapper: ['sh', '-c', `ulimit -n ${descriptors}; exec "$0" "$@"`],
  });
  const agent = connections(1);
  const accepted: Post[] = [];
  let count = 0;
  async function post(make: (name: string) => Post): Promise<number | undefined> {
    count += 1;
    const entry = make(`p${count}`);
    const answer = await send(server.origin, entry, agent);
    if (isAccepted(answer)) accepted.push(entry);
    return answer.status;
  }
  const reports: FaultReport[] = [];
  for (const fault of faultsOf(control)) {
    await post(messagePost);
    await getStatus(server.origin, '/readyz', agent);
    await fault.start(server, dataDir);
    const message = await post(messagePost);
    const ready = await getStatus(server.origin, '/readyz', agent);
    const application = await post(applicationPost);
    const page = await getStatus(server.origin, '/', agent);
    await fault.end(dataDir);
    const healedAfter = await timeToHeal(server, agent, () => post(messagePost));
    const isAlive = server.child.exitCode === null;
    reports.push({ fault: fault.name, message, application, page, ready, healedAfter, lost: 0, isAlive });
  }
  agent.destroy();
  server.child.kill('SIGTERM');
  await server.ended;
  const stored = await readStored(environment);
  const lost = accepted.filter(
    ({ email, file }) => stored.get(email)?.[0]?.file !== file || !stored.has(email),
  ).length;
  return reports.map((report) => ({ ...report, lost }));
}
