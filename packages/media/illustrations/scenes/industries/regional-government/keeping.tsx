/** Regional Government & Agencies, continued: the scenes of records and of contracts. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Wire } from '../../../objects.tsx';
import { Link } from '../../../parts/link.tsx';
import { Certificate } from '../../../parts/papers.tsx';
import { Rack } from '../../../parts/shelves.tsx';
import { Note, Plate } from '../../../parts/tags.tsx';
import { below, Head, type HeadData } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useMeasure, useWords } from '../../../words.tsx';

/** Series of records with the year in which they end. An example. */
const series = [
  { name: 'Building permits', year: 2041, filled: 5 },
  { name: 'Inspections', year: 2031, filled: 4 },
  { name: 'Time cards', year: 2026, filled: 2 },
] as const;
const ended = series[2];

/** The path of a box: along its shelf, out of the rack and up to the list. */
const Way = part<object>(({ w, h }) => (
  <Wire
    path={`M0 ${h}H${w - 32}q12 0 12 -12V12q0-12 12-12H${w}`}
    color={colors.red}
    thickness={3}
    arrow={[w, 0, 0]}
  />
));

export const records = compose({
  title: 'Records found and deleted on time',
  desc: `Boxes of records on ${series.length} shelves, an example, each with the year in which the state's retention period ends: ${series.map(({ name, year }) => `${name} ${year}`).join(', ')}. A red wire leads from a red box of ${ended.name.toLowerCase()} to the list of records due for deletion, which the clerk signs. A plate says that nothing is deleted without a signature.`,
  words: 17,
  wide: {
    shelves: [48, 44, 424, 440],
    list: [510, 60, 242, 290],
    way: [200, 238, 310, 171],
    plate: [506, 392, 240, 92, -4],
  },
  phone: { shelves: 300, list: 270 },
  draw: (at) => (
    <>
      <Rack
        at={at.shelves}
        kind="boxes"
        shelves={series.map(({ name, year, filled }) => ({ name, note: `Ends ${year}`, filled, of: 5 }))}
        red={[ended.name, 1]}
      />
      <Certificate
        at={at.list}
        title="To delete"
        text="Series by series"
        facts={[['Signs', 'Clerk']]}
        seal="ink"
      />
      <Way at={at.way} />
      <Plate at={at.plate} tone="paper" text="Nothing goes without" strong="a signature" />
    </>
  ),
});

const months = 12;
/**
 * Contracts: the first month in the chart, and the month of renewal. The last two contracts are for the same service.
 * An example.
 */
const terms = [
  ['Permits', 9],
  ['Payroll', 12],
  ['Parks', 6],
  ['Work orders', 8],
  ['Work orders, old', 4],
] as const;
const off = 'Work orders, old';

/** Contracts as bars up to their renewal, within 12 months. */
const Renewals = part<HeadData>(({ w, h, ...head }) => {
  const size = useWords();
  const measure = useMeasure();
  const top = below(head) + 10;
  const left = Math.max(...terms.map(([name]) => measure(name))) + 34;
  const [unit, row] = [(w - left - 22) / months, (h - top - size - 48) / terms.length];
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} {...head} />
      {[0, 3, 6, 9, months].map((month) => (
        <g key={month}>
          <path
            d={`M${round(left + month * unit)} ${top}V${h - size - 44}`}
            stroke={colors.line}
            strokeWidth={2}
          />
          <Text x={left + month * unit} y={h - 36} anchor="middle" color={colors.mute}>
            {String(month)}
          </Text>
        </g>
      ))}
      {terms.map(([name, renewal], index) => (
        <g key={name} transform={`translate(0 ${round(top + index * row)})`}>
          <Text
            x={18}
            y={row / 2 + size * 0.35}
            color={name === off ? colors.red : colors.ink}
            weight={name === off ? 'medium' : 'regular'}
          >
            {name}
          </Text>
          <Rect
            x={left}
            y={row * 0.22}
            w={renewal * unit}
            h={row * 0.56}
            rx={2}
            fill={name === off ? colors.red : index === 3 ? colors.ink : colors.stone}
          />
        </g>
      ))}
    </Sheet>
  );
});

/** A switch in the position "off". */
const Switch = part<{ label: string }>(({ w, h, label }) => {
  const size = useWords();
  const r = h / 2;
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={r} fill={colors.stone}>
      <circle cx={r} cy={r} r={r - 10} fill={colors.sheet} />
      <Text x={w - r * 0.9} y={r + size * 0.6} size={size * 1.7} weight="bold" anchor="middle">
        {label}
      </Text>
    </Sheet>
  );
});

export const contracts = compose({
  title: 'Fewer systems to pay for',
  desc: `${terms.length} contracts on a timeline of ${months} months by renewal date, an example; two of them overlap, both for work orders. A red wire leads from the old one, which would be renewed in month ${terms[4][1]}, to a switch that stands at off. A note says that the GovRAMP status of a hosted product is looked up on the day you buy.`,
  words: 17,
  wide: {
    terms: [48, 44, 704, 320],
    wires: [48, 44, 704, 320],
    switch: [212, 400, 232, 92],
    status: [496, 342, 240, 136],
  },
  phone: { terms: 280, switch: [130, 320, 196, 76], status: [14, 424, 346, 130] },
  draw: (at) => (
    <>
      <Renewals at={at.terms} title="Contracts by renewal" right="Months" />
      <Note at={at.status} figure="GovRAMP" caption="status, looked up on the day you buy" />
      <Link from={at.wires} to={at.switch} red out={[0.398, 0.76]} into={[0.5, 0]} />
      <Switch at={at.switch} label="Off" />
    </>
  ),
});
