import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databaseAddress } from '../settings/addresses.ts';
import { afterTheLimit } from './test-support/after-the-limit.ts';
import { postgresForTests } from './test-support/postgres-for-tests.ts';
import { attachment, numbered } from '../test-support/submissions.ts';
import { StoreError } from './store.ts';
import { connectDatabase } from './database.ts';
import { createPostgresCopy } from './postgres-copy.ts';
import { openPostgresStore } from './postgres-store.ts';

const server = await postgresForTests();

async function openStore(url = server.newUrl()) {
  const database = connectDatabase({ ...databaseAddress.parse(url), connections: 4 });
  const store = await openPostgresStore(database);
  onTestFinished(() => store.close());
  return store;
}

/** The error message for a store that cannot be opened. */
async function faultOf(url: string): Promise<string> {
  const error: unknown = await openPostgresStore(
    connectDatabase({ ...databaseAddress.parse(url), connections: 1 }),
  ).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StoreError);
  return String(error);
}

/** A server on loopback that passes each connection to a function. */
async function fakeServer(onConnection: (socket: Socket) => void): Promise<number> {
  const fake = createServer(onConnection).listen(0, '127.0.0.1');
  onTestFinished(() => void fake.close());
  await once(fake, 'listening');
  return (fake.address() as AddressInfo).port;
}

describe('a database outage', () => {
  test('under load loses no accepted submission, and the store accepts more after it', async () => {
    const store = await openStore();
    const accepted = new Set<string>();
    const refusals: unknown[] = [];
    let n = 0;
    const over = new AbortController();
    async function send(): Promise<void> {
      while (!over.signal.aborted) {
        n += 1;
        const file = n % 10 === 0 ? { attachment: attachment() } : {};
        try {
          const acceptance = await store.accept(numbered(n, file));
          if ('id' in acceptance) accepted.add(acceptance.id);
        } catch (error) {
          refusals.push(error);
          // A refused sender tries again after 5 ms.
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      }
    }
    const senders = Array.from({ length: 16 }, send);
    await expect.poll(() => accepted.size).toBeGreaterThan(100);
    await server.kill();
    await expect.poll(() => refusals.length).toBeGreaterThan(50);
    await server.start();
    // A connection that was opened while the database started may still be refused; the sender tries again.
    const outcome = () =>
      store.accept(numbered(0)).then(
        (acceptance) => acceptance.outcome,
        () => 'refused',
      );
    await expect.poll(outcome).toBe('accepted');
    over.abort();
    await Promise.all(senders);
    expect(refusals.every((error) => error instanceof StoreError)).toBe(true);
    const kept = new Set((await store.list(1_000_000)).map(({ id }) => id));
    expect([...accepted].filter((id) => !kept.has(id))).toEqual([]);
  });

  test('while the store is idle makes no later call fail', async () => {
    const store = await openStore();
    await Promise.all([1, 2, 3, 4].map((n) => store.accept(numbered(n))));
    await server.kill();
    await server.start();
    expect(await store.accept(numbered(5))).toMatchObject({ outcome: 'accepted' });
  });

  test('without answers ends in a timeout, and the next call succeeds once the database answers', async () => {
    const ends = new Set<Socket>();
    let isSilent = false;
    const port = await fakeServer((socket) => {
      const other = connect(server.port, '127.0.0.1');
      for (const [from, to] of [
        [socket, other],
        [other, socket],
      ] as const) {
        ends.add(from);
        from.on('error', () => undefined);
        from.on('close', () => to.destroy());
        from.on('data', (chunk: Buffer) => void (isSilent || to.write(chunk)));
      }
    });
    const url = new URL(server.newUrl());
    url.port = String(port);
    const store = await openStore(url.href);
    await store.accept(numbered(1));
    isSilent = true;
    await expect(afterTheLimit(() => store.accept(numbered(2)))).rejects.toThrow(
      'The database does not answer.',
    );
    isSilent = false;
    expect(await store.accept(numbered(3))).toMatchObject({ outcome: 'accepted' });
    await store.close();
    for (const end of ends) end.destroy();
  });

  test('within transactions fails these alone, and throws nothing that no caller can catch', async () => {
    const uncaught: unknown[] = [];
    const note = (error: unknown): void => void uncaught.push(error);
    process.on('uncaughtException', note);
    onTestFinished(() => void process.off('uncaughtException', note));
    const answering = new Set<Socket>();
    const port = await fakeServer((socket) => {
      const other = connect(server.port, '127.0.0.1');
      socket.on('data', (chunk: Buffer) => {
        if (chunk.includes('pg_sleep')) answering.add(socket);
        other.write(chunk);
      });
      other.on('data', (chunk: Buffer) => socket.write(chunk));
      socket.on('close', () => other.destroy());
    });
    const url = new URL(server.newUrl());
    url.port = String(port);
    const connections = 6;
    const database = connectDatabase({ ...databaseAddress.parse(url.href), connections });
    onTestFinished(() => database.close());
    const sleep = async () => database.transaction(async (query) => query('SELECT pg_sleep(600)'));
    for (let round = 0; round < 5; round += 1) {
      answering.clear();
      const results = Promise.allSettled(Array.from({ length: connections }, sleep));
      await expect.poll(() => answering.size, { interval: 5 }).toBe(connections);
      for (const socket of answering) socket.end();
      const reasons = (await results).map((result) => result.status === 'rejected' && result.reason);
      expect(reasons.every((reason) => reason instanceof StoreError)).toBe(true);
      expect((await database.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    }
    expect(uncaught).toEqual([]);
  });

  test('behind a proxy that closes every connection is one connection for each call', async () => {
    let connections = 0;
    const port = await fakeServer((socket) => {
      connections += 1;
      socket.end();
    });
    const url = `postgres://user:password@127.0.0.1:${port}/postgres`;
    const database = connectDatabase({ ...databaseAddress.parse(url), connections: 1 });
    await expect(database.query('SELECT 1')).rejects.toThrow(StoreError);
    await database.close();
    expect(connections).toBe(1);
  });
});

describe('a database that cannot be used', () => {
  const newUrl = () => new URL(server.newUrl());

  test('is named with advice and without the password', async () => {
    const wrong = newUrl();
    wrong.password = 'hidden';
    const unknown = newUrl();
    unknown.pathname = '/nowhere';
    const gone = newUrl();
    gone.port = '1';
    const none = newUrl();
    none.password = '';
    const urls = [wrong, none, unknown, gone];
    const faults = await Promise.all(urls.map(({ href }) => faultOf(href)));
    expect(faults).toMatchObject(
      [/user and the password/, /user and the password/, /createdb/, /ECONNREFUSED/].map((words) =>
        expect.stringMatching(words),
      ),
    );
    for (const fault of faults) {
      expect(fault).toMatch(/DATABASE_URL: postgres:\/\/127\.0\.0\.1:\d+\/\w+ cannot be used/);
      expect(fault).not.toMatch(/hidden|password@/);
    }
  });

  test.each(['require', 'verify-full'])('without TLS is refused with sslmode=%s', async (mode) => {
    const url = newUrl();
    url.searchParams.set('sslmode', mode);
    expect(await faultOf(url.href)).toMatch(/sslmode/);
  });

  test.each([
    ['synchronous_commit', 'off', 'on'],
    ['session_replication_role', 'replica', 'origin'],
    // PostgreSQL 17 and newer.
    ['transaction_timeout', '60000', '0'],
  ])('because %s is %s is refused by name', async (name, value, right) => {
    const database = connectDatabase({ ...databaseAddress.parse(server.newUrl()), connections: 1 });
    onTestFinished(() => database.close());
    await database.query(`ALTER ROLE "user" SET ${name} = '${value}'`);
    onTestFinished(async () => void (await database.query(`ALTER ROLE "user" RESET ${name}`)));
    const words = `Its setting ${name} is ${value}: set it to ${right} for the user named there (ALTER ROLE`;
    expect(await faultOf(newUrl().href)).toContain(words);
  });

  test('because its encoding lacks characters is refused by a server and by a copy', async () => {
    const database = connectDatabase({ ...databaseAddress.parse(server.newUrl()), connections: 1 });
    await database.query("CREATE DATABASE western ENCODING 'LATIN1' TEMPLATE template0");
    await database.close();
    const url = newUrl();
    url.pathname = '/western';
    expect(await faultOf(url.href)).toMatch(/LATIN1 lacks most characters: .* createdb --encoding=UTF8/);
    const copy = createPostgresCopy(connectDatabase({ ...databaseAddress.parse(url.href), connections: 1 }));
    await expect(copy.prepare([])).rejects.toThrow(/LATIN1/);
    await copy.close();
  });

  test('because it is read-only is refused by a server, and the operator can read it', async () => {
    const url = server.newUrl();
    const store = await openStore(url);
    await store.accept(numbered(1));
    const database = connectDatabase({ ...databaseAddress.parse(server.newUrl()), connections: 1 });
    await database.query('ALTER ROLE "user" SET default_transaction_read_only = on');
    expect(await faultOf(url)).toMatch(/DATABASE_URL: .*read-only.* name the primary server\.$/);
    const standby = await openPostgresStore(
      connectDatabase({ ...databaseAddress.parse(url), connections: 1 }),
      false,
    );
    expect(await standby.list(9)).toHaveLength(1);
    await standby.close();
    await database.query('ALTER ROLE "user" RESET default_transaction_read_only');
    await database.close();
  });
});
