/** Connections to PostgreSQL that run statements, transactions and scripts. */
import pg from 'pg';
import type { DatabaseAddress } from '../settings/addresses.ts';
import { codeOf } from '../lib/files.ts';
import { createSemaphore } from '../lib/semaphore.ts';
import { type Result, type Row, type Value, storableText } from './dialect.ts';
import { StoreError } from './store.ts';

export type DatabaseOptions = DatabaseAddress & {
  connections: number;
  /** Maximum milliseconds to wait for an answer of the database. Only tests set this value. */
  timeout?: number;
};

/** Runs one statement. `values` are the values of `$1`, `$2`, … in this order. */
export type Query = (statement: string, values?: readonly Value[]) => Promise<Result>;

export type Database = ReturnType<typeof connect> & {
  /** Makes another object for the same database, with one connection. */
  openAnother: () => ReturnType<typeof connect>;
};

/** Limits in milliseconds. The database ends long statements itself; `answer` is for one that never answers. */
export const limits = { connect: 5000, statement: 10_000, answer: 12_000, idle: 300_000 } as const;
const maxScript = 60 * 60 * 1000;
const maxAttempts = 5;

/** Settings of a role or a database that would change what statements mean or return. Each connection sets them. */
export const requiredSettings = {
  bytea_output: 'hex',
  standard_conforming_strings: 'on',
  default_transaction_isolation: 'read committed',
} as const;

/** Limits of each connection, formats that no statement uses, and the rule that hidden rows are an error. */
const otherSettings = {
  statement_timeout: String(limits.statement),
  lock_timeout: '0',
  // The locks of a server that vanished end after this time.
  idle_in_transaction_session_timeout: '60000',
  row_security: 'off',
  DateStyle: 'ISO',
  IntervalStyle: 'postgres',
};

/** Error codes of a conflict between two transactions. If the transaction is repeated, it may succeed. */
const transient: ReadonlySet<string> = new Set(['40001', '40P01']);

/** The driver's errors after a time limit have no code. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof pg.DatabaseError) && /timeout/i.test(error.message);

function explainFault(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (isTimeout(error)) return new StoreError('The database does not answer.', 'ETIMEDOUT');
  const message = error instanceof Error ? error.message || codeOf(error) : String(error);
  return new StoreError(message, codeOf(error));
}

const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.BYTEA, (text) => Uint8Array.fromHex(text.slice(2))],
  // Operations read JSON themselves.
  [pg.types.builtins.JSON, String],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => parsers.get(type) ?? (pg.types.getTypeParser(type, format) as unknown),
};

function openPool({
  host,
  port,
  database,
  username,
  password,
  tls,
  searchPath,
  ...options
}: DatabaseOptions) {
  const session = {
    ...requiredSettings,
    ...otherSettings,
    ...(searchPath !== undefined && { search_path: searchPath }),
  };
  const pool = new pg.Pool({
    host,
    port,
    database,
    user: username,
    // A function, so that an empty password is not replaced by one of the environment.
    password: () => password,
    ssl: tls,
    types,
    application_name: 'website',
    options: Object.entries(session)
      .map(([name, value]) => `-c ${name}=${value.replaceAll(' ', '\\ ')}`)
      .join(' '),
    max: options.connections,
    connectionTimeoutMillis: limits.connect,
    query_timeout: options.timeout ?? limits.answer,
    idleTimeoutMillis: limits.idle,
    // A database that hangs never closes a connection; this process ends all the same.
    allowExitOnIdle: true,
  });
  // The pool drops an idle connection that breaks, and the next statement opens another one.
  pool.on('error', () => undefined);
  return pool;
}

async function run(client: pg.PoolClient, statement: string, values: readonly Value[] = []): Promise<Result> {
  const storable = values.map((value) => (typeof value === 'string' ? storableText(value) : value));
  const { rows, rowCount } = await client.query<Row>(statement, storable);
  return { rows, count: rowCount ?? 0 };
}

async function repeatedly<T>(work: () => Promise<T>, attemptsLeft = maxAttempts - 1): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (attemptsLeft === 0 || !transient.has(codeOf(error))) throw error;
    return repeatedly(work, attemptsLeft - 1);
  }
}

function connect(options: DatabaseOptions) {
  const { address, searchPath } = options;
  const pool = openPool(options);
  // Work waits here and not in the driver, whose time limit for connecting counts the wait for a free connection.
  const slots = createSemaphore(options.connections);
  let closing: Promise<void> | undefined;

  /** Tells all who wait that the database cannot be reached, so that they do not wait for the same fault in turn. */
  function fail(error: unknown): never {
    const fault = explainFault(error);
    slots.rejectWaiting(fault);
    throw fault;
  }
  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    if (closing) throw new StoreError('The store is closed.');
    const client = await pool.connect().catch(fail);
    // The statement that is under way rejects, too. Without a listener, this event would end the process.
    const ignore = (): void => undefined;
    client.on('error', ignore);
    let hasFailed = true;
    try {
      const value = await work(client);
      hasFailed = false;
      return value;
    } catch (error) {
      throw isTimeout(error) ? fail(error) : explainFault(error);
    } finally {
      client.off('error', ignore);
      // A closed connection is the surest rollback.
      client.release(hasFailed);
    }
  }
  const inSlot = <T>(work: (client: pg.PoolClient) => Promise<T>) => slots.run(() => withClient(work));
  return {
    /** The address for the operator, without user and password. */
    address,
    schema: searchPath,
    query: ((statement, values) =>
      repeatedly(() => inSlot((client) => run(client, statement, values)))) as Query,
    /** Runs `work`, again after a conflict. Rejects if any statement failed, even if `work` ignored that. */
    transaction: <T>(work: (query: Query) => Promise<T>): Promise<T> =>
      repeatedly(() =>
        inSlot(async (client) => {
          await client.query('BEGIN');
          const value = await work((statement, values) => run(client, statement, values));
          // If a statement failed, the database answers COMMIT by a rollback, and reports no error.
          const { command } = await client.query('COMMIT');
          if (command !== 'COMMIT') throw new StoreError('A statement of the transaction failed.');
          return value;
        }),
      ),
    async script(statements: string): Promise<void> {
      const text = `SET LOCAL statement_timeout = 0; ${statements}`;
      await inSlot((client) => client.query({ text, query_timeout: maxScript } as pg.QueryConfig));
    },
    close: (): Promise<void> => (closing ??= pool.end()),
  };
}

/**
 * The first statement connects. If a function rejects with a {@link StoreError}, the database has not changed, unless the
 * connection was lost during the commit. So callers must repeat only what may happen twice.
 */
export const connectDatabase = (options: DatabaseOptions): Database => ({
  ...connect(options),
  openAnother: () => connect({ ...options, connections: 1 }),
});
