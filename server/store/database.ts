/** Connections to PostgreSQL that run statements, transactions and scripts. */
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import type { DatabaseAddress } from '../../settings/addresses.ts';
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
export const limits = { connect: 5000, statement: 10_000, answer: 12_000 } as const;
const maxScript = 60 * 60 * 1000;
const maxAttempts = 5;

/** Error codes of a conflict between two transactions. If the transaction is repeated, it may succeed. */
const transient: ReadonlySet<string> = new Set(['40001', '40P01']);

/** Codes of a database that is not available: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const unavailable = /^(?:08|53|57P|25006)/;

/** Returns true if the connection closed before the database answered. Errors of this program have no code. */
const isLostConnection = (error: unknown): boolean =>
  !(error instanceof postgres.PostgresError) && codeOf(error) !== '';

/** Returns true if the error means that a connection is broken. */
const isConnectionFault = (error: unknown): boolean =>
  error instanceof postgres.PostgresError ? unavailable.test(error.code) : isLostConnection(error);

function explainFault(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const message = error instanceof Error ? error.message || codeOf(error) : String(error);
  return new StoreError(message, codeOf(error));
}

/** The pause after a connection that closed without data: a proxy does so while its database is down. */
const reconnectPause = 250;

/** Makes sockets for a pool of connections. TLS checks that the certificate is for `host`. */
function createConnector({ host, port }: { host: string; port: number }) {
  const sockets = new Set<net.Socket>();
  let isShutSilently = false;
  let isOver = false;
  return {
    open: async () => {
      if (isShutSilently) await delay(reconnectPause);
      const socket = Object.assign(net.connect(port, host), { host });
      // The driver may reconnect although its pool has ended. Such a connection would keep a stopped server running. The
      // driver needs a socket, and listens to it only after this function has returned.
      if (isOver) setImmediate(() => socket.destroy(new StoreError('The store is closed.')));
      sockets.add(socket);
      socket.once('close', (hadError) => {
        sockets.delete(socket);
        isShutSilently = !hadError && socket.bytesRead === 0;
      });
      return socket;
    },
    /** Destroys the sockets. The driver would wait until the database closes them, but one that hangs never does. */
    shut: () => {
      isOver = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Conversions between JavaScript values and texts for some types of columns. JSON is not converted. */
const types = {
  numbers: { to: 20, from: [20], serialize: String, parse: Number },
  bytes: {
    to: 17,
    from: [17],
    serialize: (value: Uint8Array) => `\\x${value.toHex()}`,
    parse: (text: string) => Uint8Array.fromHex(text.slice(2)),
  },
  json: { to: 114, from: [114], serialize: String, parse: String },
};

function openPool({ host, port, database, username, password, ...options }: DatabaseOptions) {
  const connector = createConnector({ host, port });
  // `socket` is set in a separate object, because the driver's types lack this option.
  const sockets = { socket: connector.open };
  const sql = postgres({
    host,
    port,
    database,
    username,
    password,
    ssl: options.tls,
    ...sockets,
    max: options.connections,
    connect_timeout: limits.connect / 1000,
    idle_timeout: 300,
    // While the database is down, each statement tries to connect once, and then fails immediately.
    backoff: false,
    fetch_types: false,
    types,
    onnotice: () => undefined,
    connection: {
      application_name: 'website',
      statement_timeout: limits.statement,
      ...(options.searchPath !== undefined && { search_path: options.searchPath }),
    },
  });
  const end = (timeout: number): Promise<void> => sql.end({ timeout }).finally(connector.shut);
  return { sql, end };
}

type Pool = ReturnType<typeof openPool>['sql'];
type Work<T> = (sql: Pool, onAnswer: () => void) => Promise<T>;

function whileAnswering<T>(timeout: number, work: (onAnswer: () => void) => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const giveUp = () => late.reject(new StoreError('The database does not answer.', 'ETIMEDOUT'));
  const timer = setTimeout(giveUp, timeout);
  return Promise.race([work(() => void timer.refresh()), late.promise]).finally(() => clearTimeout(timer));
}

/**
 * Makes pools of connections. After a fault of a connection, a new pool replaces the old pool. Work waits here for a
 * free connection, not in the driver. So the timeout starts when the statement is sent.
 */
function createPools(options: DatabaseOptions) {
  const slots = createSemaphore(options.connections);
  let pool = openPool(options);
  let closing: Promise<void> | undefined;

  async function attempt<T>(timeout: number, work: Work<T>): Promise<T> {
    const used = pool;
    try {
      return await whileAnswering(timeout, (onAnswer) => work(used.sql, onAnswer));
    } catch (error) {
      const fault = explainFault(error);
      if (isConnectionFault(error) && used === pool && !closing) {
        pool = openPool(options);
        void used.end(0);
        slots.rejectWaiting(fault);
      }
      throw fault;
    }
  }
  return {
    async use<T>(timeout: number, work: Work<T>): Promise<T> {
      if (closing) throw new StoreError('The store is closed.');
      return slots.run(() => attempt(timeout, work));
    },
    close: (): Promise<void> => (closing ??= pool.end(limits.statement / 1000)),
  };
}

async function run(
  sql: Pick<Pool, 'unsafe'>,
  statement: string,
  values: readonly Value[] = [],
): Promise<Result> {
  const storable = values.map((value) => (typeof value === 'string' ? storableText(value) : value));
  const rows = await sql.unsafe<Row[]>(statement, storable, { prepare: true });
  return { rows: [...rows], count: rows.count };
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
  const { address, searchPath, timeout = limits.answer } = options;
  const pools = createPools(options);
  const query: Query = (statement, values) =>
    repeatedly(() => pools.use(timeout, (sql) => run(sql, statement, values)));

  async function runTransaction<T>(sql: Pool, onAnswer: () => void, work: (query: Query) => Promise<T>) {
    const sent: Promise<Result>[] = [];
    let isLost = false;
    const { value } = await sql.begin(async (connection) => {
      onAnswer();
      const queryInside: Query = (statement, values) => {
        const result = run(connection, statement, values).finally(onAnswer);
        result.catch((error: unknown) => (isLost ||= isLostConnection(error)));
        sent.push(result);
        return result;
      };
      try {
        return { value: await work(queryInside) };
      } finally {
        // The driver would write ROLLBACK or COMMIT to a closed socket, and no caller can catch what this throws
        // (https://github.com/porsager/postgres/issues/1208). `begin` rejects when the connection closes.
        if (isLost) await new Promise<never>(() => undefined);
      }
    });
    // If a statement failed, the database rolls back at COMMIT and reports no error. So the results of all statements
    // are checked here.
    await Promise.all(sent);
    return value;
  }
  return {
    /** The address for the operator, without user and password. */
    address,
    schema: searchPath,
    query,
    /** Runs `work`, again after a conflict. Rejects if any statement fails, also one that `work` did not await. */
    transaction: <T>(work: (query: Query) => Promise<T>): Promise<T> =>
      repeatedly(() => pools.use(timeout, (sql, onAnswer) => runTransaction(sql, onAnswer, work))),
    async script(statements: string): Promise<void> {
      await pools.use(maxScript, (sql) =>
        sql.unsafe(`SET LOCAL statement_timeout = 0; ${statements}`).simple(),
      );
    },
    close: pools.close,
  };
}

/** The first statement connects. If a function rejects with a {@link StoreError}, the database has not changed. */
export const connectDatabase = (options: DatabaseOptions): Database => ({
  ...connect(options),
  openAnother: () => connect({ ...options, connections: 1 }),
});
