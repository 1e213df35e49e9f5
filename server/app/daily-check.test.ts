import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { day, minute } from '../../contracts/limits.ts';
import type { Report } from '../delivery/operator-mail.ts';
import { manualClock } from '../delivery/test-support/manual-clock.ts';
import { databasePath } from '../store/sqlite-database.ts';
import { openStore } from '../test-support/open-store.ts';
import { numbered } from '../test-support/submissions.ts';
import { tempFolder } from '../test-support/temp-folder.ts';
import { startDailyCheck } from './database-watch.ts';

/** Makes a store of many submissions, and damages its file in the middle. */
async function damagedStore() {
  const folder = tempFolder();
  const first = await openStore(folder);
  const words = 'words '.repeat(500);
  for (let n = 0; n < 100; n += 1) await first.accept(numbered(n, { fields: { message: words } }));
  await first.close();
  const path = databasePath(folder);
  const bytes = readFileSync(path);
  bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + 8192);
  writeFileSync(path, bytes);
  return openStore(folder);
}

async function setUp(store: Awaited<ReturnType<typeof openStore>>) {
  const clock = manualClock(Date.UTC(2026, 10, 20, 18));
  const sent: Report[] = [];
  const gauges = new Map<string, number>();
  const stop = startDailyCheck({
    store,
    send: async (report) => void sent.push(report),
    metrics: { set: (name, value) => void gauges.set(name, value) },
    log: () => undefined,
    clock,
  });
  onTestFinished(stop);
  clock.advance(10 * minute);
  await clock.waitedFor();
  return { clock, sent, gauges };
}

test('a damaged database is told by mail and by a metric once a day', async () => {
  const { clock, sent, gauges } = await setUp(await damagedStore());
  expect(gauges.get('site_database_damaged')).toBe(1);
  expect(sent).toMatchObject([{ id: 'damage-2026-11-20', subject: 'The database is damaged' }]);
  expect(sent[0]?.text).toContain('inbox verify');
  clock.advance(day);
  await clock.waitedFor();
  expect(sent).toHaveLength(2);
});

test('a sound database is checked in silence', async () => {
  const store = await openStore();
  await store.accept(numbered(1));
  const { sent, gauges } = await setUp(store);
  expect(gauges.get('site_database_damaged')).toBe(0);
  expect(gauges.get('site_database_checked_timestamp_seconds')).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

test('a server that stops during a check ends the check, however long that would take', async () => {
  const clock = manualClock(Date.UTC(2026, 10, 20, 18));
  const begun = Promise.withResolvers<void>();
  const logged: string[] = [];
  const stop = startDailyCheck({
    store: {
      quickCheck: (abort) =>
        new Promise((_, reject) => {
          begun.resolve();
          abort.addEventListener('abort', () => reject(new Error('The check was ended.')));
        }),
    },
    send: () => Promise.reject(new Error('There is nothing to tell.')),
    metrics: { set: () => undefined },
    log: (_, event) => void logged.push(event),
    clock,
  });
  clock.advance(10 * minute);
  await begun.promise;
  await stop();
  expect(logged).toEqual([]);
});

test('a check that hangs in SQLite is ended with its process', async () => {
  const folder = tempFolder();
  const store = await openStore(folder);
  const path = databasePath(folder);
  // The system lets whoever opens a pipe wait until somebody writes to it.
  renameSync(path, `${path}.away`);
  execFileSync('mkfifo', [path]);
  const abort = new AbortController();
  const isUnderWay = () => process.getActiveResourcesInfo().includes('ProcessWrap');
  const check = store.quickCheck(abort.signal);
  expect(isUnderWay()).toBe(true);
  abort.abort();
  await expect(check).rejects.toThrow('aborted');
  await expect.poll(isUnderWay).toBe(false);
});

test('verify of a damaged file says what can be read, and what to do', async () => {
  const { submissions, faults } = await (await damagedStore()).verify();
  expect(submissions).toBeGreaterThan(0);
  expect(submissions).toBeLessThan(100);
  expect(faults).toMatchObject(
    [/malformed/, /sqlite3 .* \.recover/, /inbox restore/].map((words) => expect.stringMatching(words)),
  );
});
