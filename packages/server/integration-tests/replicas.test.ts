import { describe, expect, test } from 'vitest';
import { endpoints } from '@website/forms/endpoints';
import { systemClock } from '../lib/clock.ts';
import { startWebhookInbox } from '../delivery/test-support/webhook-inbox.ts';
import { postgresForTests } from '../store/test-support/postgres-for-tests.ts';
import {
  goodMessage,
  makeToken,
  nativeHeaders,
  postJson,
  signedMessage,
} from '../test-support/contact-client.ts';
import { rawRequest } from '../test-support/raw-request.ts';
import { type ServerProcess, addressOf, spawnServer } from '../test-support/server-process.ts';
import { startSmtpInbox } from '../test-support/smtp-inbox.ts';
import { startTestServer } from '../test-support/test-server.ts';
import { startBalancer } from './test-support/balancer.ts';

const postgres = await postgresForTests();

type Replica = { server: ServerProcess; address: string };

async function startReplica(env: Record<string, string>): Promise<Replica> {
  const server = spawnServer(env);
  return { server, address: await addressOf(server) };
}

/** Visitors who post and read, one request after the other, until they are told to stop. */
function startVisitors(url: string, count: number) {
  const stop = new AbortController();
  const accepted: string[] = [];
  const failed: string[] = [];
  let n = 0;
  async function visit(): Promise<void> {
    while (!stop.signal.aborted) {
      n += 1;
      const subject = `Number ${n}`;
      const body = new URLSearchParams({ ...goodMessage, subject }).toString();
      const request = { method: 'POST', headers: nativeHeaders, body };
      const post = await rawRequest(url, endpoints.sendMessageForm, request).catch(() => undefined);
      if (post?.status === 200) accepted.push(`[website] [unverified] ${subject}`);
      else failed.push(`${subject}: ${post?.status}`);
      const page = await rawRequest(url, '/services/azure').catch(() => undefined);
      if (page?.status !== 200) failed.push(`page ${n}: ${page?.status}`);
    }
  }
  const visits = Array.from({ length: count }, visit);
  async function leave() {
    stop.abort();
    await Promise.all(visits);
    return { accepted, failed };
  }
  return { accepted, leave };
}

describe('servers that share a database', () => {
  test('are replaced one by one under load, and nothing fails, is lost, or is sent twice', async () => {
    const smtp = await startSmtpInbox();
    const env = { DATABASE_URL: postgres.newUrl(), SMTP_URL: smtp.url };
    const balancer = await startBalancer();
    const first = await Promise.all([startReplica(env), startReplica(env), startReplica(env)]);
    for (const { address } of first) await balancer.add(address);
    const visitors = startVisitors(balancer.url, 2);
    const more = async () => {
      const before = visitors.accepted.length;
      await expect.poll(() => visitors.accepted.length, { interval: 20 }).toBeGreaterThan(before + 8);
    };
    // They are all alike, so that one is as good as three.
    for (const { server, address } of process.env['EVERY_PAGE'] === 'all' ? first : first.slice(1, 2)) {
      await more();
      await balancer.remove(address);
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      await balancer.add((await startReplica(env)).address);
    }
    await more();
    const { accepted, failed } = await visitors.leave();
    expect(failed).toEqual([]);
    await smtp.received(accepted.length);
    const subjects = smtp.mails.map(({ mail }) => mail.subject ?? '');
    expect(subjects.toSorted()).toEqual(accepted.toSorted());
  });

  test('lose nothing when one of them is killed', async () => {
    const smtp = await startSmtpInbox();
    const env = { DATABASE_URL: postgres.newUrl(), SMTP_URL: smtp.url };
    const [one, other] = await Promise.all([startReplica(env), startReplica(env)]);
    const visitors = startVisitors(one.address, 4);
    await expect.poll(() => visitors.accepted.length, { interval: 10 }).toBeGreaterThan(20);
    one.server.child.kill('SIGKILL');
    await one.server.ended;
    const { accepted } = await visitors.leave();
    const body = new URLSearchParams({ ...goodMessage, subject: 'The last' }).toString();
    await rawRequest(other.address, endpoints.sendMessageForm, {
      method: 'POST',
      headers: nativeHeaders,
      body,
    });
    // What the killed one had claimed comes later, when its lease runs out; four at most, and each was accepted.
    const subjects = () => new Set(smtp.mails.map(({ mail }) => mail.subject));
    await expect
      .poll(() => accepted.filter((subject) => !subjects().has(subject)).length)
      .toBeLessThanOrEqual(4);
    await expect.poll(() => subjects().has('[website] [unverified] The last')).toBe(true);
  });

  test('lose nothing of a webhook that only some of them have, and give it up once none has it', async () => {
    const hook = await startWebhookInbox(500);
    const env = { DATABASE_URL: postgres.newUrl() };
    const webhook = {
      WEBHOOK_URL: hook.url,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 9).toString('base64')}`,
    };
    const one = await startTestServer({ ...env, ...webhook });
    await postJson(one.siteUrl, await signedMessage(one.siteUrl));
    await one.logged('delivery.failed');
    const without = await startTestServer(env);
    await without.logged('outbox.not-configured');
    hook.state.status = 200;
    const sentByWebhook = () =>
      one.events.some(({ event, fields }) => event === 'delivery.sent' && fields?.channel === 'webhook');
    await expect.poll(sentByWebhook).toBe(true);
    hook.state.status = 500;
    await postJson(one.siteUrl, await signedMessage(one.siteUrl));
    await one.close();
    const later = { ...systemClock, now: () => Date.now() + 2 * 60 * 60_000 };
    const last = await startTestServer(env, { clock: later });
    await last.logged('outbox.abandoned');
    expect(without.events.map(({ event }) => event)).not.toContain('outbox.abandoned');
  });

  test('take a token once, and count an address once', async () => {
    const env = { DATABASE_URL: postgres.newUrl(), RATE_LIMIT_UNVERIFIED: '3' };
    const [one, other] = await Promise.all([startTestServer(env), startTestServer(env)]);
    const token = await makeToken(one.siteUrl);
    const message = async () => ({ ...(await signedMessage(one.siteUrl)), 'g-recaptcha-response': token });
    const answers = [
      await postJson(one.siteUrl, await message()),
      await postJson(other.siteUrl, await message()),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 412]);
    const statuses: (number | undefined)[] = [];
    for (let n = 0; n < 4; n += 1) {
      const { siteUrl } = n % 2 === 0 ? one : other;
      const body = new URLSearchParams({ ...goodMessage, subject: String(n) }).toString();
      const request = { method: 'POST', headers: nativeHeaders, body };
      statuses.push((await rawRequest(siteUrl, endpoints.sendMessageForm, request)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

test('while the database is gone pages are served and forms refused, and the first one after it is taken', async () => {
  const { siteUrl } = await startTestServer({ DATABASE_URL: postgres.newUrl() });
  const status = async (path: string) => (await fetch(siteUrl + path)).status;
  const post = async (n: number) => {
    const body = new URLSearchParams({ ...goodMessage, subject: `Number ${n}` }).toString();
    const request = { method: 'POST', headers: nativeHeaders, body };
    return (await rawRequest(siteUrl, endpoints.sendMessageForm, request)).status;
  };
  expect([await status('/'), await status('/readyz'), await post(1)]).toEqual([200, 200, 200]);
  await postgres.kill();
  expect([await status('/'), await post(2)]).toEqual([200, 503]);
  await expect.poll(() => status('/readyz')).toBe(503);
  await postgres.start();
  expect(await post(3)).toBe(200);
  await expect.poll(() => status('/readyz')).toBe(200);
});
