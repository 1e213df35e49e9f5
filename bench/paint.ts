/**
 * Largest contentful paint as a real browser has it on a slow line. Lighthouse only calculates it, from a
 * model that lets every request before the paint weigh on it, whatever its priority.
 */
import type { Browser } from '@playwright/test';
import { median } from './median.ts';
import { phone } from './phone.ts';

/** Lighthouse's slow 4G: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up, a processor 4 times slower. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;

/** Milliseconds from navigation to the largest paint, with an empty cache and nothing touched. */
async function paintOnce(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'networkidle' });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: 'largest-contentful-paint',
            buffered: true,
          },
        );
      }),
  );
  await context.close();
  return time;
}

/** The medians of both pages. They take turns, so that a slow moment of the machine strikes both. */
export async function comparePaint(browser: Browser, url: string, bareUrl: string, runs: number) {
  const [own, bare]: [number[], number[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    own.push(await paintOnce(browser, url));
    bare.push(await paintOnce(browser, bareUrl));
  }
  return { own: median(own), bare: median(bare) };
}
