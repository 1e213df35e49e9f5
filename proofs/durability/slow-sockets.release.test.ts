import { expect, onTestFinished, test } from 'vitest';
import { startServerRun } from '../testbed/server-run.ts';
import { makeTestbed } from '../testbed/testbed.ts';
import { type Kind, allowed, canApply, openSlowSockets, slowestPages } from './slow-sockets.ts';

/** Without `in a resume`, which takes a minute and is part of the long form. */
const kinds: readonly Kind[] = ['says nothing', 'in the headers', 'in a message'];

test('hundreds of slow connections block no visitors, and are closed in time', async () => {
  const testbed = makeTestbed();
  onTestFinished(() => testbed[Symbol.dispose]());
  await using server = await startServerRun({
    environment: { ...testbed.limitedEnvironment, DATA_DIR: testbed.makeFolder('data') },
  });
  const { origin } = server;
  const quiet = await slowestPages(origin, 2000);
  const slow = openSlowSockets({ origin, sockets: 300, addresses: 20, kinds, every: 5000 });
  onTestFinished(() => slow.end());
  // On a busy machine pages are slow even without these connections.
  expect(await slowestPages(origin, 4000)).toBeLessThan(Math.max(100, 3 * quiet));
  expect(await canApply(origin)).toBe(true);
  expect(slow.open()).toBeGreaterThan(200);
  await slow.allClosed;
  for (const kind of kinds) expect(Math.max(...(slow.lives[kind] ?? []))).toBeLessThan(allowed[kind]);
});
