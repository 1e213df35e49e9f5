/** The operator's command beside a running server. */
import { openSqliteStore } from '../../store/sqlite-store.ts';
import { runCommand } from '../commands.ts';
import { manualOutput } from './manual-output.ts';

const unprepared = (): Promise<never> =>
  Promise.reject(new Error('This operator has one store alone, and no copies of it.'));

/** What a command line prints, on the store in a folder; `saved` takes what it writes into files, by name. */
export async function operate(
  dataDir: string,
  args: string[],
  saved = new Map<string, Uint8Array>(),
): Promise<string> {
  const store = await openSqliteStore(dataDir, () => undefined, false);
  try {
    return await runCommand(
      {
        store: async () => store,
        saveFile: async (name, bytes) => {
          saved.set(name, bytes);
          return name;
        },
        newFolder: async (name) => name,
        mailFiles: async () => [],
        migrate: unprepared,
        copies: { backUp: unprepared, restore: unprepared, erase: async () => [] },
        retention: { message: 180, application: 180 },
        liveOutput: manualOutput,
        width: undefined,
      },
      args,
    );
  } finally {
    await store.close();
  }
}
