import { once } from 'node:events';
import { type RequestListener, createServer } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { rawRequest } from '../test-support/raw-request.ts';
import { type DrainTimes, createDrain, firstRequest, listen, nextRequest } from './http-server.ts';

const minute = 60_000;

// The server's waits end when a test says so. What it does every few milliseconds and the connections go on.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const greet: RequestListener = (_, response) => void response.end('Hello');

async function start(times: Partial<DrainTimes> = {}, answer = greet) {
  const server = createServer(answer).setMaxListeners(0);
  const drain = createDrain(server, { announce: 0, finish: minute, ...times });
  const accepted = new Set<number | undefined>();
  server.on('connection', ({ remotePort }) => void accepted.add(remotePort));
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  /** Says something over a connection of its own, and resolves with all that comes back until it is closed. */
  function say(text: string) {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.on('error', () => undefined);
    let heard = '';
    socket.on('data', (words: string) => {
      heard += words;
    });
    socket.write(text);
    const closed = new Promise<string>((resolve) => void socket.once('close', () => resolve(heard)));
    async function isAccepted(): Promise<void> {
      await once(socket, 'connect');
      while (!accepted.has(socket.localPort)) await once(server, 'connection');
    }
    return { socket, closed, connected: isAccepted() };
  }
  return { server, drain, port, say };
}

const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

test('a server that stops › until its time is over › says so, and every answer closes its connection', async () => {
  const { drain, port, say } = await start({ announce: minute });
  const idle = say(get);
  await once(idle.socket, 'data');
  expect(drain.isStopping()).toBe(false);
  const stopped = drain.stop();
  expect(drain.isStopping()).toBe(true);
  const { status, headers } = await rawRequest(`http://127.0.0.1:${port}`, '/');
  expect([status, headers.connection]).toEqual([200, 'close']);
  idle.socket.write(get);
  expect(await idle.closed).toMatch(/Connection: close/i);
  vi.advanceTimersByTime(minute);
  await stopped;
  await expect(rawRequest(`http://127.0.0.1:${port}`, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('clients that send one request after the other › at the stop › are answered until they are told to go', async () => {
  const { drain, say, server, port } = await start();
  const clients = Array.from({ length: 24 }, () => say(get));
  let answers = 0;
  const begun = Promise.withResolvers<void>();
  for (const { socket } of clients)
    socket.on('data', (words: string) => {
      answers += 1;
      if (answers === 100) begun.resolve();
      if (!/Connection: close/i.test(words)) socket.write(get);
    });
  await begun.promise;
  const quiet = say(get);
  await once(quiet.socket, 'data');
  const stopped = drain.stop();
  const heard = await Promise.all(clients.map(({ closed }) => closed));
  expect(heard.filter((words) => !/Connection: close[^]*Hello$/i.test(words))).toEqual([]);
  // Nobody new is let in by now, and whoever was quiet may still ask.
  await expect.poll(() => server.listening).toBe(false);
  await expect(rawRequest(`http://127.0.0.1:${port}`, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  quiet.socket.write(get);
  expect(await quiet.closed).toMatch(/Connection: close[^]*Hello$/i);
  await stopped;
});

test('a client that says nothing more › at the stop › holds up the end for no longer than its time', async () => {
  const { drain, say } = await start();
  const quiet = say(get);
  await once(quiet.socket, 'data');
  const stopped = drain.stop();
  vi.advanceTimersByTime(nextRequest + 1);
  expect(await quiet.closed).toContain('Hello');
  await stopped;
});

test('a new connection › after idle ones are closed › may still send its first request, for a limited time', async () => {
  const { drain, say } = await start({ idle: 0 });
  const idle = say(get);
  await once(idle.socket, 'data');
  const [late, silent] = [say(''), say('GET / HT')];
  await Promise.all([late.connected, silent.connected]);
  const stopped = drain.stop();
  vi.advanceTimersByTime(1);
  await idle.closed;
  late.socket.write(get);
  expect(await late.closed).toContain('Hello');
  vi.advanceTimersByTime(firstRequest);
  expect(await silent.closed).toBe('');
  await stopped;
});

test('what is under way › at the stop › ends, or is cut off when its time is over', async () => {
  const gate = Promise.withResolvers<void>();
  const { drain, say } = await start({}, (request, response) => {
    if (request.url === '/slow') void gate.promise.then(() => response.end('Done'));
  });
  const [slow, endless] = [say(get.replace('/', '/slow')), say(get)];
  await Promise.all([slow.connected, endless.connected]);
  const stopped = drain.stop();
  gate.resolve();
  expect(await slow.closed).toContain('Done');
  vi.advanceTimersByTime(minute);
  expect(await endless.closed).toBe('');
  await stopped;
});
