/** Time: dated marks on a line, and a month. */
import { part } from '../compose.tsx';
import { colors, Rect, Sheet } from '../kit.tsx';
import { Text } from '../text.tsx';
import { useMeasure, useWords, useWrap, Words } from '../words.tsx';
import { below, Head, tones, type HeadData, type Tone } from './tones.tsx';

export interface TimelineData extends HeadData {
  /**
   * `at` is the position of the mark: a date such as `2027-01-12`, or a number of hours or days. `when` is the text of
   * this time.
   */
  marks: readonly { at: string | number; when: string; what: string }[];
  /** The `what` of the red mark. */
  red?: string;
  /** Whether all marks have the same distance, for times that are too close together. */
  even?: boolean;
  tone?: Tone;
}

const numberOf = (at: string | number): number => (typeof at === 'number' ? at : Date.parse(at));

/** Returns the positions of the marks, from 0 to 1. */
function positions({ marks, even = false }: TimelineData): number[] {
  const times = marks.map(({ at }) => numberOf(at));
  const [first = 0, last = 1] = [times[0], times.at(-1)];
  if (times.some((time, index) => time < (times[index - 1] ?? time)))
    throw new Error('marks stand in the order of time');
  return times.map((time, index) => (even ? index / (times.length - 1) : (time - first) / (last - first)));
}

/**
 * Marks on a line at the distances of their times. The line is horizontal, or vertical if there is not enough width.
 */
export const Timeline = part<TimelineData>(({ w, h, ...data }) => {
  const { marks, red, tone = 'paper' } = data;
  const { fill, color, mute, mark, line } = tones[tone];
  const size = useWords();
  const measure = useMeasure();
  const wrap = useWrap();
  const top = below(data);
  const column = w / marks.length - 10;
  const across = marks.every(
    ({ when, what }) => measure(when, 'medium') <= column && wrap(what, column).length <= 2,
  );
  const [room, axis] = [across ? column : w - 76, across ? top + (h - top) * 0.32 : 34];
  const edge = across ? w / marks.length / 2 + 4 : 34;
  const along = (at: number) =>
    across ? edge + at * (w - 2 * edge) : top + edge + at * (h - top - 2 * edge - size);
  const at = positions(data);
  return (
    <Sheet x={0} y={0} w={w} h={h} fill={fill}>
      <Head w={w} {...data} />
      <path
        d={across ? `M${along(0)} ${axis}H${along(1)}` : `M${axis} ${along(0)}V${along(1)}`}
        stroke={tone === 'paper' ? colors.line2 : mute === colors.stone ? colors.stone2 : line}
        strokeWidth={3}
      />
      {marks.map(({ when, what }, index) => {
        const isRed = what === red;
        const place = Math.round(along(at[index] ?? 0));
        const [x, y] = across ? [place, axis] : [axis, place];
        const words = across
          ? ({ x, y: y + 22 + size * 0.7, anchor: 'middle' } as const)
          : ({ x: x + 26, y: y - 2, anchor: 'start' } as const);
        return (
          <g key={what}>
            <circle cx={x} cy={y} r={isRed ? 11 : 8} fill={isRed ? colors.red : mark} />
            <Text
              {...words}
              weight="medium"
              color={isRed && tone === 'paper' ? colors.red : color}
              max={room}
            >
              {when}
            </Text>
            <Words {...words} y={words.y + size * 1.25} w={room} color={mute} lines={2}>
              {what}
            </Words>
          </g>
        );
      })}
    </Sheet>
  );
});

/** A marked day: dark, red, or only a little darker. */
type DayMark = 'ink' | 'red' | 'quiet';

export interface CalendarData {
  /** The year and the month, such as `2027-01`. */
  month: string;
  /** The marked days, by the number of the day. */
  marks: Readonly<Record<number, DayMark>>;
  /** A text below the month. */
  caption?: string;
  tone?: Tone;
}

const weekdays = ['S', 'M', 'T', 'W', 'T', 'F', 'S'];

/** A day of a month. Its middle is at cx, cy, and `side` is the side of its square in units. */
function Day({
  cx,
  cy,
  side,
  day,
  mark,
  tone,
}: {
  cx: number;
  cy: number;
  side: number;
  day: number;
  mark: DayMark | undefined;
  tone: Tone;
}) {
  const size = useWords();
  const { color, mute, mark: field, onMark } = tones[tone];
  const words = { ink: onMark, red: '#fff', quiet: mute } as const;
  const filled = mark === 'ink' || mark === 'red';
  return (
    <g>
      {filled && (
        <Rect
          x={cx - side / 2}
          y={cy - side / 2}
          w={side}
          h={side}
          rx={6}
          fill={mark === 'red' ? colors.red : field}
        />
      )}
      <Text
        x={cx}
        y={cy + size * 0.35}
        weight={filled ? 'medium' : 'regular'}
        color={mark ? words[mark] : color}
        anchor="middle"
      >
        {String(day)}
      </Text>
    </g>
  );
}

/** A wall calendar of one month. Weeks begin on Sunday. */
export const Calendar = part<CalendarData>(({ w, h, month, marks, caption, tone = 'paper' }) => {
  const size = useWords();
  const { fill, color, mute } = tones[tone];
  const first = new Date(`${month}-01T00:00Z`);
  const start = first.getUTCDay();
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const weeks = Math.ceil((start + days) / 7);
  const top = 34 + size * (caption === undefined ? 0.6 : 1.9);
  const [column, step] = [(w - 28) / 7, (h - top - 12) / (weeks + 1)];
  const name = first.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const x = (day: number) => 14 + (day + 0.5) * column;
  return (
    <Sheet x={0} y={0} w={w} h={h} fill={fill}>
      <path
        d={`M${w * 0.3} -8v20M${w * 0.7} -8v20`}
        stroke={colors.stone2}
        strokeWidth={5}
        strokeLinecap="round"
      />
      <Text x={w / 2} y={20 + size} weight="bold" color={color} anchor="middle" max={w - 28}>
        {name}
      </Text>
      {caption !== undefined && (
        <Text x={w / 2} y={20 + size * 2.3} color={mute} anchor="middle" max={w - 28}>
          {caption}
        </Text>
      )}
      {weekdays.map((letter, day) => (
        <Text key={day} x={x(day)} y={top + step * 0.5 + size * 0.35} color={mute} anchor="middle">
          {letter}
        </Text>
      ))}
      {Array.from({ length: days }, (_, index) => {
        const [cx, cy] = [x((start + index) % 7), top + (1.5 + Math.floor((start + index) / 7)) * step];
        const [day, side] = [index + 1, Math.min(column, step) - 3];
        return <Day key={day} cx={cx} cy={cy} side={side} day={day} mark={marks[day]} tone={tone} />;
      })}
    </Sheet>
  );
});
