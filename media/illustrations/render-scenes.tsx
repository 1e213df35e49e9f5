/** Renders every page's scenes in one module graph, where the contexts of the kit are one and the same. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { compactWidth, StageProvider, type Compact, type SceneFacts } from './kit.tsx';
import type { Typesetter } from './lettering.ts';
import { LetteringProvider } from './text.tsx';

/** What a page's modules export: a component for every area, by the area's file name, and views for phones. */
interface SceneModule {
  scenes?: Record<string, () => ReactElement>;
  compact?: Record<string, Compact>;
}

/** One view of a scene: what stands inside its SVG element, and the size of that in units. */
export interface View {
  markup: string;
  width: number;
  height: number;
}

/** A scene before it has a theme. */
export interface RenderedScene {
  title: string;
  description: string;
  /** Its words, with the sizes they are set in, in units. */
  words: { text: string; size: number }[];
  full: View;
  /** For phones, where the scene has one. */
  compact: View | undefined;
}

const modules = import.meta.glob<SceneModule>('./scenes/*/*.{ts,tsx}', { eager: true });

const fileOf = (page: string): string => `./scenes/${page}/${page}.tsx`;

/** The pages that have scenes: a folder each, whose file of the same name exports them. */
export const scenePages = (): string[] =>
  Object.keys(modules)
    .map((file) => file.split('/')[2] ?? '')
    .filter((page, index, all) => all.indexOf(page) === index)
    .toSorted();

/** Puts before a scene the outlines of the letters it uses. */
function withOutlines(markup: string, outlines: ReadonlyMap<string, string>): string {
  const used = new Set(Array.from(markup.matchAll(/href="#([rmb]\w+)"/g), ([, id = '']) => id));
  const paths = [...used].toSorted().map((id) => `<path id="${id}" d="${outlines.get(id)}"/>`);
  return `<defs>${paths.join('')}</defs>${markup}`;
}

function renderScene(
  Drawn: () => ReactElement,
  compact: Compact | undefined,
  { setLine, outlines }: Typesetter,
): RenderedScene {
  const told: SceneFacts[] = [];
  const words: RenderedScene['words'] = [];
  const render = (view: Compact | undefined): string => {
    const markup = renderToStaticMarkup(
      <LetteringProvider value={{ setLine, announce: (text, size) => void words.push({ text, size }) }}>
        <StageProvider value={{ compact: view, announce: (facts) => void told.push(facts) }}>
          <Drawn />
        </StageProvider>
      </LetteringProvider>,
    );
    return withOutlines(markup, outlines);
  };
  const full = { markup: render(undefined), width: 800, height: 540 };
  const [facts] = told;
  if (!facts) throw new Error('a scene has to be a Scene');
  return {
    ...facts,
    words: [...words],
    full,
    compact: compact && { markup: render(compact), width: compactWidth, height: compact.height },
  };
}

/** Every scene of a page, by area. */
export function renderScenes(page: string, typesetter: Typesetter): Map<string, RenderedScene> {
  const scenes = modules[fileOf(page)]?.scenes;
  if (!scenes) throw new Error(`${fileOf(page)} exports no scenes`);
  const compact = modules[`./scenes/${page}/compact.ts`]?.compact ?? {};
  const stray = Object.keys(compact).find((area) => !scenes[area]);
  if (stray !== undefined) throw new Error(`${page}/compact.ts has a view of ${stray}, which is no scene`);
  return new Map(
    Object.entries(scenes).map(([area, Drawn]) => [area, renderScene(Drawn, compact[area], typesetter)]),
  );
}
