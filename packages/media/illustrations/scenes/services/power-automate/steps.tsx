/** Power Automate, continued: a day of measuring, and the weeks until cases run by themselves. */
import { compose } from '../../../compose.tsx';
import { ControlChart } from '../../../parts/charts.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { Plate } from '../../../parts/tags.tsx';

/** What was counted in one day. An example. */
const [cases, minutes, exceptions] = [46, 8, 5] as const;

/** The corrections in each week after the start. Above the limit, a person confirms every case. An example. */
const corrections = [9, 9, 8, 7, 6, 4, 2, 1] as const;
const limit = 3.5;
const confirmed = corrections.filter((count) => count > limit).length;

export const Steps = compose({
  title: 'Four steps from a first measurement to a running flow',
  desc: `A slip of one measured day, an example: ${cases} cases of ${minutes} minutes, ${exceptions} exceptions, ${cases * minutes} minutes in all. A chart of corrections by week, ${corrections.join(', ')}: in the first ${confirmed} weeks, in red, a person confirms each case; later the cases run by themselves. A plate says that a second person approves payments.`,
  words: 17,
  wide: { chart: [318, 60, 434, 290], day: [56, 48, 250, 290, -4], plate: [330, 384, 388, 96, 2] },
  phone: { day: [50, 20, 270, 270, -3], chart: [14, 318, 346, 260], plate: [14, 604, 350, 88, 2] },
  draw: (at) => (
    <>
      <ControlChart
        at={at.chart}
        title="Corrections a week"
        values={corrections}
        high={[limit, 'Above: a person confirms']}
        ends={['Week 1', `Week ${corrections.length}`]}
      />
      <Slip
        at={at.day}
        title="One day, measured"
        rows={[
          ['Cases', String(cases)],
          ['Minutes each', String(minutes)],
          ['Exceptions', String(exceptions)],
        ]}
        total={['Minutes', String(cases * minutes)]}
      />
      <Plate at={at.plate} tone="ink" text="Payments" strong="A second person approves" />
    </>
  ),
});
