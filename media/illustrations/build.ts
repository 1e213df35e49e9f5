/**
 * Renders scenes to SVG files: `node media/illustrations/build.ts [page …]`.
 * A page's scenes are `scenes/<page>/<page>.tsx`, exporting `scenes`; each becomes
 * `public/media/illustrations/<page>/<area>.svg`, which the site's build puts inside the HTML.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimize } from 'svgo';
import { runnerImport } from 'vite';
import { openTypeface } from '../brand/typeface.ts';
import type { Measure } from './kit.tsx';
import type * as Scenes from './render-scenes.tsx';

const here = import.meta.dirname;
const target = join(here, '../../public/media/illustrations');
/** Every character a scene may use: ASCII and typographic punctuation. */
const characters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') + '“”‘’–—…·×€£−°éü';

/** Measures with the page's own font; kerning is left out, which errs on the safe side. */
async function createMeasure(): Promise<Measure> {
  const face = { package: '@fontsource-variable/mona-sans', file: 'mona-sans-latin-wdth-normal.woff2' };
  const open = (wght: number) => openTypeface({ ...face, axes: { wdth: 100, wght } }, characters);
  const fonts = { r: await open(440), m: await open(590), b: await open(640) };
  return (text, weight) => {
    const font = fonts[weight];
    return Array.from(text, (character) => font.charToGlyph(character).advanceWidth / font.unitsPerEm).reduce(
      (sum, width) => sum + width,
      0,
    );
  };
}

/** Puts a scene into an SVG element that names and describes itself, with ids no other scene has. */
function toSvg(markup: string, id: string): string {
  const named = markup
    .replace('<title>', `<title id="${id}-t">`)
    .replace('<desc>', `<desc id="${id}-d">`)
    // The drawing's own ids (clip paths and the like) must not meet those of another scene in a page.
    .replaceAll(/\b(id="|url\(#|href="#)_/g, `$1${id}_`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 540" role="img" aria-labelledby="${id}-t" aria-describedby="${id}-d">${named}</svg>`;
  return optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            cleanupIds: false,
            removeDesc: false,
            removeUnknownsAndDefaults: { keepRoleAttr: true },
          },
        },
      },
    ],
  }).data;
}

/** The SVG of every scene, by page and area; of all pages unless some are named. */
export async function renderIllustrations(
  pages: readonly string[] = [],
): Promise<Map<string, Map<string, string>>> {
  const { module } = await runnerImport<typeof Scenes>(join(here, 'render-scenes.tsx'), {
    configFile: false,
    logLevel: 'error',
  });
  const measure = await createMeasure();
  const wanted = pages.length > 0 ? pages : module.scenePages();
  return new Map(
    wanted.map((page) => [
      page,
      new Map(
        [...module.renderScenes(page, measure)].map(([area, markup]) => [
          area,
          toSvg(markup, `${page}-${area}`),
        ]),
      ),
    ]),
  );
}

if (import.meta.main) {
  for (const [page, areas] of await renderIllustrations(process.argv.slice(2))) {
    mkdirSync(join(target, page), { recursive: true });
    for (const [area, svg] of areas) writeFileSync(join(target, page, `${area}.svg`), svg);
  }
}
