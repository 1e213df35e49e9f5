/**
 * A browser that was just started knows its line from this page alone, and estimates it too slow. Each such browser,
 * twenty before a release, must ask for its film; nothing here sets `navigator.connection`.
 */
import { expect, test } from '../../support/server.ts';
import { everything } from '../../support/sample.ts';
import { motion, openAwake } from '../../support/visitor.ts';

test.use(motion);

const [browsers, atOnce] = [everything ? 20 : 4, 4];

test('every new browser asks for the film of the first slide', async ({
  playwright,
  launchOptions,
  site,
}) => {
  const films: string[] = [];
  const visit = async (): Promise<void> => {
    const browser = await playwright.chromium.launch(launchOptions);
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      const film = page.waitForRequest(/\.mp4$/);
      await openAwake(page, site.url);
      films.push((await film).url());
    } finally {
      await browser.close();
    }
  };
  for (let first = 1; first <= browsers; first += atOnce)
    await Promise.all(Array.from({ length: atOnce }, visit));
  expect(films).toHaveLength(browsers);
});
