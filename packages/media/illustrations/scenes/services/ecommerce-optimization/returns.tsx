/** Ecommerce Optimization, continued: returned parcels by size. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect } from '../../../kit.tsx';
import { Link } from '../../../parts/link.tsx';
import { Browser } from '../../../parts/screens.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** The percentage of a jacket that was returned as too small, by size. An example. */
const sizes = [
  ['S', 8],
  ['M', 12],
  ['L', 24],
  ['XL', 16],
] as const;
/** At this percentage or more, the page shows a hint. */
const threshold = 20;
/** The percentage of one parcel. */
const each = 2;
const most = Math.max(...sizes.map(([, percent]) => percent));
const hinted = sizes.filter(([, percent]) => percent >= threshold);

/** Parcels in a pile for each size, with a line. A size above the line gets a hint. */
const Parcels = part(({ w, h }) => {
  const size = useWords();
  const floor = h - size * 1.8;
  const high = (floor - size * 2) / (most / each);
  const column = w / sizes.length;
  const pw = column - 18;
  const line = round(floor - (threshold / each) * high);
  return (
    <>
      {sizes.map(([name, percent], index) => {
        const isRed = percent >= threshold;
        const [x, count] = [round(index * column), percent / each];
        return (
          <g key={name}>
            <path d={`M${x} ${floor}l10 10h${pw}v${round(-count * high)}l-10-10z`} fill={colors.shadow} />
            {Array.from({ length: count }, (_, parcel) => (
              <g
                key={parcel}
                transform={`translate(${x + (parcel % 3) * 2 - 2} ${round(floor - (parcel + 1) * high)})`}
              >
                <Rect x={0} y={1} w={pw} h={high - 2} rx={2} fill={isRed ? colors.red : colors.stone2} />
                <Rect
                  x={pw * 0.42}
                  y={1}
                  w={pw * 0.16}
                  h={(high - 2) * 0.55}
                  rx={0}
                  fill={isRed ? '#fff' : colors.line}
                  opacity={isRed ? 0.6 : 1}
                />
              </g>
            ))}
            <Text
              x={x + pw / 2}
              y={round(floor - count * high) - 10}
              weight="bold"
              color={isRed ? colors.red : colors.ink}
              anchor="middle"
            >
              {`${percent}%`}
            </Text>
            <Text x={x + pw / 2} y={h - 2} weight="medium" anchor="middle">
              {name}
            </Text>
          </g>
        );
      })}
      <path d={`M-10 ${line}H${w - 4}`} stroke={colors.ink} strokeWidth={2} strokeDasharray="6 6" />
      <Text x={-10} y={line - 10} color={colors.mute} max={column * 2}>
        {`Hint from ${threshold}%`}
      </Text>
    </>
  );
});

export const returns = compose({
  title: 'Fewer returns, better product data',
  desc: `Parcels of a jacket that came back as too small, piled up by size, an example: ${sizes.map(([name, percent]) => `${name} ${percent}%`).join(', ')}. The pile of ${hinted.map(([name]) => name).join(', ')}, in red, is above the line of ${threshold}%, and a red wire leads to the product page, which now says: runs small. The data for shopping agents carry product number, price and stock, which is asked again at checkout.`,
  words: 17,
  wide: {
    parcels: [66, 40, 372, 448],
    // The position where the wire begins. A phone has no wire.
    wire: [66, 40, 372, 448],
    page: [462, 60, 290, 196],
    feed: [440, 316, 312, 180],
  },
  phone: { parcels: [30, 14, 334, 300], page: [14, 344, 346, 190], feed: [14, 558, 346, 170] },
  draw: (at) => (
    <>
      <Parcels at={at.parcels} />
      <Browser at={at.page} address="shop.example" heading="Size L runs small" text={['Take one size up.']} />
      <Link from={at.wire} to={at.page} red arrow={false} out={[0.69, 0.27]} into={[0, 0.515]} />
      <Ledger
        at={at.feed}
        tone="ink"
        title="Data for AI agents"
        right="ACP"
        rows={[
          ['Product', '2001234567893'],
          ['Price', '$129.00'],
          ['Stock', 'asked again'],
        ]}
      />
    </>
  ),
});
