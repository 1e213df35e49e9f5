/** The pictures in the list of countries. */
import { phoneCountries } from '@website/forms/phone-countries';
import { watchPage } from '../../support/page-watch.ts';
import { expect, test } from '../../support/server.ts';
import { openList } from './support/country-list.ts';
import { openForm } from './support/form-page.ts';
import { beforeRelease } from '../../support/sample.ts';

test('flags come from the site itself, and every country has one', beforeRelease, async ({ page, site }) => {
  const faults = watchPage(page, site.url);
  await openForm(page);
  await openList(page);
  await page.keyboard.press('PageDown');
  await expect
    .poll(() =>
      page
        .locator('#country-list img')
        .evaluateAll(
          (images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length,
        ),
    )
    .toBeGreaterThan(5);
  expect(faults).toEqual([]);
  const missing = await Promise.all(
    phoneCountries.map(async ({ code }) => {
      const { headers } = await fetch(`${site.url}/flags/${code}.svg`, { method: 'HEAD' });
      return headers.get('content-type')?.startsWith('image/svg+xml') ? undefined : code;
    }),
  );
  expect(missing.filter(Boolean)).toEqual([]);
});
