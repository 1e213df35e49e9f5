/** What the eye would notice first: things cut or hidden, the wrong movement. */
import type { Page } from '@playwright/test';
import { wake } from '../support/page-watch.ts';
import { expect, test } from '../support/server.ts';
import { openAwake, untilStyled } from '../support/visitor.ts';
import { beforeRelease, sampled } from '../support/sample.ts';

test('the button of the hero stands in one place, whichever slide is shown', async ({ page }) => {
  await openAwake(page, '/');
  for (const width of [320, 344, 375, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await page
      .locator('#hero [data-layer="words"] a')
      // Without the 8 pixels from which the words of a slide come.
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          let top = 0;
          for (let at: Element | null = button; at instanceof HTMLElement; at = at.offsetParent)
            top += at.offsetTop;
          return top;
        }),
      );
    expect(tops, `${width} px`).toEqual(Array(4).fill(tops[0]));
  }
});

test('nothing lies over the words of the hero, however low the window', async ({ page }) => {
  for (const [width, height] of [
    [1280, 600],
    [844, 390],
    [375, 667],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/', { waitUntil: 'load' });
    const onTop = await page.locator('#hero-slide-1 h2').evaluate((heading) => {
      const { left, top } = heading.getBoundingClientRect();
      return document.elementFromPoint(left + 20, top + 10) === heading;
    });
    expect(onTop, `${width} × ${height}`).toBe(true);
  }
});

test('a phone on its side shows picture, button and controls of the hero at once', async ({ page }) => {
  for (const [width, height] of [
    [640, 360],
    [667, 375],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/', { waitUntil: 'load' });
    const slide = page.locator('#hero-slide-1');
    expect((await slide.locator('img').first().boundingBox())?.y, `${width} px: picture`).toBeLessThan(100);
    for (const part of [slide.getByRole('link'), page.locator('#hero [data-controls]')]) {
      const { y = 0, height: tall = height } = (await part.boundingBox()) ?? {};
      expect(y + tall, `${width} px`).toBeLessThanOrEqual(height + 20);
    }
  }
});

/** Words of headings that begin on one line and end on the next. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.locator('h1, h2, h3').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
          if (new Set(tops.map(Math.round)).size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );

for (const path of [
  '/services',
  '/industries',
  '/industries/telecommunications',
  '/industries/pharmaceuticals',
])
  test(
    `no heading of ${path} breaks a word`,
    sampled(path === '/industries/pharmaceuticals'),
    async ({ page }) => {
      await page.goto(path, { waitUntil: 'load' });
      for (const width of [320, 360, 375, 412, 640, 768, 992, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await untilStyled(page);
        await page.evaluate(() => document.fonts.ready);
        expect(await brokenWords(page), `${width} px`).toEqual([]);
      }
    },
  );

test(
  'arrows point the other way where a translator has turned the page round',
  beforeRelease,
  async ({ page }) => {
    for (const [path, arrow] of [
      ['/', '#hero [data-step] svg'],
      ['/services', 'main li a:has(img) svg'],
      ['/services/azure', 'main nav[aria-label] li a svg'],
      ['/no-such-page', 'main li a > svg'],
    ] as const) {
      await page.goto(path, { waitUntil: 'load' });
      const arrows = page.locator(arrow);
      await expect(arrows.last()).toBeAttached();
      await expect(arrows.last()).toHaveCSS('scale', '1');
      await page.evaluate(() => Object.assign(document.documentElement, { dir: 'rtl' }));
      const scales = await arrows.evaluateAll((all) => all.map((one) => getComputedStyle(one).scale));
      expect(new Set(scales), path).toEqual(new Set(['-1 1']));
    }
  },
);

test('the brand’s mark keeps its size on the narrowest screen', beforeRelease, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect((await page.locator('header svg').first().boundingBox())?.width).toBe(28);
});

test(
  'a link within the page scrolls smoothly, the keyboard’s focus is there at once',
  beforeRelease,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/terms-of-use', { waitUntil: 'load' });
    const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(await behavior()).toBe('smooth');
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
    expect(await behavior()).toBe('smooth');
    await page.keyboard.press('Tab');
    expect(await behavior()).toBe('auto');
  },
);

test('on paper there are words in ink and nothing to press', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/', { waitUntil: 'load' });
  await wake(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: /^Read More/ })).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  const slides = page.locator('[aria-roledescription=slide]');
  for (const slide of await slides.all()) {
    await expect(slide.locator('h2')).toBeVisible();
    expect((await slide.boundingBox())?.height).toBeLessThan(300);
  }
  // Looked for and looked at in one step: what the waking page replaces in between has no style any more.
  const schemes = await page.evaluate(() => {
    const all = [...document.querySelectorAll('body *')];
    return [...new Set(all.map((element) => getComputedStyle(element).colorScheme))];
  });
  expect(schemes).toEqual(['light']);
});

test('a legal text says the day of its version in words', beforeRelease, async ({ page }) => {
  await page.goto('/privacy-policy', { waitUntil: 'domcontentloaded' });
  const time = page.locator('main time');
  const day = await time.getAttribute('datetime');
  expect(Date.parse(`${await time.textContent()} UTC`)).toBe(Date.parse(day ?? ''));
  await expect(time).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
});

test(
  'the words beside a drawing are not much higher than it, which would leave a hole below',
  beforeRelease,
  async ({ page }) => {
    await openAwake(page, '/');
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      // Panels that are not chosen keep their size, wide.
      const beyond = () =>
        page.getByRole('tabpanel', { includeHidden: true }).evaluateAll((panels) =>
          panels.map((each) => {
            const words = each.querySelector('h3')?.parentElement;
            const { height = 0 } = words?.nextElementSibling?.getBoundingClientRect() ?? {};
            return (words?.offsetHeight ?? Infinity) - height;
          }),
        );
      await expect.poll(async () => Math.max(...(await beyond())), `${width} px`).toBeLessThan(100);
    }
  },
);

for (const path of ['/services', '/services/azure']) {
  test(`nothing gives way to the pointer on ${path}`, sampled(path !== '/services'), async ({ page }) => {
    await openAwake(page, path);
    await page.evaluate(async () => void (await document.fonts.ready));
    const targets = page.locator('main').locator('a, summary').filter({ hasText: /\S/, visible: true });
    for (const target of await targets.all()) {
      /** The target's size, and where in it the words begin. */
      const shape = () =>
        target.evaluate((element) => {
          const words = document.createRange();
          words.selectNodeContents(
            document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element,
          );
          const [own, text] = [element.getBoundingClientRect(), words.getBoundingClientRect()];
          return [own.width, own.height, text.left - own.left, text.top - own.top].map(Math.round);
        });
      const before = await shape();
      await target.hover();
      await expect(target.and(page.locator(':hover'))).toBeVisible();
      expect(await shape(), await target.innerText()).toEqual(before);
    }
  });
}
