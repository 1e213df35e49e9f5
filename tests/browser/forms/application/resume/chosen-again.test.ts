/** A resume that was saved anew or moved after it was chosen. */
import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { limits } from '@website/forms/limits';
import { expect, test } from '../../../support/server.ts';
import { fillForm, formParts, openForm, textResume } from '../support/form-page.ts';
import { said } from '../../said.ts';
import { beforeRelease } from '../../../support/sample.ts';

const fault = (page: Page) => page.locator('#resume-error');

test.describe('a resume', () => {
  test.beforeEach(async ({ page }) => openForm(page));

  test('that was saved anew or moved since is asked for again, and then sent', async ({ page }, info) => {
    const { submit, success, failure } = formParts(page);
    const path = info.outputPath('resume.txt');
    for (const lose of [() => writeFileSync(path, 'Ada Example, and a year more'), () => rmSync(path)]) {
      writeFileSync(path, textResume.buffer);
      // Browsers compare whole seconds.
      utimesSync(path, 1000, 1000);
      await fillForm(page, path);
      lose();
      await submit.click();
      await expect(failure.filter({ has: page.getByRole('heading') })).toBeFocused();
      await expect(fault(page)).toHaveText(said('application', 'resume', 'changed'));
    }
    await fillForm(page);
    await submit.click();
    await expect(success).toBeVisible();
  });

  test(
    'that was too large, and is chosen again once it was made smaller, is fine',
    beforeRelease,
    async ({ page }, info) => {
      const path = info.outputPath('resume.txt');
      writeFileSync(path, Buffer.alloc(limits.resumeBytes + 1, 'a'));
      await formParts(page).resume.setInputFiles(path);
      await expect(fault(page)).toHaveText(said('application', 'resume', 'large'));
      writeFileSync(path, textResume.buffer);
      await formParts(page).resume.setInputFiles(path);
      await expect(fault(page)).toHaveCount(0);
      await expect(formParts(page).form.locator(':invalid#resume')).toHaveCount(0);
    },
  );
});
