/**
 * Renders scenes to SVG files, which `make.ts` puts in their place. A page's scenes are exported as `scenes` by the
 * file of its name below `scenes/`; each becomes `<page>/<area>-light.svg` and `-dark.svg`, and
 * `-compact-light.svg` and so on for phones. `drawings.json` beside them says which there are, how large, and in
 * words what they show.
 */
import { join } from 'node:path';
import { optimize } from 'svgo';
import { runnerImport } from 'vite';
import { inTheme, themes } from './colors.ts';
import { drawItself } from './draw-itself.ts';
import { createTypesetter } from './lettering.ts';
import type * as Scenes from './render-scenes.tsx';
import type { RenderedScene, View } from './render-scenes.tsx';

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
 * Scenes, by `<page>/<area>`.
 * @param pages whose scenes; those of every page unless given. `specimens` shows the parts.
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

/** The files of a scene: the ends of their names, and their text. */
export const filesOf = ({ full, compact }: RenderedScene): [end: string, svg: string][] => {
  const views = [
    ['', full],
    ['compact-', compact],
  ] as const;
  return views.flatMap(([prefix, view]) => {
    const svg = drawItself(toSvg(view));
    return themes.map((theme): [string, string] => [`${prefix}${theme}.svg`, inTheme(svg, theme)]);
  });
};

/** What pages have to know of the drawings: `app/reading/inventory.ts` reads it. */
export const listOf = (scenes: ReadonlyMap<string, RenderedScene>): string =>
  `${JSON.stringify(
    Object.fromEntries(
      [...scenes].map(([name, { title, description, compact }]) => [
        name,
        { title, description, compactHeight: compact.height },
      ]),
    ),
    undefined,
    2,
  )}\n`;

/** What is wrong with scenes, a line each. */
export const faultsOf = (scenes: ReadonlyMap<string, RenderedScene>): string[] =>
  [...scenes].flatMap(([name, { faults }]) => faults.map((fault) => `${name}: ${fault}`));

/** What a run of this file prints as JSON: paths below `public/media/illustrations` with their texts, and what is wrong. */
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
