/** The scenes of the Operational Excellence page, by area. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Check } from '../../../objects.tsx';
import { BeforeAfter, ControlChart } from '../../../parts/charts.tsx';
import { Ledger, Matrix } from '../../../parts/tables.tsx';
import { Note, Plate } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';
import { flow } from './flow.tsx';
import { mining } from './mining.tsx';

/** The percentage of papers that were right the first time, by week. An example. */
const weeks = [95.1, 96.0, 94.6, 95.8, 96.4, 95.2, 94.9, 96.1, 95.5, 94.8, 95.9, 91.7];
/** Limits of an XmR chart, from the weeks before the last. */
const history = weeks.slice(0, -1);
const mean = history.reduce((sum, value) => sum + value, 0) / history.length;
const moves = history.slice(1).map((value, index) => Math.abs(value - (history[index] ?? value)));
const spread = 2.66 * (moves.reduce((sum, move) => sum + move, 0) / moves.length);
const [upper, lower] = [mean + spread, mean - spread];

/** A machine's availability, performance and quality. An example. */
const machine = [
  ['Availability', 0.9],
  ['Performance', 0.95],
  ['Quality', 0.98],
] as const;
const percent = (share: number) => `${Math.round(share * 100)}%`;
const oee = percent(machine.reduce((product, [, share]) => product * share, 1));

/** A shelf with the records of a workflow. A missing binder is an outline. */
const Records = part<{ count: number }>(({ w, h, count }) => {
  const size = useWords();
  const board = size * 2;
  const column = w / (count + 1);
  const high = h - board;
  return (
    <>
      <g fill="none" stroke={colors.stone2} strokeWidth={2} strokeDasharray="5 5">
        <rect x={8} y={0} width={column * 0.6} height={high} rx={3} />
        <circle cx={8 + column * 0.3} cy={high - 20} r={8} />
      </g>
      <path d={`M0 ${h}l9 9h${w}v${9 - board}l-9 -9z`} fill={colors.shadow} />
      {Array.from({ length: count }, (_, record) => (
        <g key={record} transform={`translate(${round((record + 1) * column)} 18)`}>
          <Sheet x={0} y={0} w={round(column - 22)} h={round(high - 18)} rx={3} depth={6}>
            <Check x={22} y={24} scale={1.3} />
            <path
              d={`M42 24h${round(column - 84)}M14 50h${round(column - 62)}M14 66h${round(column - 78)}`}
              stroke={colors.line2}
              strokeWidth={6}
            />
          </Sheet>
        </g>
      ))}
      <Rect x={0} y={high} w={w} h={board} rx={0} fill={colors.stone} />
      <Text x={16} y={h - board / 2 + size * 0.35} weight="medium" max={w - 30}>
        ISO 9001 evidence: the records of the workflow
      </Text>
    </>
  );
});

const signal = compose({
  title: 'Fewer errors, found earlier',
  desc: `A control chart of papers that were right the first time, an example: eleven weeks stay between ${lower.toFixed(1)} and ${upper.toFixed(1)}%, limits computed from these weeks; the twelfth, ${weeks.at(-1)}%, is below and red. Beside it a machine’s OEE by ISO 22400: ${machine.map(([name, share]) => `${name.toLowerCase()} ${percent(share)}`).join(', ')}, ${oee} in all. Below, a shelf with checked workflow records as ISO 9001 evidence; where a binder would stand is only its outline.`,
  words: 17,
  wide: { chart: [48, 44, 484, 276], oee: [524, 76, 228, 206], records: [48, 360, 694, 134] },
  phone: { chart: 300, oee: 190 },
  draw: (at) => (
    <>
      <ControlChart
        at={at.chart}
        title="Right first time"
        values={weeks}
        high={[upper, `${upper.toFixed(1)}%`]}
        low={[lower, `${lower.toFixed(1)}%`]}
        ends={['Week 1', 'Week 12']}
      />
      <Ledger
        at={at.oee}
        tone="ink"
        title="ISO 22400"
        rows={[...machine.map(([name, share]) => [name, percent(share)] as const), ['OEE', oee]]}
      />
      <Records at={at.records} count={5} />
    </>
  ),
});

/** A pencil with its point at 0, h. It reaches to the upper right. */
const Pencil = part(({ w, h }) => {
  const length = Math.hypot(w, h);
  const angle = (Math.atan2(-h, w) * 180) / Math.PI;
  const body = `M44 -15H${length}v30H44z`;
  return (
    <g transform={`translate(0 ${h})rotate(${angle.toFixed(1)})`}>
      <path d={`M0 0L44-15H${length}v30H44z`} fill={colors.shadow} transform="translate(9 12)" />
      <path d="M0 0L44-15v30z" fill={colors.line} />
      <path d="M0 0L16-5.5v11z" fill={colors.ink} />
      <path d={body} fill={colors.ink} />
      <path d={`M44 -5H${length - 34}M44 5H${length - 34}`} stroke={colors.stone2} strokeWidth={2} />
      <path d={`M${length - 34} -15h12v30h-12z`} fill={colors.stone} />
      <path d={`M${length - 22} -15h18a4 4 0 0 1 4 4v22a4 4 0 0 1-4 4h-18z`} fill={colors.stone2} />
    </g>
  );
});

/** The days of two teams at the end of the trial. An example. */
const [unchanged, trial] = [8.6, 5.2];

const owner = compose({
  title: 'Improvements that your team keeps up',
  desc: `A decision table in DMN, an example: papers that match and stay under $5,000 clear, the others are asked for or approved. A pencil points at one decision, in red, which the process owner edits. After a trial of 6 weeks on 1 team it took ${trial} days, in a team that changed nothing ${unchanged}. The owner keeps 4 hours a month free, and the work is finished after 2 reviews without us.`,
  words: 17,
  wide: {
    rules: [48, 44, 470, 248],
    pencil: [502, 36, 204, 92],
    plate: [540, 190, 214, 82, 4],
    teams: [48, 326, 396, 164],
    hours: [472, 346, 280, 144],
  },
  phone: { rules: 220, teams: 170, plate: [60, 446, 250, 82, -4] },
  draw: (at) => (
    <>
      <Matrix
        at={at.rules}
        title="Rules of the owner"
        right="DMN"
        columns={['Match', 'Amount', 'Decision']}
        rows={[
          ['1', 'yes', '< $5,000', 'Clear'],
          ['2', 'yes', 'more', 'Approve'],
          ['3', 'no', 'any', 'Ask'],
        ]}
        red={['1', 2]}
      />
      <Pencil at={at.pencil} />
      <Plate at={at.plate} tone="paper" text="Finished after" strong="2 reviews" />
      <BeforeAfter
        at={at.teams}
        before={['Team that changed nothing', unchanged]}
        after={['Trial team, 6 weeks', trial]}
        write={(days) => `${days} days`}
        red={false}
      />
      <Note at={at.hours} figure="4 hours" caption="a month, kept free for the owner" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'process-mining': mining,
  'flow-efficiency': flow,
  'quality-control': signal,
  'continuous-improvement': owner,
};
