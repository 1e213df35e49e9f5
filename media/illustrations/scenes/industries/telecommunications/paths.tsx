/** Telecommunications, continued: the scenes of order paths and of filings. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Link } from '../../../parts/link.tsx';
import { Layers } from '../../../parts/layers.tsx';
import { Note, Tag } from '../../../parts/tags.tsx';
import { Timeline } from '../../../parts/time.tsx';
import { below, Head, type HeadData } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

const all = 100;
/** Orders that cross to begin with: 5 percent. */
const crossing = (all * 5) / 100;

/** A hundred orders, those that cross in red at the upper right. */
const Orders = part<HeadData>(({ w, h, ...head }) => {
  const [columns, top] = [10, below(head) + 16];
  const [step, row] = [(w - 36) / columns, (h - top - 36) / (all / columns)];
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} {...head} />
      {Array.from({ length: all }, (_, order) => (
        <Rect
          key={order}
          x={18 + (order % columns) * step + 2}
          y={top + Math.floor(order / columns) * row + 2}
          w={step - 6}
          h={row - 6}
          rx={2}
          fill={order >= columns - crossing && order < columns ? colors.red : colors.stone}
        />
      ))}
    </Sheet>
  );
});

/** Systems with a direct link between every two of them. */
const Tangle = part<{ names: readonly string[] }>(({ w, h, names }) => {
  const size = useWords();
  const spots = names.map((name, index) => {
    const angle = (index / names.length) * 2 * Math.PI - 0.4;
    return {
      name,
      x: round(w / 2 + (w / 2 - 46) * Math.cos(angle)),
      y: round(h / 2 + (h / 2 - 20) * Math.sin(angle)),
    };
  });
  const links = spots.flatMap((from, index) =>
    spots.slice(index + 1).map((to) => `M${from.x} ${from.y}L${to.x} ${to.y}`),
  );
  return (
    <>
      <path d={links.join('')} stroke={colors.stone2} strokeWidth={2} fill="none" />
      {spots.map(({ name, x, y }) => (
        <Sheet key={name} x={x - 46} y={y - 18} w={92} h={36} rx={6} fill={colors.sheet} depth={6}>
          <Text x={46} y={18 + size * 0.35} anchor="middle" max={86}>
            {name}
          </Text>
        </Sheet>
      ))}
    </>
  );
});

export const orders = compose({
  title: 'Standard interfaces between old systems',
  desc: `${all} orders on a sheet: ${crossing} of them, in red, cross on a red wire to the new path of TM Forum interfaces, TMF622 for product orders, TMF641 for service orders and TMF621 for tickets, which lie above each other. ${all - crossing} stay on the old path, a tangle of direct links between five systems.`,
  words: 17,
  wide: {
    orders: [48, 56, 270, 336],
    wires: [48, 56, 270, 336],
    apis: [404, 44, 356, 236],
    tangle: [402, 306, 350, 186],
    share: [72, 368, 220, 126],
  },
  phone: { orders: 230, apis: 190, tangle: 190 },
  draw: (at) => (
    <>
      <Link from={at.wires} to={at.tangle} out={[1, 0.72]} arrow={false} />
      <Orders at={at.orders} title="Orders" right={String(all)} />
      <Layers
        at={at.apis}
        layers={[
          ['TMF622', 'Product orders'],
          ['TMF641', 'Service orders'],
          ['TMF621', 'Tickets'],
        ]}
      />
      <Link from={at.wires} to={at.apis} red out={[0.94, 0.22]} into={[0.03, 0.25]} />
      <Tangle at={at.tangle} names={['Shop', 'Billing', 'Stock', 'Tickets', 'Network']} />
      <Note at={at.share} figure="5 percent" caption="of orders cross to begin with" />
    </>
  ),
});

/** Locations, in hundredths of the map, and whether the network reaches them. An example. */
const places = [
  [22, 36, true],
  [27, 62, true],
  [34, 22, true],
  [40, 46, true],
  [47, 74, true],
  [56, 34, true],
  [62, 58, true],
  [77, 40, false],
  [86, 80, undefined],
  [10, 84, undefined],
  [91, 16, undefined],
] as const;
/** Drawn as covered, and not reached. */
const claimed = places.filter(([, , reached]) => reached === false).length;
const reached = places.filter(([, , served]) => served).length;

const fills = { true: colors.ink, false: colors.red, undefined: colors.stone } as const;

/** Locations with the coverage that marketing has drawn around them. */
const Coverage = part<HeadData>(({ w, h, ...head }) => {
  const top = below(head);
  const [px, py] = [(x: number) => round((x / 100) * w), (y: number) => round(top + (y / 100) * (h - top))];
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} {...head} />
      <path
        d={`M0 ${py(56)}C${px(30)} ${py(44)} ${px(50)} ${py(70)} ${w} ${py(64)}M${px(70)} ${top}C${px(62)} ${py(40)} ${px(76)} ${py(70)} ${px(66)} ${h}`}
        fill="none"
        stroke={colors.soft}
        strokeWidth={16}
      />
      <path
        d={`M${px(15)} ${py(40)}C${px(14)} ${py(6)} ${px(40)} ${py(6)} ${px(60)} ${py(10)}S${px(90)} ${py(24)} ${px(86)} ${py(48)}S${px(66)} ${py(86)} ${px(44)} ${py(86)}S${px(15)} ${py(78)} ${px(15)} ${py(40)}z`}
        fill="none"
        stroke={colors.stone2}
        strokeWidth={3}
        strokeDasharray="8 7"
      />
      {places.map(([x, y, state]) => (
        <circle key={x} cx={px(x)} cy={py(y)} r={state === false ? 13 : 8} fill={fills[`${state}`]} />
      ))}
    </Sheet>
  );
});

export const filings = compose({
  title: 'Filings traced to network data',
  desc: `A map, an example: a dashed line is the coverage that marketing has drawn around ${reached + claimed} locations. The network reaches ${reached} of them, which are filed; one, in red, it does not reach, and it is not filed. Below, data of June 30 are due at the FCC on September 1.`,
  words: 17,
  wide: {
    map: [176, 44, 576, 330],
    filed: [48, 92, 196, 148],
    dates: [300, 350, 436, 136],
    tag: [52, 392, 216, 88, -5],
  },
  phone: { map: 260, filed: 120, dates: 120 },
  draw: (at) => (
    <>
      <Coverage at={at.map} title="Coverage as drawn" right="An example" />
      <Note
        at={at.filed}
        figure={`${reached} of ${reached + claimed}`}
        caption="locations go into the filing"
      />
      <Timeline
        at={at.dates}
        tone="ink"
        marks={[
          { at: '2027-06-30', when: 'June 30', what: 'State of the data' },
          { at: '2027-09-01', when: 'September 1', what: 'Due at the FCC' },
        ]}
      />
      <Tag at={at.tag} tone="paper" text="Not reached" strong="not filed" />
    </>
  ),
});
