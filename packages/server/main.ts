/** Starts the server with settings from the environment and an optional `.env` file, and stops it on a signal. */
import { scriptNotice } from '@website/forms/endpoints';
import { fromEnvironment, unknownNames, SettingsError } from './settings/environment.ts';
import { isPublicOrigin } from './settings/addresses.ts';
import { readServerSettings } from './settings/server-settings.ts';
import { storeLocation } from './app/adapters.ts';
import { inboxCommand } from './delivery/operator-mail.ts';
import { SiteError } from './http/site-files.ts';
import { type Log, createLog, errorFacts } from './lib/log.ts';
import { StartError } from './app/start-faults.ts';
import { type RunningServer, startServer } from './app/start.ts';
import { StoreError } from './store/store.ts';

/** Milliseconds in which a second signal counts as a repetition of the first signal. */
const duplicateWindow = 500;

/** Errors that the operator can correct. The message says how. */
const operatorErrors = [SettingsError, SiteError, StartError, StoreError];

/**
 * Stops the server at the first signal, and ends the process at the second signal. Ctrl+C reaches this process twice,
 * directly and through npm, so a second signal within {@link duplicateWindow} is ignored.
 */
function stopOnSignals(server: RunningServer, log: Log): void {
  let stoppingSince: number | undefined;
  const stop = (signal: NodeJS.Signals) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > duplicateWindow) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    log('info', 'server.stopping', { signal });
    void server.close().then(
      () => log('info', 'server.stopped'),
      (error: unknown) => {
        log('error', 'server.stop-failed', errorFacts(error));
        process.exitCode = 1;
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}

// If the reader of the log closes the pipe (`| head -3`), the server continues without output.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
const log = createLog(process.stdout);
try {
  const settings = fromEnvironment(readServerSettings);
  for (const warning of unknownNames()) process.stderr.write(`${warning}\n`);
  const server = await startServer(settings, log);
  stopOnSignals(server, log);
  const submissions = `${storeLocation(settings)} (${inboxCommand('list')})`;
  process.stdout.write(
    `Site         ${server.siteUrl}\nSubmissions  ${submissions}\nMail         ${server.mailDestination}\n`,
  );
  const { placeholders, siteUrl } = server;
  // Warns the operator of a public site that still has placeholders, such as an invented name or phone number.
  if (placeholders > 0 && isPublicOrigin(siteUrl))
    process.stdout.write(
      `Unfinished   ${placeholders} placeholders are in the pages: npm run check:launch\n`,
    );
  const { outsideScript } = settings;
  if (outsideScript) process.stdout.write(`Script       ${scriptNotice(outsideScript)}\n`);
} catch (error) {
  if (!operatorErrors.some((kind) => error instanceof kind)) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
