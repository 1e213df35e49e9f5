/** Text at twice its size and with WCAG's spacing: nothing is cut, covered, lost or scrolled sideways. */
import { chromiumFlags, findChromium } from '../../../scripts/chromium.mjs';
import { expect, test } from '../support/server.ts';
import { sampleOf, sampled } from '../support/sample.ts';
import { routes } from '../support/site-server.ts';
import { untilStyled } from '../support/visitor.ts';
import { textFaults } from './text-faults.ts';

/** WCAG 2.2, 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

const cases = [
  // The browser's own setting, which media queries in em follow.
  {
    name: 'a font size of 32 px',
    flags: ['--blink-settings=defaultFontSize=32'],
    css: '',
    widths: [375, 992, 1280],
  },
  // What a visitor's own style sheet does, which they do not follow.
  { name: 'text at 200 %', flags: [], css: 'html { font-size: 200% }', widths: [320, 375, 992, 1280] },
  { name: 'text with space', flags: [], css: spacing, widths: [320, 375, 992, 1280] },
];

for (const { name, flags, css, widths } of cases) {
  test(`pages can be read with ${name}`, sampled(name === 'text at 200 %'), async ({ playwright, site }) => {
    test.slow();
    const executablePath = await findChromium();
    const browser = await playwright.chromium.launch({
      ...(executablePath && { executablePath }),
      args: [...chromiumFlags, ...flags],
    });
    try {
      const page = await browser.newPage({ reducedMotion: 'reduce', bypassCSP: true });
      // The words alone count; nothing has to wake, and no picture has to be decoded.
      await page.route(/\.(?:js|avif|webp|jpg)$/, (route) => route.abort());
      for (const route of sampleOf(routes)) {
        await page.goto(site.url + route, { waitUntil: 'domcontentloaded' });
        await untilStyled(page);
        if (css) await page.addStyleTag({ content: css });
        await page.evaluate(() => document.fonts.ready);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await textFaults(page), `${route} at ${width} px`).toEqual([]);
        }
      }
    } finally {
      await browser.close();
    }
  });
}
