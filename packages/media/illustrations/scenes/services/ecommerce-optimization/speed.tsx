/** Ecommerce Optimization, continued: four visits, and the reasons why they are slow. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Ledger, Matrix } from '../../../parts/tables.tsx';
import { Plate } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** The seconds until four visitors see the page, sorted. Three of the four must be within the limit. An example. */
const visits = [1.3, 1.8, 2.4, 4.1] as const;
const limit = 2.5;
const third = visits[2];

/** Phones at the time of the limit. Each shows the part of the page that has arrived. */
const Phones = part(({ w, h }) => {
  const size = useWords();
  const column = w / visits.length;
  const [pw, ph] = [Math.min(column - 18, 104), h - size * 2];
  return visits.map((seconds, index) => {
    const late = seconds > limit;
    const x = round(index * column);
    return (
      <g key={seconds} transform={`translate(${x} 0)`}>
        <Sheet x={0} y={0} w={pw} h={ph} rx={18} fill={late ? colors.red : colors.ink} depth={9}>
          <rect x={6} y={6} width={pw - 12} height={ph - 12} rx={13} fill={colors.paper} />
          <Rect x={pw / 2 - 14} y={12} w={28} h={7} rx={3.5} fill={late ? colors.red : colors.ink} />
          {late ? (
            <circle
              cx={pw / 2}
              cy={ph / 2}
              r={16}
              fill="none"
              stroke={colors.red}
              strokeWidth={5}
              strokeDasharray="70 31"
            />
          ) : (
            <>
              <Rect x={14} y={30} w={pw - 28} h={ph * 0.42} rx={5} fill={colors.stone} />
              <Rect x={14} y={40 + ph * 0.42} w={pw - 28} h={8} fill={colors.line2} />
              <Rect x={14} y={54 + ph * 0.42} w={(pw - 28) * 0.6} h={8} fill={colors.line2} />
              <Rect x={14} y={ph - 42} w={pw - 28} h={22} rx={11} fill={colors.ink} />
            </>
          )}
        </Sheet>
        <Text x={pw / 2} y={h - 2} weight="bold" color={late ? colors.red : colors.ink} anchor="middle">
          {`${seconds.toFixed(1)} s`}
        </Text>
      </g>
    );
  });
});

export const speed = compose({
  title: 'Faster pages on real phones',
  desc: `Four phones, an example: three of four visits see the page within ${limit} seconds, after ${visits.slice(0, 3).join(', ')} seconds; the fourth, in red, waits ${visits[3]}. Figures that 3 visits of 4 keep: INP 180 ms of 200, LCP ${third} s of ${limit} and CLS 0.08 of 0.1. A table ranks tracking and advertising tags by the milliseconds they cost and the orders they bring. A plate says that iPhones are measured in the page.`,
  words: 17,
  wide: {
    phones: [56, 44, 416, 246],
    vitals: [492, 64, 260, 196],
    tags: [318, 314, 434, 184],
    phone: [48, 372, 238, 88, -4],
  },
  phone: { phones: [20, 14, 346, 220], vitals: [14, 262, 346, 190], tags: [14, 476, 346, 180] },
  draw: (at) => (
    <>
      <Phones at={at.phones} />
      <Ledger
        at={at.vitals}
        title="3 visits of 4"
        rows={[
          ['INP', '180 of 200 ms'],
          ['LCP', `${third} of ${limit} s`],
          ['CLS', '0.08 of 0.1'],
        ]}
      />
      <Matrix
        at={at.tags}
        tone="ink"
        title="Tracking and ads"
        columns={['Milliseconds', 'Orders']}
        rows={[
          ['Old pixel', '310', '0'],
          ['Chat', '120', '14'],
          ['Reviews', '90', '31'],
        ]}
      />
      <Plate at={at.phone} tone="paper" text="iPhones: measured" strong="in the page" />
    </>
  ),
});
