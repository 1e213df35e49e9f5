import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { openStore } from '../test-support/open-store.ts';
import { numbered } from '../test-support/submissions.ts';
import { tempFolder } from '../test-support/temp-folder.ts';
import { sqlite } from './dialect.ts';
import { schemaSteps } from './schema.ts';
import { databasePath, prepareDatabase } from './sqlite-database.ts';
import { openSqliteStore } from './sqlite-store.ts';

const steps = schemaSteps(sqlite);
const newerSteps = [...steps, "ALTER TABLE submissions ADD COLUMN color TEXT NOT NULL DEFAULT 'red'"];
const ignore = () => undefined;

/** The `user_version` of a database. */
function versionOf(path: string): unknown {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    return db.prepare('PRAGMA user_version').get()?.user_version;
  } finally {
    db.close();
  }
}

/** Makes a closed store with one submission; resolves with the path of its database. */
async function filledDatabase(): Promise<string> {
  const folder = tempFolder();
  const store = await openStore(folder);
  await store.accept(numbered(1));
  await store.close();
  return databasePath(folder);
}

describe('the tables in SQLite', () => {
  test.each([
    [
      'a test version with the same number',
      [...steps.slice(0, -1), `${steps.at(-1)}; CREATE TABLE more (id TEXT)`],
    ],
    ['a test version with a higher number', [...steps, ...Array.from({ length: 6 }, () => 'SELECT 1')]],
  ])('of %s › neither the server nor the command takes them, and both say what to do', async (_, others) => {
    const folder = tempFolder();
    const db = new DatabaseSync(databasePath(folder));
    prepareDatabase(db, true, others);
    db.close();
    for (const mayUpgrade of [true, false])
      await expect(openSqliteStore(folder, ignore, mayUpgrade)).rejects.toThrow(
        /of a test version before 1\.0.*inbox export --csv FILE.*empty data folder/,
      );
  });

  test('whose description has other comments and spaces › are the same tables', () => {
    const db = new DatabaseSync(':memory:');
    const reworded = steps.map((step) => step.replace('\n', '\n  -- Other words.\n\n').replaceAll('  ', ' '));
    expect(reworded).not.toEqual(steps);
    prepareDatabase(db, true, reworded);
    prepareDatabase(db, false);
    db.close();
  });

  test('run a new step once and keep every row', async () => {
    const path = await filledDatabase();
    for (let opened = 0; opened < 2; opened += 1) {
      const db = new DatabaseSync(path);
      prepareDatabase(db, true, newerSteps);
      expect(db.prepare('SELECT email, color FROM submissions').all()).toEqual([
        { email: 'ada@example.org', color: 'red' },
      ]);
      db.close();
      expect(versionOf(path)).toBe(2);
    }
  });

  test('of an earlier version are not upgraded by the operator’s command, because a server may be running', async () => {
    const path = await filledDatabase();
    const db = new DatabaseSync(path);
    expect(() => prepareDatabase(db, false, newerSteps)).toThrow(/start the server/);
    expect(() => db.prepare('SELECT color FROM submissions')).toThrow(/color/);
    db.close();
    expect(versionOf(path)).toBe(1);
  });

  test('are made by the server but not by the operator’s command', async () => {
    const folder = join(tempFolder(), 'data');
    mkdirSync(folder);
    new DatabaseSync(databasePath(folder)).close();
    await expect(openSqliteStore(folder, ignore, false)).rejects.toThrow(/start the server/);
    expect(versionOf(databasePath(folder))).toBe(0);
    await (await openStore(folder)).close();
    await (await openSqliteStore(folder, ignore, false)).close();
  });

  test('a failed step is rolled back', async () => {
    const path = await filledDatabase();
    const db = new DatabaseSync(path);
    const broken = [...newerSteps, 'INSERT INTO nowhere VALUES (1)'];
    expect(() => prepareDatabase(db, true, broken)).toThrow(/nowhere/);
    prepareDatabase(db, false);
    db.close();
    expect(versionOf(path)).toBe(1);
  });
});
