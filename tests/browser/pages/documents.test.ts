/** How documents arrive: addresses, status pages, the frame around the content, and what loads when. */
import type { Page } from '@playwright/test';
import { watchPage, wake } from '../support/page-watch.ts';
import { expect, test } from '../support/server.ts';
import { routes } from '../support/site-server.ts';
import { beforeRelease } from '../support/sample.ts';
import { motion, stopClock } from '../support/visitor.ts';

test.use(motion);

const scriptBudget = 4 * 1024;

test.describe('addresses', () => {
  test('every page is found in any letter case and with a slash', async ({ request }) => {
    for (const route of routes.filter((path) => path !== '/')) {
      for (const asked of [route.toUpperCase(), `${route}/`]) {
        const response = await request.get(`${asked}?from=mail`, { maxRedirects: 0 });
        const { location } = response.headers();
        expect.soft([asked, response.status(), location]).toEqual([asked, 301, `${route}?from=mail`]);
      }
    }
  });

  test('no two pages share a title or a description', async ({ request }) => {
    const pages = await Promise.all(routes.map(async (route) => (await request.get(route)).text()));
    for (const pattern of [/<title>(.*?)<\/title>/, /<meta name="description" content="(.*?)"/]) {
      const found = pages.map((html) => pattern.exec(html)?.[1]);
      expect(found).not.toContain(undefined);
      expect(new Set(found).size).toBe(routes.length);
    }
  });
});

test.describe('the preloader', () => {
  const bar = (page: Page) => page.locator('.preloader');

  /** What was seen of the bar: in the moment it came and in each frame, until it went. */
  const watchBar = (page: Page): Promise<unknown> =>
    page.addInitScript(() => {
      const seen = { looks: 0, shown: 0 };
      Object.assign(globalThis, { seen });
      const look = (): void => {
        const found = document.querySelector('.preloader');
        if (!found) return;
        seen.looks += 1;
        if (found.checkVisibility({ visibilityProperty: true })) seen.shown += 1;
      };
      const eachFrame = (): void => {
        look();
        requestAnimationFrame(eachFrame);
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
      eachFrame();
    });
  const seenOf = async (page: Page): Promise<{ looks: number; shown: number }> => {
    await expect(bar(page)).toHaveCount(0);
    return page.evaluate(() => Reflect.get(globalThis, 'seen') as { looks: number; shown: number });
  };

  test('is gone a second later', beforeRelease, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await stopClock(page);
    await page.goto('/');
    await page.clock.runFor(900);
    await expect(bar(page)).toHaveCount(1);
    await page.clock.runFor(100);
    await expect(bar(page)).toHaveCount(0);
  });

  test('shows itself until then, and never under reduced motion', async ({ page }) => {
    await watchBar(page);
    await page.goto('/');
    expect((await seenOf(page)).shown).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about-us');
    const { looks, shown } = await seenOf(page);
    expect(looks).toBeGreaterThan(0);
    expect(shown).toBe(0);
  });

  // It stays in the document then, so that a moment is as good as another.
  test('never shows itself without script @no-js-only', async ({ page }) => {
    await page.goto('/');
    await expect(bar(page)).toHaveCSS('display', 'none');
  });
});

test.describe('the theme', () => {
  const themeAtBody = (page: Page) => page.evaluate(() => sessionStorage.getItem('theme-at-body'));
  const background = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  test('chosen by the visitor is there before anything is painted', async ({ page }) => {
    // Notes the theme at the moment the parser begins the body; nothing can have been painted before.
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('body')) return;
        observer.disconnect();
        sessionStorage.setItem('theme-at-body', document.documentElement.dataset['theme'] ?? 'system');
      }).observe(document, { childList: true, subtree: true });
    });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    const light = await background(page);
    expect(await themeAtBody(page)).toBe('system');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true');
    const dark = await background(page);
    expect(dark).not.toBe(light);
    await page.goto('/about-us');
    expect(await themeAtBody(page)).toBe('dark');
    expect(await background(page)).toBe(dark);
  });

  test('follows the system until then', beforeRelease, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    const light = await background(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background(page)).not.toBe(light);
    await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('script', () => {
  /** Bytes of script over the wire so far. */
  const countScript = (page: Page): (() => Promise<number>) => {
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  const hydrated = (page: Page) => page.locator('[data-hydrated]');

  test('stays small for three seconds, then wakes the islands', beforeRelease, async ({ page }) => {
    const bytes = countScript(page);
    // The page's clock stands still but for what is said below.
    await page.clock.install({ time: 0 });
    await stopClock(page);
    await page.goto('/', { waitUntil: 'load' });
    await page.clock.runFor(2900);
    await page.waitForLoadState('networkidle');
    await expect(hydrated(page)).toHaveCount(0);
    expect(await bytes()).toBeGreaterThan(0);
    expect(await bytes()).toBeLessThanOrEqual(scriptBudget);
    await page.clock.runFor(1000);
    await expect(hydrated(page)).not.toHaveCount(0);
  });

  test('wakes the islands at the first sign of a visitor', beforeRelease, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await stopClock(page);
    await page.goto('/', { waitUntil: 'load' });
    await expect(hydrated(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(hydrated(page)).not.toHaveCount(0);
  });

  test('that cannot be loaded leaves a page that works', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('h1')).toHaveCount(1);
    await page.getByRole('link', { name: 'About us' }).first().click();
    await expect(page).toHaveURL(/\/about-us$/);
  });
});

test.describe('the next page', () => {
  test('may be prepared by the browser, which asks for it when a link is leant towards', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const attempts: string[] = [];
    session.on('Preload.prerenderStatusUpdated', ({ key }) => void attempts.push(new URL(key.url).pathname));
    await session.send('Preload.enable');
    const response = await page.goto('/');
    expect(response?.headers()['cache-control']).toBe('max-age=60');
    await page.getByRole('link', { name: 'About us' }).first().hover();
    await expect.poll(() => attempts).toContain('/about-us');
  });

  test('is fetched after a hover where the browser has no such rules', beforeRelease, async ({ page }) => {
    await page.addInitScript(() => (HTMLScriptElement.supports = () => false));
    await page.goto('/');
    // This browser has them, and might ask first.
    await page
      .locator('script[type=speculationrules]')
      .evaluateAll((all) => all.forEach((one) => one.remove()));
    const asked = page.waitForRequest('**/about-us');
    await page.getByRole('link', { name: 'About us' }).first().hover();
    expect((await asked).resourceType()).toBe('fetch');
  });

  test('keeps no page out of the cache of the back button', beforeRelease, async ({ page, site }) => {
    const faults = watchPage(page, site.url);
    await page.goto('/');
    await wake(page);
    await page.goto('/about-us');
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(faults).toEqual([]);
  });
});
