import { createHmac } from 'node:crypto';
import { type IncomingMessage, type RequestListener, type Server, createServer } from 'node:http';
import { type Server as TcpServer, createServer as createTcpServer } from 'node:net';
import { createServer as createSecureServer } from 'node:https';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '../http/http-server.ts';
import { makeCertificate } from '../test-support/certificate.ts';
import { goodMessage, webhookContract } from './test-support/webhook-contract.ts';
import { createHttpWebhook } from './webhook.ts';

/** Limits that no machine is too slow for. */
const patient = { connectTimeout: 600_000, maxSendTime: 600_000 };
const now = Date.UTC(2026, 10, 22, 12);

function endWithTest(server: Server | TcpServer): void {
  onTestFinished(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
    server.close();
  });
}

/** A server that answers with `answer` and keeps the posted messages. */
async function startReceiver(answer: RequestListener = (_, response) => response.writeHead(204).end()) {
  const arrived: { id: string; body: string; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      arrived.push({ id: String(request.headers['webhook-id']), body, headers: request.headers });
      answer(request, response);
    });
  });
  endWithTest(server);
  const port = await listen(server, 0, '127.0.0.1');
  return { url: new URL(`http://127.0.0.1:${port}/hook?key=secret`), arrived };
}

const hookAt = (url: URL, key?: Uint8Array) => createHttpWebhook({ url, key }, patient, () => now);

webhookContract(
  'HTTP',
  async () => {
    const { url, arrived } = await startReceiver();
    return { webhook: hookAt(url), arrived: () => arrived.map(({ id, body }) => ({ id, body })) };
  },
  async () => hookAt((await startReceiver((_, response) => response.writeHead(500).end())).url),
);

test('a message is signed with its time, as the Standard Webhooks say', async () => {
  const { url, arrived } = await startReceiver();
  const key = Buffer.alloc(32, 7);
  await hookAt(url, key).send(goodMessage);
  const [{ headers, body } = { headers: {}, body: '' }] = arrived;
  const seconds = String(now / 1000);
  const signature = createHmac('sha256', key).update(`${goodMessage.id}.${seconds}.${body}`).digest('base64');
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': goodMessage.id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signature}`,
  });
});

test('the signature is that of the example in the specification', async () => {
  const { url, arrived } = await startReceiver();
  const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const at = 1_614_265_330_000;
  const webhook = createHttpWebhook({ url, key }, patient, () => at);
  await webhook.send({ id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' });
  expect(arrived[0]?.headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

describe('the answer of a webhook', () => {
  test.each([200, 201, 202, 204, 299])('%i means that the message was taken', async (status) => {
    const { url } = await startReceiver((_, response) => response.writeHead(status).end());
    await expect(hookAt(url).send(goodMessage)).resolves.toBeUndefined();
  });

  test.each([
    [400, 'RefusedError'],
    [413, 'RefusedError'],
    [415, 'RefusedError'],
    [422, 'RefusedError'],
    [401, 'DownError', 'authentication'],
    [403, 'DownError', 'authentication'],
    [404, 'DownError', 'configuration'],
    [405, 'DownError', 'configuration'],
    [410, 'DownError', 'configuration'],
    [408, 'DeferredError'],
    [429, 'DeferredError'],
    [500, 'DeferredError'],
    [503, 'DeferredError'],
  ] as [status: number, name: string, why?: string][])(
    '%i is a %s that contains neither the body nor the address',
    async (status, name, why) => {
      const { url } = await startReceiver((_, response) => response.writeHead(status).end('secret words'));
      const failure = await hookAt(url)
        .send(goodMessage)
        .catch((error: unknown) => error);
      expect(failure).toMatchObject({ name, code: String(status), ...(why !== undefined && { why }) });
      expect(String(failure)).not.toMatch(/secret|127\.0/);
    },
  );

  test.each([301, 302, 307, 308])('%i is not followed, and pauses the channel', async (status) => {
    const target = await startReceiver();
    const { url } = await startReceiver((_, response) =>
      response.writeHead(status, { Location: target.url.href }).end(),
    );
    await expect(hookAt(url).send(goodMessage)).rejects.toMatchObject({
      name: 'DownError',
      why: 'configuration',
    });
    expect(target.arrived).toEqual([]);
  });

  test('counts with its status: an endless body delays nothing', async () => {
    const { url } = await startReceiver((_, response) => response.writeHead(200).write('and so on'));
    await expect(hookAt(url).send(goodMessage)).resolves.toBeUndefined();
  });
});

describe('a webhook without an answer', () => {
  test('that hangs or disconnects may have taken the message', async () => {
    const time = new AbortController();
    const clock = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
    const hanging = await startReceiver(() => time.abort());
    await expect(hookAt(hanging.url).send(goodMessage)).rejects.toMatchObject({
      name: 'InterruptedError',
      code: 'ABORT_ERR',
    });
    clock.mockRestore();
    const breaking = await startReceiver((request) => void request.socket.resetAndDestroy());
    await expect(hookAt(breaking.url).send(goodMessage)).rejects.toMatchObject({
      name: 'InterruptedError',
      code: 'ECONNRESET',
    });
  });

  test('that asks for another protocol may have taken the message', async () => {
    const { url } = await startReceiver(({ socket }) => {
      socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n');
    });
    await expect(hookAt(url).send(goodMessage)).rejects.toMatchObject({ name: 'InterruptedError' });
  });

  test.each([
    ['nobody listens', 'http://127.0.0.1:1/', 'ECONNREFUSED'],
    ['its name does not exist', 'https://hook.invalid/', expect.stringMatching(/ENOTFOUND|EAI_AGAIN/)],
  ])('because %s is down', async (_, url, code) => {
    await expect(hookAt(new URL(url)).send(goodMessage)).rejects.toMatchObject({
      name: 'DownError',
      why: 'connection',
      code,
    });
  });

  test('because its certificate is not trusted fails with tls', async () => {
    const server = createSecureServer(makeCertificate(), (_, response) => response.end());
    endWithTest(server);
    const port = await listen(server, 0, '127.0.0.1');
    await expect(hookAt(new URL(`https://127.0.0.1:${port}/`)).send(goodMessage)).rejects.toMatchObject({
      name: 'DownError',
      why: 'tls',
    });
  });

  test('because it does not answer TLS is down within the connect timeout', async () => {
    const server = createTcpServer(() => undefined);
    endWithTest(server);
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
    });
    const url = new URL(`https://127.0.0.1:${port}/`);
    const hook = createHttpWebhook({ url, key: undefined }, { ...patient, connectTimeout: 250 });
    await expect(hook.send(goodMessage)).rejects.toMatchObject({
      name: 'DownError',
      why: 'connection',
      code: 'ETIMEDOUT',
    });
  });

  test('is aborted at once when the server stops', async () => {
    const stop = new AbortController();
    const { url } = await startReceiver(() => stop.abort());
    await expect(hookAt(url).send(goodMessage, stop.signal)).rejects.toMatchObject({
      name: 'InterruptedError',
    });
  });
});
