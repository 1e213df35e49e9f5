import { once } from 'node:events';
import { type RequestListener, createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { rawRequest } from '../../test-support/raw-request.ts';
import { listen } from '../http-server.ts';
import { type DrainTimes, createDrain } from './drain.ts';

const greet: RequestListener = (_, response) => void response.end('Hello');

async function start(times: Partial<DrainTimes> = {}, answer = greet) {
  const server = createServer(answer);
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

test('a connection that has not said a word yet may do so, and one that never does is closed', async () => {
  const { drain, say } = await start();
  const [late, silent] = [say(''), say('GET / HT')];
  await Promise.all([late.connected, silent.connected]);
  const stopped = drain.stop();
  setTimeout(() => late.socket.write(get), 200);
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
