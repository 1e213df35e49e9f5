/** The operator's command: `npm run -s inbox -- list`. Works beside a running server. */
import { readFileSync } from 'node:fs';
import { fromEnvironment } from '../../settings/environment.ts';
import { SettingsError } from '../../settings/read-values.ts';
import { databaseAddress } from '../../settings/addresses.ts';
import { type ServerSettings, readServerSettings } from '../../settings/server-settings.ts';
import {
  backUpStore,
  eraseInBackups,
  hasStore,
  migrateStore,
  openStoreBeside,
  restoreStore,
  storePlace,
} from '../app/store-adapters.ts';
import { mailFiles } from '../app/adapters.ts';
import { openingStore } from '../app/start-faults.ts';
import { StartError } from '../app/start-error.ts';
import { type Store, StoreError } from '../store/store.ts';
import { FaultsError, UsageError } from './command.ts';
import { helpFor, runCommand } from './commands.ts';
import { FileError, newFolder, saveFile } from './save-file.ts';
import { copiesOf } from './copies.ts';
import { print } from './print.ts';
import { openScreen } from './screen.ts';

/** Opens the store that the settings name. A store that dies later rejects the command under way, which says why. */
async function openStore(settings: ServerSettings): Promise<Store> {
  if (!hasStore(settings))
    throw new UsageError(
      `There are no submissions under ${settings.dataDir} yet. Set DATA_DIR if they are elsewhere.`,
    );
  const place = { folder: settings.dataDir, file: storePlace(settings) };
  return openingStore(place, () => openStoreBeside(settings, () => undefined));
}

/** Copies the embedded store to where a command line says. */
async function migrate(settings: ServerSettings, to: string) {
  if (to === 'env' && !settings.database) throw new UsageError('DATABASE_URL is not set.');
  const { data, error } = databaseAddress.safeParse(to);
  const address = to === 'env' ? settings.database : data;
  if (!address) throw new UsageError(`--to needs ${error?.issues[0]?.message.replace('expected ', '')}.`);
  const place = { folder: settings.dataDir, file: settings.dataDir };
  return openingStore(place, () => migrateStore(settings.dataDir, address));
}

/** Carries out a command line on the store that the settings name, and resolves with what to print. */
async function run(args: string[]): Promise<string> {
  const settings = fromEnvironment(readServerSettings);
  const here = process.cwd();
  let store: Promise<Store> | undefined;
  try {
    return await runCommand(
      {
        store: () => (store ??= openStore(settings)),
        saveFile: (name, bytes) => saveFile(here, name, bytes),
        newFolder: (name) => newFolder(here, name),
        mailFiles: (ids) => mailFiles(settings.dataDir, ids),
        migrate: (to) => migrate(settings, to),
        copies: copiesOf(
          {
            backUp: (file) => backUpStore(settings, file),
            restore: (file) => restoreStore(settings, file),
            erase: (ids) => eraseInBackups(settings.dataDir, ids),
          },
          here,
        ),
        retention: settings.retentionDays,
        screen: () => openScreen(process.stdout),
        width: process.stdout.isTTY ? process.stdout.columns : undefined,
      },
      args,
    );
  } finally {
    await store?.then(
      (opened) => opened.close(),
      () => undefined,
    );
  }
}

function version(): string {
  const { name, version: number } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as { name: string; version: string };
  return `${name} ${number}, Node ${process.versions.node}`;
}

/** Words for the operator about a command that failed; undefined for faults of our own. */
function explain(error: unknown): string | undefined {
  const kinds = [FaultsError, UsageError, FileError, SettingsError, StartError, StoreError];
  return error instanceof Error && kinds.some((kind) => error instanceof kind) ? error.message : undefined;
}

// Whoever writes there learns it from `print` and from the screen.
process.stdout.on('error', () => undefined);
try {
  const args = process.argv.slice(2);
  const isVersion = args[0] === '--version' || args[0] === 'version';
  const words = isVersion ? version() : (helpFor(args) ?? (await run(args)));
  if (words !== '') await print(process.stdout, `${words}\n`);
} catch (error) {
  const words = explain(error);
  if (words === undefined) throw error;
  process.stderr.write(`${words}\n`);
  process.exitCode = error instanceof FaultsError ? 1 : 2;
}
