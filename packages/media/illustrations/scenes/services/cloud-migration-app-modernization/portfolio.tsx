/** Cloud Migration, continued: the scene of applications with and without an owner. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Link } from '../../../parts/link.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Tag } from '../../../parts/tags.tsx';
import { Head } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** Load of 30 days, from Monday, October 12, 2026, in hundredths. An example. */
const load = [
  44, 47, 43, 46, 40, 12, 10, 45, 48, 44, 47, 41, 13, 9, 46, 49, 58, 88, 97, 34, 12, 82, 55, 46, 44, 42, 11,
  10, 45, 47,
] as const;
/** Thursday, October 29, to Monday, November 2. */
const monthEnd = [17, 21] as const;
const isMonthEnd = (day: number): boolean => day >= monthEnd[0] && day <= monthEnd[1];

/** A bar for each day. The bars of the month-end are dark. */
const Load = part(({ w, h }) => {
  const size = useWords();
  const [top, bottom] = [62, h - 18];
  const column = (w - 36) / load.length;
  const x = (day: number) => round(18 + day * column);
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} title={`Measured, ${load.length} days`} />
      {load.map((share, day) => {
        const high = round(((bottom - top) * share) / 100);
        return (
          <Rect
            key={day}
            x={x(day) + column * 0.14}
            y={bottom - high}
            w={column * 0.72}
            h={high}
            rx={2}
            fill={isMonthEnd(day) ? colors.ink : colors.stone}
          />
        );
      })}
      <Text x={x(monthEnd[0]) - 8} y={top + size * 0.9} weight="medium" anchor="end">
        Month-end
      </Text>
    </Sheet>
  );
});

/** Applications by the state of their owner. The last application has none. An example. */
const shelves = [
  ['Finance', 5],
  ['Logistics', 4],
  ['No owner', 1],
] as const;

/** Boxes on shelves, a red one on the lowest. */
const Shelves = part(({ w, h }) => {
  const size = useWords();
  const step = h / shelves.length;
  const pitch = Math.min(56, (w - size * 6) / shelves[0][1]);
  const side = round(pitch - 12);
  return shelves.map(([owner, boxes], row) => (
    <g key={owner} transform={`translate(0 ${round((row + 1) * step)})`}>
      <path d={`M0 0l8 8H${w + 8}V-4L${w} -14z`} fill={colors.shadow} />
      <Rect x={0} y={-14} w={w} h={14} rx={2} fill={colors.stone2} />
      <Text x={4} y={-30} weight="medium">
        {owner}
      </Text>
      {Array.from({ length: boxes }, (_, box) => {
        const [x, fill] = [
          round(size * 6 + box * pitch),
          row === shelves.length - 1 ? colors.red : colors.ink,
        ];
        return (
          <g key={box}>
            <path d={`M${x + side} -50l8 8V-14h-8z`} fill={colors.shadow} />
            <Rect x={x} y={-14 - side} w={side} h={side} rx={2} fill={fill} />
            <Rect
              x={x + 10}
              y={-22}
              w={side - 20}
              h={4}
              rx={1}
              fill={fill === colors.red ? '#fff' : colors.onInk}
              opacity={0.8}
            />
          </g>
        );
      })}
    </g>
  ));
});

export const portfolioAssessment = compose({
  title: 'Every application assessed first',
  desc: `The load of servers measured for ${load.length} days, an example, with the month-end in dark bars. On shelves by owner stand the applications: five belong to finance, four to logistics, and one, in red, has no owner; a red string leads to its tag, which proposes to retire it. A list says that .NET 8 and .NET 9 both ended on November 10, 2026.`,
  words: 17,
  wide: {
    load: [48, 40, 704, 196],
    shelf: [48, 262, 386, 226],
    ends: [452, 226, 300, 140],
    tag: [478, 404, 250, 90, -4],
  },
  phone: { load: 200, shelf: [20, 238, 330, 216], tag: [100, 476, 250, 86, -3], ends: [14, 590, 346, 140] },
  draw: (at) => (
    <>
      <Load at={at.load} />
      <Shelves at={at.shelf} />
      <Tag at={at.tag} tone="paper" text="Nobody claims it" strong="Retire" />
      <Link
        from={at.shelf}
        to={at.tag}
        red
        out={at.shelf && at.shelf[2] > 350 ? [0.384, 0.856] : [0.35, 0.93]}
        into={[0.094, 0.57]}
        arrow={false}
      />
      <Ledger
        at={at.ends}
        tone="ink"
        title="Support ended"
        rows={[
          ['.NET 8', 'Nov 10, 2026'],
          ['.NET 9', 'Nov 10, 2026'],
        ]}
      />
    </>
  ),
});
