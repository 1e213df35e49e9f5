/** How islands wake: late, the touched one first, losing nothing of what the visitor did before. */
import type { Page, Request } from '@playwright/test';
import { withoutFilms } from '../carousels/hero/films.ts';
import { expect, test } from '../support/server.ts';
import { wake } from '../support/page-watch.ts';
import { motion, openAwake, stopClock, untilAwake, untilWhole } from '../support/visitor.ts';
import { beforeRelease, sampled } from '../support/sample.ts';

test.use(motion);
test.beforeEach(({ page }) => withoutFilms(page));

/** The only script a page loads by itself. */
const isStartScript = (request: Request): boolean => /\/assets\/start-[^/]*\.js$/.test(request.url());
const scriptsOf = (page: Page): string[] => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !isStartScript(request)) loaded.push(request.url());
  });
  return loaded;
};

/** Holds back everything that hydration needs until it is let go. */
async function holdBack(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test('nothing but the waking script loads before a sign of a visitor or three idle seconds', async ({
  page,
}) => {
  const loaded = scriptsOf(page);
  await page.clock.install({ time: 0 });
  await stopClock(page);
  await page.goto('/', { waitUntil: 'load' });
  await page.clock.runFor(2900);
  expect(loaded).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => loaded.length).toBeGreaterThan(0);
  await expect(page.locator('#hero [data-activated]')).toBeVisible();
});

for (const [sign, give] of Object.entries({
  'a pointer': (page: Page) => page.mouse.move(200, 200),
  'a key': (page: Page) => page.keyboard.press('Shift'),
  'a focus': (page: Page) => page.locator('header a').first().focus(),
  'a scroll': (page: Page) => page.mouse.wheel(0, 300),
})) {
  test(`${sign} wakes the page`, sampled(sign === 'a focus'), async ({ page }) => {
    await page.clock.install({ time: 0 });
    await stopClock(page);
    await page.goto('/', { waitUntil: 'load' });
    // The script itself must have run before it can notice anything.
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await give(page);
    // The page's own time moves only by the pauses between islands: three idle seconds are never over.
    const asleep = page.locator('[data-island]:not([data-hydrated])');
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return asleep.count();
      })
      .toBe(0);
  });
}

test('the touched island wakes first', beforeRelease, async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' });
  await page.evaluate(() => {
    const order: string[] = [];
    Object.assign(globalThis, { order });
    for (const island of document.querySelectorAll('[data-island]')) {
      new MutationObserver(() => order.push(island.getAttribute('data-island') ?? '')).observe(island, {
        attributeFilter: ['data-hydrated'],
      });
    }
  });
  await page.locator('#features-tab-2-tab').evaluate((tab) => tab.focus());
  await untilAwake(page);
  const order = await page.evaluate(() => (globalThis as unknown as { order: string[] }).order);
  expect(order).toEqual(['tabs', 'hero-carousel', 'logo-carousel']);
});

test('a tab tapped before waking is answered at once and never gives way', async ({ page }) => {
  const letGo = await holdBack(page);
  await page.goto('/services/azure', { waitUntil: 'domcontentloaded' });
  await page.locator('#features-tab-4-tab').click();
  await expect(page.locator('#features-tab-4')).toBeVisible();
  await page.evaluate(() => {
    const shown = new Set<string>();
    Object.assign(globalThis, { shown });
    new MutationObserver(() => {
      for (const panel of document.querySelectorAll('[role=tabpanel]')) {
        if (panel.checkVisibility({ visibilityProperty: true })) shown.add(panel.id);
      }
    }).observe(document.querySelector('[data-island=tabs]')!, { subtree: true, attributes: true });
  });
  letGo();
  await untilAwake(page);
  await expect(page.locator('#features-tab-4-tab')).toHaveAttribute('aria-selected', 'true');
  const shown = await page.evaluate(() => [...(globalThis as unknown as { shown: Set<string> }).shown]);
  expect(shown).toEqual(['features-tab-4']);
});

test('what was typed before waking is still there, and so is the focus', async ({ page }) => {
  const letGo = await holdBack(page);
  await page.goto('/contact-us', { waitUntil: 'domcontentloaded' });
  await untilWhole(page);
  await page.getByLabel('Your Name').pressSequentially('Ada');
  await page.getByLabel('Your Comment').pressSequentially('Quicker than the line');
  letGo();
  await untilAwake(page);
  await page.keyboard.type('.');
  await expect(page.getByLabel('Your Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Your Comment')).toHaveValue('Quicker than the line.');
});

test('a slide picked before waking stays', beforeRelease, async ({ page }) => {
  const letGo = await holdBack(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page
    .locator('#hero')
    .getByRole('button', { name: /^Slide 3/ })
    .click();
  await expect(page.locator('#hero-slide-3')).toBeVisible();
  letGo();
  await untilAwake(page);
  await expect(page.locator('#hero [data-current]')).toHaveId('hero-slide-3');
});

test.describe('an island that crashes', () => {
  const crash = (page: Page) => page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });

  test('says so in its own place, and the rest of the page lives on', async ({ page }) => {
    // The logos, which turn by themselves otherwise, ask the same of the browser.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAwake(page, '/');
    // From now on what the carousel asks of the browser when it is drawn again fails. The script presses the
    // button in the same task: anything else that draws the carousel again would take the button away first.
    await page.evaluate(() => {
      const next = document.querySelector<HTMLElement>('#hero [aria-label="Next slide"]')!;
      Object.defineProperty(globalThis, 'matchMedia', {
        value: () => {
          throw new Error('broken on purpose');
        },
      });
      next.click();
    });
    await expect(page.locator('#hero').and(page.locator(':has([role=alert])'))).toHaveCount(1);
    await expect(crash(page)).toHaveCount(1);
    await expect(crash(page)).not.toContainText('broken on purpose');
    await expect(crash(page).getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await page.locator('#features-tab-3-tab').click();
    await expect(page.locator('#features-tab-3')).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
  });

  test('comes back when the page is reloaded from there', beforeRelease, async ({ page }) => {
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    // The build and the browser disagree about what the tabs hold.
    await page.locator('[data-island=tabs]').evaluate((island) => {
      island.setAttribute('data-props', '{}');
    });
    await wake(page);
    await expect(crash(page)).toHaveCount(1);
    await expect(page.locator('#hero [data-activated]')).toBeVisible();
    await crash(page).getByRole('button').click();
    await expect(crash(page)).toHaveCount(0);
    await expect(page.locator('#features-tab-1')).toBeVisible();
  });
});

test('an island whose script cannot be had keeps working as plain HTML, and so do the others', async ({
  page,
}) => {
  await page.route('**/assets/tabs-*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.mouse.move(200, 200);
  await expect(page.locator('#hero [data-activated]')).toBeVisible();
  await page.locator('#features-tab-5-tab').click();
  await expect(page.locator('#features-tab-5')).toBeVisible();
  await expect(page.locator('#features-tab-1')).toBeHidden();
});

test('if the line is lost at the first touch, the next touch wakes the page', async ({ page }) => {
  await page.route('**/assets/hydrate-*.js', (route) => route.abort(), { times: 1 });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/hydrate-'));
  await page.mouse.move(200, 200);
  await lost;
  await page.mouse.move(210, 210);
  await expect(page.locator('#hero [data-activated]')).toBeVisible();
});
