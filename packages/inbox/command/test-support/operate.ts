/** The operator's command beside a running server. */
import { openSqliteStore } from '../../../server/store/sqlite-store.ts';
import { runCommand } from '../commands.ts';

const unprepared = (): Promise<never> =>
  Promise.reject(new Error('This operator has one store alone, and no copies of it.'));

/** What a command line prints, on the store in a folder. `folder` takes the files that it writes. */
export async function operate(dataDir: string, args: string[], folder = dataDir): Promise<string> {
  const store = await openSqliteStore(dataDir, () => undefined, false);
  try {
    return await runCommand(
      {
        store: async () => store,
        folder,
        mailFiles: async () => [],
        migrate: unprepared,
        testMail: unprepared,
        inboxPages: () => {
          throw new Error('This operator has no built site.');
        },
        copies: { backUp: unprepared, restore: unprepared, prune: unprepared, erase: async () => [] },
        retention: { message: 180, application: 180 },
        print: () => undefined,
        stopped: async () => undefined,
        width: undefined,
      },
      args,
    );
  } finally {
    await store.close();
  }
}
