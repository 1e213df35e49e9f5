/** The scenes of the Retail & Commercial Banking page, by area. */
import { compose } from '../../compose.tsx';
import type { SceneComponent } from '../../kit.tsx';
import { Queue } from '../../parts/flows.tsx';
import { Link } from '../../parts/link.tsx';
import { FloorPlan } from '../../parts/maps.tsx';
import { Letter, Slip } from '../../parts/papers.tsx';
import { PhoneForm } from '../../parts/screens.tsx';
import { Ledger, Matrix } from '../../parts/tables.tsx';
import { Note, Tag } from '../../parts/tags.tsx';

const payments = compose({
  title: 'Addresses a machine can read',
  desc: 'A letter with an address as free text, Hafenstr. 12, 20457 Hamburg, becomes five fields of a customer record, town and country among them. An address that no parser can split is pulled out of the repair queue, for the payments desk to decide.',
  words: 17,
  wide: {
    letter: [48, 52, 300, 262],
    fields: [448, 44, 304, 282],
    queue: [48, 354, 474, 150],
    tag: [552, 368, 206, 88, -5],
  },
  phone: { letter: [40, 14, 296, 236], fields: [14, 288, 346, 240], queue: [14, 552, 330, 150] },
  draw: (at) => (
    <>
      <Link from={at.letter} to={at.fields} />
      <Letter
        at={at.letter}
        title="As it was typed"
        lines={['Hafenstr. 12, 20457', 'Hamburg Germany']}
        from="Customer 4471"
      />
      <Ledger
        at={at.fields}
        title="Customer record"
        right="ISO 20022"
        rows={[
          ['Street', 'Hafenstr.'],
          ['Building', '12'],
          ['Post code', '20457'],
          ['Town', 'Hamburg'],
          ['Country', 'DE'],
        ]}
      />
      <Queue
        at={at.queue}
        tone="ink"
        title="Repair queue"
        right="2"
        items={[
          ['c/o harbor office, pier 4', 'No town'],
          ['12 Main St. Springfield', 'No country'],
        ]}
        red="c/o harbor office, pier 4"
      />
      <Tag at={at.tag} tone="paper" text="At least" strong="town, country" />
    </>
  ),
});

const lending = compose({
  title: 'A file complete at decision',
  desc: 'On a phone, the bank’s app asks an applicant for the missing second page of a pay slip; the rest is there. The pay slip has been read, one figure was not and goes to a clerk beside its image. The file keeps score, inputs and model version and waits for the underwriter’s signature.',
  words: 16,
  wide: {
    phone: [72, 40, 224, 446],
    slip: [352, 50, 206, 252, -4],
    clerk: [598, 108, 154, 132],
    file: [340, 330, 412, 172],
  },
  phone: { phone: [78, 14, 224, 420], file: [14, 462, 346, 170] },
  draw: (at) => (
    <>
      <PhoneForm
        at={at.phone}
        title="Your loan"
        fields={[
          { label: 'Identity', value: 'Read', state: 'done' },
          { label: 'Pay slip', value: 'Page 1', state: 'done' },
          { label: 'Pay slip', value: 'Page 2 missing', state: 'missing' },
        ]}
        button="Add page 2"
      />
      <Slip
        at={at.slip}
        title="Pay slip"
        note="October"
        rows={[
          ['Gross', '4,150'],
          ['Tax', '1,038'],
          ['Net', 'unread'],
        ]}
      />
      <Link from={at.slip} to={at.clerk} into={[0, 0.5]} />
      <Note at={at.clerk} tone="paper" figure="Net" caption="to a clerk, beside its image" />
      <Ledger
        at={at.file}
        tone="ink"
        title="Kept with the file"
        rows={[
          ['Score and 14 inputs', '0.71'],
          ['Model version', '3.2'],
          ['Decision', 'Underwriter signs'],
        ]}
      />
    </>
  ),
});

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

const fraud = compose({
  title: 'Alerts an analyst can close',
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
        right="An example"
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

/** Minutes of an exit drill, in the order of the way out. An example. */
const drill = [
  ['Data out', 190],
  ['Rebuilt', 320],
  ['Compared', 45],
] as const;
const hours = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const resilience = compose({
  title: 'An exit you have rehearsed',
  desc: `An exit drill drawn as the plan of a building: the red way leads out of the provider through data out, rebuilt and compared, ${drill.map(([, minutes]) => hours(minutes)).join(', ')} hours, ${hours(drill.reduce((sum, [, minutes]) => sum + minutes, 0))} in all. A tag counts the 36 hours for the notice to the regulator.`,
  words: 17,
  wide: { plan: [48, 44, 440, 440], sum: [470, 82, 282, 216], tag: [478, 352, 262, 92, 4] },
  phone: { plan: 320, sum: 190 },
  draw: (at) => (
    <>
      <FloorPlan
        at={at.plan}
        title="Exit drill"
        right="An example"
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
      <Tag at={at.tag} tone="paper" text="Notice to a regulator" strong="36 hours" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  payments,
  'lending-onboarding': lending,
  'fraud-financial-crime': fraud,
  'operational-resilience': resilience,
};
