/** Small things with a few words: a tag on a string, a note, a plate, a label with a bar code, a number with its caption. */
import { part } from '../compose.tsx';
import { colors, Rect, Sheet } from '../kit.tsx';
import { round, Text } from '../text.tsx';
import { useMeasure, useWords, Words } from '../words.tsx';
import { tones, type Tone } from './tones.tsx';

export interface TagData {
  text: string;
  /** A text in larger type below the first text. */
  strong?: string;
  tone?: Tone;
}

/** A line of text, and a second line in larger type if there is one. Both are in the middle of the height. */
function TwoLines({
  x,
  h,
  max,
  text,
  strong,
  tone,
  anchor = 'start',
}: {
  x: number;
  h: number;
  max: number;
  text: string;
  strong: string | undefined;
  tone: Tone;
  anchor?: 'start' | 'middle';
}) {
  const size = useWords();
  const { color, mute } = tones[tone];
  const only = strong === undefined;
  return (
    <>
      <Text x={x} y={h / 2 + size * (only ? 0.35 : -0.35)} color={mute} max={max} anchor={anchor}>
        {text}
      </Text>
      {!only && (
        <Text
          x={x}
          y={h / 2 + size * 1.05}
          size={size * 1.35}
          weight="bold"
          color={color}
          max={max}
          anchor={anchor}
        >
          {strong}
        </Text>
      )}
    </>
  );
}

/** A luggage tag with its hole at the left. A `Link` may end in the hole: `into={tagHole}`. */
export const Tag = part<TagData>(({ w, h, text, strong, tone = 'red' }) => {
  const nose = h * 0.36;
  const outline = `M0 ${h / 2}L${nose} 0H${w - 8}a8 8 0 0 1 8 8V${h - 8}a8 8 0 0 1-8 8H${nose}z`;
  return (
    <>
      <path d={outline} fill={colors.shadow} transform="translate(8 8)" />
      <path d={outline} fill={tones[tone].fill} />
      <circle cx={nose * 0.72} cy={h / 2} r={6} fill={colors.bg} />
      <TwoLines x={nose + 8} h={h} max={w - nose - 18} text={text} strong={strong} tone={tone} />
    </>
  );
});

/** A paper note with a folded corner: what a person decides or still has to do. */
export const StickyNote = part<TagData>(({ w, h, text, strong, tone = 'paper' }) => {
  const fold = 26;
  return (
    <>
      <path d={`M8 8H${w + 8}V${h - fold + 8}L${w - fold + 8} ${h + 8}H8z`} fill={colors.shadow} />
      <path d={`M0 0H${w}V${h - fold}L${w - fold} ${h}H0z`} fill={tones[tone].fill} />
      <path
        d={`M${w} ${h - fold}H${w - fold}V${h}z`}
        fill={tone === 'paper' ? colors.line : tones[tone].mute}
      />
      <TwoLines x={20} h={h} max={w - 34} text={text} strong={strong} tone={tone} />
    </>
  );
});

/** A plate with two screws: a rule, a date or a limit that does not move. */
export const Plate = part<TagData>(({ w, h, text, strong, tone = 'paper' }) => {
  const { mute } = tones[tone];
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={4} fill={tones[tone].fill} depth={6}>
      <path d={`M13 ${h / 2}h10M${w - 23} ${h / 2}h10`} stroke={mute} strokeWidth={2} />
      <circle cx={18} cy={h / 2} r={7} fill="none" stroke={mute} strokeWidth={2} />
      <circle cx={w - 18} cy={h / 2} r={7} fill="none" stroke={mute} strokeWidth={2} />
      <TwoLines x={w / 2} h={h} max={w - 56} text={text} strong={strong} tone={tone} anchor="middle" />
    </Sheet>
  );
});
/** The position of a tag's hole, for the end of a `Link`. */
export const tagHole = [0.06, 0.5] as const;

export interface BarLabelData {
  title: string;
  /** The text of the bar code. The bars are computed from it, so different labels have different bars. */
  code: string;
  note?: string;
  tone?: Tone;
}

/** Returns the widths of bars and gaps in turn. Each character gives three bits. */
function barsOf(code: string): number[] {
  return [...code].flatMap((character) => {
    const value = character.charCodeAt(0);
    return [0, 1, 2, 3].map((bit) => 1 + ((value >> (bit * 2)) & 3));
  });
}

/** An adhesive label with a bar code. */
export const BarLabel = part<BarLabelData>(({ w, h, title, code, note, tone = 'paper' }) => {
  const size = useWords();
  const { fill, color, mute } = tones[tone];
  const bars = barsOf(code);
  const unit = (w - 36) / bars.reduce((sum, bar) => sum + bar, 0);
  const top = 20 + size * (note === undefined ? 1.2 : 2.5);
  const height = h - top - size - 26;
  let x = 18;
  const path = bars
    .map((bar, index) => {
      const left = x;
      x += bar * unit;
      return index % 2
        ? ''
        : `M${round(left)} ${top}h${round(bar * unit)}v${round(height)}h${round(-bar * unit)}z`;
    })
    .join('');
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={4} fill={fill} depth={8}>
      <Text x={18} y={14 + size} weight="bold" color={color} max={w - 36}>
        {title}
      </Text>
      {note !== undefined && (
        <Text x={18} y={14 + size * 2.3} color={mute} max={w - 36}>
          {note}
        </Text>
      )}
      <Rect x={12} y={top - 5} w={w - 24} h={height + 10} rx={2} fill={colors.codePaper} />
      <path d={path} fill={colors.code} />
      <Text x={18} y={h - 16} color={color} max={w - 36}>
        {code}
      </Text>
    </Sheet>
  );
});

export interface NoteData {
  /** The number, in large type. */
  figure: string;
  /** The caption below the number, in one or more lines. */
  caption: string;
  tone?: Tone;
}

/** A number with its caption. */
export const Note = part<NoteData>(({ w, h, figure, caption, tone = 'ink' }) => {
  const size = useWords();
  const { fill, color, mute } = tones[tone];
  const large = Math.min(52, h * 0.36, (52 * (w - 36)) / useMeasure()(figure, 'bold', 52));
  return (
    <Sheet x={0} y={0} w={w} h={h} fill={fill}>
      <Text x={20} y={16 + large} size={large} weight="bold" color={color} max={w - 36}>
        {figure}
      </Text>
      <Words
        x={20}
        y={20 + large + size * 1.3}
        w={w - 36}
        color={mute}
        lines={Math.max(1, Math.floor((h - large - 24) / (size * 1.3)))}
      >
        {caption}
      </Words>
    </Sheet>
  );
});
