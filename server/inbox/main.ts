/** The operator's command: `npm run inbox -- list`. Works beside a running server. */
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { hasStore, openStoreBeside } from '../adapters.ts';
import { readConfig } from '../config/config.ts';
import { ConfigError } from '../config/settings.ts';
import { StoreError } from '../store/store.ts';
import { UsageError, helpFor, runCommand } from './commands.ts';
import { FileError, explainSystemError, saveFile } from './save-file.ts';

/** Carries out a command line on the store that the settings name, and resolves with what to print. */
async function run(args: string[]): Promise<string> {
  if (existsSync('.env')) loadEnvFile('.env');
  const config = readConfig(process.env);
  if (!hasStore(config))
    throw new UsageError(
      `There are no submissions under ${config.dataDir} yet. Set DATA_DIR if they are elsewhere.`,
    );
  // A store that dies rejects the command under way, which says why.
  const store = await openStoreBeside(config, () => undefined);
  try {
    const save = (name: string, bytes: Uint8Array) => saveFile(process.cwd(), name, bytes);
    return await runCommand({ store, saveFile: save }, args);
  } finally {
    await store.close();
  }
}

/** Words for the operator about a command that failed; undefined for faults of our own. */
function explain(error: unknown): string | undefined {
  const isOurs = [UsageError, FileError, ConfigError, StoreError].some((kind) => error instanceof kind);
  if (isOurs && error instanceof Error) return error.message;
  const reason = explainSystemError(error);
  return reason === undefined ? undefined : `The settings or the data folder cannot be used: ${reason}.`;
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
