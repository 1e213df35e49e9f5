import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { trustedProxies } from '../settings/rules.ts';
import { type ConnectionLimits, createHttpServer, listen } from './http-server.ts';

const limits: ConnectionLimits = { total: 1000, perAddress: 1000, trustProxy: { kind: 'none' } };

const shortTimes = { headersTimeout: 200, checkInterval: 50 };

/** A server that greets, and what opens connections to it. */
async function start(changes: Partial<ConnectionLimits>, times?: typeof shortTimes) {
  const server = createHttpServer({ ...limits, ...changes }, times);
  server.on('request', (_, response) => void response.end('Hello'));
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  function open(count: number, text = ''): { socket: Socket; closed: Promise<void> }[] {
    return Array.from({ length: count }, () => {
      const socket = connect(port, '127.0.0.1');
      onTestFinished(() => void socket.destroy());
      socket.on('error', () => undefined);
      // Reading is what notices that the other side has closed.
      socket.resume();
      socket.write(text);
      return { socket, closed: new Promise<void>((resolve) => void socket.once('close', () => resolve())) };
    });
  }
  return { server, open };
}

const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** Whether a connection that asked for it is greeted, and not closed. */
const isGreeted = ({ socket, closed }: { socket: Socket; closed: Promise<void> }): Promise<boolean> =>
  Promise.race([
    new Promise<boolean>(
      (resolve) => void socket.once('data', (bytes) => resolve(bytes.toString().includes('Hello'))),
    ),
    closed.then(() => false),
  ]);

test.each([
  ['say nothing', ''],
  ['stop in the middle of a header', 'GET / HTTP/1.1\r\nHo'],
])('two hundred connections that %s are closed in time', async (_, text) => {
  const { open } = await start({}, shortTimes);
  const closed = Promise.all(open(200, text).map((connection) => connection.closed));
  // Node by itself looks only every half minute.
  const later = (await start({}, { ...shortTimes, checkInterval: 30_000 })).open(1, text)[0]?.closed;
  expect(await Promise.race([closed.then(() => 'in time'), later])).toBe('in time');
});

test('a connection that drips its headers is closed, too', async () => {
  const { open } = await start({}, shortTimes);
  const [slow] = open(1, 'GET / HTTP/1.1\r\n');
  const drip = setInterval(() => void slow?.socket.write('A'), 20);
  await slow?.closed;
  clearInterval(drip);
  expect(slow?.socket.destroyed).toBe(true);
});

test('one address may have so many connections, and new ones when those are gone', async () => {
  const { open } = await start({ perAddress: 2 });
  const [first] = open(2);
  expect(await Promise.all(open(3, get).map(isGreeted))).toEqual([false, false, false]);
  first?.socket.destroy();
  await expect.poll(() => Promise.all(open(1, get).map(isGreeted))).toEqual([true]);
});

test('a trusted proxy may have as many as there are', async () => {
  const trustProxy = trustedProxies.parse('127.0.0.0/8');
  const { open } = await start({ perAddress: 1, trustProxy });
  expect(await Promise.all(open(3, get).map(isGreeted))).toEqual([true, true, true]);
});

test('there are so many connections in all', async () => {
  const { open, server } = await start({ total: 1 });
  expect(await Promise.all(open(1, get).map(isGreeted))).toEqual([true]);
  const [dropped] = await Promise.all([once(server, 'drop'), ...open(1, get).map(({ closed }) => closed)]);
  expect(dropped).toHaveLength(1);
});
