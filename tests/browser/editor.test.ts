/** What a person who writes does in the editor, on a copy of the content. */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type Editor, startEditor } from './support/editor.ts';
import { expect, test as base } from './support/server.ts';

const path = 'services/power-pages.yaml';
const address = '/services/power-pages';

const test = base.extend<object, { editor: Editor }>({
  editor: [
    async ({}, use) => {
      const editor = await startEditor();
      await use(editor);
      await editor.stop();
    },
    { scope: 'worker' },
  ],
});

// One server for all of them: each would make the renderer anew.
test.describe.configure({ mode: 'default' });

const textOf = ({ folder }: Editor): string => readFileSync(join(folder, 'content', path), 'utf8');

async function open(page: Page, { url }: Editor): Promise<void> {
  await page.goto(`${url}#${path}`);
  await expect(page.getByRole('heading', { name: `content/${path}` })).toBeVisible();
}

const unfold = (page: Page, name: string | RegExp) =>
  page.locator('summary').filter({ hasText: name, visible: true }).first().click();

test('an hour of changes changes those lines alone, and the page follows while one types', async ({
  page,
  editor,
}) => {
  const before = textOf(editor);
  const status = page.locator('header').getByRole('status');
  const save = page.getByRole('button', { name: 'Save' });
  await open(page, editor);
  await unfold(page, /^Feature tabs/);
  await unfold(page, /^Low-Code$/);

  const bullet = page.getByRole('textbox', { name: 'Bullet 1' });
  const words = await bullet.inputValue();
  await bullet.fill(`${words}, **quickly**`);
  await expect(bullet).toHaveAccessibleDescription(/must be plain words/);
  await save.click();
  await expect(status).toHaveText(/^Not saved/);
  expect(textOf(editor)).toBe(before);
  await page.getByRole('button', { name: 'Discard changes' }).focus();
  await page.getByRole('region', { name: 'What has to be mended' }).getByRole('button').click();
  await expect(bullet).toBeFocused();

  await bullet.fill(`${words}, quickly`);
  const preview = page.frameLocator('iframe:not(.behind)');
  await expect(preview.getByText(`${words}, quickly`)).toBeAttached();

  await page.getByRole('button', { name: 'Move down: Low-Code' }).click();
  await expect(page.getByRole('button', { name: 'Move down: Low-Code' })).toBeFocused();

  await unfold(page, /^Questions/);
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Who may add a page later?');
  await page.getByRole('textbox', { name: 'Answer 1' }).fill('Your own office may, after one day with us.');
  await expect(preview.getByText('Who may add a page later?')).toBeAttached();
  await save.click();
  await expect(status).toHaveText(`Saved: content/${path}`);

  const [first = '', second = ''] = before.split(/(?= {6}- title: )/).slice(1);
  expect(textOf(editor)).toBe(
    before
      .replace(first + second, second + first)
      .replace(words, `${words}, quickly`)
      .replace(
        '  - kind: related-topics',
        (next) =>
          `      - question: Who may add a page later?\n        answer:\n          - Your own office may, after one day with us.\n${next}`,
      ),
  );
});

test('the editor asks nobody else, is in order for axe, and fits a window of 400 px', async ({
  page,
  editor,
}) => {
  const { origin } = new URL(editor.url);
  const others: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) others.push(request.url());
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.setViewportSize({ width: 400, height: 800 });
  await open(page, editor);
  await unfold(page, /^Banner/);
  await unfold(page, /^Feature tabs/);
  await unfold(page, /^Secure$/);
  await expect(page.locator('iframe')).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(400);
  // The page in the frame is looked at where the site is tested.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().exclude('iframe').analyze();
  expect(violations).toEqual([]);
  expect(others).toEqual([]);
  expect(complaints).toEqual([]);
});

test('another site cannot write, and the public site has nothing of the editor', async ({
  request,
  editor,
  site,
}) => {
  const before = textOf(editor);
  const sent = { path, changes: [{ path, text: 'name: Mine', before }] };
  const save = editor.url.replace(/edit$/, 'edit/api/save');
  const elsewhere = { origin: 'https://elsewhere.example' };
  expect((await request.post(save, { data: sent, headers: elsewhere })).status()).toBe(403);
  expect((await request.post(save, { data: sent })).status()).toBe(403);
  expect(textOf(editor)).toBe(before);

  expect((await request.get(`${site.url}/edit`)).status()).toBe(404);
  const built = join(import.meta.dirname, '../../dist/site');
  const scripts = globSync('**/*.{js,html}', { cwd: built });
  expect(scripts.length).toBeGreaterThan(40);
  expect(scripts.filter((file) => readFileSync(join(built, file), 'utf8').includes('/edit/api'))).toEqual([]);
});

const pressSave = (page: Page) => page.getByRole('button', { name: 'Save' });
const statusOf = (page: Page) => page.locator('header').getByRole('status');
const summaryOf = (text: string) => /^summary: (?:>-\s+)?(.*)$/m.exec(text)?.[1];
const openFile = async (page: Page, { url }: Editor, file: string): Promise<void> => {
  await page.goto(`${url}#${file}`);
  await expect(page.getByRole('heading', { name: `content/${file}` })).toBeVisible();
};

/** Adds a page from the open one. */
async function add(page: Page, name: string, place?: string): Promise<void> {
  await unfold(page, /^Add an? /);
  await page.getByRole('textbox', { name: /new page’s address/ }).fill(name);
  if (place !== undefined) await page.getByLabel('Its place in the menus').selectOption(place);
  await page.getByRole('button', { name: /^Add (?:a page that|the article)/ }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^content/.*${name}.yaml$`) })).toBeVisible();
}

test('new service › saved › its file and its line in the menu are written together', async ({
  page,
  editor,
}) => {
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
  await pressSave(page).dblclick();
  await expect(statusOf(page)).toHaveText(
    'Saved: content/navigation.yaml, content/services/data-backup.yaml',
  );
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

test('deleted page › another page leads to it › its link is named, and leads to its field', async ({
  page,
  editor,
}) => {
  const linking = join(editor.folder, 'content/not-found.yaml');
  const before = readFileSync(linking, 'utf8');
  writeFileSync(linking, before.replace('href: /services\n', `href: ${address}\n`));
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
});

test('news › an overview, a landing page and a first article › each is added in the editor', async ({
  page,
  editor,
}) => {
  await openFile(page, editor, 'accessibility.yaml');
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
  await openFile(page, editor, 'case-studies-2.yaml');
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
});

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

test('person › with an uploaded photograph › saved without a terminal, and an unsaved page stays', async ({
  page,
  editor,
}) => {
  await open(page, editor);
  await add(page, 'unsaved-page');
  await page.goto(`${editor.url}#proof/people.yaml`);
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Alex Doe');
  await page.getByLabel('Role').fill('Head of cloud projects');
  await page.getByLabel('What the person does for clients').fill('Alex leads the first talk about Azure.');
  await page.getByLabel('Page 1', { exact: true }).selectOption('about-us');
  await unfold(page, 'Use a photograph of your own');
  const portrait = await sharp({ create: { width: 640, height: 800, channels: 3, background: 'gray' } })
    .jpeg()
    .toBuffer();
  await page
    .getByLabel(/^Photograph/)
    .setInputFiles({ name: 'alex.jpg', mimeType: 'image/jpeg', buffer: portrait });
  await page.getByLabel(/^Its name on the site/).fill('alex-doe');
  await page.getByLabel(/^Whose picture/).fill('By Ada Park, with consent');
  await page.getByRole('button', { name: 'Put it here' }).click();
  await expect(page.getByText('It is in its place.')).toBeVisible();
  const notes = readFileSync(join(editor.folder, 'public/media/pictures.json'), 'utf8');
  expect(notes).toContain('"license": "By Ada Park, with consent"');

  await page.goto(`${editor.url}#services/unsaved-page.yaml`);
  await expect(page.getByRole('heading', { name: 'content/services/unsaved-page.yaml' })).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await pressSave(page).click();
  await expect(statusOf(page)).toHaveText('Saved: content/proof/people.yaml');
  expect(readFileSync(join(editor.folder, 'content/proof/people.yaml'), 'utf8')).toMatch(
    /photo: alex-doe\n.*\n +pages:\n +- about-us/,
  );
});
