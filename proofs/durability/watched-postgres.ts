/** PostgreSQL's driver with each of its statements told to `kill-at.ts`, which loads it in the driver's place. */
import postgres from 'postgres';
import { watchStatement } from './kill-at.ts';

type Unsafe = ReturnType<typeof postgres>['unsafe'];

/** Makes a pool of connections as the driver does. */
// oxlint-disable-next-line import/no-default-export -- it stands in for a package that has one
export default function watched(options: Parameters<typeof postgres>[0]): ReturnType<typeof postgres> {
  const pool = postgres(options);
  const unsafe = pool.unsafe.bind(pool);
  pool.unsafe = ((...args: Parameters<Unsafe>) => {
    const call = unsafe(...args);
    const tell = watchStatement(args[0]);
    // Statements go out when somebody waits for them, and this is the first who does.
    void call.then(tell, () => undefined);
    return call;
  }) as Unsafe;
  return pool;
}
