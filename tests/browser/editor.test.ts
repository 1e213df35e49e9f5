/** What a person who writes does in the editor, on a copy of the content. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Editor, startEditor } from './support/editor.ts';
import { beforeRelease } from './support/sample.ts';
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
  const sent = { path, text: 'name: Mine', before };
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

test(
  'a new page begins with the words of another one, and is saved once it is right',
  beforeRelease,
  async ({ page, editor }) => {
    const status = page.locator('header').getByRole('status');
    await open(page, editor);
    await unfold(page, 'Add or delete a page');
    await page.getByRole('textbox', { name: /new page’s address/ }).fill('data-backup');
    await page.getByRole('button', { name: 'Add a page that begins with these words' }).click();
    await expect(page.getByRole('heading', { name: 'content/services/data-backup.yaml' })).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(status).toHaveText(/^Not saved/);
    await expect(page.getByRole('region', { name: 'What has to be mended' })).toContainText(
      'no column of services in navigation.yaml names this page',
    );
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(status).toHaveText(/data-backup.yaml are discarded/);
  },
);

test(
  'a page is deleted once no link leads to it; the editor says which files name it still',
  beforeRelease,
  async ({ page, editor }) => {
    const status = page.locator('header').getByRole('status');
    const linking = join(editor.folder, 'content/not-found.yaml');
    const before = readFileSync(linking, 'utf8');
    writeFileSync(linking, before.replace('href: /services\n', `href: ${address}\n`));
    await open(page, editor);
    await unfold(page, 'Add or delete a page');
    await page.getByRole('checkbox', { name: 'I want to delete this page' }).check();
    await page.getByRole('button', { name: 'Delete this page' }).click();
    await expect(status).toHaveText(/^Not deleted. Mend this first: not-found.yaml:/);
    writeFileSync(linking, before);
    await page.getByRole('button', { name: 'Delete this page' }).click();
    await expect(status).toHaveText(/^Deleted: .* These files name the page still: .*navigation.yaml/);
  },
);
