/** Charts: a line with limits, ranges with results, and a comparison of two bars. */
import { part } from '../compose.tsx';
import { colors, Rect, Sheet } from '../kit.tsx';
import { round, Text } from '../text.tsx';
import { useWords, Words } from '../words.tsx';
import { below, Head, tones, type HeadData, type Tone } from './tones.tsx';

export interface ControlChartData extends HeadData {
  values: readonly number[];
  /** The limits with their labels. A value beyond a limit is red. */
  high: readonly [limit: number, label: string];
  low?: readonly [limit: number, label: string];
  /** The labels below the first and the last value. */
  ends: readonly [first: string, last: string];
  tone?: Tone;
}

/** A line of measurements between limits. Values beyond the limits are red. */
export const ControlChart = part<ControlChartData>(
  ({ w, h, values, high, low, ends, tone = 'paper', ...head }) => {
    const size = useWords();
    const { fill, mute, mark, line } = tones[tone];
    const top = below(head) + 22;
    const [bottom, right] = [h - 24 - size, w - 26];
    const floor = low?.[0] ?? 0;
    const span = [Math.min(floor, ...values), Math.max(high[0], ...values)] as const;
    const y = (value: number) =>
      round(bottom - ((value - span[0]) / (span[1] - span[0])) * (bottom - top - 8));
    const x = (index: number) => round(26 + (index / (values.length - 1)) * (right - 26));
    const points = values.map((value, index) => `${x(index)} ${y(value)}`);
    return (
      <Sheet x={0} y={0} w={w} h={h} fill={fill}>
        <Head w={w} {...head} tone={tone} />
        <path d={`M18 ${bottom + 8}H${w - 18}`} stroke={line} strokeWidth={2} />
        {[high, ...(low ? [low] : [])].map(([limit, label]) => (
          <g key={label}>
            <path
              d={`M18 ${y(limit)}H${w - 18}`}
              stroke={colors.stone2}
              strokeWidth={2}
              strokeDasharray="5 5"
            />
            <Text x={18} y={y(limit) - 8} color={mute}>
              {label}
            </Text>
          </g>
        ))}
        <path d={`M${points.join('L')}`} fill="none" stroke={mark} strokeWidth={3} strokeLinejoin="round" />
        {values.map((value, index) => {
          const out = value > high[0] || (low !== undefined && value < low[0]);
          return (
            <circle key={index} cx={x(index)} cy={y(value)} r={out ? 10 : 5} fill={out ? colors.red : mark} />
          );
        })}
        <Text x={18} y={h - 13} color={mute}>
          {ends[0]}
        </Text>
        <Text x={w - 18} y={h - 13} color={mute} anchor="end">
          {ends[1]}
        </Text>
      </Sheet>
    );
  },
);

export interface RangeChartData extends HeadData {
  /** Each item is a range and the actual value. If the value is outside its range, it is drawn as a ring. */
  ranges: readonly (readonly [low: number, high: number, actual: number])[];
  ends: readonly [first: string, last: string];
  /** The names of the bars and of the dots. */
  names: readonly [range: string, actual: string];
  tone?: Tone;
}

/** Returns how many actual values are within their range. */
export const within = (ranges: RangeChartData['ranges']): number =>
  ranges.filter(([low, high, actual]) => actual >= low && actual <= high).length;

/**
 * Predicted ranges as bars, and actual values as dots. A value within its range is filled; any other value is a ring.
 */
export const RangeChart = part<RangeChartData>(({ w, h, ranges, ends, names, tone = 'paper', ...head }) => {
  const size = useWords();
  const { fill, color, mute, mark, line } = tones[tone];
  const [top, bottom] = [below(head) + 52, h - 32 - size];
  const all = ranges.flat();
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const y = (value: number) => round(bottom - ((value - least) / (most - least)) * (bottom - top));
  const column = (w - 40) / ranges.length;
  return (
    <Sheet x={0} y={0} w={w} h={h} fill={fill}>
      <Head w={w} {...head} tone={tone} />
      <Rect x={18} y={top - 33} w={14} h={14} fill={colors.stone} />
      <Text x={40} y={top - 21} color={mute}>
        {names[0]}
      </Text>
      <circle cx={w / 2 + 12} cy={top - 26} r={6} fill={mark} />
      <Text x={w / 2 + 26} y={top - 21} color={mute} max={w / 2 - 36}>
        {names[1]}
      </Text>
      <path d={`M18 ${bottom + 12}H${w - 18}`} stroke={line} strokeWidth={2} />
      {ranges.map(([low, high, actual], index) => {
        const x = round(20 + (index + 0.5) * column);
        const inside = actual >= low && actual <= high;
        return (
          <g key={index}>
            <Rect
              x={x - column * 0.3}
              y={y(high)}
              w={column * 0.6}
              h={y(low) - y(high)}
              rx={4}
              fill={colors.stone}
            />
            <circle
              cx={x}
              cy={y(actual)}
              r={inside ? 6.5 : 7.5}
              fill={inside ? mark : fill}
              stroke={inside ? undefined : color}
              strokeWidth={inside ? undefined : 3}
            />
          </g>
        );
      })}
      <Text x={18} y={h - 14} color={mute}>
        {ends[0]}
      </Text>
      <Text x={w - 18} y={h - 14} color={mute} anchor="end">
        {ends[1]}
      </Text>
    </Sheet>
  );
});

export interface BeforeAfterData extends HeadData {
  before: readonly [label: string, amount: number];
  after: readonly [label: string, amount: number];
  write: (amount: number) => string;
  /** Writes the change, such as `57% less`, from the ratio `after / before`. */
  change?: (ratio: number) => string;
  /** Whether the second bar is red. The default is true. */
  red?: boolean;
  tone?: Tone;
}

/** Two bars on the same scale. */
export const BeforeAfter = part<BeforeAfterData>(
  ({ w, h, before, after, write, change, red = true, tone = 'paper', ...head }) => {
    const { fill, color, mute, mark } = tones[tone];
    const size = useWords();
    const top = below(head) + 14;
    const step = (h - top - 14) / 2;
    const largest = Math.max(before[1], after[1]);
    return (
      <Sheet x={0} y={0} w={w} h={h} fill={fill}>
        <Head w={w} {...head} tone={tone} />
        {[before, after].map(([label, amount], row) => {
          const bar = Math.round(((w - 36) * amount) / largest);
          const y = top + row * step;
          return (
            <g key={label}>
              <Text x={18} y={y + size} color={mute}>
                {label}
              </Text>
              <Text x={w - 18} y={y + size} weight="bold" color={color} anchor="end">
                {write(amount)}
              </Text>
              <Rect
                x={18}
                y={y + size + 10}
                w={bar}
                h={step - size - 24}
                fill={row === 0 ? colors.stone : red ? colors.red : mark}
              />
            </g>
          );
        })}
        {change && (
          <Words
            x={w - 18}
            y={h - 24 - (step - size - 24) / 2 + 4}
            w={w - 36}
            weight="medium"
            color={color}
            anchor="end"
            lines={1}
          >
            {change(after[1] / before[1])}
          </Words>
        )}
      </Sheet>
    );
  },
);
