/**
 * Photographs illustrations so that they can be looked at: `node media/illustrations/preview.ts [page …]`.
 * Makes `media/out/illustrations/<page>/<area>-<theme>.png` and a contact sheet `<page>.png` (light, dark and,
 * small, as on a phone), and says what each scene weighs inside a compressed document.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';
import { renderIllustrations } from './build.ts';

const root = join(import.meta.dirname, '../..');
const out = join(root, 'media/out/illustrations');
const styles = join(root, 'app/styles');

/** Size and weight budget of one scene. */
const scene = { width: 800, height: 540, budget: 2048 } as const;
const themes = ['light', 'dark'] as const;

/** A page with the site's font and colors and nothing else. */
function sheet(body: string): string {
  const font = readFileSync(join(styles, 'fonts/mona-sans-text.woff2')).toString('base64');
  const tokens = readFileSync(join(styles, 'illustration-tokens.css'), 'utf8');
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: 'Mona Text'; src: url(data:font/woff2;base64,${font}); font-weight: 400 700 }
    ${tokens}
    body { margin: 0; width: 1980px; font: 440 17px 'Mona Text' }
    div { display: flex; gap: 20px; padding-bottom: 20px }
    svg { display: block; width: 800px; flex: none; align-self: start }
    .light { color-scheme: light } .dark { color-scheme: dark } .light + .dark + .light { width: 340px }
  </style>${body}`;
}

const themed = (svg: string, theme: (typeof themes)[number]) => svg.replace('<svg', `<svg class="${theme}"`);

async function photograph(page: Page, name: string, areas: Map<string, string>): Promise<void> {
  const rows = [...areas.values()].map(
    (svg) => `<div>${themed(svg, 'light')}${themed(svg, 'dark')}${themed(svg, 'light')}</div>`,
  );
  await page.setContent(sheet(rows.join('')));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(out, `${name}.png`), fullPage: true });
  for (const [index, area] of [...areas.keys()].entries()) {
    for (const [column, theme] of themes.entries()) {
      const shot = page.locator('div').nth(index).locator('svg').nth(column);
      await shot.screenshot({ path: join(out, name, `${area}-${theme}.png`) });
    }
  }
}

const executablePath = await findChromium();
if (!executablePath) throw new Error('There is no Chromium that runs; name one in CHROMIUM_PATH.');
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
const page = await browser.newPage({ viewport: { width: 1980, height: scene.height } });
for (const [name, areas] of await renderIllustrations(process.argv.slice(2))) {
  mkdirSync(join(out, name), { recursive: true });
  await photograph(page, name, areas);
  for (const [area, svg] of areas) {
    const bytes = brotliCompressSync(svg).length;
    process.stdout.write(`${name}/${area}  ${bytes} B${bytes > scene.budget ? '  OVER BUDGET' : ''}\n`);
  }
}
await browser.close();
