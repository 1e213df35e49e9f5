/**
 * Measures first and largest paint in a real browser on a slow connection. Lighthouse only estimates these times, by a
 * model that ignores the priorities of requests.
 */
import type { Browser } from '@playwright/test';
import { phone } from './phone.ts';
import { setSlowdown } from './processor.ts';
import { quantilesOf, type Quantiles } from './quantiles.ts';

/** The slow 4G connection of Lighthouse: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Milliseconds from the navigation. The cache is empty, and nobody interacts. */
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

/** The paint times of a page and of its bare document, and the ratio of the largest paints. */
export interface Comparison {
  page: Record<keyof Paint, Quantiles>;
  bare: Record<keyof Paint, Quantiles>;
  /** The ratios of pairs. The two documents of a pair were measured one after the other. */
  ratio: Quantiles;
}

const quantilesOfPaints = (paints: readonly Paint[]): Record<keyof Paint, Quantiles> => ({
  first: quantilesOf(paints.map(({ first }) => first)),
  largest: quantilesOf(paints.map(({ largest }) => largest)),
});

/**
 * Measures page and bare document in turn, so that a slow moment of the machine affects both. `slowdown` says how many
 * times slower the phone's processor is than this machine.
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
