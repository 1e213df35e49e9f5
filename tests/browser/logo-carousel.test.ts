/** The clients' logos: the same pattern as the hero, turning one by one for ever (decision D8). */
import type { Page } from '@playwright/test';
import { expect, test } from './support/server.ts';
import { openAwake, pass, settle, stopClock } from './support/visitor.ts';

/** Milliseconds from one turn to the next, and for one turn (specification §9). */
const interval = 5000;
const speed = 600;
const count = 11;

const band = (page: Page) => page.locator('[data-island=logo-carousel]');
const row = (page: Page) => band(page).getByRole('list', { name: 'Clients' });
const logos = (page: Page) => row(page).locator('li:not([aria-hidden])');
const bullets = (page: Page) => band(page).getByRole('group').getByRole('button');
const button = (page: Page, name: string | RegExp) => band(page).getByRole('button', { name });

const expectCurrent = async (page: Page, number: number): Promise<void> => {
  await expect(bullets(page).nth(number - 1)).toHaveAttribute('aria-current', 'true');
  await expect(band(page).locator('[aria-current]')).toHaveCount(1);
};

/** How many logos' widths the row is scrolled. */
const position = (page: Page): Promise<number> =>
  row(page).evaluate((element) => element.scrollLeft / element.children[0]!.getBoundingClientRect().width);

/** A page in whose middle the row stands, its time standing still and its count just begun. */
async function openStill(page: Page): Promise<void> {
  await page.clock.install();
  await openAwake(page, '/contact-us');
  await band(page).scrollIntoViewIfNeeded();
  await stopClock(page);
  await leave(page);
  // A change by hand begins the count anew.
  await button(page, 'Next client').dispatchEvent('click');
  await pass(page, speed + 20);
  await bullets(page).first().dispatchEvent('click');
  await expectCurrent(page, 1);
  await settle(page);
}

const hover = (page: Page) => row(page).hover();
const leave = (page: Page) => page.locator('#contact h2').hover();

async function expectHeld(page: Page, number: number): Promise<void> {
  await pass(page, interval);
  await pass(page, interval);
  await expectCurrent(page, number);
}

test('shows eleven logos with a name and a bullet each', async ({ page }) => {
  await openAwake(page, '/contact-us');
  await expect(logos(page)).toHaveCount(count);
  await expect(bullets(page)).toHaveCount(count);
  const names = await logos(page).locator('svg').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(new Set(names).size).toBe(count);
  const labels = await bullets(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(labels).toEqual(names);
  // What stands behind the last for looping is not there for assistive technology.
  await expect(row(page).getByRole('listitem')).toHaveCount(count);
  await expect(row(page).getByRole('img')).toHaveCount(count);
});

for (const [width, shown] of [
  [320, 1],
  [639, 1],
  [640, 2],
  [992, 3],
  [1200, 4],
] as const) {
  test(`shows ${shown} at once at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/contact-us', { waitUntil: 'domcontentloaded' });
    const [all, one] = [await row(page).boundingBox(), await logos(page).first().boundingBox()];
    expect((all?.width ?? 0) / (one?.width ?? 1)).toBeCloseTo(shown, 1);
  });
}

test('turns every 5000 ms by one logo in 600 ms', async ({ page }) => {
  await openStill(page);
  await pass(page, interval - 1);
  await expectCurrent(page, 1);
  expect(await position(page)).toBeCloseTo(0, 2);
  await pass(page, 1);
  await expectCurrent(page, 2);
  await pass(page, speed / 2);
  expect(await position(page)).toBeGreaterThan(0.2);
  expect(await position(page)).toBeLessThan(0.99);
  await pass(page, speed / 2 + 20);
  expect(await position(page)).toBeCloseTo(1, 2);
  // The turn is over; the next begins 5000 ms after this one began.
  await pass(page, interval - speed - 20 - 1);
  await expectCurrent(page, 2);
  await pass(page, 1);
  await expectCurrent(page, 3);
});

test('goes on past the last and back past the first', async ({ page }) => {
  await openStill(page);
  await button(page, 'Previous client').dispatchEvent('click');
  await pass(page, speed + 20);
  await expectCurrent(page, count);
  expect(await position(page)).toBeCloseTo(count - 1, 2);
  // In sight behind the last stands the first again.
  await expect(row(page).locator('li').nth(count)).toBeInViewport();
  await button(page, 'Next client').dispatchEvent('click');
  await pass(page, speed / 2);
  expect(await position(page)).toBeGreaterThan(count - 1);
  await pass(page, speed / 2 + 20);
  await expectCurrent(page, 1);
  expect(await position(page)).toBeCloseTo(0, 2);
});

test('quick clicks past the end never run back through the whole row', async ({ page }) => {
  await openStill(page);
  await bullets(page).last().dispatchEvent('click');
  await pass(page, speed + 20);
  await button(page, 'Next client').dispatchEvent('click');
  await pass(page, 100);
  await button(page, 'Next client').dispatchEvent('click');
  const seen: number[] = [];
  for (let part = 0; part < 7; part += 1) {
    await pass(page, 100);
    seen.push(await position(page));
  }
  await expectCurrent(page, 2);
  expect(seen.at(-1)).toBeCloseTo(1, 2);
  expect(seen.filter((at) => at > 3 && at < count - 1)).toEqual([]);
});

test('bullets go straight to their logo and follow a scrolling finger', async ({ page }) => {
  await openAwake(page, '/contact-us');
  await bullets(page).nth(6).click();
  await expectCurrent(page, 7);
  await expect.poll(() => position(page)).toBeCloseTo(6, 2);
  await row(page).evaluate((element) => element.scrollTo({ left: element.children[0]!.clientWidth * 2, behavior: 'instant' }));
  await expectCurrent(page, 3);
});

test('every control answers Enter and Space', async ({ page }) => {
  await openAwake(page, '/contact-us');
  await button(page, 'Next client').press('Enter');
  await expectCurrent(page, 2);
  await button(page, 'Next client').press('Space');
  await expectCurrent(page, 3);
  await bullets(page).nth(4).press('Enter');
  await expectCurrent(page, 5);
  await button(page, 'Start automatic rotation').press('Enter');
  await expect(button(page, 'Pause automatic rotation')).toBeFocused();
});

test.describe('stands still', () => {
  test('while hovered', async ({ page }) => {
    await openStill(page);
    await hover(page);
    await expectHeld(page, 1);
    await leave(page);
    await pass(page, interval);
    await expectCurrent(page, 2);
  });

  test('once the keyboard is in it, until it is started again', async ({ page }) => {
    await openStill(page);
    await page.keyboard.press('Tab');
    await button(page, 'Next client').focus();
    await expect(row(page)).toHaveAttribute('aria-live', 'polite');
    await expectHeld(page, 1);
    await button(page, 'Start automatic rotation').press('Enter');
    await pass(page, interval);
    await expectCurrent(page, 2);
  });

  test('after pause, and turns again after play', async ({ page }) => {
    await openStill(page);
    await expect(row(page)).toHaveAttribute('aria-live', 'off');
    await button(page, 'Pause automatic rotation').click();
    await leave(page);
    await expect(row(page)).toHaveAttribute('aria-live', 'polite');
    await expectHeld(page, 1);
    await button(page, 'Start automatic rotation').click();
    await pass(page, interval);
    await expectCurrent(page, 2);
  });

  test('for who wants less motion: no turning and no gliding', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStill(page);
    await expect(button(page, /rotation$/)).toHaveCount(0);
    await expectHeld(page, 1);
    await button(page, 'Next client').click();
    await expectCurrent(page, 2);
    expect(await position(page)).toBeCloseTo(1, 2);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('bullets bring their logo into view and nothing offers to pause', async ({ page }) => {
    await page.goto('/contact-us', { waitUntil: 'domcontentloaded' });
    await expect(button(page, /rotation$/)).toBeHidden();
    await expect(logos(page)).toHaveCount(count);
    await expect(logos(page).nth(8)).not.toBeInViewport();
    await bullets(page).nth(8).click();
    await expect(logos(page).nth(8)).toBeInViewport();
  });
});
