/** Renders the scenes of every page in one module graph. So all scenes share the same contexts of the kit. */
import { renderToStaticMarkup } from 'react-dom/server';
import { typographic } from '@website/site/styles';
import { compactWidth, StageProvider, type Compact, type SceneComponent, type SceneFacts } from './kit.tsx';
import type { Typesetter } from './lettering.ts';
import { LetteringProvider } from './text.tsx';

/** The exports of a page's module: a component for every area, by the area's file name. */
interface SceneModule {
  scenes?: Record<string, SceneComponent>;
}

/** One view of a scene: the content of its SVG element, and the size in units. */
export interface View {
  markup: string;
  width: number;
  height: number;
}

/** A scene before the colors of a theme are filled in. */
export interface RenderedScene {
  title: string;
  description: string;
  /** The words of the scene with their font sizes in units. The words of the view for phones come last. */
  words: { text: string; size: number }[];
  /** A message for each text that does not fit. */
  faults: string[];
  views: Views;
  variable?: RenderedVariable;
}

/** The views of a drawing: for wide screens and for phones. */
export interface Views {
  full: View;
  compact: View;
}

/** The figure of a scene that a visitor can change, with the views of every value. */
interface RenderedVariable {
  label: string;
  /** The index of the value in the drawing on the page. */
  shown: number;
  values: { text: string; says: string; views: Views }[];
}

/** Every file below `scenes/`, and the sheets that show the parts. */
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

/** Returns the pages that have scenes. */
export const scenePages = (): string[] => [...pageFiles.keys()].filter((page) => page !== 'specimens');

/** Writes the outlines of the used letters before a scene. */
function withOutlines(markup: string, outlines: ReadonlyMap<string, string>): string {
  const used = new Set(Array.from(markup.matchAll(/href="#([rmb]\w+)"/g), ([, id = '']) => id));
  const paths = [...used].toSorted().map((id) => `<path id="${id}" d="${outlines.get(id)}"/>`);
  return `<defs>${paths.join('')}</defs>${markup}`;
}

function renderViews(
  Drawn: SceneComponent,
  { setLine, outlines }: Typesetter,
): Omit<RenderedScene, 'variable'> {
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
  return { ...facts, words, faults, views: { full, compact } };
}

/** Renders a scene and, if it has a variable, the scenes of all values. Their words and faults are those of the scene. */
function renderScene(Drawn: SceneComponent, typesetter: Typesetter): RenderedScene {
  const scene = renderViews(Drawn, typesetter);
  if (!Drawn.variable) return scene;
  const values = Drawn.variable.values.map((value) => ({
    ...value,
    ...renderViews(value.Drawn, typesetter),
  }));
  return {
    ...scene,
    words: values.flatMap(({ words }) => words),
    faults: values.flatMap(({ text, faults }) => faults.map((fault) => `${fault}, at ${text}`)),
    variable: {
      label: typographic(Drawn.variable.label),
      shown: Drawn.variable.shown,
      values: values.map(({ text, says, views }) => ({ text, says: typographic(says), views })),
    },
  };
}

/** Renders every scene of a page. Returns the scenes by area. */
export function renderScenes(page: string, typesetter: Typesetter): Map<string, RenderedScene> {
  const file = pageFiles.get(page) ?? '';
  const scenes = modules[file]?.scenes;
  if (!scenes) throw new Error(`no file ${page}.tsx exports scenes`);
  return new Map(Object.entries(scenes).map(([area, Drawn]) => [area, renderScene(Drawn, typesetter)]));
}
