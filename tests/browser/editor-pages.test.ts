/** Pages that a person adds and deletes in the editor, and files that somebody else changes meanwhile. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { add, open, path, pressSave, statusOf, test, textOf } from './support/editor.ts';
import { beforeRelease } from './support/sample.ts';
import { expect } from './support/server.ts';

// One server for all of them: each would make the renderer anew.
test.describe.configure({ mode: 'default' });

const summaryOf = (text: string) => /^summary: (?:>-\s+)?(.*)$/m.exec(text)?.[1];

test('new service › saved by a double press › its file and its line in the menu are written together, once', async ({
  page,
  editor,
}) => {
  test.slow();
  await open(page, editor);
  await add(page, 'data-backup', 'Cloud');
  const faults = page.getByRole('region', { name: 'What has to be mended' });
  await expect(faults).toContainText(/Name is the same as in services\/power-pages.yaml/);
  await expect(faults).not.toContainText('navigation.yaml');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('');
  await expect(faults.getByRole('button', { name: 'Name is empty' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Data Backup');
  await page.getByLabel('Summary').fill('Copies of your data, made each night and read back each month.');
  await page.getByLabel('Title', { exact: true }).first().fill('Data Backup and Recovery');
  await page
    .getByLabel('Description')
    .first()
    .fill(
      'We copy your data each night, keep the copies in a second region, and read them back each month, so that you know they work.',
    );
  await expect(faults).toHaveCount(0);
  let saves = 0;
  page.on('request', (request) => (saves += Number(request.url().endsWith('/edit/api/save'))));
  await pressSave(page).dblclick();
  await expect(statusOf(page)).toHaveText(
    'Saved: content/navigation.yaml, content/services/data-backup.yaml',
  );
  expect(saves).toBe(1);
  const written = readFileSync(join(editor.folder, 'content/services/data-backup.yaml'), 'utf8');
  expect(written.split('\n').slice(0, 2)).toEqual([
    '# yaml-language-server: $schema=../schemas/service.json',
    'name: Data Backup',
  ]);
  expect(written).not.toMatch(/^ *#(?! yaml)|otherNames/m);
  expect(readFileSync(join(editor.folder, 'content/navigation.yaml'), 'utf8')).toMatch(
    /title: Cloud[^]*?pages:[^:]*data-backup/,
  );

  await page.getByRole('button', { name: 'Delete this page' }).click();
  await pressSave(page).click();
  await expect(statusOf(page)).toHaveText(
    'Saved: content/navigation.yaml. Deleted: content/services/data-backup.yaml',
  );
  expect(readFileSync(join(editor.folder, 'content/navigation.yaml'), 'utf8')).not.toContain('data-backup');
});

test(
  'deleted page › another page leads to it › its link is named, and leads to its field',
  beforeRelease,
  async ({ page, editor }) => {
    const linking = join(editor.folder, 'content/not-found.yaml');
    const before = readFileSync(linking, 'utf8');
    writeFileSync(linking, before.replace('href: /services\n', 'href: /services/power-pages\n'));
    await open(page, editor);
    await page.getByRole('button', { name: 'Delete this page' }).click();
    await pressSave(page).click();
    await expect(statusOf(page)).toHaveText(/^Not saved/);
    await page.getByRole('button', { name: /^content\/not-found.yaml: .*no page/ }).click();
    await expect(page.getByRole('heading', { name: 'content/not-found.yaml' })).toBeVisible();
    await expect(page.locator('[aria-invalid=true]')).toBeFocused();
    writeFileSync(linking, before);
    await page.goto(`${editor.url}#${path}`);
    await page.getByRole('button', { name: 'Keep this page' }).click();
    await expect(page.getByRole('region', { name: 'What has to be mended' })).toHaveCount(0);
  },
);

test(
  'news › an overview, a landing page and a first article › each is added in the editor',
  beforeRelease,
  async ({ page, editor }) => {
    await open(page, editor, 'accessibility.yaml');
    await add(page, 'spring-offer', 'In no menu: a landing page');
    await expect(page.getByLabel(/^Landing/)).toBeChecked();
    await page.getByRole('button', { name: 'Discard changes' }).click();

    const overview = readFileSync(join(editor.folder, 'content/accessibility.yaml'), 'utf8')
      .replace(/^name: .*$/m, 'name: News of ours')
      .replace(
        /^bands:[^]*/m,
        'bands:\n  - kind: banner\n    title: News\n    subtitle: One line.\n    picture: about-us\n  - kind: archive\n',
      );
    writeFileSync(join(editor.folder, 'content/case-studies-2.yaml'), overview);
    await page.reload();
    await open(page, editor, 'case-studies-2.yaml');
    await add(page, 'first-day');
    await expect(page.getByLabel('Date', { exact: true })).toHaveValue(/^\d{4}-\d\d-\d\d$/);
    await expect(page.getByRole('button', { name: 'Title is empty' })).toBeVisible();
    await page.getByLabel('Title', { exact: true }).first().fill('Sixty people came to the first day');
    await page.getByLabel('Summary').fill('What sixty people asked on the first day with customers.');
    await expect(page.getByRole('region', { name: 'What has to be mended' })).toHaveCount(0);
    await pressSave(page).click();
    await expect(statusOf(page)).toHaveText('Saved: content/case-studies-2/first-day.yaml');
    await page.getByRole('button', { name: 'Delete this page' }).click();
    await pressSave(page).click();
    await expect(statusOf(page)).toHaveText('Deleted: content/case-studies-2/first-day.yaml');
    rmSync(join(editor.folder, 'content/case-studies-2.yaml'));
  },
);

test('changed outside › other fields and the same field › other fields are taken over, the same one is told', async ({
  page,
  editor,
}) => {
  const before = textOf(editor);
  await open(page, editor);
  const summary = page.getByLabel('Summary');
  await summary.fill('My summary of this page.');
  writeFileSync(join(editor.folder, 'content', path), before.replace(/^name: .*$/m, 'name: Renamed Pages'));
  await pressSave(page).click();
  await expect(statusOf(page)).toHaveText(`Saved: content/${path}`);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Renamed Pages');
  expect(/^name: .*$/m.exec(textOf(editor))?.[0]).toBe('name: Renamed Pages');
  expect(summaryOf(textOf(editor))).toBe('My summary of this page.');

  await summary.fill('My second summary of this page.');
  const outside = textOf(editor).replace('My summary', 'Their summary');
  writeFileSync(join(editor.folder, 'content', path), outside);
  await pressSave(page).click();
  await expect(statusOf(page)).toHaveText(/Somebody else has also changed .*: Summary\. Your words stand/);
  expect(textOf(editor)).toBe(outside);
  await expect(summary).toHaveValue('My second summary of this page.');
  await page.keyboard.press('Control+s');
  await expect(statusOf(page)).toHaveText(`Saved: content/${path}`);
  await page.keyboard.press('Control+s');
  await expect(statusOf(page)).toHaveText(`Saved: content/${path}`);
  expect(summaryOf(textOf(editor))).toBe('My second summary of this page.');
  writeFileSync(join(editor.folder, 'content', path), before);
});
