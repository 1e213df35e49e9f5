/** Telecommunications, continued: the scenes of order paths and of filings. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Note, StickyNote } from '../../../parts/tags.tsx';
import { Timeline } from '../../../parts/time.tsx';
import { below, Head, type HeadData } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

const all = 100;
/** The orders that move to the new path first: 5 percent. */
const crossing = (all * 5) / 100;

/** A hundred orders. The orders that move are red, at the upper right. */
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

/** A line of the map: a track with its stations, from left to right. */
function Line({
  from,
  y,
  w,
  stations,
  color,
}: {
  /** The beginning of the line. */
  from: readonly [x: number, y: number];
  y: number;
  w: number;
  stations: readonly (readonly [name: string, note?: string])[];
  color: string;
}) {
  const size = useWords();
  const start = from[0] + (w > 400 ? 110 : 64);
  const step = (w - start - 48) / (stations.length - 1);
  const wide = w > 400;
  /** Five names do not fit side by side on a phone, so every second one is below the line. */
  const labelY = (index: number, note: string | undefined): number => {
    if (wide && note !== undefined) return -size * 2.6;
    return !wide && stations.length > 3 && index % 2 ? size * 2.1 : -size * 1.3;
  };
  return (
    <>
      <path
        d={`M${from[0]} ${from[1]}C${from[0] + 44} ${from[1]} ${start - 44} ${y} ${start} ${y}H${w}`}
        fill="none"
        stroke={color}
        strokeWidth={10}
      />
      {stations.map(([name, note], index) => (
        <g key={name} transform={`translate(${round(start + index * step)} ${y})`}>
          <circle r={11} fill={colors.sheet} stroke={color} strokeWidth={5} />
          <Text x={0} y={labelY(index, note)} weight="medium" anchor="middle">
            {name}
          </Text>
          {note !== undefined && wide && (
            <Text x={0} y={-size * 1.3} color={colors.mute} anchor="middle">
              {note}
            </Text>
          )}
        </g>
      ))}
    </>
  );
}

/** A railway switch: the old line with its five systems, and the new line, in red, with its interfaces. */
const Switch = part(({ w, h }) => {
  const [top, bottom] = [round(h * 0.22), round(h * 0.78)];
  const from = [0, round(h / 2)] as const;
  return (
    <>
      <Line
        from={from}
        y={bottom}
        w={w}
        color={colors.stone2}
        stations={[['Shop'], ['Billing'], ['Stock'], ['Tickets'], ['Network']]}
      />
      <Line
        from={from}
        y={top}
        w={w}
        color={colors.red}
        stations={[
          ['TMF622', 'Product orders'],
          ['TMF641', 'Service orders'],
          ['TMF621', 'Tickets'],
        ]}
      />
    </>
  );
});

export const orders = compose({
  title: 'Standard interfaces between old systems',
  desc: `${all} orders on a sheet: ${crossing} of them, in red, take the red line of a railway switch, with stations for the TM Forum interfaces TMF622, product orders, TMF641, service orders, and TMF621, tickets. ${all - crossing} stay on the old line through five systems: shop, billing, stock, tickets and network.`,
  words: 17,
  wide: { orders: [48, 44, 248, 330], tracks: [296, 96, 456, 260], share: [72, 350, 216, 130] },
  phone: { orders: 200, tracks: 250, share: 120 },
  draw: (at) => (
    <>
      <Switch at={at.tracks} />
      <Orders at={at.orders} title="Orders" right={String(all)} />
      <Note at={at.share} figure={`${crossing} percent`} caption="of orders on the new path at first" />
    </>
  ),
});

/** Locations in hundredths of the map, and whether the network covers them. An example. */
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
/** The number of locations inside the drawn coverage that the network does not reach. */
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
    sticky: [52, 392, 216, 88, -5],
  },
  phone: { map: 260, filed: 120, dates: 120 },
  draw: (at) => (
    <>
      <Coverage at={at.map} title="Coverage as drawn" />
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
      <StickyNote at={at.sticky} tone="paper" text="Not reached" strong="not filed" />
    </>
  ),
});
