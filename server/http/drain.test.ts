import { once } from 'node:events';
import { type RequestListener, createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { rawRequest } from '../test-support/raw-request.ts';
import { type DrainTimes, createDrain, listen } from './http-server.ts';

const greet: RequestListener = (_, response) => void response.end('Hello');

async function start(times: Partial<DrainTimes> = {}, answer = greet) {
  const server = createServer(answer).setMaxListeners(0);
  const drain = createDrain(server, { announce: 0, finish: 5000, ...times });
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
    return { socket, closed, connected: once(server, 'connection') };
  }
  return { server, drain, port, say };
}

const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

test('it says that it stops, and every answer closes its connection, until its time is over', async () => {
  const { drain, port, say } = await start({ announce: 300 });
  const idle = say(get);
  await once(idle.socket, 'data');
  expect(drain.isStopping()).toBe(false);
  const stopped = drain.stop();
  expect(drain.isStopping()).toBe(true);
  const { status, headers } = await rawRequest(`http://127.0.0.1:${port}`, '/');
  expect([status, headers.connection]).toEqual([200, 'close']);
  idle.socket.write(get);
  expect(await idle.closed).toMatch(/Connection: close/i);
  await stopped;
  await expect(rawRequest(`http://127.0.0.1:${port}`, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('clients that send one request after the other are answered until they are told to go', async () => {
  const { drain, say, server, port } = await start({ idle: 5000 });
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

test('a client that says nothing more holds up the end for no longer than its time', async () => {
  const { drain, say } = await start({ finish: 60_000 });
  const quiet = say(get);
  await once(quiet.socket, 'data');
  const begun = performance.now();
  await Promise.all([drain.stop(), quiet.closed]);
  expect(performance.now() - begun).toBeGreaterThan(200);
});

test('a new connection may still send its first request after idle ones are closed, for a limited time', async () => {
  const { drain, say } = await start({ idle: 0 });
  const idle = say(get);
  await once(idle.socket, 'data');
  const [late, silent] = [say(''), say('GET / HT')];
  await Promise.all([late.connected, silent.connected]);
  const stopped = drain.stop();
  await idle.closed;
  late.socket.write(get);
  expect(await late.closed).toContain('Hello');
  expect(await silent.closed).toBe('');
  await stopped;
});

test('what is under way ends, or is cut off when its time is over', async () => {
  const gate = Promise.withResolvers<void>();
  const { drain, say } = await start({ finish: 300 }, (request, response) => {
    if (request.url === '/slow') void gate.promise.then(() => response.end('Done'));
  });
  const [slow, endless] = [say(get.replace('/', '/slow')), say(get)];
  await Promise.all([slow.connected, endless.connected]);
  const stopped = drain.stop();
  setTimeout(() => gate.resolve(), 100);
  expect(await slow.closed).toContain('Done');
  expect(await endless.closed).toBe('');
  await stopped;
});
