/** The store in PostgreSQL, shared by any number of servers. */
import { isAlreadyThere, unusable } from './database-faults.ts';
import { type Database, type Query, createSlots } from './database.ts';
import { type Script, begin, noResult, postgres } from './dialect.ts';
import { createStore, operations } from './operations.ts';
import { type Upgrade, earlierVersion, schemaSteps } from './schema.ts';
import { type Store, StoreError } from './store.ts';

/** Encodings in which every character comes back: `SQL_ASCII` is PostgreSQL's name for bytes that it leaves alone. */
const wholeEncodings: ReadonlySet<unknown> = new Set(['UTF8', 'SQL_ASCII']);

/** Looks whether a database keeps what it is given. Rejects with a {@link StoreError} that says what to do. */
export async function checkDatabase({ query }: Database): Promise<void> {
  const { rows } = await query(
    "SELECT current_setting('synchronous_commit') AS flushing, current_setting('server_encoding') AS encoding",
  );
  const { flushing, encoding } = rows[0] ?? {};
  // Accepted means flushed to disk, which this setting of the server or the role would do away with.
  if (flushing === 'off')
    throw new StoreError('Its setting synchronous_commit is off: set it to on for the user named there');
  // A visitor who wrote a character that is not in it would be refused again and again.
  if (!wholeEncodings.has(encoding))
    throw new StoreError(
      `Its encoding ${String(encoding)} lacks most characters: make one with createdb --encoding=UTF8 --template=template0`,
    );
}

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

const steps = schemaSteps(postgres);

/**
 * Takes the steps that the database has not taken yet, each in a transaction of its own, so that a server that is killed
 * goes on where it was. The number of a step is written first: of two servers that begin at once one waits for the
 * other's row, and then finds it done. A database that a newer version has changed is fit to be used, for steps only
 * add to it. Rejects with a {@link StoreError} where no upgrade is allowed and one is needed.
 */
export async function prepareSchema(database: Database, { allowed, known = steps }: Upgrade): Promise<void> {
  const taken = await stepsTaken(database);
  if ((taken ?? 0) >= known.length) return;
  if (!allowed) throw new StoreError(earlierVersion);
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

/** The name of a setting that notes a copy that is not finished; no server takes the store then. */
export const copyFlag = 'copy-under-way';

/** Whether a copy into this database was begun and not finished. */
export async function isCopyUnderWay({ query }: Database): Promise<boolean> {
  return (await query('SELECT 1 FROM settings WHERE name = $1', [copyFlag])).count === 1;
}

/** Runs a script from its first step to its end. A transaction has begun already where it wants one. */
async function follow<T>(script: Script<T>, query: Query): Promise<T> {
  let step = script.next();
  while (!step.done) {
    if (step.value === begin) {
      step = script.next(noResult);
      continue;
    }
    const { text, values, isDeferred } = step.value;
    const result = query(postgres.translate(text), values);
    // oxlint-disable-next-line no-await-in-loop -- one statement after the other
    step = script.next(isDeferred ? noResult : await result);
  }
  return step.value;
}

/** Runs an operation; its first step says whether it wants a transaction. */
async function run<T>(database: Database, operation: () => Script<T>): Promise<T> {
  return operation().next().value === begin
    ? database.transaction((query) => follow(operation(), query))
    : follow(operation(), database.query);
}

/** Files are large: more of them at once would wait for each other on the time that a statement has. */
const maxFilesAtOnce = 4;

/** Options for opening a store. */
export type StoreOptions = {
  /** Whether the tables of an earlier version are brought up to date; yes unless it says no. */
  mayUpgrade?: boolean;
};

/** Makes a store of a database that is ready. */
function storeIn(database: Database): Store {
  const inFlight = new Set<Promise<unknown>>();
  const files = createSlots(maxFilesAtOnce);
  let closed: Promise<void> | undefined;
  const store = createStore(
    async (name, args) => {
      if (closed) throw new StoreError('The store is closing.');
      const operation = operations[name] as (...values: readonly unknown[]) => Script<unknown>;
      const work = run(database, () => operation(...args));
      inFlight.add(work);
      return work.finally(() => inFlight.delete(work));
    },
    async () => undefined,
  );
  async function close(): Promise<void> {
    await Promise.allSettled(inFlight);
    await database.close();
  }
  return {
    ...store,
    accept: (submission) =>
      submission.attachment ? files.run(() => store.accept(submission)) : store.accept(submission),
    close: () => (closed ??= close()),
  };
}

/**
 * Opens the store in a database, which it closes at its end, and makes the tables when there are none. Rejects with a
 * {@link StoreError} in words for the operator when it cannot be used.
 */
export async function openPostgresStore(
  database: Database,
  { mayUpgrade = true }: StoreOptions = {},
): Promise<Store> {
  const store = storeIn(database);
  try {
    await checkDatabase(database);
    await prepareSchema(database, { allowed: mayUpgrade });
    if (await isCopyUnderWay(database))
      throw new StoreError('A copy into it was begun and not finished: run inbox migrate once more');
    // A standby has all the tables and can be read; a server has to write.
    if (mayUpgrade) await store.probe(Date.now());
    return store;
  } catch (error) {
    await store.close();
    throw unusable(database.address, error);
  }
}
