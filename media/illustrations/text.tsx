/** Lines of text in a scene. */
import { createContext, use } from 'react';
import { typographic } from '../../app/schema/typography.ts';
import { em, type SetLine, type Weight } from './lettering.ts';

/** How lines are set, and where the build hears what was written; the build hands in the real font. */
export interface Lettering {
  setLine: SetLine;
  /** @param size in units */
  announce: (text: string, size: number) => void;
  /** Hears of words that have no room; the build says them all and writes nothing. */
  complain: (fault: string) => void;
}
export const LetteringContext = createContext<Lettering>({
  setLine: () => ({ glyphs: [], width: 0 }),
  announce: () => {},
  complain: () => {},
});
export const LetteringProvider = LetteringContext.Provider;

/** Positions rarely need more than a tenth of a unit. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Less cannot be read on a phone. */
export const smallestWords = 15;

/** The size of a scene's words: of most labels, and of the smallest. */
export const WordsContext = createContext(smallestWords);
export const WordsProvider = WordsContext.Provider;

/** Which part of a text stands at its x: its left end, middle or right end. */
const anchors = { start: 0, middle: 0.5, end: 1 } as const;
export type Anchor = keyof typeof anchors;

/** A font's outline may reach a little beyond its advance, and words change: what fits has 8 % to spare. */
const slack = 1.04;

/** The font has no subscript two: the `₂` of a formula is an ordinary one, seven tenths as large and lower. */
function setWithSubscripts(setLine: SetLine, text: string, weight: Weight, size: number) {
  let pen = 0;
  const lines = text.split(/(?<=₂)|(?=₂)/).map((part) => {
    const low = part === '₂';
    const { glyphs, width } = setLine(low ? '2' : part, weight);
    const set = { glyphs, x: pen, y: low ? size / 6 : 0, scale: ((low ? 0.7 : 1) * size) / em };
    pen += width * set.scale;
    return set;
  });
  return { lines, width: pen };
}

/** Units a line needs, what it has to spare included. */
export const widthOf = (setLine: SetLine, text: string, weight: Weight, size: number): number =>
  setWithSubscripts(setLine, text, weight, size).width * slack;

/**
 * A line of text on its baseline.
 * @param size that of the scene's words unless given
 * @param anchor which part of the text stands at x: its left end, middle or right end
 * @param max units the text must fit into; the build fails when it does not
 */
export function Text({
  x,
  y,
  size: given,
  weight = 'regular',
  color = '$ink',
  anchor = 'start',
  max,
  children,
}: {
  x: number;
  y: number;
  size?: number;
  weight?: Weight;
  color?: string;
  anchor?: Anchor;
  max?: number;
  children: string | string[];
}) {
  const words = use(WordsContext);
  const { setLine, announce, complain } = use(LetteringContext);
  const size = given ?? words;
  const text = typographic(Array.isArray(children) ? children.join('') : children);
  announce(text, size);
  const { lines, width } = setWithSubscripts(setLine, text, weight, size);
  if (max !== undefined && width * slack > max)
    complain(`"${text}" needs ${Math.ceil(width * slack)} units, has ${max}`);
  const left = x - width * anchors[anchor];
  return lines.map((line) => (
    <g
      key={line.x}
      fill={color}
      transform={`translate(${round(left + line.x)} ${round(y + line.y)})scale(${Number(line.scale.toFixed(5))})`}
    >
      {line.glyphs.map((glyph) => (
        <use key={glyph.x} href={`#${glyph.id}`} x={glyph.x === 0 ? undefined : glyph.x} />
      ))}
    </g>
  ));
}
