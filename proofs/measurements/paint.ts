/**
 * First and largest paint as a real browser has it on a slow line. Lighthouse only calculates it, from a
 * model that lets every request before the paint weigh on it, whatever its priority.
 */
import type { Browser } from '@playwright/test';
import { phone } from './phone.ts';
import { setSlowdown } from './processor.ts';
import { quantilesOf, type Quantiles } from './quantiles.ts';

/** Lighthouse's slow 4G: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Milliseconds from navigation, with an empty cache and nothing touched. */
interface Paint {
  first: number;
  largest: number;
}

async function paintOnce(browser: Browser, url: string, slowdown: number): Promise<Paint> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await setSlowdown(session, slowdown);
  await page.goto(url, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(
    () =>
      new Promise<Paint>((resolve) => {
        const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
        new PerformanceObserver((list) =>
          resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? Number.NaN }),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return paint;
}

/** What a page and its bare twin were painted after, and the page's largest paint as a multiple of the twin's. */
export interface Comparison {
  page: Record<keyof Paint, Quantiles>;
  bare: Record<keyof Paint, Quantiles>;
  /** Of each page with the twin measured beside it, in the same moment of the machine. */
  ratio: Quantiles;
}

const quantilesOfPaints = (paints: readonly Paint[]): Record<keyof Paint, Quantiles> => ({
  first: quantilesOf(paints.map(({ first }) => first)),
  largest: quantilesOf(paints.map(({ largest }) => largest)),
});

/**
 * Measures both, taking turns at being first, so that a slow moment of the machine strikes both.
 * `slowdown` is how many times slower than the machine the phone's processor is.
 */
export async function comparePaint(
  browser: Browser,
  [url, bareUrl]: readonly [page: string, bare: string],
  paintings: number,
  slowdown: number,
): Promise<Comparison> {
  const [pagePaints, barePaints]: [Paint[], Paint[]] = [[], []];
  for (let index = 0; index < paintings; index += 1) {
    const both = [
      async () => void pagePaints.push(await paintOnce(browser, url, slowdown)),
      async () => void barePaints.push(await paintOnce(browser, bareUrl, slowdown)),
    ];
    for (const measure of index % 2 === 0 ? both : both.toReversed()) await measure();
  }
  const ratios = pagePaints.map(({ largest }, index) => largest / (barePaints[index]?.largest ?? Number.NaN));
  return {
    page: quantilesOfPaints(pagePaints),
    bare: quantilesOfPaints(barePaints),
    ratio: quantilesOf(ratios),
  };
}
