/** Visits on their way from a page to the operator. */
import { describe, expect, test } from 'vitest';
import { statisticsPath } from '../../contracts/endpoints.ts';
import { rawRequest } from '../test-support/raw-request.ts';
import { startTestServer } from '../test-support/test-server.ts';
import { operate } from '../inbox/test-support/operate.ts';

const settings = { STATISTICS: 'on', METRICS_PORT: '0' };
const visit = { path: '/services/azure', device: 'desktop', lcp: 1200, inp: 90, cls: 0.3 };

const send = (siteUrl: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(siteUrl + statisticsPath, { method: 'POST', body: JSON.stringify(body), headers });

/** Asks the statistics page under a host name. */
const pageUnder = (metricsUrl: string, host: string) =>
  rawRequest(new URL(metricsUrl).origin, '/statistics', { headers: { host } });

describe('statistics', () => {
  test('a visit is answered with 204, stored at the stop, and shown to the operator', async () => {
    const { siteUrl, close, dataDir, events } = await startTestServer(settings);
    const answer = await send(siteUrl, visit);
    expect([answer.status, answer.headers.has('set-cookie')]).toEqual([204, false]);
    await close();
    expect(events.filter(({ event }) => event !== 'store.purged')).toEqual([]);
    expect(await operate(dataDir, ['vitals'])).toMatch(
      /^\/services\/azure\tdesktop\t1\t1\.2 s, good\t9\d ms, good\t0\.\d\d, poor$/m,
    );
  });

  test('what is foreign, too large or too much is answered alike and not counted', async () => {
    const { siteUrl, close, dataDir } = await startTestServer(settings);
    const foreign = await send(siteUrl, visit, { origin: 'https://other.test' });
    const large = await send(siteUrl, { ...visit, path: `/${'a'.repeat(2000)}` });
    expect([foreign.status, large.status]).toEqual([204, 204]);
    for (let sent = 0; sent < 310; sent += 31)
      await Promise.all(Array.from({ length: 31 }, () => send(siteUrl, visit)));
    await close();
    // The large one was one of the 300 that an address may send.
    expect(await operate(dataDir, ['vitals', '--csv'])).toMatch(/\/services\/azure,desktop,299,/);
  });

  test('the page on loopback answers under the names of this machine alone', async () => {
    const { metricsUrl = '' } = await startTestServer(settings);
    const page = await pageUnder(metricsUrl, 'localhost:9300');
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('<h1>The last 28 days</h1>') });
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect((await pageUnder(metricsUrl, '127.0.0.1')).status).toBe(200);
    for (const host of ['rebound.test', 'rebound.test:9300', '127.0.0.1.rebound.test', 'x y'])
      expect((await pageUnder(metricsUrl, host)).status).toBe(404);
  });

  test('without the setting there is neither the address nor the page', async () => {
    const { siteUrl, metricsUrl = '' } = await startTestServer({ METRICS_PORT: '0' });
    expect((await send(siteUrl, visit)).status).toBe(404);
    expect((await pageUnder(metricsUrl, 'localhost')).status).toBe(404);
  });
});
