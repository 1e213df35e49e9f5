/** Power & Utilities, continued: the scenes of gas and losses, and of SAIDI. */
import { compose } from '../../../compose.tsx';
import { ControlChart } from '../../../parts/charts.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { Ledger, Matrix } from '../../../parts/tables.tsx';
import { vary } from '../../../vary.ts';
import { CylinderScale } from './objects.tsx';

/** A cylinder before and after its gas went into two breakers, in kilograms. An example. */
const cylinder = { before: 50, after: 48.2 } as const;
const kilograms = (amount: number) => `${amount.toFixed(1)} kg`;
/** Gas that was added and recovered, by breaker. The added gas is the loss of the cylinder. An example. */
const breakers = [
  ['Breaker 4', cylinder.before - cylinder.after - 0.6, 0],
  ['Breaker 7', 0, 6.5],
  ['Breaker 9', 0.6, 0.4],
] as const;
/** Shares of the energy fed in, in percent. An example. */
const losses = [
  ['Technical', 4.9],
  ['Theft', 0.8],
] as const;
const lost = losses.reduce((sum, [, share]) => sum + share, 0);
const percent = (amount: number) => `${amount.toFixed(1)}%`;

export const sustainability = compose({
  title: 'SF6 gas and line losses recorded',
  desc: `A cylinder of SF6 stands on a scale whose display, in red, shows ${kilograms(cylinder.after)} after ${kilograms(cylinder.before)}. The record by breaker books the difference: ${breakers.map(([name, added, recovered]) => `${name} ${kilograms(added)} added, ${kilograms(recovered)} recovered`).join('; ')}. Below, technical losses of ${percent(losses[0][1])} apart from theft of ${percent(losses[1][1])}. An example.`,
  words: 17,
  wide: { scale: [56, 44, 320, 446], ledger: [408, 44, 344, 216], losses: [440, 292, 312, 198] },
  phone: { scale: [40, 14, 300, 380], ledger: [14, 416, 346, 230], losses: [14, 670, 346, 180] },
  draw: (at) => (
    <>
      <CylinderScale
        at={at.scale}
        gas="SF6"
        display={kilograms(cylinder.after)}
        caption={`was ${kilograms(cylinder.before)}`}
      />
      <Matrix
        at={at.ledger}
        title="SF6 record, kg"
        columns={['Added', 'Recovered']}
        rows={breakers.map(([name, added, recovered]) => [name, added.toFixed(1), recovered.toFixed(1)])}
      />
      <Ledger at={at.losses} title="Losses" rows={losses} write={percent} total="In all" bars full={lost} />
    </>
  ),
});

/** The interruptions of more than 5 minutes in ten days of May. An example. */
const served = 50_000;
const count = (amount: number) => amount.toLocaleString('en-US');

/** @param cable the minutes until the cable is repaired */
export function outagesOf(cable: number) {
  const interruptions = [
    { day: 2, customers: 1200, minutes: 90, cause: 'Tree', device: 'Fuse 88' },
    { day: 5, customers: 640, minutes: cable, cause: 'Cable', device: 'Breaker 4' },
    { day: 9, customers: 3000, minutes: 32, cause: 'Bird', device: 'Recloser 3' },
  ] as const;
  const customerMinutes = interruptions.reduce((sum, { customers, minutes }) => sum + customers * minutes, 0);
  return { interruptions, customerMinutes, saidi: (customerMinutes / served).toFixed(1) };
}
type Outages = ReturnType<typeof outagesOf>;

/** The day of a storm. The index excludes days above the limit, which is Tmed of IEEE 1366. */
const storm = { day: 7, saidi: 5.4 } as const;
const fiveYears = { alpha: -1.9, beta: 1.3 } as const;
const limit = Math.exp(fiveYears.alpha + 2.5 * fiveYears.beta);
const daysOf = ({ interruptions }: Outages) =>
  Array.from({ length: 10 }, (_, index) => {
    if (index + 1 === storm.day) return storm.saidi;
    const that = interruptions.find(({ day }) => day === index + 1);
    return that ? (that.customers * that.minutes) / served : 0;
  });

const sceneOf = (outages: Outages) =>
  compose({
    title: 'Reliability figures with full evidence',
    desc: `A tape adds up ten days, an example: ${outages.interruptions.map(({ customers, minutes }) => `${count(customers)} customers for ${minutes} minutes`).join(', ')} make ${count(outages.customerMinutes)} customer minutes; divided by ${count(served)} customers that is a SAIDI of ${outages.saidi} minutes. A chart of daily values has one day, in red, beyond the limit of ${limit.toFixed(1)} minutes by the 2.5 beta method: a major event day. A table names cause and device of each interruption.`,
    words: 17,
    wide: { tape: [478, 36, 264, 458, 2], days: [48, 44, 400, 226], table: [48, 304, 400, 186] },
    phone: { tape: [40, 14, 296, 420, 2], days: [14, 466, 346, 220] },
    draw: (at) => (
      <>
        <ControlChart
          at={at.days}
          title="Daily SAIDI"
          right={`Major event day: May ${storm.day}`}
          values={daysOf(outages)}
          high={[limit, `2.5 beta: ${limit.toFixed(1)} min`]}
          ends={['May 1', 'May 10']}
        />
        <Matrix
          at={at.table}
          columns={['Customers', 'Cause', 'Device']}
          rows={outages.interruptions.map(({ day, customers, cause, device }) => [
            `May ${day}`,
            count(customers),
            cause,
            device,
          ])}
        />
        <Slip
          at={at.tape}
          tone="ink"
          title="May 1 to 10"
          rows={[
            ...outages.interruptions.map(
              ({ customers, minutes }) =>
                [`${count(customers)} × ${minutes}`, count(customers * minutes)] as const,
            ),
            ['Minutes', count(outages.customerMinutes)],
            ['Divided by', count(served)],
          ]}
          total={['SAIDI', outages.saidi]}
        />
      </>
    ),
  });

export const dataAnalytics = vary({
  label: 'Repair of the cable, minutes',
  values: [30, 60, 90, 120, 150, 210],
  shown: 150,
  write: (cable) => `${cable} minutes`,
  says: (cable) => {
    const { customerMinutes, saidi } = outagesOf(cable);
    return `When the cable is repaired in ${cable} minutes, the ten days have ${count(customerMinutes)} customer minutes: a SAIDI of ${saidi}.`;
  },
  draw: (cable) => sceneOf(outagesOf(cable)),
});
