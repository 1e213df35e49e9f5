/** Runs the operator's command: `npm run -s inbox -- list`. The server may run at the same time. */
import { randomUUID } from 'node:crypto';
import { accessSync, constants, fstatSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import project from '../../../package.json' with { type: 'json' };
import {
  fromEnvironment,
  SettingsError,
  databaseAddress,
  type ServerSettings,
  readServerSettings,
} from '@website/server/settings';
import {
  backUpStore,
  hasStore,
  mailFiles,
  migrateStore,
  openStoreForCommand,
  restoreStore,
  storeLocation,
  StartError,
  explainStoreFaults,
  codeOf,
  explainSystemError,
  eraseInBackups,
  pruneBackups,
  type Store,
  StoreError,
} from '@website/server/queries';
import { prepareInboxPages, prepareTestMail } from './command-parts.ts';
import { FaultsError, UsageError } from './command-line.ts';
import { helpFor, runCommand } from './commands.ts';
import { copiesIn } from './copies.ts';

/** Returns the id of the user who owns a folder, if this user may not look into the folder. */
function ownerOfClosed(folder: string): number | undefined {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    if (codeOf(error) !== 'EACCES') return undefined;
    return ownerOfClosed(dirname(folder)) ?? statSync(folder).uid;
  }
}

/** Opens the store that the settings name. If the store fails later, the running command rejects with the reason. */
async function openStore(settings: ServerSettings): Promise<Store> {
  const foreignOwner = ownerOfClosed(resolve(settings.dataDir));
  if (settings.database === undefined && foreignOwner !== undefined)
    throw new UsageError(
      `You may not look into ${settings.dataDir}. Run the command as the user that runs the server: sudo -u '#${foreignOwner}' node run.mjs inbox …`,
    );
  if (!hasStore(settings))
    throw new UsageError(
      `There are no submissions under ${resolve(settings.dataDir)} yet. If they are elsewhere, set DATA_DIR, or run the command in the folder of the site, whose .env has it.`,
    );
  const location = { folder: settings.dataDir, file: storeLocation(settings) };
  return explainStoreFaults(location, () => openStoreForCommand(settings, () => undefined));
}

async function migrate(settings: ServerSettings, to: string) {
  if (to === 'env' && !settings.database) throw new UsageError('DATABASE_URL is not set.');
  const { data, error } = databaseAddress.safeParse(to);
  const address = to === 'env' ? settings.database : data;
  if (!address) throw new UsageError(`--to needs ${error?.issues[0]?.message.replace('expected ', '')}.`);
  const location = { folder: settings.dataDir, file: settings.dataDir };
  return explainStoreFaults(location, () => migrateStore(settings.dataDir, address));
}

/** Resolves at Ctrl+C, or when the reader closes the pipe. */
function stopped(): Promise<void> {
  const { promise, resolve: stop } = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop());
  process.stdout.once('error', () => stop());
  return promise;
}

async function run(args: string[]): Promise<string> {
  const settings = fromEnvironment(readServerSettings);
  const folder = process.cwd();
  let store: Promise<Store> | undefined;
  const openOnce = () => (store ??= openStore(settings));
  // Before the first start of the server there is no secret yet. The bounce of such a test mail is told to nobody.
  const mailSecret = async () => (hasStore(settings) ? (await openOnce()).secret('mail-ids') : randomUUID());
  try {
    return await runCommand(
      {
        store: openOnce,
        folder,
        mailFiles: (ids) => mailFiles(settings.dataDir, ids),
        migrate: (to) => migrate(settings, to),
        copies: copiesIn(folder, {
          backUp: (file) => backUpStore(settings, file),
          restore: (file) => restoreStore(settings, file),
          prune: async (keep) => pruneBackups(settings.dataDir, keep),
          erase: async (ids) => eraseInBackups(settings.dataDir, ids),
        }),
        inboxPages: () => prepareInboxPages(settings),
        testMail: async () => prepareTestMail(settings, await mailSecret()),
        retention: settings.retentionDays,
        print: (line) => void process.stdout.write(`${line}\n`),
        stopped,
        width: process.stdout.isTTY ? process.stdout.columns : undefined,
      },
      args,
    );
  } finally {
    // If the store could not be opened, the command has already rejected with the reason.
    await (await store?.catch(() => undefined))?.close();
  }
}

/** Prints a text. Rejects with a {@link UsageError} if the output is incomplete, unless the reader closed the pipe. */
async function print(text: string): Promise<void> {
  const out = process.stdout;
  try {
    // If the disk is full, Node's stream may write half of a text and report success. `writeFileSync` fails instead.
    if (fstatSync(out.fd).isFile()) writeFileSync(out.fd, Buffer.from(text));
    else
      await new Promise<void>((done, fail) => {
        out.write(text, (error) => (error ? fail(error) : done()));
      });
  } catch (error) {
    // A reader such as `| head` closes the pipe early.
    if (codeOf(error) === 'EPIPE') return;
    throw new UsageError(`The output is not whole: ${explainSystemError(error) ?? String(error)}.`);
  }
}

/** The errors that the operator can correct. Any other error is a fault of the program. */
const correctable = [FaultsError, UsageError, SettingsError, StartError, StoreError];

// `print` and `stopped` handle errors of this stream.
process.stdout.on('error', () => undefined);
try {
  const args = process.argv.slice(2);
  const isVersion = args[0] === '--version' || args[0] === 'version';
  const output = isVersion
    ? `${project.name} ${project.version}, Node ${process.versions.node}`
    : (helpFor(args) ?? (await run(args)));
  if (output !== '') await print(`${output}\n`);
  // React leaves a MessageChannel open after it has drawn pages, so the program would not end by itself.
  if (args[0] === 'web') process.exit();
} catch (error) {
  if (!(error instanceof Error && correctable.some((kind) => error instanceof kind))) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error instanceof FaultsError ? 1 : 2;
}
