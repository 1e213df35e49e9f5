/** Retail & Commercial Banking, continued: the scenes of fraud and of resilience. */
import { compose } from '../../../compose.tsx';
import { Link } from '../../../parts/link.tsx';
import { FloorPlan } from '../../../parts/maps.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { Ledger, Matrix } from '../../../parts/tables.tsx';
import { Note, Plate } from '../../../parts/tags.tsx';

/** Alerts of one month by rule and channel, and how many of them led to a report. An example. */
const channels = ['Cards', 'ACH', 'Instant'];
const alerts: readonly { rule: string; led: readonly number[]; of: readonly number[] }[] = [
  { rule: 'New payee', led: [3, 6, 9], of: [140, 95, 60] },
  { rule: 'Fast spending', led: [4, 2, 1], of: [210, 75, 40] },
  { rule: 'Round sums', led: [0, 1, 0], of: [180, 110, 90] },
];
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const reports = sumOf(alerts.flatMap(({ led }) => led));
const all = sumOf(alerts.flatMap(({ of }) => of));

export const fraud = compose({
  title: 'Fraud alerts in order of risk',
  desc: `Last month’s alerts by rule and channel, an example: of ${all.toLocaleString('en-US')} alerts ${reports} led to a report. A list of answers: ACH monitoring by 3 rules, EU asset freezes checked daily, and in red a Saturday release for which nobody is named. A slip shows the payment that was held.`,
  words: 17,
  wide: {
    table: [48, 44, 480, 250],
    count: [508, 72, 244, 128],
    held: [510, 236, 226, 250, 3],
    open: [48, 326, 424, 170],
  },
  phone: { table: 240, open: 190 },
  draw: (at) => (
    <>
      <Matrix
        at={at.table}
        title="Alerts that led to a report"
        columns={channels}
        rows={alerts.map(({ rule, led, of }) => [rule, ...led.map((count, i) => `${count}/${of[i]}`)])}
      />
      <Note
        at={at.count}
        figure={String(reports)}
        caption={`reports from ${all.toLocaleString('en-US')} alerts`}
      />
      <Slip
        at={at.held}
        title="Held payment"
        note="Saturday afternoon"
        rows={[
          ['Channel', 'Instant'],
          ['Amount', '€8,400'],
        ]}
        total={['Release', '?']}
      />
      <Ledger
        at={at.open}
        title="Your own data answers"
        rows={[
          ['ACH monitoring, by risk', '3 rules'],
          ['EU asset freezes, checked', 'daily'],
          ['Saturday release', 'nobody named'],
        ]}
        red="Saturday release"
      />
      <Link from={at.open} to={at.held} red out={[1, 0.86]} into={[0.02, 0.86]} arrow={false} />
    </>
  ),
});

/** The minutes of each step of a practice exit, in order. An example. */
const drill = [
  ['Data out', 190],
  ['Rebuilt', 320],
  ['Compared', 45],
] as const;
const hours = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

export const resilience = compose({
  title: 'Tested recovery and exit plans',
  desc: `A practice exit drawn as the plan of a building: the red way leads out of the provider through data out, rebuilt and compared, ${drill.map(([, minutes]) => hours(minutes)).join(', ')} hours, ${hours(drill.reduce((sum, [, minutes]) => sum + minutes, 0))} in all. A plate counts the 36 hours for the notice to the regulator.`,
  words: 17,
  wide: { plan: [48, 44, 440, 440], sum: [470, 82, 282, 216], plate: [478, 352, 262, 92, 4] },
  phone: { plan: 320, sum: 190 },
  draw: (at) => (
    <>
      <FloorPlan
        at={at.plan}
        title="Practice exit"
        rooms={[
          { name: 'Provider', box: [0, 0, 42, 56] },
          { name: 'Data out', box: [42, 0, 58, 40] },
          { name: 'Rebuilt', box: [42, 40, 58, 60] },
          { name: 'Compared', box: [0, 56, 42, 44] },
        ]}
        doors={[
          [42, 22, 'down'],
          [72, 40, 'across'],
          [42, 78, 'down'],
          [16, 100, 'across'],
        ]}
        red={[
          [20, 22],
          [30, 22],
          [72, 22],
          [72, 78],
          [16, 78],
          [16, 106],
        ]}
      />
      <Ledger at={at.sum} tone="ink" title="Hours counted" rows={drill} total="In all" write={hours} />
      <Plate at={at.plate} tone="paper" text="Notice to a regulator" strong="36 hours" />
    </>
  ),
});
