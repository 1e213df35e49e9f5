/** Flows: stages, a queue, a funnel. */
import { part } from '../compose.tsx';
import { colors, Sheet } from '../kit.tsx';
import { Doc } from '../objects.tsx';
import { round, Text } from '../text.tsx';
import { useMeasure, useWords, Words } from '../words.tsx';
import { below, Head, tones, type HeadData, type Tone } from './tones.tsx';

export interface PipelineData {
  /** `waiting` is the number of papers on the line before a stage. */
  stages: readonly { name: string; note?: string; waiting?: number }[];
  /** The name of the red stage. */
  red?: string;
}

/**
 * Stages joined by a line, with waiting papers between them. The line is horizontal, or vertical if there is not enough
 * width.
 */
export const Pipeline = part<PipelineData>(({ w, h, stages, red }) => {
  const size = useWords();
  const across = w > stages.length * 140;
  const space = across ? 58 : 34;
  const [sw, sh] = across
    ? [(w - space * (stages.length - 1)) / stages.length, h]
    : [w, (h - space * (stages.length - 1)) / stages.length];
  return stages.map(({ name, note, waiting = 0 }, index) => {
    const [x, y] = across ? [index * (sw + space), 0] : [0, index * (sh + space)];
    const isRed = name === red;
    const { fill, color, mute } = tones[isRed ? 'red' : 'paper'];
    return (
      <g key={name} transform={`translate(${round(x)} ${round(y)})`}>
        {index > 0 && (
          <>
            <path
              d={across ? `M${-space} ${sh / 2}h${space - 8}` : `M34 ${-space}v${space - 8}`}
              stroke={colors.ink}
              strokeWidth={2}
            />
            <path d={across ? `M-1 ${sh / 2}l-9-5v10z` : 'M34 -1l-5-9h10z'} fill={colors.ink} />
            {Array.from({ length: waiting }, (_, item) =>
              across ? (
                <Doc
                  key={item}
                  x={-space + 16 + item * 7}
                  y={sh / 2 - 10 - item * 5}
                  fill={item === waiting - 1 ? colors.ink : colors.stone}
                />
              ) : (
                <Doc key={item} x={56 + item * 20} y={-space + 8} fill={colors.stone} />
              ),
            )}
          </>
        )}
        <Sheet x={0} y={0} w={round(sw)} h={round(sh)} fill={fill}>
          <Words x={16} y={14 + size} w={sw - 28} weight="medium" color={color} lines={2}>
            {name}
          </Words>
          {note !== undefined && (
            <Words x={16} y={14 + size * (across ? 3.7 : 2.4)} w={sw - 28} color={mute} lines={3}>
              {note}
            </Words>
          )}
        </Sheet>
      </g>
    );
  });
});

export interface QueueData extends HeadData {
  items: readonly (readonly [name: string, note: string])[];
  /** The red item, which is drawn outside of the row. */
  red?: string;
  tone?: Tone;
}

/** Items that wait in order. The red item is drawn to the right of the row. */
export const Queue = part<QueueData>(({ w, h, items, red, tone = 'paper', ...head }) => {
  const size = useWords();
  const measure = useMeasure();
  const { fill, color, mute, soft } = tones[tone];
  const top = below(head) + 12;
  const step = (h - top - 6) / items.length;
  return (
    <Sheet x={0} y={0} w={w} h={h} fill={fill}>
      <Head w={w} {...head} tone={tone} />
      {items.map(([name, note], row) => {
        const isRed = name === red;
        const [x, y, iw, ih] = [isRed ? 30 : 12, round(top + row * step), w - 24, round(step - 8)];
        return (
          <g key={name}>
            <Sheet x={x} y={y} w={iw} h={ih} rx={8} fill={isRed ? colors.red : soft} depth={isRed ? 8 : 0} />
            <Text
              x={x + 14}
              y={y + ih / 2 + size * 0.35}
              weight="medium"
              color={isRed ? '#fff' : color}
              max={iw - 40 - measure(note)}
            >
              {name}
            </Text>
            <Text x={x + iw - 14} y={y + ih / 2 + size * 0.35} color={isRed ? '#fff' : mute} anchor="end">
              {note}
            </Text>
          </g>
        );
      })}
    </Sheet>
  );
});

export interface FunnelData {
  steps: readonly (readonly [label: string, count: number])[];
  write?: (count: number) => string;
  /** The name of the red step. The default is the last step; an empty name means no red step. */
  red?: string;
}

/** Bars whose widths are their counts, the smaller below the larger. Between two bars is the difference. */
export const Funnel = part<FunnelData>(
  ({ w, h, steps, write = (count) => count.toLocaleString('en-US'), red }) => {
    const size = useWords();
    const measure = useMeasure();
    const largest = Math.max(...steps.map(([, count]) => count));
    const wide = (count: number) => Math.max(6, round((w * count) / largest));
    const step = h / steps.length;
    const bar = step * 0.58;
    const chosen = red ?? steps.at(-1)?.[0];
    return steps.map(([label, count], row) => {
      const [bw, y] = [wide(count), round(row * step)];
      const next = steps[row + 1];
      const isRed = label === chosen;
      const [fill, color] = isRed
        ? [colors.red, '#fff']
        : row === 0
          ? [colors.ink, colors.onInk]
          : [colors.sheet, colors.ink];
      const inside = bw > size * 12;
      return (
        <g key={label} transform={`translate(0 ${y})`}>
          {next && (
            <path d={`M0 ${bar}H${bw}L${wide(next[1])} ${step}H0z`} fill={colors.line2} opacity={0.6} />
          )}
          <Sheet x={0} y={0} w={bw} h={round(bar)} rx={2} fill={fill} depth={8} />
          <Text
            x={inside ? 18 : bw + 18}
            y={bar / 2 + size * 0.35}
            weight="medium"
            color={inside ? color : colors.ink}
          >
            {label}
          </Text>
          <Text
            x={inside ? bw - 16 : bw + 30 + measure(label, 'medium')}
            y={bar / 2 + size * 0.45}
            size={size * 1.35}
            weight="bold"
            color={inside ? color : isRed ? colors.red : colors.ink}
            anchor={inside ? 'end' : 'start'}
          >
            {write(count)}
          </Text>
        </g>
      );
    });
  },
);
