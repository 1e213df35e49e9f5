/** Measures the cost of storing and sending messages of the contact form, with their bot checks. */

import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@website/forms/endpoints';
import { goodMessage, sendBody } from '../../server/test-support/contact-client.ts';
import { shimEnvironment } from '../testbed/build-shim.ts';
import { controlDisk, makeDiskControl } from '../testbed/disk-faults.ts';
import { startMailSink } from '../testbed/mail-sink.ts';
import { type ServerRun, type ServerStart, startServerRun } from '../testbed/server-run.ts';
import type { Testbed } from '../testbed/testbed.ts';
import { cpuTime } from './cpu-time.ts';
import { type LoadReport, type LoadRequest, load } from './load.ts';
import { botCheckSecret, makeToken } from './tokens.ts';

const oneCommit = fileURLToPath(new URL('one-commit.ts', import.meta.url));
const atOnce = 64;

/** The number of messages that are sent before the measurement, so that the engine has compiled the code. */
const warmUp = 1000;

/** Makes messages, each with its own token. */
function makeMessages(count: number): Promise<LoadRequest[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const token = { 'g-recaptcha-response': await makeToken(), idempotency_key: crypto.randomUUID() };
      return {
        path: endpoints.sendMessage,
        headers: { 'Content-Type': 'application/json' },
        body: Buffer.from(sendBody({ ...goodMessage, subject: `Message ${n}`, ...token })),
      };
    }),
  );
}

const target = ({ origin, child }: ServerRun) => ({ origin, pid: child.pid ?? 0 });

/**
 * Starts a mail server that never responds. So mails wait, but the channel is not paused. Resolves with the server's
 * URL.
 */
async function startMuteServer() {
  const server = createServer((socket) => void socket.on('error', () => undefined));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  server.unref();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

/** Variants of the measurement: one commit for each message, or a disk with slow flushes (`delay` in milliseconds). */
export type MessageOptions = {
  count: number;
  oneCommitEach?: boolean;
  slowDisk?: { library: string; delay: number };
};

/** Sends messages to a new server, and requests pages at the same time. Resolves with the results of both. */
export async function measureMessages(
  testbed: Testbed,
  name: string,
  { count, oneCommitEach = false, slowDisk }: MessageOptions,
): Promise<{ messages: LoadReport; pages: LoadReport }> {
  const dataDir = testbed.makeFolder(name);
  const control = makeDiskControl(join(testbed.folder, `${name}.control`));
  const start: ServerStart = {
    environment: {
      ...testbed.environment,
      ...(slowDisk && shimEnvironment(slowDisk.library, { root: dataDir, control })),
      BOT_CHECK_SECRET: botCheckSecret,
      DATA_DIR: dataDir,
      SMTP_URL: await startMuteServer(),
    },
    nodeArguments: oneCommitEach ? ['--import', oneCommit] : [],
  };
  await using server = await startServerRun(start);
  const messages = await makeMessages(warmUp + count);
  await load(target(server), messages.splice(0, warmUp), atOnce);
  if (slowDisk) controlDisk(control, 'none', slowDisk.delay);
  const pages = Array.from({ length: 300 }, () => ({ path: '/' }));
  const [kept, seen] = await Promise.all([
    load(target(server), messages, atOnce),
    slowDisk ? load(target(server), pages, 1) : { count: 0, wall: 0, cpu: 0, slowest: 0 },
  ]);
  return { messages: kept, pages: seen };
}

/**
 * Measures how fast a server sends `count` waiting mails. The server was killed and restarts with a working mail
 * server. Resolves with mails per second, and with microseconds of processor time per mail.
 */
export async function measureDrain(
  testbed: Testbed,
  count: number,
): Promise<{ perSecond: number; cpu: number }> {
  const data = { BOT_CHECK_SECRET: botCheckSecret, DATA_DIR: testbed.makeFolder('drain') };
  const environment = { ...testbed.environment, ...data };
  const first = await startServerRun({ environment: { ...environment, SMTP_URL: await startMuteServer() } });
  await load(target(first), await makeMessages(count), atOnce);
  await first.kill();
  await using sink = await startMailSink();
  await using second = await startServerRun({ environment: { ...environment, SMTP_URL: sink.url } });
  const { pid } = target(second);
  while (sink.mails.length < count / 10) await sink.next();
  const [since, before, already] = [performance.now(), cpuTime(pid), sink.mails.length];
  while (sink.mails.length < count) await sink.next();
  const mails = count - already;
  const perSecond = (mails / (performance.now() - since)) * 1000;
  return { perSecond, cpu: ((cpuTime(pid) - before) / mails) * 1000 };
}

/** Returns the milliseconds of processor time from the start of a server until it has served its first page. */
export async function measureStart(environment: Readonly<Record<string, string>>): Promise<number> {
  await using server = await startServerRun({ environment });
  await load(target(server), [{ path: '/' }], 1);
  return cpuTime(target(server).pid);
}
