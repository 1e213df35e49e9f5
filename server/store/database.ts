/** Connections to PostgreSQL, and the ways to run statements on them. */
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import type { DatabaseAddress } from '../../settings/addresses.ts';
import { explainFault, isConnectionFault, isTransient } from './database-faults.ts';
import { type Result, type Row, type Value, storableText } from './dialect.ts';
import { StoreError } from './store.ts';

/** Options for using the database. */
export type DatabaseOptions = DatabaseAddress & {
  /** Open at once at most. */
  connections: number;
  /** Milliseconds after which a server that says nothing at all is given up; others only in tests. */
  patience?: number;
};

/** Runs one statement, with a value for each of its `$1`, `$2`, … */
export type Query = (statement: string, values?: readonly Value[]) => Promise<Result>;

/** The database. All functions reject with a {@link StoreError}, and what breaks off leaves nothing behind. */
export type Database = {
  /** Address for the operator, without user and password. */
  address: string;
  /** The schema that its address names, if any. */
  schema: string | undefined;
  /** Runs one statement as a transaction, again where others were in its way. */
  query: Query;
  /**
   * Runs `work` as one transaction on one connection, again from its beginning where others were in its way. Work need
   * not wait for every statement: the transaction fails where one of them does.
   */
  transaction: <T>(work: (query: Query) => Promise<T>) => Promise<T>;
  /** Runs several statements as one transaction, for as long as they take. */
  script: (statements: string) => Promise<void>;
  /** Waits for what is under way and closes every connection. */
  close: () => Promise<void>;
};

/** Milliseconds. The database ends a statement itself; `silence` is for a database that does not answer at all. */
export const limits = { connect: 5000, statement: 10_000, silence: 12_000 } as const;
const maxScript = 60 * 60 * 1000;
/** Attempts at what conflicts with another transaction. */
const maxAttempts = 5;

/** Wait, in milliseconds, after a connection that was shut without a word: a proxy without a server does that at once. */
const reconnectPause = 250;

/** Makes sockets to a host for a pool of connections. `host` is what a certificate is compared with. */
function createConnector({ host, port }: { host: string; port: number }) {
  const sockets = new Set<net.Socket>();
  let isShutSilently = false;
  return {
    open: async () => {
      if (isShutSilently) await delay(reconnectPause);
      const socket = Object.assign(net.connect(port, host), { host });
      sockets.add(socket);
      socket.once('close', (hadError) => {
        sockets.delete(socket);
        isShutSilently = !hadError && socket.bytesRead === 0;
      });
      return socket;
    },
    /** Shuts the sockets that are left. The driver only says goodbye, and a database that hangs never answers that. */
    shut: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** How values of some of the database's types travel as text. JSON comes and goes as text. */
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

function openPool({ connections, searchPath, ...options }: DatabaseOptions) {
  const { host, port, database, username, password, tls } = options;
  const connector = createConnector({ host, port });
  // An option of the driver that its types leave out.
  const sockets = { socket: connector.open };
  const sql = postgres({
    host,
    port,
    database,
    username,
    password,
    ssl: tls,
    ...sockets,
    max: connections,
    connect_timeout: limits.connect / 1000,
    idle_timeout: 300,
    // Statements fail at once while the database is gone, and the next one tries to connect again.
    backoff: false,
    fetch_types: false,
    types,
    onnotice: () => undefined,
    connection: {
      application_name: 'website',
      statement_timeout: limits.statement,
      ...(searchPath !== undefined && { search_path: searchPath }),
    },
  });
  /** Gives what is under way so many seconds. */
  const end = (timeout: number): Promise<void> => sql.end({ timeout }).finally(connector.shut);
  return { sql, end };
}

type Pool = ReturnType<typeof openPool>['sql'];
/** Uses a pool of connections, and says whenever the database has answered. */
type Work<T> = (sql: Pool, onAnswer: () => void) => Promise<T>;

/** Rejects when the database has been silent for so many milliseconds; `work` says whenever it has answered. */
function whileAnswering<T>(timeout: number, work: (onAnswer: () => void) => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const giveUp = () => late.reject(new StoreError('The database does not answer.', 'ETIMEDOUT'));
  const timer = setTimeout(giveUp, timeout);
  const onAnswer = () => void timer.refresh();
  return Promise.race([work(onAnswer), late.promise]).finally(() => clearTimeout(timer));
}

/** Slots for work, and the work that waits for one. */
export type Slots = {
  /** Runs work once a slot is free, first come, first served. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Rejects all that still waits. */
  rejectWaiting: (reason: Error) => void;
};

/** Makes so many slots. */
export function createSlots(max: number): Slots {
  let waiting: PromiseWithResolvers<void>[] = [];
  let free = max;
  return {
    async run(work) {
      if (free > 0) free -= 1;
      else {
        const turn = Promise.withResolvers<void>();
        waiting.push(turn);
        await turn.promise;
      }
      return work().finally(() => {
        const next = waiting.shift();
        if (next) next.resolve();
        else free += 1;
      });
    },
    rejectWaiting(reason) {
      for (const { reject } of waiting) reject(reason);
      waiting = [];
    },
  };
}

/**
 * Gives a pool of connections, and a new one after every fault of one: nothing of a broken one is used again. Work waits
 * for a free connection here and not in the driver, so that the time in line is no silence of the database.
 */
function createPools(options: DatabaseOptions) {
  const slots = createSlots(options.connections);
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
  async function use<T>(timeout: number, work: Work<T>): Promise<T> {
    if (closing) throw new StoreError('The store is closed.');
    return slots.run(() => attempt(timeout, work));
  }
  function close(): Promise<void> {
    closing ??= pool.end(limits.statement / 1000);
    return closing;
  }
  return { use, close };
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

/* oxlint-disable no-await-in-loop -- one attempt after the other */
async function repeatedly<T>(work: () => Promise<T>): Promise<T> {
  for (let left = maxAttempts - 1; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !isTransient(error)) throw error;
    }
  }
}

/** Names a database; connections are opened when they are needed. */
export function connectDatabase(options: DatabaseOptions): Database {
  const { address, searchPath, patience = limits.silence } = options;
  const pools = createPools(options);
  return {
    address,
    schema: searchPath,
    query: (statement, values) => repeatedly(() => pools.use(patience, (sql) => run(sql, statement, values))),
    transaction: <T>(work: (query: Query) => Promise<T>) =>
      repeatedly(() =>
        pools.use(patience, async (sql, onAnswer) => {
          const sent: Promise<Result>[] = [];
          const { value } = await sql.begin(async (connection) => {
            onAnswer();
            const query: Query = (statement, values) => {
              const result = run(connection, statement, values).finally(onAnswer);
              result.catch(() => undefined);
              sent.push(result);
              return result;
            };
            return { value: await work(query) };
          });
          // The database commits nothing where one of them failed, and says so to that one alone.
          await Promise.all(sent);
          return value;
        }),
      ),
    async script(statements) {
      await pools.use(maxScript, (sql) =>
        sql.unsafe(`SET LOCAL statement_timeout = 0; ${statements}`).simple(),
      );
    },
    close: pools.close,
  };
}
