/** Ecommerce Enablement, continued: the way to the receipt as two lines of a subway. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { below, Head, type HeadData } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords, Words } from '../../../words.tsx';

/** The steps of a purchase. The second screen reader cannot pass the closed step. An example. */
const stops = ['Search', 'Size chart', 'Basket', 'Payment', 'Receipt'] as const;
const closed = 1;
const readers = ['NVDA', 'VoiceOver'] as const;
/** The distance of the two lines. */
const apart = 30;

/** A stop across both lines. A closed stop is on the first line only. The first line is at 0, 0. */
const Stop = ({ isClosed }: { isClosed: boolean }) => (
  <rect
    x={-13}
    y={-13}
    width={26}
    height={isClosed ? 26 : apart + 26}
    rx={13}
    fill={colors.sheet}
    stroke={colors.ink}
    strokeWidth={5}
  />
);

/** The sign of a closed stop. */
const NoEntry = ({ x, y }: { x: number; y: number }) => (
  <>
    <circle cx={x} cy={y} r={21} fill={colors.red} />
    <Rect x={x - 12} y={y - 4} w={24} h={8} rx={1} fill="#fff" />
  </>
);

/** The two lines from left to right with their stops at `along`. The first line is at y 0. If `branch`, the second joins it from below. */
const Tracks = ({
  start,
  along,
  branch,
}: {
  start: number;
  along: (stop: number) => number;
  branch: boolean;
}) => {
  const end = along(stops.length - 1);
  const second = branch ? `M${start + 14} ${apart + 70}V${apart + 20}q0-20 20-20` : `M${start} ${apart}`;
  return (
    <>
      <path d={`M${start} 0H${end}`} fill="none" stroke={colors.ink} strokeWidth={12} />
      <path d={`${second}H${end}`} fill="none" stroke={colors.stone2} strokeWidth={12} />
      {stops.map((name, stop) => (
        <g key={name} transform={`translate(${along(stop)} 0)`}>
          <Stop isClosed={stop === closed} />
        </g>
      ))}
    </>
  );
};

/** Two lines with the same stops. They go from left to right, or from top to bottom if their place is high. */
const Lines = part<HeadData>(({ w, h, ...head }) => {
  const size = useWords();
  const upright = h > w;
  const top = below(head);
  const [start, first] = upright ? [top + 44, top + 98] : [148, 196];
  const length = upright ? h : w;
  const step = (length - first - (upright ? 40 : 66)) / (stops.length - 1);
  const across = upright ? 62 : top + (h - top) * 0.36;
  const along = (stop: number) => round(first + stop * step);
  // The name of the closed stop leaves room for the wire that begins at its sign.
  const nameY = (stop: number) =>
    upright
      ? along(stop) + (stop === closed ? -8 : size * 0.35)
      : across + (stop === closed ? -28 : apart + 30 + size);
  const [sx, sy] = upright ? [across + apart + 4, along(closed)] : [along(closed), round(across + apart + 4)];
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} {...head} />
      {/* From top to bottom, it is the same drawing with x and y exchanged. */}
      <g transform={upright ? `matrix(0 1 1 0 ${across} 0)` : `translate(0 ${round(across)})`}>
        <Tracks start={start} along={along} branch={upright} />
      </g>
      <path
        d={`M${sx} ${sy}${upright ? 'H290' : ''}V${h + 40}`}
        fill="none"
        stroke={colors.red}
        strokeWidth={3}
      />
      <NoEntry x={sx} y={sy} />
      {readers.map((reader, line) => (
        <Text
          key={reader}
          x={upright ? across + (line ? apart + 80 : -24) : start - 16}
          y={round(upright ? start + (line ? 14 + size * 0.35 : -12) : across + line * apart + size * 0.35)}
          weight="medium"
          anchor={upright ? 'start' : 'end'}
        >
          {reader}
        </Text>
      ))}
      {stops.map((name, stop) => (
        <Text
          key={name}
          x={upright ? across + apart + 40 : along(stop)}
          y={round(nameY(stop))}
          weight={stop === closed ? 'bold' : 'regular'}
          anchor={upright ? 'start' : 'middle'}
        >
          {name}
        </Text>
      ))}
    </Sheet>
  );
});

/** An entry of the report: what is wrong, the rule, and the release that fixes it. */
const Gap = part(({ w, h }) => {
  const size = useWords();
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={3}>
      <Words x={20} y={20 + size} w={w - 40} weight="bold" lines={2}>
        The size table has no headings
      </Words>
      <Text x={20} y={round(h - 18 - size * 1.35)} color={colors.mute} max={w - 40}>
        EN 301 549, 9.1.3.1
      </Text>
      <Text x={20} y={h - 18} weight="medium" max={w - 40}>
        Fixed in release 4.2
      </Text>
    </Sheet>
  );
});

const delivered = '2026-06-22';
/** The days in which a customer of the EU may withdraw, counted from the day after the delivery. */
const period = 14;
const days = Array.from({ length: period }, (_, day) =>
  new Date(Date.parse(delivered) + (day + 1) * 86_400_000).getUTCDate(),
);
/** The day on which the customer of the example withdraws, counted from 1. */
const withdrawn = 2;

/** The days as fields, a row for each week. */
const Period = part<HeadData>(({ w, h, ...head }) => {
  const size = useWords();
  const columns = period / 2;
  const [field, top] = [(w - 32) / columns, below(head) + 14];
  const high = 36;
  return (
    <Sheet x={0} y={0} w={w} h={h} fill={colors.ink}>
      <Head w={w} tone="ink" {...head} />
      {days.map((date, day) => {
        const isWithdrawn = day + 1 === withdrawn;
        const [x, y] = [16 + (day % columns) * field, top + Math.floor(day / columns) * (high + 6)];
        return (
          <g key={date} transform={`translate(${round(x)} ${y})`}>
            <Rect x={2} y={0} w={field - 4} h={high} rx={4} fill={isWithdrawn ? colors.onInk : colors.ink2} />
            <Text
              x={field / 2}
              y={high / 2 + size * 0.35}
              size={15}
              weight={isWithdrawn ? 'bold' : 'regular'}
              color={isWithdrawn ? colors.ink : colors.stone}
              anchor="middle"
            >
              {String(date)}
            </Text>
          </g>
        );
      })}
      <Text x={18} y={h - 20} color={colors.onInk} max={w - 36}>
        June 24: withdrawn, email sent
      </Text>
    </Sheet>
  );
});

export const legalRequirements = compose({
  title: 'Legal requirements tested before release',
  desc: `The way from search to receipt as two subway lines, one for each screen reader, NVDA and VoiceOver, an example with the stops ${stops.join(', ')}. On the second line, the stop ${stops[closed]} is closed by a red sign. A red wire leads to the gap: the size table has no headings, EN 301 549, 9.1.3.1, fixed in release 4.2. Below, the ${period} days after a delivery on June 22 in which a customer of the EU may withdraw; on June 24 one does, which is acknowledged by email.`,
  words: 17,
  wide: { lines: [48, 44, 704, 216], gap: [140, 292, 236, 136, -3], days: [412, 308, 340, 182] },
  phone: { lines: [14, 14, 346, 400], gap: [118, 432, 240, 128, -2], days: [14, 594, 346, 182] },
  draw: (at) => (
    <>
      <Lines at={at.lines} title="A purchase by ear" right="WCAG 2.1 AA" />
      <Gap at={at.gap} />
      <Period at={at.days} title="EU: 14 days to withdraw" right="to July 6" />
    </>
  ),
});
