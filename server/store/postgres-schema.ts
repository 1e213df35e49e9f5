/** Brings the tables in PostgreSQL up to date. */
import { StoreError } from './store.ts';
import type { Database } from './database.ts';
import { isAlreadyThere } from './database-faults.ts';
import { steps } from './postgres-steps.ts';

/** How far the tables may be changed. */
export type Upgrade = {
  /** Whether to bring them up to date at all; a server that runs on them must not find others. */
  allowed: boolean;
  /** The steps there are; others only in tests. */
  known?: readonly string[];
};

/** Runs a script that another server may just be running too: then it waits for that one, and has nothing to do. */
async function runOnce(database: Database, script: string): Promise<void> {
  try {
    await database.script(script);
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

async function stepsTaken({ query }: Database): Promise<number | undefined> {
  const [table] = (await query("SELECT to_regclass('migrations') IS NOT NULL AS known")).rows;
  if (table?.known !== true) return undefined;
  const [row] = (await query('SELECT max(step) AS taken FROM migrations')).rows;
  return Number(row?.taken ?? 0);
}

/**
 * Takes the steps that the database has not taken yet, each in a transaction of its own, so that whoever is killed
 * goes on where it was. The number of a step is written first: of two servers that begin at once one waits for the
 * other's row, and then finds it done. A database that a newer version has changed is fit to be used, for steps only
 * add to it. Rejects with a {@link StoreError} where no upgrade is allowed and one is needed.
 */
export async function prepareSchema(database: Database, { allowed, known = steps }: Upgrade): Promise<void> {
  const taken = await stepsTaken(database);
  if ((taken ?? 0) >= known.length) return;
  if (!allowed)
    throw new StoreError(
      'The database is still that of an earlier version: start the server of this one first, which brings it up to date.',
    );
  if (taken === undefined) {
    if (database.schema !== undefined)
      await runOnce(database, `CREATE SCHEMA IF NOT EXISTS ${database.schema}`);
    await runOnce(
      database,
      'CREATE TABLE migrations (step INTEGER PRIMARY KEY, taken_at TIMESTAMPTZ NOT NULL DEFAULT now())',
    );
  }
  for (const [index, step] of known.entries())
    if (index >= (taken ?? 0))
      await runOnce(database, `INSERT INTO migrations (step) VALUES (${index + 1}); ${step}`);
}
