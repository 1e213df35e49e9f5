/** The scenes of the Oil and Gas page, by area. */
import { compose, part } from '../../../compose.tsx';
import { colors, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Ledger, Matrix } from '../../../parts/tables.tsx';
import { Note, StickyNote } from '../../../parts/tags.tsx';
import { Head } from '../../../parts/tones.tsx';
import { round } from '../../../text.tsx';
import { vary } from '../../../vary.ts';
import { methane, permits } from './field.tsx';
import { Split, Well } from './objects.tsx';
import { steps } from './steps.tsx';

/** The result of each well's last test, in barrels a day. An example. */
const tests = [
  { name: 'A-1', rate: 1240, days: 12 },
  { name: 'A-2', rate: 860, days: 31 },
  { name: 'A-4', rate: 700, days: 74 },
] as const;
const oldTest = 60;
const tested = tests.reduce((sum, { rate }) => sum + rate, 0);
/** @param metered the reading of the meter in barrels a day */
export const sharesOf = (metered: number) =>
  tests.map(({ name, rate, days }) => ({
    name,
    amount: Math.round((rate * metered) / tested),
    note: days > oldTest ? `Test ${days} days old: estimate` : `Test ${days} days old`,
    red: days > oldTest,
  }));
const barrels = (amount: number) => amount.toLocaleString('en-US');

const productionOf = (metered: number, shares = sharesOf(metered)) =>
  compose({
    title: 'Daily allocation finished by morning',
    desc: `A pipe as wide as the ${barrels(metered)} barrels a meter read in a day splits into the shares of ${tests.length} wells, by their last tests: ${shares.map(({ name, amount, note }) => `${name} ${barrels(amount)}, ${note.toLowerCase()}`).join('; ')}. The estimate is red. September and October agree, so the workbook goes after 2 month-ends; at most 72 hours offline are bridged. An example.`,
    words: 17,
    wide: { split: [48, 44, 560, 348], offline: [588, 80, 164, 128], months: [392, 378, 360, 120] },
    phone: { split: 372, months: 120, offline: 112 },
    draw: (at) => (
      <>
        <Split
          at={at.split}
          title="Barrels, by well"
          total={{ name: 'Meter', amount: metered }}
          shares={shares}
          write={barrels}
        />
        <Note at={at.offline} figure="72 h" caption="bridged offline, at most" />
        <Ledger
          at={at.months}
          title="Workbook and meters"
          rows={[
            ['September', 'agree'],
            ['October', 'agree: workbook goes'],
          ]}
        />
      </>
    ),
  });

const production = vary({
  label: 'Barrels on the meter, a day',
  values: [2240, 2380, 2520, 2660, 2800],
  shown: 2660,
  write: (metered) => `${barrels(metered)} barrels`,
  says: (metered) =>
    `When the meter reads ${barrels(metered)} barrels, the shares are ${sharesOf(metered)
      .map(({ name, amount }) => `${name} ${barrels(amount)}`)
      .join(', ')}. The last one stays an estimate.`,
  draw: productionOf,
});

/** The names of one well in several systems, and the facts by which each agrees with the first. An example. */
const names = [
  ['Kestrel 7', true, true, true],
  ['KESTREL-07', true, true, true],
  ['Kes 7 H', true, true, true],
  ['Kestrel 7 ST', true, true, 'differs'],
] as const;

/** Two curves of a log on its paper. */
const Log = part<{ title: string }>(({ w, h, ...head }) => (
  <Sheet x={0} y={0} w={w} h={h} rx={4}>
    <Head w={w} {...head} />
    {[0.3, 0.5, 0.7].map((at) => (
      <path key={at} d={`M18 ${round(44 + at * (h - 44))}H${w - 18}`} stroke={colors.line} strokeWidth={2} />
    ))}
    {[0.38, 0.7].map((at, curve) => (
      <path
        key={at}
        d={`M18 ${round(44 + at * (h - 44))}${Array.from({ length: 22 }, (_, i) => `l${round((w - 36) / 22)} ${round(Math.sin(i * (1.7 + curve)) * 17)}`).join('')}`}
        fill="none"
        stroke={curve ? colors.stone2 : colors.ink}
        strokeWidth={3}
        strokeLinejoin="round"
      />
    ))}
  </Sheet>
));

const subsurface = compose({
  title: 'One record for every well',
  desc: `A well below its derrick, cut through the strata, bears a single name, ${names[0][0]}. A table compares the ${names.length} names it went by on UWI, location and spud date: three agree on all; for ${names[3][0]} the spud date differs, in red, and your data steward settles it. The contractor’s original log lies beside. An example.`,
  words: 17,
  wide: {
    well: [64, 40, 220, 446],
    table: [322, 44, 430, 270],
    log: [322, 344, 236, 144],
    sticky: [526, 342, 226, 88, -4],
  },
  phone: { table: 270, sticky: [60, 306, 260, 84, -3], well: [70, 416, 232, 380] },
  draw: (at) => (
    <>
      <Well at={at.well} name={names[0][0]} note="one well" />
      <Log at={at.log} title="WITSML, original" />
      <Matrix
        at={at.table}
        title="Names of one well"
        columns={['UWI', 'Location', 'Spud']}
        rows={names}
        red={[names[3][0], 2]}
      />
      <StickyNote at={at.sticky} tone="ink" text="Settled by your" strong="data steward" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'production-operations': production,
  'subsurface-well-data': subsurface,
  'methane-emissions': methane,
  'permits-field-safety': permits,
  steps,
};
