/** What a visitor does that several tests need. */
import { expect, type Locator, type Page } from '@playwright/test';
import { wake } from './page-watch.ts';

/** Options of tests about motion and films: others run with reduced motion (`playwright.config.ts`). */
export const motion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Opens a page and waits until React is in charge of every island on it. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await awaken(page);
}

async function awaken(page: Page): Promise<void> {
  await wake(page);
  await untilAwake(page);
  // A page may answer before what is below its first screen is shown; what is not shown has no size and takes no focus.
  await untilWhole(page);
}

/** Opens a page whose first script has run, and holds React back until the returned function is called. */
export async function openEarly(page: Page, path: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await untilWhole(page);
  return gate.resolve;
}

/** Waits until what lies below the first screen is shown, which the page does not wait for. */
export const untilWhole = (page: Page): Promise<void> =>
  expect(page.locator('html')).not.toHaveAttribute('data-bare');

/** Hydration may end after it was begun; islands say in their markup when it has. */
export const untilAwake = (page: Page): Promise<void> =>
  expect(page.locator('[data-island]:not(:has([data-activated]))')).toHaveCount(0);

/** Stops the page's clock about a second from now, so that only `page.clock.runFor` moves its time. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000).catch((error: unknown) => {
    // On a busy machine, the second may be over before the page is told.
    if (String(error).includes('to the past')) return stopClock(page);
    throw error;
  });
}

/** Opens a page whose time stands still but for the fraction of a second that React needs to start. */
export async function openStopped(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await stopClock(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const state = { isAwake: false };
  const awake = awaken(page).finally(() => (state.isAwake = true));
  while (!state.isAwake) await page.clock.runFor(1);
  await awake;
}

/** Waits until React has drawn what the last event led to; its tasks pass through message channels. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let hop = 0; hop < 5; hop += 1) {
      const { port1, port2 } = new MessageChannel();
      const arrived = new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }));
      port1.start();
      port2.postMessage(undefined);
      await arrived;
      port1.close();
    }
  });

/** Lets time pass on a page whose clock was stopped, and everything that it brings happen. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await settle(page);
  await page.clock.runFor(milliseconds);
  await settle(page);
}

/** Moves a finger over the element, from a point to another in CSS pixels from its center. */
export async function swipe(element: Locator, across: number, down = 0): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('there is nothing to swipe');
  const session = await element.page().context().newCDPSession(element.page());
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + across * part, y: y + down * part }],
    });
  await touch('touchStart', 0);
  await touch('touchMove', 0.5);
  await touch('touchMove', 1);
  await touch('touchEnd', 1);
  await session.detach();
}

/** Waits until the styles of what lies below the first screen are there, which the page does not wait for. */
export async function untilStyled(page: Page): Promise<void> {
  await untilWhole(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet !== null,
    ),
  );
}
