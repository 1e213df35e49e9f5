/** What a visitor does with each island, told without a word of its text: that may be in any language. */
import { expect, type Page } from '@playwright/test';
import type { islands } from '../../../../packages/site/islands/islands.ts';
import { fillForm, textResume } from '../../forms/application/support/form-page.ts';
import { accepted, standIn } from '../../forms/application/support/stand-in.ts';
import { sendAddress } from '../../forms/contact/form.ts';

async function useTabs(page: Page): Promise<void> {
  for (const number of [3, 1, 5]) {
    await page.locator(`#features-tab-${number}-tab`).click();
    const panel = page.locator('[role=tabpanel]:visible');
    await expect(panel).toHaveId(`features-tab-${number}`);
    await expect(panel.locator('h3')).toHaveText(/\w/);
    expect((await panel.innerText()).length).toBeGreaterThan(100);
  }
  await page.keyboard.press('Home');
  await expect(page.locator('#features-tab-1-tab')).toBeFocused();
  for (const tab of await page.locator('[role=tab]').all()) await expect(tab).toHaveText(/\w/);
}

async function useHero(page: Page): Promise<void> {
  const current = page.locator('#hero [data-current]');
  await page.locator('#hero a[aria-label^=Next]').click();
  await expect(current).toHaveId('hero-slide-2');
  await expect(current.locator('h2')).toHaveText(/\w/);
  await page.locator('#hero a[aria-label^=Previous]').click();
  await expect(current).toHaveId('hero-slide-1');
  await expect(current.locator('h2')).toHaveText(/\w/);
  await page.locator('#hero button').click();
  await expect(page.locator('#hero button')).toHaveAccessibleName(/^Start/);
}

async function useLogos(page: Page): Promise<void> {
  const band = page.locator('[data-island=logo-carousel]');
  await band.locator('a[aria-label^=Next]').click();
  await expect(band.locator('[aria-current]')).toHaveAttribute('href', /./);
  const first = await band.locator('[aria-current]').getAttribute('href');
  await band.locator('a[aria-label^=Next]').click();
  await expect(band.locator('[aria-current]')).not.toHaveAttribute('href', first ?? '');
  await band.locator('button').click();
  await expect(band.locator('button')).toHaveAccessibleName(/^Start/);
}

async function useContactForm(page: Page): Promise<void> {
  const form = page.locator('form');
  const [sent, failed] = [form.locator('[role=status]').last(), form.locator('[role=alert]').last()];
  const subject = `About Azure, ${crypto.randomUUID()}`;
  const words = { from_name: 'Ada', from_email: 'ada@example.org', subject, message: 'Hello there' };
  for (const [name, text] of Object.entries(words)) await form.locator(`[name=${name}]`).fill(text);
  await page.route(sendAddress, (route) => route.abort());
  await form.locator('[type=submit]').click();
  await expect(failed).toHaveText(/\w/);
  await page.unroute(sendAddress);
  await form.locator('[name=subject]').fill('');
  // Spaces pass the browser's own check, and the server refuses them.
  await form.locator('[name=subject]').fill('   ');
  await form.locator('[type=submit]').click();
  await expect(form.locator('#subject-error')).toHaveText(/\w/);
  await form.locator('[name=subject]').fill(subject);
  await form.locator('[type=submit]').click();
  await expect(sent).toHaveText(/\w/);
  await expect(failed).toHaveText('');
  await expect(form.locator('#subject-error')).toHaveCount(0);
  await expect(form.locator('[name=message]')).toHaveValue('');
}

async function useApplicationForm(page: Page): Promise<void> {
  const form = page.locator('form');
  const country = form.locator('button[aria-haspopup=listbox]');
  for (const [search, dial] of [
    ['canada', '+1'],
    ['united k', '+44'],
  ] as const) {
    await country.click();
    await form.getByRole('combobox').fill(search);
    await expect(form.getByRole('option').first()).toContainText(dial);
    await form.getByRole('combobox').press('Enter');
    await expect(country).toContainText(dial);
  }
  await fillForm(page);
  await form.locator('[name=phone]').fill('7911123456789999');
  await expect(form.locator('#phone-limit')).toContainText('United Kingdom');
  await form.locator('[name=phone]').fill('7911123456');
  const zone = form.locator('[name=resume]').locator('..');
  await expect(zone).toContainText(textResume.name);
  await zone.locator('button').click();
  await expect(zone).not.toContainText(textResume.name);
  await form.locator('[name=resume]').setInputFiles(textResume);
  await expect(zone).toContainText(textResume.name);

  let reply: object = { status: 500 };
  await standIn(page, (route) => route.fulfill(reply));
  await form.locator('[type=submit]').click();
  await expect(form.locator('[role=alert]').last()).toHaveText(/\w/);
  reply = accepted;
  await form.locator('[type=submit]').click();
  await expect(form.locator('[role=status]').last()).toHaveText(/\w/);
  await expect(form.locator('[role=alert]').last()).toHaveText('');
  await expect(zone).not.toContainText(textResume.name);
}

async function useHeader(page: Page): Promise<void> {
  const dropdown = page.locator('details[data-dropdown]').first();
  await dropdown.locator('summary').click();
  await expect(dropdown.locator('a').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dropdown.locator('a').first()).toBeHidden();
  const theme = page.locator('[data-theme-switch]');
  await expect(theme).toHaveAttribute('aria-pressed', 'false');
  await theme.click();
  await expect(theme).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

async function useSearch(page: Page): Promise<void> {
  const field = page.locator('main [name=q]');
  const hits = page.locator('[data-island=search] ol a');
  for (const query of ['azure', 'careers']) {
    await field.fill(query);
    await expect(hits.first()).toHaveAttribute('href', new RegExp(query));
    await expect(page.locator('main [role=status]')).toHaveText(/\d/);
  }
  await field.fill('xqzwvk');
  await expect(hits).toHaveCount(0);
  await field.fill('');
  await expect(page.locator('main h2')).toHaveText(/\w/);
}

/** How one thing of a page is used: what it is called in a test, a page that has it, and what a visitor does. */
type Operation = readonly [what: string, path: string, use: (page: Page) => Promise<void>];

/** Every island of the site, and what plain script does; a new island without an operation does not compile. */
const operationOf = {
  tabs: ['tabs', '/services/azure', useTabs],
  'hero-carousel': ['the hero', '/', useHero],
  'logo-carousel': ['the clients’ logos', '/contact-us', useLogos],
  search: ['the search', '/search', useSearch],
  'contact-form': ['the contact form', '/contact-us', useContactForm],
  'job-application-form': ['the application form', '/careers/JobApplicationform', useApplicationForm],
  menus: ['menus and theme switch', '/careers', useHeader],
} satisfies Record<keyof typeof islands | 'menus', Operation>;

export const operations: readonly Operation[] = Object.values(operationOf);
