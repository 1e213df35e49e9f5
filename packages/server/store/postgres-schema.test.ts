import { describe, expect, onTestFinished, test } from 'vitest';
import { databaseAddress } from '../settings/addresses.ts';
import { numbered } from '../test-support/submissions.ts';
import { postgresForTests } from './test-support/postgres-for-tests.ts';
import { StoreError } from './store.ts';
import { type Database, connectDatabase } from './database.ts';
import { postgres } from './dialect.ts';
import { openPostgresStore, prepareSchema } from './postgres-store.ts';
import { schemaSteps } from './schema.ts';

const server = await postgresForTests();
const steps = schemaSteps(postgres);

function databaseAt(url: string): Database {
  const database = connectDatabase({ ...databaseAddress.parse(url), connections: 2 });
  onTestFinished(() => database.close());
  return database;
}

/** The numbers of the finished steps. */
async function taken({ query }: Database): Promise<unknown[]> {
  return (await query('SELECT step FROM migrations ORDER BY step')).rows.map(({ step }) => step);
}

const addColumn = 'ALTER TABLE submissions ADD COLUMN color TEXT NOT NULL DEFAULT $$red$$';
const numbers = steps.map((_, index) => index + 1);

describe('the tables', () => {
  test('are made once when several servers start at the same time', async () => {
    const url = server.newUrl();
    const databases = Array.from({ length: 6 }, () => databaseAt(url));
    await Promise.all(databases.map((database) => prepareSchema(database, true)));
    expect(await taken(databases[0] as Database)).toEqual(numbers);
  });

  test('a failed step is rolled back, and runs once it is repaired', async () => {
    const database = databaseAt(server.newUrl());
    const broken = [...steps, `${addColumn}; SELECT 1 / 0`];
    await expect(prepareSchema(database, true, broken)).rejects.toThrow(StoreError);
    expect(await taken(database)).toEqual(numbers);
    await expect(database.query('SELECT color FROM submissions')).rejects.toThrow(/color/);
    await prepareSchema(database, true, [...steps, addColumn]);
    expect(await taken(database)).toHaveLength(steps.length + 1);
    await database.query('SELECT color FROM submissions');
  });

  test('a step that a database crash interrupted runs at the next start', async () => {
    const url = server.newUrl();
    const database = databaseAt(url);
    await prepareSchema(database, true);
    const watcher = databaseAt(url);
    const slow = [...steps, `${addColumn}; SELECT pg_sleep(600)`];
    const dying = prepareSchema(database, true, slow).catch((error: unknown) => error);
    const sleepers = "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'";
    await expect.poll(async () => (await watcher.query(sleepers)).count).toBe(1);
    await server.kill();
    expect(await dying).toBeInstanceOf(StoreError);
    await server.start();
    const next = databaseAt(url);
    expect(await taken(next)).toEqual(numbers);
    await prepareSchema(next, true, [...steps, addColumn]);
    expect(await taken(next)).toHaveLength(steps.length + 1);
  });

  test('of a newer version also serve this version', async () => {
    const url = server.newUrl();
    const store = await openPostgresStore(databaseAt(url));
    await store.accept(numbered(1));
    await prepareSchema(databaseAt(url), true, [...steps, addColumn]);
    await store.accept(numbered(2));
    const again = await openPostgresStore(databaseAt(url));
    await again.accept(numbered(3));
    expect(await again.claim('mail', 'a', 9, 2000, 3000)).toHaveLength(3);
    expect(await store.list(9)).toHaveLength(3);
  });

  test('of a test version with the same number › are refused by the server and the command, which say what to do', async () => {
    const others = [...steps.slice(0, -1), `${steps.at(-1)}; ${addColumn}`];
    const withoutFingerprint = 'ALTER TABLE migrations DROP COLUMN tables';
    for (const change of ['SELECT 1', withoutFingerprint]) {
      const url = server.newUrl();
      await prepareSchema(databaseAt(url), true, others);
      await databaseAt(url).script(change);
      for (const mayUpgrade of [true, false])
        await expect(openPostgresStore(databaseAt(url), mayUpgrade)).rejects.toThrow(
          /of a test version before 1\.0.*inbox export --csv FILE.*empty database/,
        );
    }
  });

  test('of an earlier version are not upgraded by the operator’s command', async () => {
    const url = server.newUrl();
    await expect(openPostgresStore(databaseAt(url), false)).rejects.toThrow(/start the server/);
    await openPostgresStore(databaseAt(url));
    await openPostgresStore(databaseAt(url), false);
  });
});
