/** The editor on a copy of the content, in a process of its own, and what a person does there. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { expect, test as base } from './server.ts';

const root = join(import.meta.dirname, '../../..');

export interface Editor {
  /** The address of the editor's page. */
  url: string;
  /** The folder with the copy of `content`. */
  folder: string;
  stop: () => Promise<void>;
}

/** Copies the content and starts the editor on it. */
async function startEditor(): Promise<Editor> {
  const folder = mkdtempSync(join(tmpdir(), 'site-edit-'));
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
  symlinkSync(join(root, 'media'), join(folder, 'media'));
  // Uploads write into these, and not into the project.
  const written = new Set(['people', 'credentials', 'pictures.json']);
  const media = join(folder, 'public/media');
  mkdirSync(media, { recursive: true });
  for (const name of readdirSync(join(root, 'public/media'))) {
    const source = join(root, 'public/media', name);
    if (written.has(name)) cpSync(source, join(media, name), { recursive: true });
    else symlinkSync(source, join(media, name));
  }
  const program = [
    '--import',
    join(root, 'server/app/test-support/end-with-parent.mjs'),
    join(import.meta.dirname, 'edit-server.ts'),
    folder,
  ];
  // Playwright's own NODE_ENV would make React that of a build.
  const env = { ...process.env, NODE_ENV: 'development' };
  const child = spawn(process.execPath, program, { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    url,
    folder,
    stop: async () => {
      const ended = once(child, 'close');
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Playwright's `test` with an editor for each worker. */
export const test = base.extend<object, { editor: Editor }>({
  editor: [
    async ({}, use) => {
      const editor = await startEditor();
      await use(editor);
      await editor.stop();
    },
    // The first start makes the renderer.
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The page that most tests edit. */
export const path = 'services/power-pages.yaml';

/** Its file. */
export const textOf = ({ folder }: Editor): string => readFileSync(join(folder, 'content', path), 'utf8');

export async function open(page: Page, { url }: Editor, file = path): Promise<void> {
  await page.goto(`${url}#${file}`);
  await expect(page.getByRole('heading', { name: `content/${file}` })).toBeVisible();
}

export const unfold = (page: Page, name: string | RegExp) =>
  page.locator('summary').filter({ hasText: name, visible: true }).first().click();

export const pressSave = (page: Page) => page.getByRole('button', { name: 'Save' });
export const statusOf = (page: Page) => page.locator('header').getByRole('status');

/** Adds a page from the open one. */
export async function add(page: Page, name: string, place?: string): Promise<void> {
  await unfold(page, /^Add an? /);
  await page.getByRole('textbox', { name: /new page’s address/ }).fill(name);
  if (place !== undefined) await page.getByLabel('Its place in the menus').selectOption(place);
  await page.getByRole('button', { name: /^Add (?:a page that|the article)/ }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^content/.*${name}.yaml$`) })).toBeVisible();
}
