/** Measures the bytes and requests of a page on a phone. */
import type { Browser, Page } from '@playwright/test';
import { phone } from './phone.ts';

/**
 * Compressed bytes including headers. `first…` counts until the first interaction, `hydratedScript` counts after it.
 */
export interface Wire {
  firstBytes: number;
  firstRequests: number;
  /** The number of requests that block rendering, without the document. */
  blocking: number;
  firstScript: number;
  hydratedScript: number;
}

interface Totals {
  bytes: number;
  requests: number;
  script: number;
}

/** Counts with the debugging protocol, which knows the transferred bytes. */
async function count(page: Page): Promise<Totals> {
  const totals: Totals = { bytes: 0, requests: 0, script: 0 };
  const scripts = new Set<string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('http')) return;
    totals.requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    totals.bytes += encodedDataLength;
    if (scripts.has(requestId)) totals.script += encodedDataLength;
  });
  return totals;
}

/** Measures a page with an empty cache, before and after a first interaction. */
export async function measureWire(browser: Browser, url: string): Promise<Wire> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const totals = await count(page);
  // The clock is stopped, so that no timer starts hydration, even on a slow machine.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(url, { waitUntil: 'networkidle' });
  const first = { ...totals };
  const blocking = await page.evaluate(
    () =>
      (
        performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
          renderBlockingStatus?: string;
        })[]
      ).filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking').length,
  );
  await page.keyboard.press('Shift');
  // Islands hydrate one by one, with a timer between them.
  await page.clock.resume();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-hydrated])'), undefined, {
    polling: 100,
  });
  await context.close();
  return {
    firstBytes: first.bytes,
    firstRequests: first.requests,
    blocking,
    firstScript: first.script,
    hydratedScript: totals.script,
  };
}
