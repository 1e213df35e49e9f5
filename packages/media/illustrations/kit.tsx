/**
 * The basic parts of illustrations: paper sheets with shadows from one direction. Scenes have 800 by 540 units. Colors
 * are names here, such as `$red`; the build replaces them by the colors of each theme (`colors.ts`).
 */
import { createContext, use, type ReactElement, type ReactNode } from 'react';
import { typographic } from '@website/site/styles';
import type { ColorName } from './colors.ts';
import { round, smallestWords, WordsProvider } from './text.tsx';

/** The colors of a scene. `onInk` is readable on `ink` in both themes. */
export const colors = {
  paper: '$paper',
  bg: '$bg',
  bg2: '$bg2',
  sheet: '$sheet',
  line: '$line',
  line2: '$line2',
  ink: '$ink',
  ink2: '$ink2',
  text: '$ink',
  mute: '$mute',
  soft: '$soft',
  stone: '$stone',
  stone2: '$stone2',
  red: '$red',
  redSoft: '$redsoft',
  onInk: '$on',
  code: '$code',
  codePaper: '$codepaper',
  door: '$door',
  shadow: '$shadow',
} as const satisfies Record<string, `$${ColorName}`>;

/**
 * A raised sheet with a hard shadow. The light comes from the upper left in all drawings. `depth` is the length of the
 * shadow in units.
 */
export function Sheet({
  x,
  y,
  w,
  h,
  rx = 12,
  fill = colors.sheet,
  depth = 10,
  children,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  rx?: number;
  fill?: string;
  depth?: number;
  children?: ReactNode;
}) {
  // The outline of the shadow begins at the points where a line of 45° touches the rounded corners.
  const touch = rx * (1 - Math.SQRT1_2);
  const outline = `M${round(x + touch)} ${round(y + h - touch)}l${depth} ${depth}A${rx} ${rx} 0 0 0 ${round(x + rx + depth)} ${round(y + h + depth)}H${round(x + w - rx + depth)}A${rx} ${rx} 0 0 0 ${round(x + w + depth)} ${round(y + h - rx + depth)}V${round(y + rx + depth)}A${rx} ${rx} 0 0 0 ${round(x + w - touch + depth)} ${round(y + touch + depth)}l${-depth} ${-depth}z`;
  return (
    <g>
      {depth > 0 && <path d={outline} fill={colors.shadow} />}
      <rect x={x} y={y} width={w} height={h} rx={rx} fill={fill} />
      {children && <g transform={`translate(${x} ${y})`}>{children}</g>}
    </g>
  );
}

/**
 * The compact view of a scene for phones. It is {@link compactWidth} units wide, so that the smallest words are 11
 * pixels high on a screen of 320 pixels.
 */
export interface Compact {
  height: number;
  /** The y of the floor. */
  ground: number;
}
export const compactWidth = 380;

/** A figure of a scene that a visitor can change, see `vary.ts`. */
interface Variable {
  label: string;
  /** The index of the value in the drawing on the page. */
  shown: number;
  values: readonly { text: string; says: string; Drawn: SceneComponent }[];
}

/** A component that draws a scene, and the size of the scene's view for phones. */
export interface SceneComponent {
  (): ReactElement;
  compact: Compact;
  variable?: Variable;
}

/** The facts that a scene gives to the build. */
export interface SceneFacts {
  title: string;
  description: string;
}

/** The data that the build gives to a scene, and a function by which the scene gives its facts to the build. */
export interface Stage {
  /** The compact view, if this view is drawn; undefined for the full view. */
  compact: Compact | undefined;
  announce: (facts: SceneFacts) => void;
}
export const StageContext = createContext<Stage>({ compact: undefined, announce: () => {} });
export const StageProvider = StageContext.Provider;

const Ground = ({ w, h, ground, bg }: { w: number; h: number; ground: number; bg: string }) => (
  <>
    <path fill={bg} d={`M0 0h${w}v${h}H0z`} />
    <path fill={colors.bg2} d={`M0 ${ground}h${w}v${h - ground}H0z`} />
  </>
);

/**
 * The background of a scene, with its floor line at `ground`. Title and description are for people who cannot see the
 * drawing.
 */
export function Scene({
  children,
  title,
  desc,
  bg = colors.bg,
  ground = 440,
  words = smallestWords,
}: {
  children: ReactNode;
  title: string;
  desc: string;
  bg?: string;
  ground?: number | undefined;
  /** The font size, if there is space for more than the smallest size. */
  words?: number | undefined;
}) {
  const { compact, announce } = use(StageContext);
  announce({ title: typographic(title), description: typographic(desc) });
  const size = compact ? { w: compactWidth, h: compact.height } : { w: 800, h: 540 };
  return (
    <>
      <Ground {...size} ground={compact?.ground ?? ground} bg={bg} />
      <WordsProvider value={words}>{children}</WordsProvider>
    </>
  );
}

/** A plain rectangle. */
export const Rect = ({
  x,
  y,
  w,
  h,
  rx = 3,
  fill = colors.line,
  opacity,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  rx?: number;
  fill?: string;
  opacity?: number;
}) => (
  <rect x={round(x)} y={round(y)} width={round(w)} height={round(h)} rx={rx} fill={fill} opacity={opacity} />
);

/** A line with round ends that shows a progress or a value. */
export const Bar = ({
  x,
  y,
  w = 60,
  fill = colors.line,
  h = 6,
}: {
  x: number;
  y: number;
  w?: number;
  fill?: string;
  h?: number;
}) => <Rect x={x} y={y} w={w} h={h} rx={h / 2} fill={fill} />;
