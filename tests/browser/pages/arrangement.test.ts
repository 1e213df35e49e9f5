/** How bands follow one another, and what stands side by side within them. */
import { expect, test } from '../support/server.ts';
import { beforeRelease, sampled } from '../support/sample.ts';

test(
  'a close-up leaves something of its neighbors in sight, also on a very wide screen',
  beforeRelease,
  async ({ page }) => {
    await page.setViewportSize({ width: 3440, height: 1200 });
    for (const path of ['/services', '/careers']) {
      await page.goto(path, { waitUntil: 'load' });
      const bands = page.locator('main figure', { has: page.locator('img') });
      const heights = await bands.evaluateAll((all) =>
        all.map((band) => band.firstElementChild?.clientHeight),
      );
      expect(heights.length).toBeGreaterThan(0);
      for (const height of heights) expect(height).toBeLessThanOrEqual(960);
    }
  },
);

for (const [path, perRow] of [
  ['/services/power-pages', { 992: [4], 1280: [4] }],
  ['/services/power-bi', { 992: [2, 3], 1280: [2, 3] }],
  ['/services/azure', { 992: [3, 3], 1280: [3, 3] }],
] as const) {
  test(
    `no row of the pages to read on from ${path} is half empty`,
    sampled(path === '/services/azure'),
    async ({ page }) => {
      const entries = page.locator('main nav[aria-label] li').filter({ has: page.locator('img') });
      for (const [width, rows] of Object.entries(perRow)) {
        await page.setViewportSize({ width: Number(width), height: 800 });
        await page.goto(path, { waitUntil: 'load' });
        const tops = await entries.evaluateAll((all) =>
          all.map((entry) => entry.getBoundingClientRect().top),
        );
        expect([...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length)).toEqual(rows);
      }
    },
  );
}

test(
  'of two bands of details the first has a ground of its own, in both themes',
  beforeRelease,
  async ({ page }) => {
    const grounds = () =>
      page
        .locator('#features, #features ~ section')
        .evaluateAll((all) => all.slice(0, 3).map((band) => getComputedStyle(band).backgroundColor));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/services/azure', { waitUntil: 'load' });
      const [tabs, first, second] = await grounds();
      expect(first).not.toBe(tabs);
      expect(second).toBe(tabs);
    }
  },
);

test('groups of an overview stand side by side on a wide screen', beforeRelease, async ({ page }) => {
  await page.goto('/industries', { waitUntil: 'load' });
  const groups = page.locator('main section[aria-label] h2').locator('..');
  const boxes = await groups.evaluateAll((all) => all.map((group) => group.getBoundingClientRect().toJSON()));
  expect(boxes[0].top).toBe(boxes[1].top);
  expect(boxes[1].left).toBeGreaterThan(boxes[0].right);
});

test(
  'the tiles of services on the front page stand on a ground of their own, in both themes',
  beforeRelease,
  async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/', { waitUntil: 'load' });
      const grounds = await page
        .locator('#features, #features ~ section')
        .evaluateAll((all) => all.slice(0, 3).map((band) => getComputedStyle(band).backgroundColor));
      expect(grounds[1]).not.toBe(grounds[0]);
      expect(grounds[1]).not.toBe(grounds[2]);
    }
  },
);

test('on a phone that lies on its side every slide shows its button whole', async ({ page }) => {
  for (const [width, height] of [
    [667, 375],
    [844, 390],
    [932, 430],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const slide of [1, 2, 3, 4]) {
      await page.goto(`/#hero-slide-${slide}`, { waitUntil: 'load' });
      const button = page.locator(`#hero-slide-${slide}`).getByRole('link', { name: 'Read More' });
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  }
});

test('on a phone the foot of a page has two offices side by side, none cut off', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/services/azure', { waitUntil: 'load' });
  const offices = page.locator('footer li:has(a[href^="tel:"])');
  await expect(offices).toHaveCount(3);
  const [first, second] = await offices.evaluateAll((all) =>
    all.map((office) => ({
      top: office.getBoundingClientRect().top,
      cut: office.scrollWidth > office.clientWidth,
    })),
  );
  expect(first).toEqual({ top: second?.top, cut: false });
});
