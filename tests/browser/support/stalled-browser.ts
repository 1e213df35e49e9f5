/**
 * Tells a browser that hangs from a page that is wrong. On a busy machine, a headless browser sometimes draws nothing any
 * more, and every click waits for its next frame. Only such a test runs once more, in a new browser, and the gate names it
 * (`packages/checks/tools.ts`).
 */
import type { BrowserContext, Page } from '@playwright/test';
import { stalled } from '../../../packages/checks/tools.ts';

/** Milliseconds in which a browser draws at least two frames, however busy its machine is. */
const patience = 30_000;

const within = (work: Promise<unknown>): Promise<boolean> => {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(late.resolve, patience, false);
  return Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    late.promise,
  ]).finally(() => clearTimeout(timer));
};

/** Returns whether a page is drawn. Playwright counts frames without the page's clock, which a test may have stopped. */
async function draws(page: Page): Promise<boolean> {
  const handle = page.locator('html').elementHandle();
  return within(handle.then((html) => html.waitForElementState('stable')));
}

/** Returns whether the page's scripts leave time for others. */
const answers = (page: Page): Promise<boolean> => within(page.evaluate(() => true));

/**
 * Returns whether a browser hangs: it is gone, or it does not draw a page whose scripts are idle, or a page without
 * scripts. A script that never ends is a fault of the page.
 */
async function hangs(context: BrowserContext): Promise<boolean> {
  if (context.browser()?.isConnected() !== true) return true;
  for (const page of context.pages()) {
    if (await draws(page)) continue;
    if (await answers(page)) return true;
    return !(await within(context.newPage().then((blank) => blank.locator('html').isVisible())));
  }
  return false;
}

/** Notes after a test that failed whether its browser hangs. */
export async function noteStalledBrowser(
  context: BrowserContext,
  test: { status?: string; expectedStatus: string; annotations: { type: string }[] },
): Promise<void> {
  if (test.status !== test.expectedStatus && (await hangs(context))) test.annotations.push({ type: stalled });
}
