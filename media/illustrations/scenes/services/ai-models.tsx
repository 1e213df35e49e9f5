/** The scenes of the AI Models page, by area. */
import { compose, part } from '../../compose.tsx';
import { C, Sheet, type SceneComponent } from '../../kit.tsx';
import { RangeChart, ControlChart, within } from '../../parts/charts.tsx';
import { Link } from '../../parts/link.tsx';
import { Certificate } from '../../parts/papers.tsx';
import { Conversation } from '../../parts/relations.tsx';
import { Pile, Rack } from '../../parts/shelves.tsx';
import { Ledger, Matrix } from '../../parts/tables.tsx';
import { Note, Tag } from '../../parts/tags.tsx';
import { Timeline } from '../../parts/time.tsx';

/** Candidates on one test set: error in percent, seconds, and dollars for 1,000 predictions. An example. */
const candidates = [
  { name: 'Rule', error: 14.2, seconds: 0.01, cost: 0, side: 44 },
  { name: 'LightGBM', error: 10.4, seconds: 0.02, cost: 0.01, side: 64 },
  { name: 'Small', error: 10.1, seconds: 0.6, cost: 0.4, side: 98 },
  { name: 'Large', error: 9.9, seconds: 2.1, cost: 6.2, side: 150 },
] as const;
/** What the rule has to be beaten by, in points of error. */
const margin = 3;
const target = candidates[0].error - margin;
/** The list runs from small to large, so the first that passes is the smallest. */
const smallest = candidates.find(({ error }) => error <= target) ?? candidates[0];

/** The candidates as blocks on one line; those that fail are outlines. */
const Blocks = part<{ labels: number }>(({ w, h, labels }) => (
  <>
    {candidates.map(({ name, error, side: wide }, index) => {
      const column = (w - labels - 10) / candidates.length;
      const side = Math.min(wide, column - 8, h);
      const x = labels + (index + 0.5) * column - side / 2;
      return error <= target ? (
        <Sheet
          key={name}
          x={x}
          y={h - side}
          w={side}
          h={side}
          rx={4}
          f={name === smallest.name ? C.red : C.ink}
        />
      ) : (
        <path
          key={name}
          d={`M${x} ${h}v${-side}h${side}v${side}`}
          fill="none"
          stroke={C.stone2}
          strokeWidth={2}
          strokeDasharray="4 5"
        />
      );
    })}
  </>
));

const modelSelection = compose({
  title: 'The smallest model that passes',
  desc: `An example of 4 candidates on one test set, as blocks that grow from a rule to a large language model, with error, seconds and cost per 1,000 predictions. The rule errs by ${candidates[0].error}%, so ${target.toFixed(1)}% is to be reached; ${smallest.name}, in red, is the smallest that does, with ${smallest.error}%.`,
  words: 17,
  wide: {
    blocks: [48, 80, 704, 160],
    table: [48, 240, 704, 250],
    tag: [60, 72, 232, 84, -5],
  },
  phone: { tag: [40, 24, 220, 80, -4], list: [14, 130, 346, 300] },
  draw: (at) => (
    <>
      <Blocks at={at.blocks} labels={108} />
      <Matrix
        at={at.list}
        columns={['Error', 'Sec.', 'Per 1,000']}
        rows={candidates.map(({ name, error, seconds, cost }) => [
          name,
          `${error}%`,
          String(seconds),
          `$${cost.toFixed(2)}`,
        ])}
        red={[smallest.name]}
      />
      <Matrix
        at={at.table}
        columns={candidates.map(({ name }) => name)}
        rows={[
          ['Error', ...candidates.map(({ error }) => `${error}%`)],
          ['Seconds', ...candidates.map(({ seconds }) => String(seconds))],
          ['Per 1,000', ...candidates.map(({ cost }) => `$${cost.toFixed(2)}`)],
        ]}
      />
      <Tag at={at.tag} tone="paper" text="Example: error to reach" strong={`${target.toFixed(1)}%`} />
    </>
  ),
});

/** Ten weeks of one site: the range foretold, and what was sold. An example. */
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
  title: 'A range beside the number',
  desc: `A backtest of ten weeks at one site, an example: each week has a range, and in ${within(weeks)} of ${weeks.length} what was sold lies within it. Below, the planning system has received the forecast in a column of its own.`,
  words: 16,
  wide: { chart: [48, 40, 470, 284], count: [500, 84, 252, 124], plan: [312, 346, 440, 160] },
  phone: { chart: 290, plan: 190 },
  draw: (at) => (
    <>
      <RangeChart
        at={at.chart}
        title="Backtest, site 12"
        right="An example"
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

/** Two readers of 100 examples: both say yes, only the first, only the second, both say no. An example. */
const agreement = { yes: 46, first: 5, second: 7, no: 42 } as const;
const read = agreement.yes + agreement.first + agreement.second + agreement.no;
/** Cohen's kappa: agreement beyond that of chance. */
const observed = (agreement.yes + agreement.no) / read;
const [firstYes, secondYes] = [
  (agreement.yes + agreement.first) / read,
  (agreement.yes + agreement.second) / read,
];
const chance = firstYes * secondYes + (1 - firstYes) * (1 - secondYes);
const kappa = ((observed - chance) / (1 - chance)).toFixed(2);

const fineTuning = compose({
  title: 'Taught by examples',
  desc: `A pile of 500 labeled examples; the open one shows a letter with its name blotted out and the answer the model is taught. Of ${read} examples that were read twice, readers agree on ${agreement.yes + agreement.no}, a kappa of ${kappa}. Below, a line with two dates: the last for training and the last for use.`,
  words: 17,
  wide: {
    talk: [48, 44, 408, 270],
    pile: [492, 44, 260, 172],
    agree: [474, 196, 262, 128],
    dates: [48, 366, 704, 128],
  },
  phone: { talk: 290, agree: 130, dates: 150 },
  draw: (at) => (
    <>
      <Conversation
        at={at.talk}
        turns={[
          {
            who: 'Example 214, masked',
            side: 'left',
            text: 'I am ██████ ████, and my parcel has been at the depot since Monday. Nobody called.',
          },
          {
            who: 'The answer it is taught',
            side: 'right',
            text: 'Topic: delivery. Place: depot. Ask for the parcel number.',
            red: true,
          },
        ]}
      />
      <Pile at={at.pile} shown={5} title="500" note="labeled examples" />
      <Ledger
        at={at.agree}
        rows={[
          [`Read twice`, String(read)],
          ['Agreed', String(agreement.yes + agreement.no)],
          ["Cohen's kappa", kappa],
        ]}
      />
      <Timeline
        at={at.dates}
        tone="ink"
        even
        marks={[
          { at: 0, when: 'In service', what: 'Fine-tuned model' },
          { at: 1, when: 'First date', what: 'Training ends' },
          { at: 2, when: 'Second date', what: 'Use ends' },
        ]}
      />
    </>
  ),
});

/** The stability index of one input, week by week; above the limit the alarm sounds. An example. */
const stability = [0.04, 0.05, 0.04, 0.07, 0.06, 0.09, 0.08, 0.12, 0.15, 0.23] as const;
const limit = 0.2;

const months = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct'];
const kept = 'Data, code and score';

const modelOperations = compose({
  title: 'In service until a named date',
  desc: `Models of five months stand as jars on a shelf, each kept with data, code and score, so that last month’s can return. A red wire leads to the jar in service, ${months.at(-1)}, from the week in which the stability index of an input passed its limit of ${limit}. A model card names the next review, a note the 60 days before a model goes.`,
  words: 16,
  wide: {
    shelf: [48, 44, 400, 210],
    chart: [48, 300, 373, 196],
    card: [494, 44, 258, 336],
    notice: [470, 352, 220, 144],
  },
  phone: { shelf: 200, chart: 200, notice: 120 },
  draw: (at) => (
    <>
      <Rack
        at={at.shelf}
        kind="jars"
        shelves={[{ name: kept, filled: months.length, of: months.length, labels: months }]}
        red={[kept, months.length - 1]}
      />
      <ControlChart
        at={at.chart}
        title="Stability of an input, an example"
        values={stability}
        high={[limit, `Alarm at ${limit}`]}
        ends={['Week 31', 'Week 40']}
      />
      <Link from={at.chart} to={at.shelf} red arrow={false} out={[0.93, 0.36]} into={[0.868, 0.84]} />
      <Certificate
        at={at.card}
        title="Model card"
        text="Risk entry in the terms of NIST AI RMF 1.0"
        seal="ink"
        facts={[]}
      />
      <Note at={at.notice} figure="60 days" caption="of notice at least; its successor is compared sooner" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'model-selection': modelSelection,
  forecasting,
  'fine-tuning': fineTuning,
  'model-operations': modelOperations,
};
