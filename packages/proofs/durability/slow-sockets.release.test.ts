import { expect, onTestFinished, test } from 'vitest';
import { startServerRun } from '../testbed/server-run.ts';
import { makeTestbed } from '../testbed/testbed.ts';
import { type Kind, canApply, openSlowSockets, slowestPages } from './slow-sockets.ts';

/** Without `in a resume`, which takes a minute and is part of the long form. */
const kinds: readonly Kind[] = ['says nothing', 'in the headers', 'in a message'];

test('visitors › beside hundreds of slow connections › are served, and the connections are closed', async () => {
  const testbed = makeTestbed();
  onTestFinished(() => testbed[Symbol.dispose]());
  await using server = await startServerRun({
    environment: { ...testbed.limitedEnvironment, DATA_DIR: testbed.makeFolder('data') },
  });
  const { origin } = server;
  const slow = openSlowSockets({ origin, sockets: 300, addresses: 20, kinds, every: 5000 });
  onTestFinished(() => slow.end());
  // Rejects if a page is not served. `npm run bench:slow-sockets` measures how fast pages are.
  await slowestPages(origin, 4000);
  expect(await canApply(origin)).toBe(true);
  await slow.allClosed;
  expect(Object.keys(slow.lives).toSorted()).toEqual(kinds.toSorted());
});
