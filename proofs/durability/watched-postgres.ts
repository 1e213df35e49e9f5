/** Wraps the PostgreSQL driver, and reports its statements and commits to `kill-at.ts`. */
import postgres from 'postgres';
import { watchTransaction } from './kill-at.ts';

type Pool = ReturnType<typeof postgres>;
type Unsafe = Pool['unsafe'];
type Begin = (work: (connection: { unsafe: Unsafe }) => Promise<unknown>) => Promise<unknown>;

/** Creates a connection pool like the driver. */
// oxlint-disable-next-line import/no-default-export -- replaces a package with a default export
export default function watched(options: Parameters<typeof postgres>[0]): Pool {
  const pool = postgres(options);
  const unsafe = pool.unsafe.bind(pool);
  const beginTransaction = pool.begin.bind(pool) as Begin;
  // A single statement is a transaction.
  pool.unsafe = ((...args: Parameters<Unsafe>) => {
    const transaction = watchTransaction();
    const call = unsafe(...args);
    transaction.see(args[0]);
    transaction.commit();
    // The driver sends a statement at the first call of `then`. This line calls `then` first.
    void call.then(transaction.end, () => undefined);
    return call;
  }) as Unsafe;
  pool.begin = (async (work: Parameters<Begin>[0]) => {
    const transaction = watchTransaction();
    const result = await beginTransaction(async (connection) => {
      const statement = connection.unsafe.bind(connection);
      connection.unsafe = ((...args: Parameters<Unsafe>) => {
        transaction.see(args[0]);
        return statement(...args);
      }) as Unsafe;
      const value = await work(connection);
      transaction.commit();
      return value;
    });
    transaction.end();
    return result;
  }) as unknown as Pool['begin'];
  return pool;
}
