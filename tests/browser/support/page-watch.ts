/** Notes everything a page does that no page should. */
import type { Page } from '@playwright/test';

/** Begins to watch; the list fills as the page is used. An expected line must be named. */
export function watchPage(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    // Violations of the content security policy arrive here as errors.
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('data:')) faults.push(`request to another site: ${url}`);
  });
  page.on('requestfailed', (request) => {
    // A page that is left cancels what it was still loading.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}

/**
 * Whether the page has been wakened, one without islands as well: who imports a module after the page has it after the
 * page. In the browser's own words, because which file it is stands in none of ours.
 */
const awakened = `(async () => {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const awaken = files.find((name) => name.includes('/hydrate-'));
  if (awaken !== undefined) await import(awaken);
  return awaken !== undefined;
})()`;

/** Gives the first sign of a visitor and waits until the page and every island on it answer. */
export async function wake(page: Page): Promise<void> {
  // Nobody listens before: a sign that comes earlier is none, and the page would be idle for three seconds.
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === '');
  await page.mouse.move(5, 300);
  await page.mouse.move(6, 301);
  await page.waitForFunction(awakened);
  await page.waitForFunction(() => document.querySelector('[data-island]:not([data-hydrated])') === null);
}

/** All that has moved on its own since the page was opened, as browsers count it: 0 is nothing. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a shift the observer says nothing: two frames later there was none.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
