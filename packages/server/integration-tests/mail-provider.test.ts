/** Another mail provider is an adapter and one line in the list of adapters: no other code may ask for `SMTP_URL`. */
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { type MailAdapter, mailAdapters } from '../app/adapters.ts';
import { createHttpMailer } from '../delivery/test-support/http-mailer.ts';
import { mailerContract } from '../delivery/test-support/mailer-contract.ts';
import { listen } from '../http/http-server.ts';
import { postJson, signedMessage } from '../test-support/contact-client.ts';
import { startTestServer } from '../test-support/test-server.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A provider that keeps every mail, and answers as the test says. */
async function startProvider(answer: Answer = (response) => response.writeHead(202).end()) {
  const mails: string[] = [];
  const server = createServer((request, response) => {
    void text(request.setEncoding('latin1')).then((mail) => {
      mails.push(mail);
      answer(response, request);
    });
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const port = await listen(server, 0, '127.0.0.1');
  return { url: new URL(`http://127.0.0.1:${port}/messages.mime`), mails };
}

/** The line that a new provider adds to the list of adapters. */
const withProvider = (url: URL, concurrency: number): readonly MailAdapter[] => [
  () => createHttpMailer(url, 'key', concurrency),
  ...mailAdapters,
];

mailerContract(
  'A mailer over HTTP',
  async () => {
    const { url, mails } = await startProvider();
    return { mailer: createHttpMailer(url, 'key', 2), handedOver: async () => mails };
  },
  async () =>
    createHttpMailer((await startProvider((response) => response.writeHead(503).end())).url, 'key', 2),
);

test('a provider gets as many mails at once as its adapter says', async () => {
  const open: ServerResponse[] = [];
  const { url, mails } = await startProvider((response) => {
    open.push(response);
    if (open.length === 3) for (const each of open) each.writeHead(202).end();
  });
  const { siteUrl, logged, mailDestination } = await startTestServer(
    {},
    { mailAdapters: withProvider(url, 3) },
  );
  for (const subject of ['One', 'Two', 'Three'])
    expect((await postJson(siteUrl, await signedMessage(siteUrl, { subject }))).status).toBe(200);
  await logged('delivery.sent', 3);
  expect(mails).toHaveLength(3);
  expect(mailDestination).toMatch(new RegExp(`^${url.host}, to `));
});

test('a server with another provider does not start while mail would go to a placeholder', async () => {
  const { url } = await startProvider();
  const started = startTestServer({ MAIL_INFO: 'info@example.com' }, { mailAdapters: withProvider(url, 1) });
  await expect(started).rejects.toThrow(/info@example\.com \(MAIL_INFO\)/);
});
