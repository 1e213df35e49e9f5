/** The scenes of the AI Models page, by area. */
import { compose, part } from '../../../compose.tsx';
import { colors, Sheet, type SceneComponent } from '../../../kit.tsx';
import { RangeChart, within } from '../../../parts/charts.tsx';
import { Matrix } from '../../../parts/tables.tsx';
import { Note, Plate } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';
import { fineTuning, modelOperations } from './keeping.tsx';

/** Candidates on the same test set: error in percent, seconds, and dollars for 1,000 predictions. An example. */
const candidates = [
  { name: 'Rule', error: 14.2, seconds: 0.01, cost: 0, side: 44 },
  { name: 'LightGBM', error: 10.4, seconds: 0.02, cost: 0.01, side: 64 },
  { name: 'Small', error: 10.1, seconds: 0.6, cost: 0.4, side: 98 },
  { name: 'Large', error: 9.9, seconds: 2.1, cost: 6.2, side: 150 },
] as const;
/** The points of error by which a model must be better than the rule. */
const margin = 3;
const target = candidates[0].error - margin;
/** The list runs from small to large, so the first that passes is the smallest. */
const smallest = candidates.find(({ error }) => error <= target) ?? candidates[0];

/** The candidates as blocks on one line. A candidate that fails is an outline. */
const Blocks = part<{ labels: number }>(({ w, h, labels }) => {
  const column = (w - labels - 10) / candidates.length;
  const scale = Math.min(1, (column - 8) / candidates[3].side);
  return candidates.map(({ name, error, side: full }, index) => {
    const side = round(full * scale);
    const x = round(labels + (index + 0.5) * column - side / 2);
    return error <= target ? (
      <Sheet
        key={name}
        x={x}
        y={round(h - side)}
        w={side}
        h={side}
        rx={4}
        fill={name === smallest.name ? colors.red : colors.ink}
      />
    ) : (
      <path
        key={name}
        d={`M${x} ${h}v${-side}h${side}v${side}`}
        fill="none"
        stroke={colors.stone2}
        strokeWidth={2}
        strokeDasharray="4 5"
      />
    );
  });
});

const figures = [
  ['Error', ({ error }) => `${error}%`],
  ['Seconds', ({ seconds }) => String(seconds)],
  ['Dollars for 1,000 predictions', ({ cost }) => cost.toFixed(2)],
] as const satisfies readonly (readonly [string, (candidate: (typeof candidates)[number]) => string])[];

/** The table below the blocks on a phone. Each block has a column. The label of a row is above the figures of the row. */
const Figures = part(({ w, h }) => {
  const size = useWords();
  const column = (w - 10) / candidates.length;
  const x = (index: number) => round(5 + (index + 0.5) * column);
  const head = size * 2.6;
  const step = (h - head - 8) / figures.length;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      {candidates.map(({ name }, index) => (
        <Text
          key={name}
          x={x(index)}
          y={round(size * 1.65)}
          weight={name === smallest.name ? 'bold' : 'medium'}
          anchor="middle"
          max={column}
        >
          {name}
        </Text>
      ))}
      {figures.map(([label, write], row) => (
        <g key={label} transform={`translate(0 ${round(head + row * step)})`}>
          <path d={`M0 0h${w}`} stroke={colors.line} />
          <Text x={18} y={size * 1.45} color={colors.mute}>
            {label}
          </Text>
          {candidates.map((candidate, index) => (
            <Text
              key={candidate.name}
              x={x(index)}
              y={round(size * 2.95)}
              weight={candidate.name === smallest.name ? 'bold' : 'regular'}
              anchor="middle"
            >
              {write(candidate)}
            </Text>
          ))}
        </g>
      ))}
    </Sheet>
  );
});

const modelSelection = compose({
  title: 'A model no larger than your task needs',
  desc: `An example of 4 candidates on one test set, as blocks that grow from a rule to a large language model, with error, seconds and cost per 1,000 predictions. The rule errs by ${candidates[0].error}%, so ${target.toFixed(1)}% is to be reached; ${smallest.name}, in red, is the smallest that does, with ${smallest.error}%.`,
  words: 17,
  wide: {
    blocks: [48, 80, 704, 160],
    table: [48, 240, 704, 250],
    plate: [60, 72, 222, 84, -5],
  },
  phone: { blocks: [19, 76, 346, 80], figures: [14, 156, 346, 230], plate: [22, 28, 188, 76, -4] },
  draw: (at) => (
    <>
      <Blocks at={at.blocks} labels={at.table ? 108 : 0} />
      <Figures at={at.figures} />
      <Matrix
        at={at.table}
        columns={candidates.map(({ name }) => name)}
        rows={[
          ['Error', ...candidates.map(({ error }) => `${error}%`)],
          ['Seconds', ...candidates.map(({ seconds }) => String(seconds))],
          ['Per 1,000', ...candidates.map(({ cost }) => `$${cost.toFixed(2)}`)],
        ]}
      />
      <Plate at={at.plate} tone="paper" text="To reach" strong={`${target.toFixed(1)}% error`} />
    </>
  ),
});

/** Ten weeks of one site: the predicted range, and the sales. An example. */
const weeks = [
  [410, 470, 442],
  [420, 484, 431],
  [440, 506, 489],
  [452, 520, 541],
  [438, 502, 470],
  [430, 492, 455],
  [446, 512, 500],
  [470, 540, 486],
  [462, 530, 447],
  [455, 522, 498],
] as const;
const plan = [
  ['Week 48', '470', '484'],
  ['Week 49', '480', '511'],
  ['Week 50', '520', '538'],
] as const;

const forecasting = compose({
  title: 'Demand forecasts with a lowest and highest value',
  desc: `Tests on ten past weeks at one site, an example: each week has a range, and in ${within(weeks)} of ${weeks.length} what was sold lies within it. Below, the planning system has received the forecast in a column of its own.`,
  words: 16,
  wide: { chart: [48, 40, 470, 272], count: [500, 84, 252, 124], plan: [312, 332, 440, 180] },
  phone: { chart: 290, plan: 190 },
  draw: (at) => (
    <>
      <RangeChart
        at={at.chart}
        title="Tests, site 12"
        ranges={weeks}
        names={['Range', 'Sold']}
        ends={['Week 31', 'Week 40']}
      />
      <Note at={at.count} figure={`${within(weeks)} of ${weeks.length}`} caption="weeks within the range" />
      <Matrix
        at={at.plan}
        title="Your planning system"
        columns={['Plan', 'Forecast']}
        rows={plan}
        red={[undefined, 1]}
      />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'model-selection': modelSelection,
  forecasting,
  'fine-tuning': fineTuning,
  'model-operations': modelOperations,
};
