/** Power Pages, continued: the scene of two meters and twelve months. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { StickyNote } from '../../../parts/tags.tsx';
import { Head } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** Visitors of a site by month, in hundreds: signed in, and anonymous. An example. */
const visitors = [
  ['J', 9, 62],
  ['F', 21, 140],
  ['M', 42, 310],
  ['A', 12, 96],
  ['M', 6, 54],
  ['J', 5, 48],
  ['J', 4, 40],
  ['A', 4, 38],
  ['S', 6, 52],
  ['O', 7, 58],
  ['N', 6, 50],
  ['D', 5, 44],
] as const;
const sums = visitors.map(([, signedIn, anonymous]) => signedIn + anonymous);
const peak = Math.max(...sums);
const busiest = sums.indexOf(peak);
const written = (hundreds: number): string => (hundreds * 100).toLocaleString('en-US');

/** A bar for each month, and the line of the size to buy. */
const Year = part(({ w, h }) => {
  const size = useWords();
  const [top, bottom] = [84, h - 44 - size];
  const column = (w - 36) / visitors.length;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} title="Visitors by month" />
      <path d={`M18 ${top}H${w - 18}`} stroke={colors.stone2} strokeWidth={2} strokeDasharray="6 5" />
      <Text x={w - 18} y={top - 10} anchor="end" weight="medium">
        One peak sets the size
      </Text>
      {visitors.map(([month], index) => {
        const high = round(((bottom - top) * (sums[index] ?? 0)) / peak);
        const x = round(18 + index * column);
        return (
          <g key={index}>
            <Rect
              x={x + column * 0.16}
              y={bottom - high}
              w={column * 0.68}
              h={high}
              rx={2}
              fill={index === busiest ? colors.red : colors.stone}
            />
            <Text
              x={x + column / 2}
              y={h - 36}
              anchor="middle"
              color={index === busiest ? colors.ink : colors.mute}
            >
              {month}
            </Text>
          </g>
        );
      })}
    </Sheet>
  );
});

/** A round meter. Its hand shows a share of the dial. */
const Dial = part<{ name: string; count: number; most: number }>(({ w, name, count, most }) => {
  const size = useWords();
  const r = w / 2;
  const at = (share: number, radius: number) => {
    const angle = Math.PI * (0.85 + 1.3 * share);
    return `${round(r + radius * Math.cos(angle))} ${round(r + radius * Math.sin(angle))}`;
  };
  return (
    <>
      <circle cx={r + 10} cy={r + 10} r={r} fill={colors.shadow} />
      <circle cx={r} cy={r} r={r} fill={colors.ink} />
      <circle cx={r} cy={r} r={r - 10} fill={colors.sheet} />
      {Array.from({ length: 11 }, (_, mark) => (
        <path
          key={mark}
          d={`M${at(mark / 10, r - 18)}L${at(mark / 10, r - (mark % 5 ? 26 : 32))}`}
          stroke={colors.ink}
          strokeWidth={2.5}
        />
      ))}
      <path
        d={`M${r} ${r}L${at(count / most, r - 40)}`}
        stroke={colors.ink}
        strokeWidth={5}
        strokeLinecap="round"
      />
      <circle cx={r} cy={r} r={9} fill={colors.ink} />
      <Text x={r - (r - 48) * 0.89} y={r * 1.28} color={colors.mute} anchor="middle">
        0
      </Text>
      <Text x={r + (r - 48) * 0.89} y={r * 1.28} color={colors.mute} anchor="middle">
        {`${most / 10}k`}
      </Text>
      <Text x={r} y={r * 1.66 - size * 1.35} size={size * 1.3} weight="bold" anchor="middle">
        {written(count)}
      </Text>
      <Text x={r} y={r * 1.66} color={colors.mute} anchor="middle">
        {name}
      </Text>
    </>
  );
});

const [, signedIn, anonymous] = visitors[busiest] ?? ['', 0, 0];

export const costEffective = compose({
  title: 'Plan the capacity you pay for',
  desc: `Visitors of a site over twelve months, an example: March, in red, has ${written(peak)} and sets the size to buy, since use is counted anew every month. Below, two meters show its two kinds of visitors, ${written(signedIn)} signed in and ${written(anonymous)} anonymous. A note says that a trial site expires after 30 or 90 days.`,
  words: 17,
  wide: {
    year: [48, 40, 704, 270],
    first: [84, 290, 204, 204],
    second: [312, 290, 204, 204],
    sticky: [540, 364, 212, 92, 4],
  },
  phone: {
    year: 260,
    first: [14, 296, 166, 166],
    second: [192, 296, 166, 166],
    sticky: [70, 500, 236, 86, -3],
  },
  draw: (at) => (
    <>
      <Year at={at.year} />
      <Dial at={at.first} name="Signed in" count={signedIn} most={60} />
      <Dial at={at.second} name="Anonymous" count={anonymous} most={400} />
      <StickyNote at={at.sticky} tone="paper" text="Trial expires after" strong="30 or 90 days" />
    </>
  ),
});
