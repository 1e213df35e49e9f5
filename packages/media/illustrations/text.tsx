/** Lines of text in a scene. */
import { createContext, use } from 'react';
import { typographic } from '@website/site/styles';
import { em, type SetLine, type Weight } from './lettering.ts';

/**
 * Functions for lines of text. The build uses them to set the words in the real font, and to learn the words of a
 * scene.
 */
export interface Lettering {
  setLine: SetLine;
  /** @param size the font size in units */
  announce: (text: string, size: number) => void;
  /** Reports words that do not fit. The build then prints all reports and writes no files. */
  complain: (fault: string) => void;
}
export const LetteringContext = createContext<Lettering>({
  setLine: () => ({ glyphs: [], width: 0 }),
  announce: () => {},
  complain: () => {},
});
export const LetteringProvider = LetteringContext.Provider;

/** Rounds a position to a tenth of a unit. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** The smallest font size that people can read on a phone. */
export const smallestWords = 15;

/** The font size of a scene: for most labels, and at least the smallest size. */
export const WordsContext = createContext(smallestWords);
export const WordsProvider = WordsContext.Provider;

/** The part of a text that is at its x: left end, middle or right end. */
const anchors = { start: 0, middle: 0.5, end: 1 } as const;
export type Anchor = keyof typeof anchors;

/** A factor for extra space. The outline of a font may be a little wider than its advance, and texts change. */
const slack = 1.04;

/**
 * Sets a text with subscripts. The font has no subscript two, so `₂` is drawn as a usual two: lower, and seven tenths
 * as large.
 */
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

/** Returns the units that a line needs, including the extra space. */
export const widthOf = (setLine: SetLine, text: string, weight: Weight, size: number): number =>
  setWithSubscripts(setLine, text, weight, size).width * slack;

/**
 * A line of text on its baseline.
 * @param size the font size; the default is the size of the scene
 * @param anchor the part of the text that is at x: left end, middle or right end
 * @param max units into which the text must fit; if it does not fit, the build fails
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
