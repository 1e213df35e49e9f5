/** Regional Government & Agencies, continued: the scene of permits. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { StickyNote } from '../../../parts/tags.tsx';
import { Timeline } from '../../../parts/time.tsx';
import { below, Head, type HeadData } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** The parcels along two streets, in hundredths of the map. The parcel of the application is dark. */
const parcels = [
  [0, 0, 24, 40],
  [24, 0, 18, 40],
  [42, 0, 22, 40],
  [72, 0, 28, 40],
  [0, 56, 30, 44],
  [30, 56, 34, 44],
  [72, 56, 28, 20],
  [72, 76, 28, 24],
] as const;
const chosen = 2;
const parcel = '12-04';

/** Parcels of a county, with streets between them. */
const ParcelMap = part<HeadData>(({ w, h, ...head }) => {
  const size = useWords();
  const top = below(head) + 14;
  const [px, py] = [
    (x: number) => 14 + (x / 100) * (w - 28),
    (y: number) => top + (y / 100) * (h - top - 14),
  ];
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} {...head} />
      {parcels.map(([x, y, pw, ph], index) => (
        <Rect
          key={index}
          x={px(x) + 2}
          y={py(y) + 2}
          w={px(x + pw) - px(x) - 4}
          h={py(y + ph) - py(y) - 4}
          rx={2}
          fill={index === chosen ? colors.ink : colors.line}
        />
      ))}
      <Text
        x={round(px(53))}
        y={round(py(20) + size * 0.35)}
        weight="medium"
        color={colors.onInk}
        anchor="middle"
        max={px(22) - px(0) - 4}
      >
        {parcel}
      </Text>
    </Sheet>
  );
});

/** The sizes of the parcel, of the house and of the fence, in feet. An example. */
const lot = { wide: 60, deep: 92 } as const;
const house = { x: 13, y: 44, wide: 34, deep: 32 } as const;
/** Trees: their middles and radii in feet. */
const trees = [
  [14, 22, 6],
  [46, 30, 4],
  [26, 14, 3],
] as const;
const fence = { side: 40, rear: lot.wide } as const;
const length = 2 * fence.side + fence.rear;

/** Returns the path of crosses along a line. In a plan, a line with crosses is a fence. */
const crosses = (count: number, x1: number, y1: number, x2: number, y2: number): string =>
  Array.from({ length: count }, (_, cross) => (cross + 0.5) / count)
    .map((at) => [round(x1 + (x2 - x1) * at), round(y1 + (y2 - y1) * at)])
    .map(([x, y]) => `M${x} ${y}m-6-6l12 12m0-12l-12 12`)
    .join('');

/** The parcel with its house, drive and street, from above. `unit` is the length of a foot. */
function Lot({ unit, w }: { unit: number; w: number }) {
  const size = useWords();
  const u = (feet: number) => round(feet * unit);
  const hatch = Array.from({ length: 7 }, (_, line) => line * 9 - 24).map((at) => {
    const [start, end] = [Math.max(0, at), Math.min(house.wide, at + house.deep)];
    return `M${u(house.x + start)} ${u(house.y + start - at)}L${u(house.x + end)} ${u(house.y + end - at)}`;
  });
  return (
    <>
      <Rect x={u(33)} y={u(76)} w={u(14)} h={u(16)} rx={0} fill={colors.line} />
      {trees.map(([x, y, r]) => (
        <circle
          key={x}
          cx={u(x)}
          cy={u(y)}
          r={u(r)}
          fill={colors.line}
          stroke={colors.stone}
          strokeWidth={2}
        />
      ))}
      <path
        d={`M0 0H${u(lot.wide)}V${u(lot.deep)}H0z`}
        fill="none"
        stroke={colors.stone2}
        strokeWidth={2}
        strokeDasharray="18 5 4 5 4 5"
      />
      <Rect x={u(house.x)} y={u(house.y)} w={u(house.wide)} h={u(house.deep)} rx={0} fill={colors.soft} />
      <path d={hatch.join('')} stroke={colors.stone} strokeWidth={2} />
      <path
        d={`M${u(house.x)} ${u(house.y)}h${u(house.wide)}v${u(house.deep)}h${u(-house.wide)}z`}
        fill="none"
        stroke={colors.ink}
        strokeWidth={4}
      />
      <Rect x={u(house.x + 17) - 34} y={u(house.y + 16) - size} w={68} h={size * 2} fill={colors.sheet} />
      <Text x={u(house.x + 17)} y={u(house.y + 16) + size * 0.35} anchor="middle">
        House
      </Text>
      <path
        d={`M${round((u(lot.wide) - w) / 2)} ${u(lot.deep + 6)}h${w}`}
        stroke={colors.stone2}
        strokeWidth={4}
      />
      <Text x={round((u(lot.wide) - w) / 2)} y={round(u(lot.deep + 6) - 10)} color={colors.mute}>
        Street
      </Text>
    </>
  );
}

/** The plan of a parcel with a new fence. The fence is red. */
const PlotPlan = part(({ w, h }) => {
  const size = useWords();
  const [top, block] = [44 + size, size * 3.9];
  const unit = (h - top - block - 34) / (lot.deep + 6);
  const u = (feet: number) => round(feet * unit);
  const [rear, side] = [u(fence.rear), u(fence.side)];
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={3}>
      <g transform={`translate(${round((w - u(lot.wide)) / 2)} ${round(top)})`}>
        <Lot unit={unit} w={w - 28} />
        <path d={`M0 ${side}V0H${rear}V${side}`} fill="none" stroke={colors.red} strokeWidth={5} />
        <path
          d={crosses(2, 0, side, 0, 0) + crosses(3, 0, 0, rear, 0) + crosses(2, rear, 0, rear, side)}
          stroke={colors.red}
          strokeWidth={3}
        />
        <Text x={-14} y={side / 2 + size * 0.35} anchor="end">{`${fence.side} ft`}</Text>
        <Text x={rear / 2} y={-14} anchor="middle">{`${fence.rear} ft`}</Text>
        <Text x={rear + 14} y={side / 2 + size * 0.35}>{`${fence.side} ft`}</Text>
      </g>
      <g transform={`translate(${w - 44} ${round(h - block - 96)})`}>
        <path d="M0-30 11 16 0 8-11 16z" fill={colors.ink} />
        <Text x={0} y={-38} weight="medium" anchor="middle">
          N
        </Text>
      </g>
      <path d={`M0 ${round(h - block)}H${w}`} stroke={colors.ink} strokeWidth={2} />
      <Text x={20} y={round(h - block + size * 1.6)} weight="bold" max={w - 40}>
        {`Fence permit, parcel ${parcel}`}
      </Text>
      <Text x={20} y={round(h - block + size * 3)} color={colors.mute} max={w - 40}>
        {`New fence: ${length} feet`}
      </Text>
    </Sheet>
  );
});

export const permit = compose({
  title: 'Permits and applications online',
  desc: `The plan of a parcel, as it goes with an application for a fence, an example: the new fence is red, ${fence.side} feet along each side and ${fence.rear} along the rear, ${length} in all. On a map of parcels the address was found as ${parcel}. A note says that an unfinished application is kept for 30 days. Below, two dates for WCAG 2.1 AA: April 26, 2027, and 2028 for places below 50,000 people.`,
  words: 16,
  wide: {
    plan: [56, 36, 376, 456],
    map: [474, 48, 278, 190],
    kept: [508, 254, 226, 88, 3],
    dates: [456, 372, 296, 120],
  },
  phone: { plan: [14, 14, 346, 420], kept: [110, 442, 236, 84, -3], dates: [14, 556, 346, 130] },
  draw: (at) => (
    <>
      <PlotPlan at={at.plan} />
      <ParcelMap at={at.map} title="Parcels" right="Address found" />
      <StickyNote at={at.kept} tone="ink" text="Begun, not finished" strong="Kept 30 days" />
      <Timeline
        at={at.dates}
        marks={[
          { at: '2027-04-26', when: 'April 26, 2027', what: 'WCAG 2.1 AA' },
          { at: '2028-04-26', when: 'April 26, 2028', what: 'Below 50,000' },
        ]}
      />
    </>
  ),
});
