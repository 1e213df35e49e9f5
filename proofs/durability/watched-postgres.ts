/** PostgreSQL's driver with its statements and commits told to `kill-at.ts`, which loads it in the driver's place. */
import postgres from 'postgres';
import { watchTransaction } from './kill-at.ts';

type Pool = ReturnType<typeof postgres>;
type Unsafe = Pool['unsafe'];
type Begin = (work: (connection: { unsafe: Unsafe }) => Promise<unknown>) => Promise<unknown>;

/** Makes a pool of connections as the driver does. */
// oxlint-disable-next-line import/no-default-export -- it stands in for a package that has one
export default function watched(options: Parameters<typeof postgres>[0]): Pool {
  const pool = postgres(options);
  const unsafe = pool.unsafe.bind(pool);
  const begin = pool.begin.bind(pool) as Begin;
  // A statement by itself is a transaction.
  pool.unsafe = ((...args: Parameters<Unsafe>) => {
    const transaction = watchTransaction();
    const call = unsafe(...args);
    transaction.see(args[0]);
    transaction.commit();
    // Statements go out when somebody waits for them, and this is the first who does.
    void call.then(transaction.end, () => undefined);
    return call;
  }) as Unsafe;
  pool.begin = (async (work: Parameters<Begin>[0]) => {
    const transaction = watchTransaction();
    const result = await begin(async (connection) => {
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
