/**
 * Makes pictures of drawings for a look at them: `node packages/media/illustrations/preview.ts [page …]`. Writes
 * `media/out/illustrations/<page>/<area>-<theme>.png`, and a contact sheet `<page>.png` with both themes and the view
 * on a phone of 320 pixels. Prints the compressed size of each file.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../scripts/chromium.mjs';
import { faultsOf, filesOf, renderIllustrations } from './build.ts';

const out = join(import.meta.dirname, '../out/illustrations');

/** The width in pixels on a screen of 320 pixels, without the margins of the page. */
const phoneWidth = 280;

type Files = ReadonlyMap<string, string>;

const image = (svg: string, name: string, width: number): string =>
  `<img class="${name}" width="${width}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;

/** Returns the HTML of a scene: in both themes and on a phone. */
function row(files: Files): string {
  const full = ['light', 'dark'].map((theme) => image(files.get(`${theme}.svg`) ?? '', theme, 800));
  const phone = files.get('compact-light.svg') ?? '';
  return `<div>${full.join('')}${image(phone, 'phone', phoneWidth)}</div>`;
}

async function photograph(page: Page, name: string, areas: ReadonlyMap<string, Files>): Promise<void> {
  await page.setContent(
    `<style>body { margin: 0 } div { display: flex; align-items: start; gap: 20px; padding-bottom: 20px }</style>${[...areas.values()].map(row).join('')}`,
  );
  await page.screenshot({ path: join(out, `${name}.png`), fullPage: true });
  for (const [index, area] of [...areas.keys()].entries()) {
    for (const theme of ['light', 'dark']) {
      const shot = page.locator('div').nth(index).locator(`.${theme}`);
      await shot.screenshot({ path: join(out, name, `${area}-${theme}.png`) });
    }
  }
}

const asked = process.argv.slice(2);
const pages = new Map<string, Map<string, Files>>();
const scenes = await renderIllustrations(asked);
for (const [address, scene] of scenes) {
  const [name = '', area = ''] = address.split('/');
  const files = new Map(filesOf(scene));
  pages.set(name, (pages.get(name) ?? new Map<string, Files>()).set(area, files));
  const sizes = [...files].map(([end, svg]) => `${end} ${brotliCompressSync(svg).length}`);
  process.stdout.write(`${address}  ${sizes.join('  ')}\n`);
}
for (const fault of faultsOf(scenes)) process.stderr.write(`${fault}\n`);
const executablePath = await findChromium();
if (!executablePath) throw new Error('There is no Chromium that runs; name one in CHROMIUM_PATH.');
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
const page = await browser.newPage({ viewport: { width: 1920, height: 540 } });
for (const [name, areas] of pages) {
  mkdirSync(join(out, name), { recursive: true });
  await photograph(page, name, areas);
}
await browser.close();
