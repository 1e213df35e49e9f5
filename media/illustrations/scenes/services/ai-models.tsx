/** The scenes of the AI Models page, by area. */
import { compose } from '../../compose.tsx';
import type { SceneComponent } from '../../kit.tsx';
import { RangeChart, ControlChart, within } from '../../parts/charts.tsx';
import { Link } from '../../parts/link.tsx';
import { Certificate } from '../../parts/papers.tsx';
import { Conversation } from '../../parts/relations.tsx';
import { Pile, Rack } from '../../parts/shelves.tsx';
import { Ledger, Matrix } from '../../parts/tables.tsx';
import { Note, Tag, tagHole } from '../../parts/tags.tsx';
import { Timeline } from '../../parts/time.tsx';

/** Candidates on one test set: error in percent, seconds, and dollars for 1,000 predictions. An example. */
const candidates = [
  ['Rule', 14.2, 0.01, 0],
  ['LightGBM', 10.4, 0.02, 0.01],
  ['Small model', 10.1, 0.6, 0.4],
  ['Large model', 9.9, 2.1, 6.2],
] as const;
/** What the rule has to be beaten by, in points of error. */
const margin = 3;
const target = candidates[0][1] - margin;
/** The list runs from small to large, so the first that passes is the smallest. */
const smallest = candidates.find(([, error]) => error <= target) ?? candidates[0];

const modelSelection = compose({
  title: 'The smallest model that passes',
  desc: `An example of 4 candidates on one test set, with error, seconds and cost per 1,000 predictions. The rule errs by ${candidates[0][1]}%, and ${target.toFixed(1)}% is to be reached; ${smallest[0]} is the smallest that does, with ${smallest[1]}%.`,
  words: 17,
  wide: {
    table: [48, 150, 560, 320],
    bar: [48, 44, 300, 84],
    rule: [376, 44, 232, 84],
    tag: [588, 262, 180, 84, -6],
  },
  phone: { rule: 84, table: 330, tag: [150, 478, 206, 76, -4] },
  draw: (at) => (
    <>
      <Ledger at={at.bar} rows={[['Own records', '36 months']]} />
      <Ledger at={at.rule} tone="ink" rows={[['Error to reach', `${target.toFixed(1)}%`]]} />
      <Matrix
        at={at.table}
        title="One test set, an example"
        columns={['Error', 'Seconds', 'Per 1,000']}
        labels={0.34}
        rows={candidates.map(([name, error, seconds, cost]) => [
          name,
          `${error}%`,
          String(seconds),
          `$${cost.toFixed(2)}`,
        ])}
        red={[smallest[0]]}
      />
      <Tag at={at.tag} tone="ink" text="Smallest" strong="that passes" />
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
  wide: { chart: [48, 40, 470, 320], count: [492, 84, 260, 132], plan: [300, 300, 452, 196] },
  phone: { chart: 320, count: [216, 318, 150, 108], plan: [14, 400, 346, 200] },
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
        red={['Week 49', 1]}
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
    pile: [500, 44, 252, 150],
    talk: [48, 54, 410, 290],
    agree: [500, 222, 252, 140],
    dates: [48, 388, 704, 120],
  },
  phone: { talk: 300, pile: 130, dates: 190 },
  draw: (at) => (
    <>
      <Conversation
        at={at.talk}
        turns={[
          {
            who: 'Example 214, masked',
            side: 'left',
            text: 'I am ██████ ████ and my parcel 8 has been at the depot since Monday.',
          },
          { who: 'The answer it is taught', side: 'right', text: 'Delivery: depot, delayed', red: true },
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

const modelOperations = compose({
  title: 'In service until a named date',
  desc: `Models of four months stand as jars on a shelf, each with data, code and score, so that last month's can return; the one in service is red. The stability index of an input has passed its limit of ${limit}. A model card names the day of the next review.`,
  words: 16,
  wide: { shelf: [48, 48, 380, 236], chart: [48, 316, 380, 184], card: [468, 48, 284, 452] },
  phone: { shelf: 220, chart: 210 },
  draw: (at) => (
    <>
      <Rack
        at={at.shelf}
        kind="jars"
        shelves={[{ name: 'Data, code and score, kept together', filled: 4, of: 5 }]}
        red={['Data, code and score, kept together', 3]}
      />
      <ControlChart
        at={at.chart}
        values={stability}
        high={[limit, `Alarm at ${limit}`]}
        ends={['Week 31', 'Week 40']}
      />
      <Certificate
        at={at.card}
        title="Model card"
        text="Demand by site. Risk entry in the terms of NIST AI RMF 1.0."
        facts={[
          ['Owner', 'Planning'],
          ['Next review', 'January 12'],
        ]}
        seal="ink"
      />
      <Link from={undefined} to={undefined} into={tagHole} />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'model-selection': modelSelection,
  forecasting,
  'fine-tuning': fineTuning,
  'model-operations': modelOperations,
};
