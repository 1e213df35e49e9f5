import { expect, test, vi } from 'vitest';
import { rawRequest } from '../test-support/raw-request.ts';
import { startTestServer } from '../test-support/test-server.ts';

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
    while (state.isReady) state.isReady = (await statusOf(address, target)) === '200';
  }
  async function client(): Promise<void> {
    while (state.isReady) outcomes.push(await statusOf(address, '/services/azure'));
  }
  const done = Promise.all([look(), ...Array.from({ length: 8 }, client)]);
  return { outcomes, done };
}

test.each(['/healthz', '/readyz'])(
  'a server that stops › behind a balancer that asks for %s › cuts nobody off',
  async (target) => {
    const drainSeconds = 8;
    const { siteUrl, close } = await startTestServer({ DRAIN_SECONDS: String(drainSeconds) });
    const { outcomes, done } = balance(siteUrl, target);
    await expect.poll(() => outcomes.length).toBeGreaterThan(100);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const closed = close();
    await done;
    expect(new Set(outcomes)).toEqual(new Set(['200']));
    vi.advanceTimersByTime(1000 * drainSeconds);
    vi.useRealTimers();
    await closed;
    expect(await statusOf(siteUrl, target)).toBe('ECONNREFUSED');
  },
);
