import { expect, test } from 'vitest';
import { everything } from '../../tests/browser/support/sample.ts';
import { rawRequest } from '../test-support/raw-request.ts';
import { addressOf, spawnServer } from '../test-support/server-process.ts';

const statusOf = (address: string, target: string): Promise<string> =>
  rawRequest(address, target).then(
    ({ status }) => String(status),
    (error: Error & { code?: string }) => error.code ?? error.message,
  );

/** A balancer in front of one server: it looks whether the server is well, and sends clients there while it is. */
function balance(address: string, target: string) {
  const outcomes: string[] = [];
  const state = { isReady: true };
  async function look(): Promise<void> {
    while (state.isReady) {
      state.isReady = (await statusOf(address, target)) === '200';
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  async function client(): Promise<void> {
    while (state.isReady) outcomes.push(await statusOf(address, '/services/azure'));
  }
  const done = Promise.all([look(), ...Array.from({ length: 8 }, client)]);
  return { outcomes, done };
}

test.each(everything ? ['/healthz', '/readyz'] : ['/readyz'])(
  'a server behind a balancer that asks for %s cuts nobody off when it stops',
  // The same each time: what a moment decides is found in one of many runs.
  { timeout: 60_000, repeats: everything ? 2 : 0 },
  async (target) => {
    const server = spawnServer({ DRAIN_SECONDS: '3' });
    const address = await addressOf(server);
    const { outcomes, done } = balance(address, target);
    await expect.poll(() => outcomes.length, { timeout: 30_000 }).toBeGreaterThan(100);
    const begun = performance.now();
    server.child.kill('SIGTERM');
    await done;
    expect(new Set(outcomes)).toEqual(new Set(['200']));
    expect(await server.ended).toBe(0);
    expect(performance.now() - begun).toBeLessThan(10_000);
  },
);
