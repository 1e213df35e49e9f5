/**
 * Renders scenes to SVG files, which `make.ts` writes. The scenes of a page are the export `scenes` of the file with
 * the page's name below `scenes/`. Each scene becomes `<page>/<area>-light.svg` and `-dark.svg`, and
 * `-compact-light.svg` and `-compact-dark.svg` for phones. A scene with a variable has the same four files for every
 * other value, with the value's index before the view: `-v0-compact-light.svg`. `drawings.json` in the same folder lists
 * the drawings with their sizes, descriptions and variables.
 */
import { join } from 'node:path';
import { optimize } from 'svgo';
import { runnerImport } from 'vite';
import { withAccentWord } from './accent-word.ts';
import { accentWord, inTheme, themes } from './colors.ts';
import { drawItself } from './draw-itself.ts';
import { createTypesetter } from './lettering.ts';
import type * as Scenes from './render-scenes.tsx';
import type { RenderedScene, View, Views } from './render-scenes.tsx';

const here = import.meta.dirname;

function toSvg({ markup, width, height }: View): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${markup}</svg>`;
  return optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: 'preset-default',
        params: { overrides: { cleanupIds: false } },
      },
    ],
  }).data;
}

/**
 * Returns scenes by `<page>/<area>`.
 * @param pages the pages whose scenes are rendered; the default is all pages. `specimens` shows the parts.
 */
export async function renderIllustrations(
  pages: readonly string[] = [],
): Promise<Map<string, RenderedScene>> {
  const { module } = await runnerImport<typeof Scenes>(join(here, './render-scenes.tsx'), {
    configFile: false,
    logLevel: 'error',
  });
  const typesetter = await createTypesetter();
  return new Map(
    (pages.length > 0 ? pages : module.scenePages()).flatMap((page) =>
      [...module.renderScenes(page, typesetter)].map(([area, scene]) => [`${page}/${area}`, scene] as const),
    ),
  );
}

const filesOfViews = ({ full, compact }: Views, begin = ''): [end: string, svg: string][] => {
  const views = [
    ['', full],
    ['compact-', compact],
  ] as const;
  return views.flatMap(([prefix, view]) => {
    const svg = drawItself(toSvg(view));
    return themes.map((theme): [string, string] => [`${begin}${prefix}${theme}.svg`, inTheme(svg, theme)]);
  });
};

/** Returns the files of a scene: the ends of their names, and their texts. */
export const filesOf = ({ views, variable }: RenderedScene): [end: string, svg: string][] => [
  ...filesOfViews(views),
  ...(variable?.values ?? []).flatMap((value, index) =>
    index === variable?.shown ? [] : filesOfViews(value.views, `v${index}-`),
  ),
];

/** Returns the text of `drawings.json`, which `packages/site/reading/inventory.ts` reads. */
export const listOf = (scenes: ReadonlyMap<string, RenderedScene>): string =>
  `${JSON.stringify(
    Object.fromEntries(
      [...scenes].map(([name, { title, description, views, variable }]) => [
        name,
        {
          title,
          description: withAccentWord(description, accentWord),
          compactHeight: views.compact.height,
          ...(variable && {
            variable: { ...variable, values: variable.values.map(({ text, says }) => [text, says]) },
          }),
        },
      ]),
    ),
    undefined,
    2,
  )}\n`;

/** Returns the faults of scenes, one line for each fault. */
export const faultsOf = (scenes: ReadonlyMap<string, RenderedScene>): string[] =>
  [...scenes].flatMap(([name, { faults }]) => faults.map((fault) => `${name}: ${fault}`));

/**
 * The JSON that this file prints when it runs: paths below `public/media/illustrations` with their texts, and the
 * faults.
 */
export interface Printed {
  files: [path: string, text: string][];
  faults: string[];
}

if (import.meta.main) {
  const scenes = await renderIllustrations();
  const svgs = [...scenes].flatMap(([name, scene]) =>
    filesOf(scene).map(([end, svg]): [string, string] => [`${name}-${end}`, svg]),
  );
  const printed: Printed = { files: [...svgs, ['drawings.json', listOf(scenes)]], faults: faultsOf(scenes) };
  process.stdout.write(JSON.stringify(printed));
}
