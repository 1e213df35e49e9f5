/** Renders every page's scenes in one module graph, where the measuring context is one and the same. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MeasureProvider, type Measure } from './kit.tsx';

/** What a page's module exports: a component for every area, by the area's file name. */
interface SceneModule {
  scenes?: Record<string, () => ReactElement>;
}

const modules = import.meta.glob<SceneModule>('./*.tsx', { eager: true });

/** The pages that have scenes; parts of scenes and the kit itself export none. */
export const scenePages = (): string[] =>
  Object.entries(modules)
    .filter(([, module]) => module.scenes)
    .map(([file]) => file.slice(2, -4))
    .toSorted();

/** The inner markup of every scene of a page, by area. */
export function renderScenes(page: string, measure: Measure): Map<string, string> {
  const scenes = modules[`./${page}.tsx`]?.scenes;
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
