/** A site that counts its visits: what a page sends, and what it does not. */
import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page, type Request } from '@playwright/test';
import { beforeRelease } from '../support/sample.ts';
import { type SiteServer, startSite } from '../support/site-server.ts';

const root = join(import.meta.dirname, '../../..');
const settings = { STATISTICS: 'on' };
const folder = mkdtempSync(join(tmpdir(), 'site-counting-'));
const into = join('.cache', relative(tmpdir(), folder));
let site: SiteServer;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  await promisify(execFile)(process.execPath, [join(root, 'scripts/build.ts'), '--into', into], {
    // A folder without the .env file of whoever runs the tests.
    cwd: folder,
    env: { PATH: process.env['PATH'], ...settings },
  });
  site = await startSite({ ...settings, SITE_DIR: join(root, into) });
});

test.afterAll(async () => {
  await site.stop();
  for (const one of [folder, join(root, into)]) rmSync(one, { recursive: true, force: true });
});

/** Notes what a page posts, and what it asks of other sites. */
function watchRequests(page: Page): { posts: Request[]; foreign: string[] } {
  const posts: Request[] = [];
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request);
    if (!request.url().startsWith(site.url)) foreign.push(request.url());
  });
  return { posts, foreign };
}

/** Hides a page as a switch to another tab does. Playwright does not see what a page sends while it is being left. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

/** Opens a page, waits until it counts, and hides it twice. */
async function visit(page: Page, path: string): Promise<void> {
  const counting = page.waitForResponse(/\/assets\/statistics-/);
  await page.goto(site.url + path);
  await counting;
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).click();
  await hide(page);
  await hide(page);
}

test(
  'a visit sends one beacon with these keys, and leaves nothing in the browser',
  beforeRelease,
  async ({ page }) => {
    const { posts, foreign } = watchRequests(page);
    await visit(page, '/services/azure?utm_source=letter&email=ada@example.org#areas');
    await expect.poll(() => posts.length).toBe(1);
    const [beacon] = posts;
    expect(beacon?.url()).toBe(`${site.url}/api/statistics`);
    const sent = beacon?.postDataJSON() as Record<string, unknown>;
    // A browser may answer a click so fast that it does not measure it.
    const inp = sent['inp'] ?? 0;
    const number: unknown = expect.any(Number);
    expect({ ...sent, inp }).toEqual({
      path: '/services/azure',
      device: 'desktop',
      lcp: number,
      inp: number,
      cls: number,
    });
    expect((await beacon?.response())?.status()).toBe(204);
    expect(foreign).toEqual([]);
    const { cookies, origins } = await page.context().storageState({ indexedDB: true });
    expect([cookies, origins]).toEqual([[], []]);
  },
);

test(
  'an unknown address, and a visitor who asks not to be tracked, send nothing',
  beforeRelease,
  async ({ page }) => {
    const { posts } = watchRequests(page);
    await visit(page, '/services/azur');
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    await page.goto(`${site.url}/services/azure`, { waitUntil: 'networkidle' });
    await hide(page);
    await page.goto(`${site.url}/robots.txt`);
    expect(posts).toEqual([]);
  },
);

test('the privacy policy says what is counted', beforeRelease, async ({ page }) => {
  await page.goto(`${site.url}/privacy-policy`);
  const text = page.getByRole('main');
  await expect(text).toContainText('The counts are deleted after 400 days.');
  await expect(text).not.toContainText('analytics');
  await expect(text).not.toContainText('Every page loads a script');
});

test('the script that counts is at most 3 KiB', beforeRelease, () => {
  const [file = ''] = globSync(join(root, into, 'site/assets/statistics-*.js.br'));
  expect(statSync(file).size).toBeLessThanOrEqual(3 * 1024);
});
