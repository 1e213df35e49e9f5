/** Words that fit into the given space: functions that measure text and break it into lines. */
import { use } from 'react';
import { typographic } from '@website/site/styles';
import { colors, Rect } from './kit.tsx';
import type { Weight } from './lettering.ts';
import { LetteringContext, Text, WordsContext, widthOf, type Anchor } from './text.tsx';

/** Returns the font size of the scene, in units. */
export const useWords = (): number => use(WordsContext);

/** Returns whether a word is hidden. A hidden word is written as `█████`, which is drawn without a font. */
const isMask = (word: string): boolean => /^█+$/.test(word);
const maskWidth = (word: string, size: number): number => word.length * size * 0.5;

/** Returns a function that measures a line in units, including the extra space of {@link widthOf}. */
export function useMeasure(): (text: string, weight?: Weight, size?: number) => number {
  const { setLine } = use(LetteringContext);
  const words = use(WordsContext);
  return (text, weight = 'regular', size = words) =>
    text
      .split(/(█+)/)
      .reduce(
        (sum, piece) =>
          sum + (isMask(piece) ? maskWidth(piece, size) : widthOf(setLine, typographic(piece), weight, size)),
        0,
      );
}

/** Returns a function that breaks a text into lines of a width. */
export function useWrap(): (text: string, width: number, weight?: Weight, size?: number) => string[] {
  const measure = useMeasure();
  return (text, width, weight, size) => {
    const lines: string[] = [];
    for (const word of typographic(text).split(' ')) {
      const last = lines.at(-1);
      if (last !== undefined && measure(`${last} ${word}`, weight, size) <= width)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  };
}

/** A line in which some words are hidden. */
function Masked({
  x,
  y,
  size,
  color,
  weight,
  children,
}: {
  x: number;
  y: number;
  size: number;
  color: string;
  weight: Weight;
  children: string;
}) {
  const measure = useMeasure();
  let pen = x;
  return children.split(/(█+)/).map((piece) => {
    const left = pen;
    pen += measure(piece, weight, size);
    return isMask(piece) ? (
      <Rect
        key={left}
        x={left}
        y={y - size * 0.75}
        w={maskWidth(piece, size)}
        h={size * 0.95}
        fill={color}
        rx={2}
      />
    ) : (
      <Text key={left} x={left} y={y} size={size} color={color} weight={weight}>
        {piece}
      </Text>
    );
  });
}

export interface WordsProps {
  x: number;
  /** The y of the first line's baseline. */
  y: number;
  /** The maximum width of the lines. If a single word is wider, the build fails. */
  w: number;
  size?: number | undefined;
  weight?: Weight;
  color?: string;
  anchor?: Anchor;
  /** The maximum number of lines. If the text needs more lines, the build fails. */
  lines?: number;
  children: string;
}

/** A text of one or more lines. Words such as `█████` are hidden. */
export function Words({
  x,
  y,
  w,
  size: given,
  weight = 'regular',
  color = colors.ink,
  anchor = 'start',
  lines = 9,
  children,
}: WordsProps) {
  const words = useWords();
  const size = given ?? words;
  const { complain } = use(LetteringContext);
  const broken = useWrap()(children, w, weight, size);
  if (broken.length > lines)
    complain(`"${children}" needs ${broken.length} lines of ${w} units, has ${lines}`);
  return broken.map((line, row) =>
    line.includes('█') ? (
      <Masked key={row} x={x} y={y + row * size * 1.3} size={size} color={color} weight={weight}>
        {line}
      </Masked>
    ) : (
      <Text
        key={row}
        x={x}
        y={y + row * size * 1.3}
        size={size}
        weight={weight}
        color={color}
        anchor={anchor}
        max={w + 0.5}
      >
        {line}
      </Text>
    ),
  );
}
