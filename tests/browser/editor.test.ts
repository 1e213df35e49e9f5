/** What a person who writes does in the editor, on a copy of the content. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import sharp from 'sharp';
import { add, open, path, pressSave, statusOf, test, textOf, unfold } from './support/editor.ts';
import { expect } from './support/server.ts';

// One server for all of them: each would make the renderer anew.
test.describe.configure({ mode: 'default' });

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
