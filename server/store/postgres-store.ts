/** The store in PostgreSQL, shared by any number of servers. */
import { codeOf } from '../lib/files.ts';
import { createSemaphore } from '../lib/semaphore.ts';
import { type Database, type Query, requiredSettings } from './database.ts';
import { type Script, startTransaction, noResult, postgres } from './dialect.ts';
import { type Call, createStore, scriptOf } from './operations.ts';
import { earlierVersion, fingerprintOf, schemaSteps, testVersion } from './schema.ts';
import { type Store, StoreError } from './store.ts';

const poolerAdvice =
  'It is behind a pooler such as PgBouncer, and this server needs connections that keep their session: set pool_mode=session and ignore_startup_parameters=options there, or name the database itself';

function adviceFor(error: unknown): string {
  const code = codeOf(error);
  // Only a pooler refuses unknown parameters of a connection. A database ignores them.
  if (/startup parameter/.test(String(error))) return poolerAdvice;
  if (code.startsWith('28') || /password/.test(String(error))) return 'Check the user and the password in it';
  if (code === '3D000') return 'Make the database first, with createdb';
  if (code === '42501' || code === '3F000')
    return 'Let its user make tables in that schema, or name another one with search_path';
  if (code === '25006') return 'It takes no writes: name the primary server';
  if (/CERT|SELF_SIGNED|UNABLE_TO|ALTNAME|SSL|before secure TLS/.test(`${code} ${String(error)}`))
    return 'Where its certificate is of your own authority, set NODE_EXTRA_CA_CERTS; in a network of your own you may say sslmode=disable';
  return 'Check the address, and that the database is up';
}

/** Makes the error for a database that cannot be used. `address` must contain no password. */
export function unusable(address: string, error: unknown): StoreError {
  const reason = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
  // Errors of this program already say what to do.
  const advice = error instanceof StoreError && error.code === undefined ? '' : ` ${adviceFor(error)}.`;
  return new StoreError(`DATABASE_URL: ${address} cannot be used (${reason}).${advice}`);
}

/**
 * Settings that need these values: in part those that a connection sets itself, because a pooler may ignore them. Only a
 * superuser may change `session_replication_role`, which turns off the deletion of files with their submissions.
 */
const neededSettings: Readonly<Record<string, string>> = {
  ...requiredSettings,
  session_replication_role: 'origin',
  // It is unknown before PostgreSQL 17, so a connection cannot set it.
  transaction_timeout: '0',
};

/** Rejects with a {@link StoreError} if the settings of a database could lose data. The message contains advice. */
export async function checkDatabase({ query, schema }: Pick<Database, 'query' | 'schema'>): Promise<void> {
  const { rows } = await query('SELECT name, setting FROM pg_settings');
  const settings = new Map(rows.map(({ name, setting }) => [name, setting]));
  const refuse = (name: string, value: string): never => {
    const remedy = `set it to ${value} for the user named there (ALTER ROLE … SET ${name} = '${value}')`;
    throw new StoreError(`Its setting ${name} is ${String(settings.get(name))}: ${remedy}`);
  };
  // If the server or the user has this setting, a commit returns before its data is flushed to disk.
  if (settings.get('synchronous_commit') === 'off') refuse('synchronous_commit', 'on');
  for (const [name, value] of Object.entries(neededSettings))
    if (settings.has(name) && settings.get(name) !== value) refuse(name, value);
  const encoding = settings.get('server_encoding');
  // PostgreSQL cannot store characters outside of its encoding. With `SQL_ASCII` it stores all bytes unchanged.
  if (encoding !== 'UTF8' && encoding !== 'SQL_ASCII')
    throw new StoreError(
      `Its encoding ${String(encoding)} lacks most characters: make one with createdb --encoding=UTF8 --template=template0`,
    );
  // If a pooler ignored the parameter, the server would use the tables of another schema.
  if (schema !== undefined && settings.get('search_path') !== schema)
    throw new StoreError(
      `It is behind a pooler that ignores search_path: set it for the user named there (ALTER ROLE … SET search_path = ${schema}), or name the database itself`,
    );
}

type Connection = Pick<Database, 'query' | 'close'>;

const rounds = 5;

async function backendOf({ query }: Connection): Promise<unknown> {
  return (await query('SELECT pg_backend_pid() AS backend')).rows[0]?.backend;
}

/** Returns whether two connections share a backend, or one changes it: the pooler does not keep sessions. */
async function sharesBackends(one: Connection, other: Connection): Promise<boolean> {
  const [ofOne, ofOther] = [new Set<unknown>(), new Set<unknown>()];
  for (let round = 0; round < rounds; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a pooler gives the backend of one connection to the next
    ofOne.add(await backendOf(one));
    // oxlint-disable-next-line no-await-in-loop -- see above
    ofOther.add(await backendOf(other));
  }
  return ofOne.size > 1 || ofOther.size > 1 || !ofOne.isDisjointFrom(ofOther);
}

/** Rejects with a {@link StoreError} if the database is behind a pooler in transaction mode. */
export async function refusePooler(open: () => Connection): Promise<void> {
  const [one, other] = [open(), open()];
  try {
    if (await sharesBackends(one, other)) throw new StoreError(poolerAdvice);
  } finally {
    await Promise.all([one.close(), other.close()]);
  }
}

/** Error codes for a key (`unique_violation`), a table, a type or a schema that exists already. */
const duplicateCodes: ReadonlySet<string> = new Set(['23505', '42710', '42P06', '42P07']);

/** Runs a script if no server has run it yet. If a server is running the script now, waits for that server. */
async function runOnce(database: Database, script: string): Promise<void> {
  try {
    await database.script(script);
  } catch (error) {
    if (!duplicateCodes.has(codeOf(error))) throw error;
  }
}

/** Returns the number of finished steps. Rejects with a {@link StoreError} if they are not the steps of this version. */
async function stepsTaken({ query }: Database, steps: readonly string[]): Promise<number | undefined> {
  const [table] = (await query("SELECT to_regclass('migrations') IS NOT NULL AS known")).rows;
  if (table?.known !== true) return undefined;
  // Test versions had no column for the fingerprint.
  const { rows } = await query(
    "SELECT step, to_jsonb(migrations) ->> 'tables' AS tables FROM migrations ORDER BY step",
  );
  for (const [index, { tables }] of rows.entries())
    if (index < steps.length && tables !== fingerprintOf(steps.slice(0, index + 1)))
      throw new StoreError(testVersion);
  return rows.length;
}

const allSteps = schemaSteps(postgres);

/**
 * Runs the missing steps. Each step has its own transaction, which first writes the step's number as a row. If two
 * servers start at once, the second server waits for this row and then skips the step. Steps of a newer version do no
 * harm.
 */
export async function prepareSchema(
  database: Database,
  mayUpgrade: boolean,
  steps = allSteps,
): Promise<void> {
  const taken = await stepsTaken(database, steps);
  if ((taken ?? 0) >= steps.length) return;
  if (!mayUpgrade) throw new StoreError(earlierVersion);
  if (taken === undefined) {
    if (database.schema !== undefined)
      await runOnce(database, `CREATE SCHEMA IF NOT EXISTS ${database.schema}`);
    await runOnce(
      database,
      'CREATE TABLE migrations (step INTEGER PRIMARY KEY, tables TEXT NOT NULL, taken_at TIMESTAMPTZ NOT NULL DEFAULT now())',
    );
  }
  for (const [index, step] of steps.entries())
    if (index >= (taken ?? 0))
      await runOnce(
        database,
        `INSERT INTO migrations (step, tables) VALUES (${index + 1}, '${fingerprintOf(steps.slice(0, index + 1))}'); ${step}`,
      );
}

/** The name of the setting that marks an unfinished copy. Servers refuse such a store. */
export const copyFlag = 'copy-under-way';

export async function isCopyUnderWay({ query }: Database): Promise<boolean> {
  return (await query('SELECT 1 FROM settings WHERE name = $1', [copyFlag])).count === 1;
}

async function follow<T>(script: Script<T>, query: Query): Promise<T> {
  let step = script.next();
  while (!step.done) {
    const { value } = step;
    const result =
      // oxlint-disable-next-line no-await-in-loop -- a statement may need the result of the statement before
      value === startTransaction ? noResult : await query(postgres.translate(value.text), value.values);
    step = script.next(result);
  }
  return step.value;
}

/** Runs an operation. If the operation's script starts with `startTransaction`, it runs in a transaction. */
async function run(database: Database, call: Call): Promise<unknown> {
  return scriptOf(call).next().value === startTransaction
    ? database.transaction((query) => follow(scriptOf(call), query))
    : follow(scriptOf(call), database.query);
}

const maxFilesAtOnce = 4;

function storeIn(database: Database): Store {
  const inFlight = new Set<Promise<unknown>>();
  const files = createSemaphore(maxFilesAtOnce);
  let closed: Promise<void> | undefined;
  const store = createStore(
    async (call) => {
      if (closed) throw new StoreError('The store is closing.');
      const work = run(database, call);
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
    quickCheck: async () => undefined,
    close: () => (closed ??= close()),
  };
}

/** Opens the store, which closes the database at its end. Rejects with a {@link StoreError} for the operator. */
export async function openPostgresStore(database: Database, mayUpgrade = true): Promise<Store> {
  const store = storeIn(database);
  try {
    if (mayUpgrade) await refusePooler(database.openAnother);
    await checkDatabase(database);
    await prepareSchema(database, mayUpgrade);
    if (await isCopyUnderWay(database))
      throw new StoreError('A copy into it was begun and not finished: run inbox migrate once more');
    // The operator's command may read a standby database, but a server must write.
    if (mayUpgrade) await store.probe(Date.now());
    return store;
  } catch (error) {
    await store.close();
    throw unusable(database.address, error);
  }
}
