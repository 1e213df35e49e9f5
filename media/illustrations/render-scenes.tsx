/** Renders every page's scenes in one module graph, where the measuring context is one and the same. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MeasureProvider, type Measure } from './kit.tsx';

/** What a page's module exports: a component for every area, by the area's file name. */
interface SceneModule {
  scenes?: Record<string, () => ReactElement>;
}

/** Loaded one by one, so that a fault in one page's scenes stops nobody who draws another. */
const modules = import.meta.glob<SceneModule>('./*.tsx');

/** The pages that have scenes; parts of scenes and the kit itself export none. */
export async function scenePages(): Promise<string[]> {
  const loaded = await Promise.all(
    Object.entries(modules).map(async ([file, load]) => ({
      file,
      hasScenes: (await load()).scenes !== undefined,
    })),
  );
  return loaded
    .filter(({ hasScenes }) => hasScenes)
    .map(({ file }) => file.slice('./'.length, -'.tsx'.length))
    .toSorted();
}

/** The inner markup of every scene of a page, by area. */
export async function renderScenes(page: string, measure: Measure): Promise<Map<string, string>> {
  const { scenes } = (await modules[`./${page}.tsx`]?.()) ?? {};
  if (!scenes) throw new Error(`media/illustrations/${page}.tsx exports no scenes`);
  return new Map(
    Object.entries(scenes).map(([area, Drawn]) => [
      area,
      renderToStaticMarkup(
        <MeasureProvider value={measure}>
          <Drawn />
        </MeasureProvider>,
      ),
    ]),
  );
}
