/** The form without script: the browser's own controls, the same words at the end. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { limits } from '@website/forms/limits';
import { messages } from '../../support/messages.ts';
import { phoneCountries } from '@website/forms/phone-countries';
import { resumes } from '../../../../packages/server/resumes/test-support/resumes.ts';
import { expect, test } from '../../support/server.ts';
import { fillForm, formParts, textResume } from './support/form-page.ts';
import { said } from '../said.ts';
import { sampled, beforeRelease } from '../../support/sample.ts';

test.describe('the application form without script', { tag: '@no-js-only' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/careers/JobApplicationform');
  });

  test('is made of native controls that are all required', async ({ page }) => {
    const { form, phone, name, email, resume, terms } = formParts(page);
    const list = form.locator('select[name=country]');
    await expect(list).toHaveValue('in');
    await expect(list).toHaveAccessibleName('Country');
    await expect(list.locator('option')).toHaveCount(phoneCountries.length);
    await expect(list.locator('option[value=gb]')).toHaveText('United Kingdom (+44)');
    await expect(phone).toHaveAttribute('type', 'tel');
    await expect(resume).toHaveAttribute('type', 'file');
    await expect(terms).toHaveAttribute('type', 'checkbox');
    for (const field of [name, phone, email, resume, terms]) {
      await expect(field).toBeVisible();
      await expect(field).toHaveAttribute('required');
    }
    await expect(form).toHaveAttribute('enctype', 'multipart/form-data');
    for (const path of ['/terms-of-use', '/privacy-policy']) {
      await expect(form.locator(`a[href="${path}"]`)).toHaveAttribute('target', '_blank');
    }
  });

  // One kind of file: `packages/server/forms/apply.test.ts` sends each.
  test('arrives with its file, marked as unverified', async ({ page, mailbox }) => {
    const { name, phone, submit } = formParts(page);
    const who = `Ada ${randomUUID()}`;
    await fillForm(page, { name: 'resume.odt', mimeType: 'x/y', buffer: resumes.odt });
    await name.fill(who);
    await page.locator('select[name=country]').selectOption('gb');
    await phone.fill('07911 123456');
    await submit.click();
    await expect(page.getByText(messages.applicationSubmitted)).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
    const { recipients, mail } = await mailbox.next(who);
    expect(recipients).toEqual(['careers@site.test']);
    expect(mail.subject).toMatch(/^\[website\] \[unverified\] /);
    expect(mail.text).toContain('+447911123456');
    expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).equals(resumes.odt)).toBe(true);
  });

  test('gives back what was typed when the server refuses it, and can be sent from there', async ({
    page,
    mailbox,
  }) => {
    const { name, phone, submit } = formParts(page);
    const who = `Ada ${randomUUID()}`;
    await fillForm(page);
    await name.fill(who);
    await page.locator('select[name=country]').selectOption('gb');
    await phone.fill('12');
    await submit.click();
    await expect(page.getByText(said('application', 'phone', 'invalid')).first()).toBeVisible();
    await expect(name).toHaveValue(who);
    await expect(phone).toHaveValue('12');
    await expect(page.locator('select[name=country]')).toHaveValue('gb');
    await phone.fill('07911 123456');
    await formParts(page).resume.setInputFiles({
      name: 'resume.pdf',
      mimeType: 'application/pdf',
      buffer: resumes.pdf,
    });
    await formParts(page).terms.check();
    await submit.click();
    await expect(page.getByText(messages.applicationSubmitted)).toBeVisible();
    await mailbox.next(who);
  });

  for (const megabytes of [0, 15]) {
    const what = megabytes === 0 ? 'a byte' : 'far';
    test(
      `gives back what was typed with a file that is too large by ${what}`,
      sampled(megabytes === 0),
      async ({ page, mailbox }, info) => {
        const { name, phone, email, terms, submit } = formParts(page);
        const who = `Ada ${randomUUID()}`;
        const bytes = limits.resumeBytes + megabytes * 1024 * 1024 + 1;
        // As a file on disk: Playwright would take many seconds to put so much into the page.
        const path = info.outputPath('cv.txt');
        writeFileSync(path, Buffer.alloc(bytes, 'x'));
        await fillForm(page, path);
        await name.fill(who);
        await page.locator('select[name=country]').selectOption('gb');
        await phone.fill('07911 123456');
        await submit.click();
        await expect(page.getByRole('alert')).toContainText(said('application', 'resume', 'large'));
        await expect(page.getByRole('alert')).not.toContainText(messages.messageFailed);
        await expect(name).toHaveValue(who);
        await expect(phone).toHaveValue('07911 123456');
        await expect(email).toHaveValue('ada@example.com');
        await expect(page.locator('select[name=country]')).toHaveValue('gb');
        await formParts(page).resume.setInputFiles(textResume);
        await terms.check();
        await submit.click();
        await expect(page.getByText(messages.applicationSubmitted)).toBeVisible();
        await mailbox.next(who);
      },
    );
  }

  test('comes back with its own words, and the box beside its statement', beforeRelease, async ({ page }) => {
    const { phone, submit, terms } = formParts(page);
    const label = page.locator('label[for=terms]');
    const statement = await page.locator('label').filter({ hasText: 'terms of use' }).textContent();
    await fillForm(page);
    await phone.fill('12');
    await submit.click();
    await expect(page.getByText(said('application', 'phone', 'invalid')).first()).toBeVisible();
    await expect(label).toHaveText(statement ?? '');
    for (const path of ['/terms-of-use', '/privacy-policy']) {
      const link = label.locator(`a[href="${path}"]`);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAccessibleName(/ \(opens in a new tab\)$/);
    }
    const box = await terms.boundingBox();
    const words = await label.boundingBox();
    const gap = (words?.x ?? 0) - ((box?.x ?? 0) + (box?.width ?? 0));
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(24);
    expect(Math.abs((words?.y ?? 0) - (box?.y ?? 100))).toBeLessThan(12);
  });
});
