/** The operator's command: `npm run inbox -- list`. Works beside a running server. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { readConfig } from '../config/config.ts';
import { ConfigError } from '../config/settings.ts';
import { StoreError, databasePath, openSqliteStore } from '../store/sqlite-store.ts';
import { UsageError, runCommand } from './commands.ts';

async function saveFile(name: string, bytes: Uint8Array): Promise<string | undefined> {
  const path = resolve(name);
  try {
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
    return path;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    throw error;
  }
}

if (existsSync('.env')) loadEnvFile('.env');
try {
  const { dataDir } = readConfig(process.env);
  if (!existsSync(databasePath(dataDir)))
    throw new UsageError(
      `There are no submissions under ${dataDir} yet. Set DATA_DIR if they are elsewhere.`,
    );
  // A store that dies rejects the command under way, which says why.
  const store = await openSqliteStore(dataDir, () => undefined);
  try {
    process.stdout.write(`${await runCommand({ store, saveFile }, process.argv.slice(2))}\n`);
  } finally {
    await store.close();
  }
} catch (error) {
  if (![UsageError, ConfigError, StoreError].some((kind) => error instanceof kind)) throw error;
  process.stderr.write(`${error instanceof Error ? error.message : ''}\n`);
  process.exitCode = 2;
}
