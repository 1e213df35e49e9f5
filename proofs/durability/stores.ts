/** Where the servers of a torture keep what they take. */
import { connectDatabase } from '../../server/store/database.ts';
import { startPostgres } from '../../server/store/test-support/postgres-server.ts';
import { databaseAddress } from '../../settings/addresses.ts';
import type { Testbed } from '../testbed/testbed.ts';

/** A place for submissions; it ends with the block that has it by `await using`. */
export type TorturedStore = AsyncDisposable & {
  environment: Readonly<Record<string, string>>;
  /** Ends the database as a crash does, and starts it again on what is left; for one that is a program of its own. */
  restartDatabase?: () => Promise<void>;
  /** Makes an empty database beside it and says where; for one that is a program of its own. */
  newDatabase?: () => string;
  /** Has the leases of killed servers run out at once, where nothing else ends them before their time. */
  endLeases?: () => Promise<void>;
};

const stores = {
  async sqlite(testbed: Testbed): Promise<TorturedStore> {
    return {
      environment: { DATA_DIR: testbed.makeFolder('data') },
      [Symbol.asyncDispose]: async () => undefined,
    };
  },
  async postgres(testbed: Testbed): Promise<TorturedStore> {
    const database = await startPostgres({ durable: true });
    const url = database.newUrl();
    return {
      environment: { DATA_DIR: testbed.makeFolder('data'), DATABASE_URL: url },
      newDatabase: () => database.newUrl(),
      async endLeases() {
        const { query, close } = connectDatabase({ ...databaseAddress.parse(url), connections: 1 });
        await query("UPDATE outbox SET due_at = 0 WHERE state = 'sending'");
        await close();
      },
      async restartDatabase() {
        await database.kill();
        await database.start();
      },
      [Symbol.asyncDispose]: () => database.remove(),
    };
  },
} as const;

/** The names that `--store` may have. */
export const isStoreName = (name: string): name is keyof typeof stores => Object.hasOwn(stores, name);

/** Makes an empty one. */
export const openTorturedStore = (name: keyof typeof stores, testbed: Testbed): Promise<TorturedStore> =>
  stores[name](testbed);
