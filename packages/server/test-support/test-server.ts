/** The whole server in this process, on a free port and in folders of its own. */
import { onTestFinished } from 'vitest';
import { readServerSettings } from '../settings/server-settings.ts';
import type { LogFields } from '../lib/log.ts';
import { type RunningServer, type StartOverrides, startServer } from '../app/start.ts';
import { builtFor, fixtureSite } from './fixture-site.ts';
import { tempFolder } from './temp-folder.ts';

/** A log line as it was asked for. */
type LoggedEvent = { level: string; event: string; fields: LogFields | undefined };

/** A running server with what it logged. */
export type TestServer = RunningServer & {
  events: LoggedEvent[];
  dataDir: string;
  /** Resolves once an event of this name was logged `count` times in all. */
  logged(event: string, count?: number): Promise<void>;
};

/**
 * Starts a server with defaults fit for tests; it is closed when the test ends. In a hook, say yourself when
 * to clean up, last in first out.
 */
export async function startTestServer(
  env: Readonly<Record<string, string>> = {},
  overrides: StartOverrides = {},
  cleanUp: (end: () => Promise<void> | void) => void = onTestFinished,
): Promise<TestServer> {
  const events: LoggedEvent[] = [];
  const listeners = new Set<() => void>();
  const dataDir = env.DATA_DIR ?? tempFolder(cleanUp);
  const defaults = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, RATE_LIMIT_SUBMISSIONS: '1000' };
  const siteDir = env.SITE_DIR ?? fixtureSite(builtFor(env), cleanUp);
  const settings = readServerSettings({ ...defaults, SITE_DIR: siteDir, ...env });
  const server = await startServer(
    settings,
    (level, event, fields) => {
      events.push({ level, event, fields });
      for (const listener of listeners) listener();
    },
    // The tests' own connections have nothing more to ask.
    { retryDelay: () => 20, idleAtStop: 0, ...overrides },
  );
  cleanUp(() => server.close());
  const logged = (event: string, count = 1) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (events.filter((entry) => entry.event === event).length < count) return;
        listeners.delete(check);
        resolve();
      };
      listeners.add(check);
      check();
    });
  return { ...server, siteUrl: `http://127.0.0.1:${server.port}`, events, dataDir, logged };
}
