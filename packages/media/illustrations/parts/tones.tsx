/** Things that all parts share: the three tones of a sheet, and the line at its top. */
import { colors } from '../kit.tsx';
import { Text } from '../text.tsx';
import { useMeasure } from '../words.tsx';

/** The colors on a sheet: the sheet, words, quiet words, lines, marks, and quiet fields. */
export const tones = {
  paper: {
    fill: colors.sheet,
    color: colors.ink,
    mute: colors.mute,
    line: colors.line,
    mark: colors.ink,
    onMark: colors.onInk,
    soft: colors.soft,
  },
  ink: {
    fill: colors.ink,
    color: colors.onInk,
    mute: colors.stone,
    line: colors.ink2,
    mark: colors.onInk,
    onMark: colors.ink,
    soft: colors.ink2,
  },
  red: {
    fill: colors.red,
    color: '#fff',
    mute: '#fff',
    line: '#fff',
    mark: '#fff',
    onMark: colors.red,
    soft: colors.red,
  },
} as const;
export type Tone = keyof typeof tones;

/** The texts at the top of a part: a title at the left, and a quieter text at the right. */
export interface HeadData {
  title?: string;
  right?: string;
}
const headHeight = 44;
/** Returns the y at which the content of a part begins. */
export const below = ({ title }: HeadData): number => (title === undefined ? 0 : headHeight);

/** The line at the top of a part, with a line below it. Draws nothing without a title. */
export function Head({ w, title, right, tone = 'paper' }: HeadData & { w: number; tone?: Tone | undefined }) {
  const measure = useMeasure();
  const { color, mute, line } = tones[tone];
  if (title === undefined) return null;
  return (
    <>
      <Text
        x={18}
        y={28}
        weight="medium"
        color={color}
        max={w - 36 - (right === undefined ? 0 : measure(right) + 12)}
      >
        {title}
      </Text>
      {right !== undefined && (
        <Text x={w - 18} y={28} color={mute} anchor="end">
          {right}
        </Text>
      )}
      <path d={`M0 ${headHeight - 0.5}h${w}`} stroke={line} />
    </>
  );
}
