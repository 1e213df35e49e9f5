/** The careers page, the way to the form, and the legal pages the form names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/server.ts';
import { beforeRelease, scriptlessFirst } from '../support/sample.ts';

const { consent } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../dist/server/build.json'), 'utf8'),
) as { consent: { terms: string; privacy: string } };

test.describe('careers', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/careers');
  });

  test("'Learn More' opens the details in place, and closes them @mobile @no-js", async ({ page }) => {
    const details = page.locator('#students details');
    const more = details.locator('summary');
    const content = details.locator('dt').first();
    await expect(more).toContainText('Learn More');
    await expect(content).toBeHidden();
    await more.click();
    await expect(content).toBeVisible();
    await expect(page).toHaveURL(/\/careers$/);
    await more.click();
    await expect(content).toBeHidden();
    for (const key of ['Enter', 'Space']) await more.press(key);
    await expect(content).toBeHidden();
    await more.press('Enter');
    await expect(content).toBeVisible();
    // Says what about, for those who hear it out of its place.
    await expect(more).toHaveText(/Learn More about student programs/);
  });

  test(
    'shows three values and three teams, then the students and the culture',
    beforeRelease,
    async ({ page }) => {
      const headings = page.locator('main :is(h2, h3)');
      const texts = await headings.allTextContents();
      const order = [
        'Ownership Culture',
        'Innovation',
        'Collaboration',
        'Software Development',
        'Marketing',
        'Sales & Customer Success',
        'Student Programs & Internships',
        'Our Culture & Values',
      ];
      expect(texts.filter((text) => order.includes(text))).toEqual(order);
    },
  );

  test(`leads to the form ${scriptlessFirst}`, async ({ page }) => {
    await page.locator('main a[href="/careers/JobApplicationform"]').first().click();
    await expect(page).toHaveURL(/\/careers\/JobApplicationform$/);
    await expect(page.locator('h1')).toHaveText(/^The future of .+ starts with you$/);
    await expect(page.getByRole('heading', { name: 'Your Journey Starts Here' })).toBeVisible();
    await expect(page.locator('form')).toBeVisible();
  });
});

test('the form answers in any letter case, at the address with its capitals', async ({ page }) => {
  await page.goto('/Careers/jobapplicationform?from=mail');
  await expect(page).toHaveURL(/\/careers\/JobApplicationform\?from=mail$/);
});

for (const [path, version] of [
  ['/terms-of-use', consent.terms],
  ['/privacy-policy', consent.privacy],
] as const) {
  test(`${path} says its version, and leads to its sections ${scriptlessFirst}`, async ({ page }) => {
    await page.goto(path);
    const time = page.locator('main time');
    await expect(time).toHaveAttribute('datetime', version);
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    expect(await links.count()).toBeGreaterThan(3);
    for (const link of await links.all()) {
      const target = (await link.getAttribute('href')) ?? '';
      await expect(page.locator(target).getByRole('heading')).toHaveText((await link.textContent()) ?? '');
    }
    await links.last().click();
    await expect(page.locator((await links.last().getAttribute('href')) ?? '')).toBeInViewport();
  });
}
