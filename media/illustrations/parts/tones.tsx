/** What parts have in common: the three tones of a sheet, and the line at its head. */
import { C } from '../kit.tsx';
import { T } from '../text.tsx';
import { useMeasure } from '../words.tsx';

/** The colors of what stands on a sheet: the sheet, words, quiet words, rules, marks, and quiet fields. */
export const tones = {
  paper: { f: C.sheet, c: C.ink, mute: C.mute, line: C.line, mark: C.ink, onMark: C.onInk, soft: C.soft },
  ink: { f: C.ink, c: C.onInk, mute: C.stone, line: C.ink2, mark: C.onInk, onMark: C.ink, soft: C.ink2 },
  red: { f: C.red, c: '#fff', mute: '#fff', line: '#fff', mark: '#fff', onMark: C.red, soft: C.red },
} as const;
export type Tone = keyof typeof tones;

/** What the head of a part says: at its left, and quieter at its right. */
export interface HeadData {
  title?: string;
  right?: string;
}
const headHeight = 44;
/** Where the content of a part begins. */
export const below = ({ title }: HeadData): number => (title === undefined ? 0 : headHeight);

/** The line at the head of a part, and the rule below it; nothing without a title. */
export function Head({ w, title, right, tone = 'paper' }: HeadData & { w: number; tone?: Tone | undefined }) {
  const measure = useMeasure();
  const { c, mute, line } = tones[tone];
  if (title === undefined) return null;
  return (
    <>
      <T x={18} y={28} w="m" c={c} max={w - 36 - (right === undefined ? 0 : measure(right) + 12)}>
        {title}
      </T>
      {right !== undefined && (
        <T x={w - 18} y={28} c={mute} a="r">
          {right}
        </T>
      )}
      <path d={`M0 ${headHeight - 0.5}h${w}`} stroke={line} />
    </>
  );
}
