/** The stores of the servers that the torture proof kills. */
import { connectDatabase } from '../../server/store/database.ts';
import { startPostgres } from '../../server/store/test-support/postgres-server.ts';
import { databaseAddress } from '../../settings/addresses.ts';
import type { Testbed } from '../testbed/testbed.ts';

/** An empty store, disposed by `await using`. */
export type TorturedStore = AsyncDisposable & {
  environment: Readonly<Record<string, string>>;
  /** Kills and restarts a separate database process. */
  restartDatabase?: () => Promise<void>;
  /** Creates another empty database in a separate database process. Returns its URL. */
  newDatabase?: () => string;
  /** Ends the leases and the tasks of killed servers. Is undefined if the next server takes them over itself. */
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
        // The database may still be committing what a killed server has sent.
        const others = `SELECT 1, pg_sleep(0.02) FROM pg_stat_activity
          WHERE application_name = 'website' AND pid <> pg_backend_pid()`;
        while ((await query(others)).count > 0);
        await query("UPDATE outbox SET due_at = 0 WHERE state = 'sending'");
        await query("DELETE FROM settings WHERE name LIKE 'task:%'");
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

export type StoreName = keyof typeof stores;

/** Returns whether a name is valid for `--store`. */
export const isStoreName = (name: string): name is StoreName => Object.hasOwn(stores, name);

export const openTorturedStore = (name: StoreName, testbed: Testbed): Promise<TorturedStore> =>
  stores[name](testbed);
