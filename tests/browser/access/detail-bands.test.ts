/** Tables, comparisons, lists and pictures inside pages, by their examples in the gallery. */
import type { Locator, Page } from '@playwright/test';
import { textFaults } from './text-faults.ts';
import { expect, test } from '../support/gallery.ts';
import { sampled, beforeRelease } from '../support/sample.ts';

const phone = { width: 375, height: 740 };
const desk = { width: 1280, height: 800 };

/** Where an element begins, in whole pixels. */
async function placeOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not displayed');
  return { x: Math.round(box.x), y: Math.round(box.y) };
}

for (const size of [phone, desk]) {
  test(
    `a table is one for assistive technology at ${size.width} px`,
    sampled(size === phone),
    async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('/gallery/table');
      const table = page.getByRole('table', {
        name: await page.getByRole('heading', { level: 2 }).innerText(),
      });
      await expect(table.getByRole('columnheader')).toHaveCount(3);
      await expect(table.getByRole('rowheader')).toHaveCount(4);
      await expect(table.getByRole('cell')).toHaveCount(8);
      await expect(table.getByRole('row').nth(1)).toMatchAriaSnapshot(`
      - row:
        - rowheader "Items in one list"
        - cell "30,000,000"
        - cell "Lists are divided by year where more are expected"
    `);
    },
  );
}

test(
  'a cell says the title of its column where its row is a block, and only there',
  beforeRelease,
  async ({ page }) => {
    await page.goto('/gallery/table');
    const cells = page.getByRole('row').nth(1).getByRole('cell');
    const label = cells.last().getByText('What follows from it');
    await page.setViewportSize(desk);
    await expect(label).toBeHidden();
    expect((await placeOf(cells.first())).y).toBe((await placeOf(cells.last())).y);
    await page.setViewportSize(phone);
    await expect(label).toBeVisible();
    expect((await placeOf(cells.first())).y).toBe((await placeOf(cells.last())).y);
    expect((await placeOf(page.getByRole('rowheader').first())).y).toBeLessThan(
      (await placeOf(cells.first())).y,
    );
  },
);

test(
  'each answer stands beside its line, on a phone too, and after it for a reader',
  beforeRelease,
  async ({ page }) => {
    await page.goto('/gallery/before-after');
    const rows = page.getByRole('row');
    await expect(rows).toHaveCount(4);
    for (const row of (await rows.all()).slice(1)) {
      const [before, after] = [row.getByRole('cell').first(), row.getByRole('cell').last()];
      for (const size of [desk, phone]) {
        await page.setViewportSize(size);
        expect((await placeOf(after)).y).toBe((await placeOf(before)).y);
      }
      await expect(after).toHaveAccessibleName(/^(?!After)/);
    }
  },
);

test('lists begin at one height, and stand below each other on a phone', beforeRelease, async ({ page }) => {
  await page.goto('/gallery/lists');
  const titles = page.getByRole('heading', { level: 3 });
  const heights = async () => {
    const places = await Promise.all((await titles.all()).map(placeOf));
    return new Set(places.map(({ y }) => y)).size;
  };
  await page.setViewportSize(desk);
  expect(await heights()).toBe(1);
  await page.setViewportSize(phone);
  expect(await heights()).toBe(3);
});

test(
  'a panel without a drawing has its proof in the second column, and no empty frame',
  beforeRelease,
  async ({ page }) => {
    await page.goto('/gallery/tabs-of-words');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('img')).toHaveCount(0);
    const [heading, list] = [panel.getByRole('heading', { level: 3 }), panel.getByRole('list')];
    await page.setViewportSize(desk);
    expect((await placeOf(list)).x).toBeGreaterThan(desk.width / 3);
    expect((await placeOf(list)).y - (await placeOf(heading)).y).toBeLessThan(20);
    await page.setViewportSize(phone);
    expect((await placeOf(list)).x).toBe((await placeOf(heading)).x);
  },
);

/** Sets of pictures that the page asks for. */
function watchPictures(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /banners-([a-z-]+)-.{6}-\d+\.(?:avif|webp)$/.exec(request.url()) ?? [];
    if (name !== undefined) asked.push(name);
  });
  return asked;
}

for (const [colorScheme, set] of [
  ['light', 'azure'],
  ['dark', 'healthcare-providers'],
] as const) {
  test(
    `a picture comes for the ${colorScheme} theme alone, and moves nothing`,
    sampled(colorScheme === 'light'),
    async ({ page }) => {
      const asked = watchPictures(page);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(phone);
      await page.goto('/gallery/picture', { waitUntil: 'commit' });
      const picture = page.getByRole('main').getByRole('img');
      await expect(picture).toHaveCount(1);
      const before = await picture.boundingBox();
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
      expect(asked).toEqual([set]);
      const after = await picture.boundingBox();
      expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
      expect(after?.width).toBe(phone.width);
    },
  );
}

test('a picture is printed small', beforeRelease, async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/gallery/picture');
  const box = await page.getByRole('main').getByRole('img').boundingBox();
  expect(box?.width).toBeLessThan(460);
  expect(box?.height).toBeLessThan(200);
});

const exampleIds = [
  ...['table', 'before-after', 'lists', 'picture', 'tabs-of-words'],
  ...['cases-5', 'client-quotes-5', 'people-5', 'credentials-5', 'vacancies-5'],
];

const enlarged = {
  'text at 200 %': 'html { font-size: 200% }',
  'text with space': `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`,
};

test.describe('nothing is cut, covered or scrolled sideways', () => {
  test.use({ bypassCSP: true, reducedMotion: 'reduce' });
  for (const [name, content] of Object.entries(enlarged)) {
    test(name, sampled(name === 'text at 200 %'), async ({ page }) => {
      for (const kind of exampleIds) {
        await page.goto(`/gallery/${kind}`);
        // The foot of the page is no part of a band, and text-size.test.ts reads it.
        await page.addStyleTag({ content: `${content} body > footer { display: none }` });
        await page.evaluate(() => document.fonts.ready);
        for (const width of [320, 375, 640, 992, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await textFaults(page), `${kind} at ${width} px`).toEqual([]);
        }
      }
    });
  }
});
