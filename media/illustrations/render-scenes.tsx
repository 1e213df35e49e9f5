/** Renders every page's scenes in one module graph, where the measuring context is one and the same. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MeasureProvider, type Measure } from './kit.tsx';

/** What a page's module exports: a component for every area, by the area's file name. */
interface SceneModule {
  scenes?: Record<string, () => ReactElement>;
}

const modules = import.meta.glob<SceneModule>('./scenes/*/*.tsx', { eager: true });

const fileOf = (page: string): string => `./scenes/${page}/${page}.tsx`;

/** The pages that have scenes: a folder each, whose file of the same name exports them. */
export const scenePages = (): string[] =>
  Object.keys(modules)
    .map((file) => file.split('/')[2] ?? '')
    .filter((page, index, all) => all.indexOf(page) === index)
    .toSorted();

/** The inner markup of every scene of a page, by area. */
export function renderScenes(page: string, measure: Measure): Map<string, string> {
  const scenes = modules[fileOf(page)]?.scenes;
  if (!scenes) throw new Error(`${fileOf(page)} exports no scenes`);
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
