/** The operator's command: `npm run inbox -- list`. Works beside a running server. */
import { fromEnvironment } from '../../settings/environment.ts';
import { SettingsError } from '../../settings/read-values.ts';
import { readServerSettings } from '../../settings/server-settings.ts';
import { hasStore, openStoreBeside, storePlace } from '../adapters.ts';
import { openingStore } from '../set-up/start-faults.ts';
import { StartError } from '../set-up/start-error.ts';
import { StoreError } from '../store/store.ts';
import { UsageError, helpFor, runCommand } from './commands.ts';
import { FileError, saveFile } from './save-file.ts';

/** Carries out a command line on the store that the settings name, and resolves with what to print. */
async function run(args: string[]): Promise<string> {
  const settings = fromEnvironment(readServerSettings);
  if (!hasStore(settings))
    throw new UsageError(
      `There are no submissions under ${settings.dataDir} yet. Set DATA_DIR if they are elsewhere.`,
    );
  // A store that dies rejects the command under way, which says why.
  const place = { folder: settings.dataDir, file: storePlace(settings) };
  const store = await openingStore(place, () => openStoreBeside(settings, () => undefined));
  try {
    const save = (name: string, bytes: Uint8Array) => saveFile(process.cwd(), name, bytes);
    return await runCommand({ store, saveFile: save }, args);
  } finally {
    await store.close();
  }
}

/** Words for the operator about a command that failed; undefined for faults of our own. */
function explain(error: unknown): string | undefined {
  const kinds = [UsageError, FileError, SettingsError, StartError, StoreError];
  return error instanceof Error && kinds.some((kind) => error instanceof kind) ? error.message : undefined;
}

try {
  const args = process.argv.slice(2);
  process.stdout.write(`${helpFor(args) ?? (await run(args))}\n`);
} catch (error) {
  const words = explain(error);
  if (words === undefined) throw error;
  process.stderr.write(`${words}\n`);
  process.exitCode = 2;
}
