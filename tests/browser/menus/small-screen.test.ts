/** The small screen's menu: a sheet that a button opens, with the dropdowns inside. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/server.ts';
import { dropdown, expectOpen, firstLink, navigation, toggle } from './header.ts';
import { beforeRelease, sampled } from '../support/sample.ts';

test.describe('below 992 px', () => {
  test.use({ viewport: { width: 991, height: 740 } });
  const button = (page: Page) => page.locator('button[popovertarget]');
  /** What the browser tells assistive technology of the button. No attribute says it. */
  const isExpanded = async (page: Page): Promise<unknown> => {
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const node = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu');
    return node?.properties?.find((property) => property.name === 'expanded')?.value.value;
  };

  test('the button opens and closes the menu, and says which', async ({ page }) => {
    await page.goto('/', { waitUntil: 'load' });
    await expect(navigation(page)).toBeHidden();
    await expect.poll(() => isExpanded(page)).toBe(false);
    await button(page).click();
    await expect(navigation(page)).toBeVisible();
    await expect.poll(() => isExpanded(page)).toBe(true);
    await button(page).click();
    await expect(navigation(page)).toBeHidden();
    await expect.poll(() => isExpanded(page)).toBe(false);
  });

  test('dropdowns toggle on click and stay open while the visitor goes on', async ({ page }) => {
    await page.goto('/', { waitUntil: 'load' });
    await button(page).click();
    await toggle(page, 'Services').click();
    await expectOpen(page, 'Services', true);
    await navigation(page).getByRole('link', { name: 'Careers' }).focus();
    await expectOpen(page, 'Services', true);
    await toggle(page, 'Services').click();
    await expectOpen(page, 'Services', false);
  });

  test('all of it by keyboard, and Escape brings the focus back', async ({ page }) => {
    await page.goto('/', { waitUntil: 'load' });
    await button(page).press('Enter');
    await expect(navigation(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(navigation(page).getByRole('link', { name: 'Services', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toggle(page, 'Services')).toBeFocused();
    await page.keyboard.press('Space');
    await expectOpen(page, 'Services', true);
    await page.keyboard.press('Tab');
    await expect(firstLink(page, 'Services')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(navigation(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test(
    'nobody is led behind it: who tabs on past its end leaves it closed',
    beforeRelease,
    async ({ page }) => {
      await page.goto('/services/azure', { waitUntil: 'load' });
      await button(page).press('Enter');
      await navigation(page).locator('a, button').filter({ visible: true }).last().focus();
      await page.keyboard.press('Tab');
      await expect(navigation(page)).toBeHidden();
      await expect(page.locator('main :focus')).toBeVisible();
      // Nothing of the header counts as elsewhere.
      await button(page).press('Enter');
      await page.locator('header a').first().focus();
      await expect(navigation(page)).toBeVisible();
    },
  );

  test('Escape brings the focus back from wherever it is', beforeRelease, async ({ page }) => {
    await page.goto('/', { waitUntil: 'load' });
    await button(page).click();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Escape');
    await expect(navigation(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test(
    'open, it continues the header, which stays above it wherever the page is',
    beforeRelease,
    async ({ page }) => {
      await page.goto('/services/azure', { waitUntil: 'load' });
      await page.evaluate(() => scrollTo({ top: 30, behavior: 'instant' }));
      await button(page).click();
      const menu = await navigation(page).boundingBox();
      const header = await page.locator('body > header').boundingBox();
      expect(menu?.y).toBe((header?.y ?? 0) + (header?.height ?? 0));
      await expect(button(page)).toBeInViewport({ ratio: 1 });
      await button(page).click();
      await expect(navigation(page)).toBeHidden();
    },
  );

  test('every page of the menu can be scrolled to and opened', beforeRelease, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 560 });
    await page.goto('/', { waitUntil: 'load' });
    await button(page).click();
    await toggle(page, 'Services').click();
    const link = dropdown(page, 'Services').getByRole('link').last();
    const path = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
});

for (const turned of [{ width: 1180, height: 820 }, undefined]) {
  const what = turned ? 'a tablet that is turned' : 'a visitor who comes back to the page';
  test(
    `${what} finds the menu and what was open in it closed`,
    sampled(turned === undefined),
    async ({ page }) => {
      await page.setViewportSize({ width: 820, height: 1180 });
      await page.goto('/services/azure', { waitUntil: 'load' });
      await page.locator('button[popovertarget]').click();
      for (const name of ['Services', 'Industries']) await toggle(page, name).click();
      await expectOpen(page, 'Industries', true);
      if (turned) await page.setViewportSize(turned);
      // What a browser says before it puts the page aside, to show it again as it was.
      else await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
      await expect(page.locator('nav:popover-open')).toHaveCount(0);
      await expect(page.locator('details[data-dropdown][open]')).toHaveCount(0);
    },
  );
}

/** From one width to another with the focus on the first: what has it then. */
const acrossTheWidth: readonly [name: string, from: number, open: boolean, on: string, then: string][] = [
  ['the button', 991, false, 'button[popovertarget]', '[popover] a'],
  ['the button of an open menu', 991, true, 'button[popovertarget]', '[popover] a'],
  ['a link of an open menu', 991, true, '[popover] a[href="/careers"]', '[popover] a[href="/careers"]'],
  ['a link of the wide menu', 992, false, '[popover] a[href="/careers"]', 'button[popovertarget]'],
  ['a link in a dropdown', 992, true, '[data-dropdown] li a', 'button[popovertarget]'],
];

for (const [name, from, open, on, then] of acrossTheWidth)
  test(
    `${name} that has the focus leaves it in the header when the window changes`,
    sampled(name.startsWith('a link of the wide')),
    async ({ page }) => {
      await page.setViewportSize({ width: from, height: 740 });
      await page.goto('/services/azure', { waitUntil: 'load' });
      if (open)
        await page
          .locator('header')
          .locator('button[popovertarget], summary')
          .filter({ visible: true })
          .first()
          .click();
      await page.locator(on).first().focus();
      await page.setViewportSize({ width: from === 991 ? 992 : 991, height: 740 });
      await expect(page.locator(then).first()).toBeFocused();
    },
  );

test(
  'a focus that the visitor has given up stays given up when the window changes',
  beforeRelease,
  async ({ page }) => {
    await page.setViewportSize({ width: 992, height: 740 });
    await page.goto('/services/azure', { waitUntil: 'load' });
    const link = navigation(page).getByRole('link', { name: 'Careers' });
    await link.focus();
    await link.blur();
    await page.evaluate(() => addEventListener('resize', () => document.body.classList.add('heard')));
    await page.setViewportSize({ width: 991, height: 740 });
    await expect(page.locator('body')).toContainClass('heard');
    await expect(page.locator(':focus')).toHaveCount(0);
  },
);

test('from 992 px there is no menu button and nothing to open first', beforeRelease, async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 740 });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('button[popovertarget]')).toBeHidden();
  await expect(navigation(page)).toBeVisible();
  await expect(navigation(page).getByRole('link', { name: 'Contact us' })).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the small screen’s menu opens, and its pages can be reached', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.locator('button[popovertarget]').click();
    await toggle(page, 'Industries').click();
    await firstLink(page, 'Industries').click();
    await expect(page).toHaveURL(/\/industries\/./);
  });
});
