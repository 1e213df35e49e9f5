/** What the browser makes of the policy of pages and files, and of the hashes in them. */
import { expect, test } from '../support/server.ts';
import { watchPage } from '../support/page-watch.ts';
import { motion } from '../support/visitor.ts';

test.use(motion);

test.describe('policy', () => {
  test('text becomes neither markup nor a script', async ({ page }) => {
    await page.goto('/about-us');
    const refused = await page.evaluate(() => {
      const tries = [
        () => (document.body.innerHTML = '<p>Text</p>'),
        () => new Worker('/assets/worker.js'),
        () => (document.createElement('script').src = '/assets/script.js'),
        () =>
          (
            globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): void } }
          ).trustedTypes?.createPolicy('another', {}),
      ];
      return tries.filter((attempt) => {
        try {
          attempt();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      }).length;
    });
    expect(refused).toBe(4);
  });

  test('a script and a style sheet that are not what the page says are not taken', async ({ page }) => {
    for (const file of ['**/assets/start-*.js', '**/assets/bands-*.css']) {
      await page.route(file, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: `${await answer.text()}/* changed */` });
      });
    }
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('integrity')) refused.push(message.text());
    });
    await page.goto('/about-us');
    await expect.poll(() => refused.length).toBe(2);
    await expect(page.locator('html')).not.toHaveAttribute('data-ready');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a picture that is opened by itself is shown', async ({ page }) => {
    await page.goto('/apple-touch-icon.png');
    await expect(page.locator('img')).toHaveJSProperty('naturalWidth', 180);
  });

  test('a film that is opened by itself is played', async ({ page, site }) => {
    const home = await (await page.request.get('/')).text();
    const [film = 'there is no film'] = /\/assets\/films-[\w-]+\.av1\.mp4/.exec(home) ?? [];
    const faults = watchPage(page, site.url);
    await page.goto(film);
    await expect(page.locator('video')).toHaveJSProperty('readyState', 4);
    expect(faults).toEqual([]);
  });
});
