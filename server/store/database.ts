/** Connections to PostgreSQL, and one way to run statements on them. */
import postgres from 'postgres';
import type { DatabaseAddress } from '../../settings/addresses.ts';
import { StoreError } from './store.ts';
import { createConnector } from './connector.ts';
import { explainFault, isConnectionFault, isTransient } from './database-faults.ts';

/** Options for using the database. */
export type DatabaseOptions = DatabaseAddress & {
  /** Open at once at most. */
  connections: number;
  /** Milliseconds after which a server that says nothing at all is given up; others only in tests. */
  patience?: number;
};

/** Value for a `$1`, `$2`, … of a statement. */
export type Value = string | number | null | Uint8Array;

/** A row by column: whole numbers as numbers, bytes as a `Uint8Array`. */
export type Row = Readonly<Record<string, unknown>>;

/** The rows a statement returned, and how many it wrote or found. */
export type Result = { rows: Row[]; count: number };

/**
 * The database. Every call is one statement or one script, and so one transaction: no connection is ever in the
 * middle of one, and what breaks off leaves nothing behind. All reject with a {@link StoreError}.
 */
export type Database = {
  /** Address for the operator, without user and password. */
  address: string;
  /** The schema that its address names, if any. */
  schema: string | undefined;
  /** Runs one statement, a second time where others were in its way. */
  query: (statement: string, values?: readonly Value[]) => Promise<Result>;
  /** Runs several statements as one transaction, for as long as they take. */
  script: (statements: string) => Promise<void>;
  /** Waits for what is under way and closes every connection. */
  close: () => Promise<void>;
};

/** Milliseconds. The database ends a statement itself; `silence` is for a database that does not answer at all. */
export const limits = { connect: 5000, statement: 10_000, silence: 12_000 } as const;
const longestScript = 60 * 60 * 1000;
/** Attempts at a statement that conflicts with another one. */
const tries = 5;

const numbers = { to: 20, from: [20], serialize: String, parse: Number };
const bytes = {
  to: 17,
  from: [17],
  serialize: (value: Uint8Array) => `\\x${value.toHex()}`,
  parse: (text: string) => Uint8Array.fromHex(text.slice(2)),
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
    types: { numbers, bytes },
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

type Sql = ReturnType<typeof openPool>['sql'];

/** Rejects when the work has not ended after so many milliseconds. */
function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const giveUp = () => late.reject(new StoreError('The database does not answer.', 'ETIMEDOUT'));
  const timer = setTimeout(giveUp, milliseconds);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

/** Gives a pool of connections, and a new one after every fault of one: nothing of a broken one is used again. */
function createPools(options: DatabaseOptions) {
  let pool = openPool(options);
  let closing: Promise<void> | undefined;
  const isClosed = () => closing !== undefined;

  async function use<T>(milliseconds: number, work: (sql: Sql) => Promise<T>): Promise<T> {
    const mine = pool;
    if (isClosed()) throw new StoreError('The store is closed.');
    try {
      return await inTime(work(mine.sql), milliseconds);
    } catch (error) {
      if (isConnectionFault(error) && mine === pool && !isClosed()) {
        pool = openPool(options);
        void mine.end(0);
      }
      throw error;
    }
  }
  function close(): Promise<void> {
    closing ??= pool.end(limits.statement / 1000);
    return closing;
  }
  return { use, close };
}

/** Names a database; connections are opened when they are needed. */
export function connectDatabase(options: DatabaseOptions): Database {
  const { patience = limits.silence } = options;
  const pools = createPools(options);

  async function attempt(statement: string, values: readonly Value[]): Promise<Result> {
    const rows = await pools.use(patience, (sql) =>
      sql.unsafe<Row[]>(statement, [...values], { prepare: true }),
    );
    return { rows: [...rows], count: rows.count };
  }

  /* oxlint-disable no-await-in-loop -- one try after the other */
  async function query(statement: string, values: readonly Value[] = []): Promise<Result> {
    for (let left = tries - 1; ; left -= 1) {
      try {
        return await attempt(statement, values);
      } catch (error) {
        if (left === 0 || !isTransient(error)) throw explainFault(error);
      }
    }
  }

  const { address, searchPath } = options;
  return {
    address,
    schema: searchPath,
    query,
    async script(statements) {
      try {
        await pools.use(longestScript, (sql) =>
          sql.unsafe(`SET LOCAL statement_timeout = 0; ${statements}`).simple(),
        );
      } catch (error) {
        throw explainFault(error);
      }
    },
    close: pools.close,
  };
}
