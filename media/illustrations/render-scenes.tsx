/** Renders every page's scenes in one module graph, where the contexts of the kit are one and the same. */
import { renderToStaticMarkup } from 'react-dom/server';
import { compactWidth, StageProvider, type Compact, type SceneComponent, type SceneFacts } from './kit.tsx';
import type { Typesetter } from './lettering.ts';
import { LetteringProvider } from './text.tsx';

/** What a page's module exports: a component for every area, by the area's file name. */
interface SceneModule {
  scenes?: Record<string, SceneComponent>;
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
  /** Its words, those of the view for phones last, with the sizes they are set in, in units. */
  words: { text: string; size: number }[];
  /** Words that have no room, as sentences. */
  faults: string[];
  full: View;
  /** For phones. */
  compact: View;
}

/** Every file below `scenes/<kind>`, and the sheets that show the parts. */
const modules = import.meta.glob<SceneModule>(['./scenes/**/*.tsx', './parts/specimens/specimens.tsx'], {
  eager: true,
});

/** The files that export scenes, by the page they belong to, which is their name. */
const pageFiles = new Map(
  Object.entries(modules)
    .filter(([, { scenes }]) => scenes)
    .map(([file]) => [/([\w-]+)\.tsx$/.exec(file)?.[1] ?? '', file] as const)
    .toSorted(([a], [b]) => a.localeCompare(b)),
);

/** The pages that have scenes. */
export const scenePages = (): string[] => [...pageFiles.keys()].filter((page) => page !== 'specimens');

/** Puts before a scene the outlines of the letters it uses. */
function withOutlines(markup: string, outlines: ReadonlyMap<string, string>): string {
  const used = new Set(Array.from(markup.matchAll(/href="#([rmb]\w+)"/g), ([, id = '']) => id));
  const paths = [...used].toSorted().map((id) => `<path id="${id}" d="${outlines.get(id)}"/>`);
  return `<defs>${paths.join('')}</defs>${markup}`;
}

function renderScene(Drawn: SceneComponent, { setLine, outlines }: Typesetter): RenderedScene {
  const told: SceneFacts[] = [];
  const faults: string[] = [];
  const words: RenderedScene['words'] = [];
  const render = (view: Compact | undefined): string => {
    const markup = renderToStaticMarkup(
      <LetteringProvider
        value={{
          setLine,
          announce: (text, size) => void words.push({ text, size }),
          complain: (fault) => void faults.push(view ? `${fault}, on a phone` : fault),
        }}
      >
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
  const { height } = Drawn.compact;
  const compact = { markup: render(Drawn.compact), width: compactWidth, height };
  return { ...facts, words, faults, full, compact };
}

/** Every scene of a page, by area. */
export function renderScenes(page: string, typesetter: Typesetter): Map<string, RenderedScene> {
  const file = pageFiles.get(page) ?? '';
  const scenes = modules[file]?.scenes;
  if (!scenes) throw new Error(`no file ${page}.tsx exports scenes`);
  return new Map(Object.entries(scenes).map(([area, Drawn]) => [area, renderScene(Drawn, typesetter)]));
}
