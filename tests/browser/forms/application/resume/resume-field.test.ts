/** Choosing, dropping, judging and removing a resume, before anything is sent. */
import { writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { fileTypes } from '@website/forms/form';
import { limits } from '@website/forms/limits';
import { expect, test } from '../../../support/server.ts';
import { formParts, openForm, textResume, type SampleFile } from '../support/form-page.ts';
import { said } from '../../said.ts';
import { beforeRelease, phonesFirst, sampled } from '../../../support/sample.ts';

const zone = (page: Page) => formParts(page).resume.locator('..');
const remove = (page: Page) => zone(page).locator('button');
const fault = (page: Page) => page.locator('#resume-error');
const chosen = (page: Page): Promise<string[]> =>
  formParts(page).resume.evaluate((input) =>
    [...((input as HTMLInputElement).files ?? [])].map(({ name }) => name),
  );

const fileOf = (name: string, bytes: number): SampleFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(bytes, 'a'),
});

/** A file as it is on disk, with its path: Playwright would take seconds to put a large one into the page. */
function onDisk({ name, buffer }: SampleFile, info: TestInfo): string {
  const path = info.outputPath(name);
  writeFileSync(path, buffer);
  return path;
}

const validity = (page: Page): Promise<string> =>
  formParts(page).resume.evaluate((input) => (input as HTMLInputElement).validationMessage);

/** Drops a file as the operating system would; a synthetic event would not fill a native control. */
async function drop(page: Page, file: SampleFile, info: TestInfo, target = zone(page)): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('the zone is not on the page');
  const client = await page.context().newCDPSession(page);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const data = { items: [], files: [onDisk(file, info)], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await client.send('Input.dispatchDragEvent', { type, x, y, data });
  }
}

test.describe('a resume', () => {
  test.beforeEach(async ({ page }) => openForm(page));

  test('has a hint that looks like help, and a fault that does not', beforeRelease, async ({ page }) => {
    const look = (id: string) =>
      page.locator(id).evaluate((text) => {
        const { color, fontWeight } = getComputedStyle(text);
        return { color, fontWeight };
      });
    await formParts(page).resume.setInputFiles(fileOf('resume.png', 10));
    await expect(fault(page)).toBeVisible();
    const [hint, wrong] = await Promise.all(['#resume-hint', '#resume-error'].map(look));
    expect(hint?.color).not.toBe(wrong?.color);
    expect(Number(hint?.fontWeight)).toBeLessThan(Number(wrong?.fontWeight));
    expect(hint).toEqual(await look('#name-hint'));
  });

  test(`is chosen with the button, shown with its size, and removed ${phonesFirst}`, async ({ page }) => {
    const { resume } = formParts(page);
    const empty = (await zone(page).textContent()) ?? '';
    expect(empty).not.toBe('');
    await expect(resume).toHaveAttribute('accept', fileTypes.map((type) => `.${type}`).join(','));
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), zone(page).click()]);
    expect(chooser.isMultiple()).toBe(false);
    await chooser.setFiles({
      ...textResume,
      name: 'My résumé (final).txt',
      buffer: Buffer.alloc(12_288, 'a'),
    });
    await expect(zone(page)).toContainText('My résumé (final).txt 12 KB');
    await expect(fault(page)).toHaveCount(0);
    await remove(page).click();
    await expect(zone(page)).toHaveText(empty);
    expect(await chosen(page)).toEqual([]);
    await expect(resume).toBeFocused();
    await expect(remove(page)).toHaveCount(0);
  });

  test('is chosen and removed by the keyboard alone', async ({ page }) => {
    const { resume, email } = formParts(page);
    // Waited for from the beginning: a key is quicker than what tells the browser to report its dialog.
    const asked = page.waitForEvent('filechooser');
    await email.focus();
    await page.keyboard.press('Tab');
    await expect(resume).toBeFocused();
    await page.keyboard.press('Space');
    const chooser = await asked;
    await chooser.setFiles(textResume);
    await resume.focus();
    await page.keyboard.press('Tab');
    await expect(remove(page)).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await chosen(page)).toEqual([]);
  });

  test('may be dropped, and another dropped over it', beforeRelease, async ({ page }, info) => {
    await drop(page, textResume, info);
    await expect(zone(page)).toContainText(textResume.name);
    expect(await chosen(page)).toEqual([textResume.name]);
    await drop(page, fileOf('second.pdf', 2 * 1024 * 1024), info);
    await expect(zone(page)).toContainText('second.pdf 2.0 MB');
    await expect(fault(page)).toHaveCount(0);
    expect(await chosen(page)).toEqual(['second.pdf']);
  });

  test(
    'may be dropped on the button that removes the one before',
    beforeRelease,
    async ({ page, context }, info) => {
      await drop(page, textResume, info);
      await drop(page, fileOf('second.pdf', 100), info, remove(page));
      await expect(zone(page)).toContainText('second.pdf');
      expect(await chosen(page)).toEqual(['second.pdf']);
      expect(await validity(page)).toBe('');
      expect(context.pages()).toHaveLength(1);
      await expect(page).toHaveURL(/JobApplicationform$/);
    },
  );

  test(
    'that is missing is asked for in our words, whatever was there before',
    beforeRelease,
    async ({ page }, info) => {
      const { resume, form } = formParts(page);
      expect(await validity(page)).toBe(said('application', 'resume', 'missing'));
      await resume.setInputFiles(textResume);
      expect(await validity(page)).toBe('');
      await remove(page).click();
      expect(await validity(page)).toBe(said('application', 'resume', 'missing'));
      await drop(page, textResume, info);
      await expect.poll(() => validity(page)).toBe('');
      await form.evaluate((element) => (element as HTMLFormElement).reset());
      await expect.poll(() => validity(page)).toBe(said('application', 'resume', 'missing'));
    },
  );

  test('that is dropped and cannot be one is named at once', beforeRelease, async ({ page }, info) => {
    await drop(page, fileOf('portrait.png', 100), info);
    await expect(fault(page)).toHaveText(said('application', 'resume', 'other', 'PNG'));
  });

  const { resumeBytes } = limits;
  const faults: [string, SampleFile, string][] = [
    ['of another kind', fileOf('resume.png', 10), said('application', 'resume', 'other', 'PNG')],
    ['without an ending', fileOf('resume', 10), said('application', 'resume', 'type')],
    ['that is empty', fileOf('resume.pdf', 0), said('application', 'resume', 'empty')],
    ['of 5 MiB and one byte', fileOf('resume.pdf', resumeBytes + 1), said('application', 'resume', 'large')],
  ];
  for (const [what, file, message] of faults) {
    test(
      `${what} is refused at once and cannot be sent`,
      sampled(what === 'of another kind'),
      async ({ page }, info) => {
        const { resume } = formParts(page);
        await resume.setInputFiles(onDisk(file, info));
        await expect(fault(page)).toHaveText(message);
        await expect(resume).toHaveAccessibleDescription(new RegExp(RegExp.escape(message)));
        await expect(resume).toHaveAttribute('aria-invalid', 'true');
        expect(await validity(page)).toBe(message);
        await resume.setInputFiles(textResume);
        await expect(fault(page)).toHaveCount(0);
        await expect(resume).toHaveAttribute('aria-invalid', 'false');
        expect(await resume.evaluate((input) => (input as HTMLInputElement).checkValidity())).toBe(true);
      },
    );
  }

  test('of exactly 5 MiB is fine, and so is each kind', beforeRelease, async ({ page }, info) => {
    const { resume } = formParts(page);
    await resume.setInputFiles(onDisk(fileOf('resume.pdf', resumeBytes), info));
    await expect(zone(page)).toContainText('5.0 MB');
    await expect(fault(page)).toHaveCount(0);
    for (const type of fileTypes) {
      await resume.setInputFiles(fileOf(`Resume.${type.toUpperCase()}`, 1));
      await expect(zone(page)).toContainText(`Resume.${type.toUpperCase()} 1 KB`);
      await expect(fault(page)).toHaveCount(0);
    }
  });

  test('goes with the form when that is emptied', beforeRelease, async ({ page }) => {
    const { resume, form } = formParts(page);
    const empty = (await zone(page).textContent()) ?? '';
    await resume.setInputFiles(fileOf('resume.png', 10));
    await expect(fault(page)).toHaveCount(1);
    await form.evaluate((element) => (element as HTMLFormElement).reset());
    await expect(zone(page)).toHaveText(empty);
    await expect(fault(page)).toHaveCount(0);
  });

  test(
    'whose name turns the direction of writing leaves its size as it is',
    beforeRelease,
    async ({ page }) => {
      await formParts(page).resume.setInputFiles(fileOf('cv\u202Efdp.txt', 2048));
      const ends = await zone(page).evaluate((element) => {
        const text = element.querySelector('p > :last-child')?.firstChild as Text;
        return ['2', 'K'].map((sign) => {
          const range = document.createRange();
          range.setStart(text, text.data.indexOf(sign));
          range.setEnd(text, text.data.indexOf(sign) + 1);
          return range.getBoundingClientRect().left;
        });
      });
      expect(ends[0]).toBeLessThan(ends[1] ?? 0);
    },
  );
});
