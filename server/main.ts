/** Starts the server from the environment and an optional `.env` file, and stops it on a signal. */
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { mailPlace, storePlace } from './adapters.ts';
import { type Config, readConfig } from './config/config.ts';
import { ConfigError } from './config/settings.ts';
import { SiteError } from './http/static-files/site-files.ts';
import { createLog, errorFacts } from './observe/log.ts';
import { StartError, startServer } from './start.ts';
import { StoreError } from './store/store.ts';

/** Words for the operator about a server that cannot start; undefined for faults of our own. */
function explain(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ([ConfigError, SiteError, StartError, StoreError].some((kind) => error instanceof kind))
    return error.message;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return 'The port is in use: stop what uses it, or set PORT to another one.';
  if (code === 'EACCES')
    return 'The port or the data folder is not allowed: set PORT or DATA_DIR to another one.';
  return undefined;
}

/** Three lines for the operator: the site, the submissions, the mail. */
function summarize(config: Config, siteUrl: string): string {
  return [
    `Site         ${siteUrl}`,
    `Submissions  ${storePlace(config)} (npm run inbox -- list)`,
    `Mail         ${mailPlace(config)}`,
  ].join('\n');
}

if (existsSync('.env')) loadEnvFile('.env');
const log = createLog(process.stdout);
try {
  const config = readConfig(process.env);
  const server = await startServer(config, log);
  process.stdout.write(`${summarize(config, server.siteUrl)}\n`);
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second signal means that the operator will not wait.
      if (stopping) process.exit(1);
      log('info', 'server.stopping', { signal });
      stopping = server.close().then(
        () => log('info', 'server.stopped'),
        (error: unknown) => {
          log('error', 'server.stop-failed', errorFacts(error));
          process.exitCode = 1;
        },
      );
    });
  }
} catch (error) {
  const words = explain(error);
  if (words === undefined) throw error;
  process.stderr.write(`${words}\n`);
  process.exitCode = 1;
}
