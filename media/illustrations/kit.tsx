/**
 * The parts illustrations are made of: paper sheets under one sun. Scenes are 800 by 540 units and
 * stand inside the page's HTML, so text is real text in the page's font and colors are custom
 * properties (`app/styles/illustration-tokens.css`), which gives the dark theme for nothing.
 */
import { createContext, use, type ReactNode } from 'react';
import { typographic } from '../../app/content/typography.ts';

/** The colors of a scene. `onInk` is what is legible on `ink`, in either theme. */
export const C = {
  paper: 'var(--i-paper)',
  bg: 'var(--i-bg)',
  bg2: 'var(--i-bg2)',
  white: 'var(--i-sheet)',
  line: 'var(--i-line)',
  line2: 'var(--i-line2)',
  ink: 'var(--i-ink)',
  ink2: 'var(--i-ink2)',
  text: 'var(--i-ink)',
  mute: 'var(--i-mute)',
  soft: 'var(--i-soft)',
  stone: 'var(--i-stone)',
  stone2: 'var(--i-stone2)',
  red: 'var(--i-red)',
  redSoft: 'var(--i-redsoft)',
  onInk: 'var(--i-on)',
} as const;

/** Regular, medium, bold; the text font has no more to tell apart at this size. */
export type Weight = 'r' | 'm' | 'b';

/** Width in units of a text at size 1; the build hands in the real font. */
export type Measure = (text: string, weight: Weight) => number;
const MeasureContext = createContext<Measure>(() => 0);
export const MeasureProvider = MeasureContext.Provider;

/** Illustration colors and positions rarely need more than a tenth of a unit. */
const round = (value: number): number => Math.round(value * 10) / 10;

/** The size of a scene's words: of most labels, and of the smallest. Less cannot be read on a phone. */
const WordsContext = createContext(15);

const anchors = { l: undefined, m: 'middle', r: 'end' } as const;

/** What fits a space with 8 % to spare; fonts differ a little between platforms. */
const slack = 1.08;

/** The page's font has no subscript two: the `₂` of a formula is an ordinary one, small and `drop` lower. */
const WithSubscripts = ({ text, drop }: { text: string; drop: number }) =>
  text.split(/(?<=₂)|(?=₂)/).map((part, index, parts) => {
    if (part === '₂')
      return (
        <tspan key={index} dy={drop} fontSize=".7em">
          2
        </tspan>
      );
    if (parts[index - 1] !== '₂') return part;
    return (
      <tspan key={index} dy={-drop}>
        {part}
      </tspan>
    );
  });

/**
 * A line of text on its baseline.
 * @param s its size; that of the scene's words unless given
 * @param a which part of the text stands at x: its left end, middle or right end
 * @param max units the text must fit into; the build fails when it does not
 */
export function T({
  x,
  y,
  s: size,
  w = 'r',
  c = C.text,
  a = 'l',
  max,
  children,
}: {
  x: number;
  y: number;
  s?: number;
  w?: Weight;
  c?: string;
  a?: keyof typeof anchors;
  max?: number;
  children: string | string[];
}) {
  const words = use(WordsContext);
  const s = size ?? words;
  const text = typographic(Array.isArray(children) ? children.join('') : children);
  const width = use(MeasureContext)(text.replaceAll('₂', '2'), w) * s * slack;
  if (max !== undefined && width > max)
    throw new Error(`"${text}" needs ${Math.ceil(width)} units, has ${max}`);
  return (
    <text
      x={round(x)}
      y={round(y)}
      fontSize={s}
      fontWeight={w === 'r' ? undefined : w === 'm' ? 590 : 640}
      fill={c}
      textAnchor={anchors[a]}
    >
      <WithSubscripts text={text} drop={round(s / 6)} />
    </text>
  );
}

/** A raised sheet. The sun stands upper left, so every sheet throws the same hard shadow, `d` deep. */
export function Sheet({
  x,
  y,
  w,
  h,
  rx = 12,
  f = C.white,
  d = 10,
  children,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  rx?: number;
  f?: string;
  d?: number;
  children?: ReactNode;
}) {
  // The shadow's outline leaves the rounded corners where a 45° ray touches them.
  const t = rx * (1 - Math.SQRT1_2);
  const outline = `M${round(x + t)} ${round(y + h - t)}l${d} ${d}A${rx} ${rx} 0 0 0 ${round(x + rx + d)} ${round(y + h + d)}H${round(x + w - rx + d)}A${rx} ${rx} 0 0 0 ${round(x + w + d)} ${round(y + h - rx + d)}V${round(y + rx + d)}A${rx} ${rx} 0 0 0 ${round(x + w - t + d)} ${round(y + t + d)}l${-d} ${-d}z`;
  return (
    <g>
      {d > 0 && <path d={outline} fill="var(--i-shadow)" />}
      <rect x={x} y={y} width={w} height={h} rx={rx} fill={f} />
      {children && <g transform={`translate(${x} ${y})`}>{children}</g>}
    </g>
  );
}

/** The stage: a bone sweep with its floor line at `ground`. Title and description are for those who cannot see it. */
export const Scene = ({
  children,
  title,
  desc,
  bg = C.bg,
  ground = 440,
  words = 15,
}: {
  children: ReactNode;
  title: string;
  desc: string;
  bg?: string;
  ground?: number;
  /** More than 15 where there is room. */
  words?: number;
}) => (
  <WordsContext value={words}>
    <title>{typographic(title)}</title>
    <desc>{typographic(desc)}</desc>
    <path fill={bg} d="M0 0h800v540H0z" />
    <path fill={C.bg2} d={`M0 ${ground}h800v${540 - ground}H0z`} />
    {children}
  </WordsContext>
);

/** A plain rectangle. */
export const R = ({
  x,
  y,
  w,
  h,
  rx = 3,
  f = C.line,
  o,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  rx?: number;
  f?: string;
  o?: number;
}) => <rect x={round(x)} y={round(y)} width={round(w)} height={round(h)} rx={rx} fill={f} opacity={o} />;

/** A line of a progress or value, round at its ends. */
export const Bar = ({
  x,
  y,
  w = 60,
  f = C.line,
  h = 6,
}: {
  x: number;
  y: number;
  w?: number;
  f?: string;
  h?: number;
}) => <R x={x} y={y} w={w} h={h} rx={h / 2} f={f} />;
