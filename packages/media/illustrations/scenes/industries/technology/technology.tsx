/** The scenes of the Technology page, by area. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Balance } from '../../../parts/relations.tsx';
import { Matrix } from '../../../parts/tables.tsx';
import { StickyNote } from '../../../parts/tags.tsx';
import { Head } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords, Words } from '../../../words.tsx';
import { cybersecurity } from './evidence.tsx';
import { analytics } from './telemetry.tsx';

/** Percent of customers in every release ring. */
const rings = [100, 10, 1] as const;
const halted = 10;

/** Release rings. The area of a ring is its share of customers. The halted ring is red. */
const Rings = part(({ w, h }) => {
  const size = useWords();
  const r = Math.min(w - 150, h) / 2;
  const radius = (share: number) => round(r * Math.sqrt(share / 100));
  const words = [
    ['100%', 'not begun'],
    ['10%', 'halted: crash rates rose'],
    ['1%', 'released'],
  ] as const;
  return (
    <>
      <circle cx={r + 10} cy={h / 2 + 10} r={r} fill={colors.shadow} />
      {rings.map((share) => (
        <circle
          key={share}
          cx={r}
          cy={h / 2}
          r={radius(share)}
          fill={share === halted ? colors.red : share === 1 ? colors.ink : colors.sheet}
        />
      ))}
      {rings.map((share, index) => {
        const isRed = share === halted;
        const y = round(h * 0.1 + index * Math.max(h * 0.22, size * 4.6));
        const far = radius(share) - (share === 1 ? 0 : 10);
        const [x, from] = [round(r + far * 0.8), round(h / 2 - far * 0.6 * (1 - index))];
        return (
          <g key={share}>
            <path
              d={`M${x} ${from}L${2 * r - 10} ${y}H${2 * r + 20}`}
              fill="none"
              stroke={isRed ? colors.red : colors.stone2}
              strokeWidth={isRed ? 3 : 2}
            />
            <Text
              x={2 * r + 30}
              y={y + 3}
              size={size * 1.5}
              weight="bold"
              color={isRed ? colors.red : colors.ink}
            >
              {words[index]?.[0] ?? ''}
            </Text>
            <Words x={2 * r + 30} y={y + 6 + size * 1.2} w={w - 2 * r - 30} color={colors.mute} lines={2}>
              {words[index]?.[1] ?? ''}
            </Words>
          </g>
        );
      })}
    </>
  );
});

/** Flags with their owners and the dates of their removal. An example. */
const flags = [
  { flag: 'New search', note: 'Ana, until March 1', on: true },
  { flag: 'Bulk export', note: 'Tom, until April 15', on: false },
] as const;

/** A board of switches. */
const Switches = part(({ w, h }) => {
  const size = useWords();
  const step = (h - 44) / flags.length;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} title="Flags" />
      {flags.map(({ flag, note, on }, row) => {
        const y = round(44 + (row + 0.5) * step);
        return (
          <g key={flag}>
            <Rect x={18} y={y - 14} w={54} h={28} rx={14} fill={on ? colors.ink : colors.stone} />
            <circle cx={on ? 58 : 32} cy={y} r={10} fill={on ? colors.onInk : colors.sheet} />
            <Text x={88} y={y - 4} weight="medium" max={w - 100}>
              {flag}
            </Text>
            <Text x={88} y={y + size * 1.05} color={colors.mute} max={w - 100}>
              {note}
            </Text>
          </g>
        );
      })}
    </Sheet>
  );
});

const innovation = compose({
  title: 'New features in small, safe steps',
  desc: 'Three release rings as circles whose areas are 1, 10 and 100 percent of the customers: the first is released, the red one of 10 percent was halted because crash rates rose, the last has not begun. A board has two flags, an example, each with an owner and the date on which it goes: March 1 and April 15.',
  words: 17,
  wide: { rings: [48, 44, 664, 430], flags: [452, 322, 300, 168] },
  phone: { rings: [14, 18, 346, 280], flags: [14, 300, 346, 160] },
  draw: (at) => (
    <>
      <Rings at={at.rings} />
      <Switches at={at.flags} />
    </>
  ),
});

/** Customers with dollars of revenue and of cost in a month. An example. */
const customers = [
  ['Customer A', 90_000, 97_000],
  ['Customer B', 41_000, 22_000],
  ['Customer C', 18_000, 7000],
] as const;
const dollars = (amount: number) => `$${amount / 1000}k`;
const [largest] = customers;

const cloud = compose({
  title: 'Cloud cost of each customer',
  desc: `A pair of scales weighs the largest customer, an example: ${dollars(largest[1])} of revenue against ${dollars(largest[2])} of cost, in red and heavier. A table has revenue and cost of three customers. A note names the export tested for the 30-day switch of the Data Act.`,
  words: 17,
  wide: { scales: [44, 56, 412, 434], table: [462, 48, 290, 240], sticky: [482, 352, 270, 92, -4] },
  phone: { scales: [14, 18, 346, 260], table: [14, 300, 346, 190] },
  draw: (at) => (
    <>
      <Balance
        at={at.scales}
        left={['Revenue', largest[1]]}
        right={['Cost', largest[2]]}
        write={dollars}
        red="right"
      />
      <Matrix
        at={at.table}
        title="A month"
        columns={['Revenue', 'Cost']}
        rows={customers.map(([name, revenue, cost]) => [name, dollars(revenue), dollars(cost)])}
      />
      <StickyNote at={at.sticky} tone="ink" text="Export tested for a" strong="30-day switch" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'innovation-product-development': innovation,
  'cloud-computing': cloud,
  'data-analytics': analytics,
  cybersecurity,
};
