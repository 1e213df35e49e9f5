/** What the application page weighs, what loads it, and what axe says in each of its states. */
import type { Page } from '@playwright/test';
import { watchPage, wake } from '../../support/page-watch.ts';
import { expect, test } from '../../support/server.ts';
import { violations } from '../../support/violations.ts';
import { fillForm, formParts, openForm, textResume } from './support/form-page.ts';
import { accepted, standIn } from './support/stand-in.ts';
import { beforeRelease, sampled } from '../../support/sample.ts';

const budget = 90 * 1024;

/** Scripts as they came over the wire, and how many bytes they were. */
function watchScripts(page: Page): () => Promise<{ names: string[]; bytes: number }> {
  const scripts: Promise<{ name: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script' && !request.url().endsWith('.js')) return;
    const name = new URL(request.url()).pathname;
    scripts.push(request.sizes().then(({ responseBodySize }) => ({ name, bytes: responseBodySize })));
  });
  return async () => {
    const all = await Promise.all(scripts);
    return { names: all.map(({ name }) => name), bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) };
  };
}

for (const width of [375, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `has nothing axe objects to in any state (${width} px, ${colorScheme})`,
      sampled(width === 1280 && colorScheme === 'light'),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await standIn(page, (route, count) =>
          route.fulfill(
            count === 1
              ? { status: 422, json: { errors: [{ field: 'phone', message: 'Wrong' }] } }
              : accepted,
          ),
        );
        const { country, search, resume, phone, submit, success, failure } = formParts(page);
        await openForm(page);
        expect(await violations(page), 'as it is opened').toEqual([]);
        await country.click();
        expect(await violations(page), 'with the list open').toEqual([]);
        await search.fill('qqq');
        await expect(page.getByText('No country matches')).toBeVisible();
        expect(await violations(page), 'with an empty list').toEqual([]);
        await search.press('Escape');
        await resume.setInputFiles({ ...textResume, name: 'resume.png' });
        await phone.fill('98765432109');
        expect(await violations(page), 'with a wrong file and a number cut').toEqual([]);
        await fillForm(page);
        await submit.click();
        await expect(failure.filter({ hasText: 'There is a problem' })).toBeFocused();
        expect(await violations(page), 'refused').toEqual([]);
        await submit.click();
        await expect(success).toBeVisible();
        expect(await violations(page), 'sent').toEqual([]);
      },
    );
  }
}

test('asks no other origin for anything, all the way', beforeRelease, async ({ page, site, context }) => {
  const faults = watchPage(page, site.url);
  await openForm(page);
  await formParts(page).country.click();
  await formParts(page).search.press('Escape');
  await fillForm(page);
  await formParts(page).submit.click();
  await expect(formParts(page).success).toBeVisible();
  expect(faults).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('loads at most 90 KiB of script, all in use', async ({ page }) => {
  const scripts = watchScripts(page);
  await openForm(page);
  await fillForm(page);
  await formParts(page).country.click();
  await formParts(page).search.press('Escape');
  await formParts(page).submit.click();
  await expect(formParts(page).success).toBeVisible();
  const { names, bytes } = await scripts();
  expect(names.some((name) => name.includes('job-application-form'))).toBe(true);
  test.info().annotations.push({ type: 'script', description: `${bytes} bytes in ${names.length} files` });
  expect(bytes).toBeLessThanOrEqual(budget);
});

test('its code is loaded on no other page', beforeRelease, async ({ page }) => {
  const scripts = watchScripts(page);
  for (const route of ['/', '/contact-us', '/careers', '/services/azure']) {
    await page.goto(route);
    await wake(page);
  }
  const { names } = await scripts();
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => /job-application|phone|combobox|countr/.test(name))).toEqual([]);
});
