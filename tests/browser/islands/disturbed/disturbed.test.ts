/** Pages that something else has changed, before React came or after: everything works all the same. */
import type { Page } from '@playwright/test';
import { withoutFilms } from '../../carousels/hero/films.ts';
import { expect, test } from '../../support/server.ts';
import { everything } from '../../support/sample.ts';
import { wake } from '../../support/page-watch.ts';
import { motion, openAwake, openEarly, untilAwake } from '../../support/visitor.ts';
import { disturbances, translate } from './disturbances.ts';
import { operations } from './operations.ts';

test.use(motion);
test.beforeEach(({ page }) => withoutFilms(page));

/** What the page reports as an error; React says there that it has drawn an island anew. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

type Disturbance = (page: Page) => Promise<void>;

const crash = (page: Page) => page.locator('[data-island] [role=alert]:has(button)');

/** Opens a page and disturbs it; what it reports of what is done after that is in the list. */
const openings = {
  'before it wakes and after': async (page: Page, path: string, disturb: Disturbance) => {
    const letGo = await openEarly(page, path);
    await disturb(page);
    letGo();
    await wake(page);
    await untilAwake(page);
    await disturb(page);
    return errorsOf(page);
  },
  'only after it woke': async (page: Page, path: string, disturb: Disturbance) => {
    const errors = errorsOf(page);
    await openAwake(page, path);
    await disturb(page);
    return errors;
  },
};

const ways = Object.entries(disturbances).flatMap(([how, disturb]) =>
  Object.entries(openings).map(([when, open]) => ({ how, disturb, when, open })),
);
/** Each island in one of the ways, one after the other; or in all of them. The form of applications has tests below. */
const cases = operations
  .flatMap((operation, index) =>
    ways
      .filter((_way, number) => everything || number === index % ways.length)
      .map((way) => ({ operation, ...way })),
  )
  .filter(({ operation: [what] }) => everything || what !== 'the application form');

for (const { operation, how, disturb, when, open } of cases) {
  const [what, path, use] = operation;
  test(`${what}: work on a page that is ${how} ${when}`, async ({ page }) => {
    const errors = await open(page, path, disturb);
    await use(page);
    await expect(crash(page)).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('React says that it drew an island anew, and the panels of all tabs are as long as before', async ({
  page,
}) => {
  const errors = errorsOf(page);
  const letGo = await openEarly(page, '/services/azure');
  await translate(page);
  const lengths = () =>
    page
      .locator('[id^=features-tab-][aria-labelledby]')
      .evaluateAll((all) => all.map((one) => one.textContent.length));
  const before = await lengths();
  expect(Math.min(...before)).toBeGreaterThan(100);
  letGo();
  await wake(page);
  await untilAwake(page);
  expect(await lengths()).toEqual(before);
  expect(errors.join()).toMatch(/418/);
});

test('what was typed, ticked and chosen before React drew a form anew is there, and so are focus and caret', async ({
  page,
}) => {
  const letGo = await openEarly(page, '/careers/JobApplicationform');
  await page.evaluate(() => {
    const field = (name: string) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)!;
    field('name').value = 'Ada Example';
    field('phone').value = '416 555 0199';
    field('email').value = 'ada@example.org';
    field('terms').checked = true;
    field('country').value = 'ca';
    const files = new DataTransfer();
    files.items.add(new File(['words'], 'mine.txt', { type: 'text/plain' }));
    field('resume').files = files.files;
  });
  await translate(page);
  await page.locator('form [name=name]').evaluate((field: HTMLInputElement) => {
    field.setSelectionRange(3, 3);
    field.focus();
  });
  letGo();
  await untilAwake(page);
  const form = page.locator('form');
  await expect(form.locator('[name=name]')).toBeFocused();
  await page.keyboard.type('!');
  await expect(form.locator('[name=name]')).toHaveValue('Ada! Example');
  await expect(form.locator('[name=email]')).toHaveValue('ada@example.org');
  await expect(form.locator('[name=terms]')).toBeChecked();
  await expect(form.locator('[name=country]')).toHaveValue('ca');
  await expect(form.locator('button[aria-haspopup=listbox]')).toContainText('+1');
  await expect(form.locator('[name=phone]')).toHaveValue(/416.*555.*0199/);
  await expect(form.locator('[name=resume]').locator('..')).toContainText('mine.txt');
});

test('a form that lost an element to something else is drawn anew, with what was typed', async ({ page }) => {
  await openAwake(page, '/careers/JobApplicationform');
  const form = page.locator('form');
  await form.locator('[name=name]').fill('Ada Example');
  await form.locator('[name=terms]').check();
  const country = form.locator('button[aria-haspopup=listbox]');
  await country.click();
  await form.getByRole('listbox').evaluate((list) => list.parentElement?.remove());
  // The list lost the focus with its element: React closes it, and wants to remove what is not there any more.
  await expect(country).toHaveAttribute('aria-expanded', 'false');
  await expect(form.locator('[name=name]')).toHaveValue('Ada Example');
  await expect(form.locator('[name=terms]')).toBeChecked();
  await expect(crash(page)).toHaveCount(0);
  await country.click();
  await expect(form.getByRole('listbox')).toBeVisible();
});
