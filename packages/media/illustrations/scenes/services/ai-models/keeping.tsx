/** AI Models, continued: the scenes of fine-tuning and of what comes after. */
import { compose } from '../../../compose.tsx';
import { ControlChart } from '../../../parts/charts.tsx';
import { Pile } from '../../../parts/pile.tsx';
import { Link } from '../../../parts/link.tsx';
import { Certificate } from '../../../parts/papers.tsx';
import { Conversation } from '../../../parts/conversation.tsx';
import { Rack } from '../../../parts/shelves.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Note } from '../../../parts/tags.tsx';
import { Timeline } from '../../../parts/time.tsx';

/** Two readers of 100 examples: both say yes, only the first, only the second, both say no. An example. */
const agreement = { yes: 46, first: 5, second: 7, no: 42 } as const;
const read = agreement.yes + agreement.first + agreement.second + agreement.no;
/** Cohen's kappa is the agreement beyond chance. This is the observed agreement. */
const observed = (agreement.yes + agreement.no) / read;
const [firstYes, secondYes] = [
  (agreement.yes + agreement.first) / read,
  (agreement.yes + agreement.second) / read,
];
const chance = firstYes * secondYes + (1 - firstYes) * (1 - secondYes);
const kappa = ((observed - chance) / (1 - chance)).toFixed(2);

export const fineTuning = compose({
  title: 'Language models trained on your examples',
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

/** The stability index of one input by week. Above the limit, there is an alarm. An example. */
const stability = [0.04, 0.05, 0.04, 0.07, 0.06, 0.09, 0.08, 0.12, 0.15, 0.23] as const;
const limit = 0.2;

const months = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct'];
const kept = 'Data, code and score';

export const modelOperations = compose({
  title: 'Early warning when model quality drops',
  desc: `Models of five months stand as jars on a shelf, each kept with data, code and score, so that last month’s can return. A red wire leads to the jar in service, ${months.at(-1)}, from the week in which new data differed from the past by more than the limit of ${limit}. A description of the model and its risks names January 12 for the next review, a note the 60 days before a model goes.`,
  words: 16,
  wide: {
    shelf: [48, 44, 400, 210],
    chart: [48, 300, 373, 196],
    card: [494, 44, 258, 336],
    notice: [456, 362, 226, 132],
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
        title="New data against the past"
        values={stability}
        high={[limit, `Alarm at ${limit}`]}
        ends={['Week 31', 'Week 40']}
      />
      <Link from={at.chart} to={at.shelf} red arrow={false} out={[0.93, 0.36]} into={[0.868, 0.84]} />
      <Certificate
        at={at.card}
        title="Description"
        text="With its risks, after NIST AI RMF 1.0"
        seal="ink"
        facts={[['Review due', 'January 12']]}
      />
      <Note at={at.notice} figure="60 days" caption="of notice at least before a model goes" />
    </>
  ),
});
