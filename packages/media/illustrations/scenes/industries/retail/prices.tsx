/** Retail, continued: the scenes of prices and of tills. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Link } from '../../../parts/link.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { below, Head, type HeadData } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useMeasure, useWords } from '../../../words.tsx';
import { Till, stored, euros } from './till.tsx';

/** Prices from a day on, counted back from the markdown. An example. */
const prices = [
  { day: -30, price: 9.99 },
  { day: -19, price: 8.49 },
  { day: -11, price: 9.99 },
] as const;
const marked = 7.99;
const lowest = Math.min(...prices.map(({ price }) => price));

/** The prices of 30 days as a line with steps. The lowest price is red, and the markdown is at the end. */
const PriceSteps = part<HeadData & { foot: number }>(({ w, h, foot, ...head }) => {
  const size = useWords();
  const measure = useMeasure();
  const [left, right] = [26, w - 40 - measure(euros(marked), 'bold')];
  const [top, bottom] = [below(head) + 30 + size, h - foot - 34 - size];
  const x = (day: number) => round(left + ((day + 30) / 32) * (right - left));
  const y = (price: number) =>
    round(bottom - ((price - marked) / (prices[0].price - marked)) * (bottom - top));
  const ends = prices.map((_, index) => prices[index + 1]?.day ?? 0);
  const line = prices.map(
    ({ day, price }, index) => `${index ? 'L' : 'M'}${x(day)} ${y(price)}H${x(ends[index] ?? 0)}`,
  );
  return (
    <Sheet x={0} y={0} w={w} h={h} fill={colors.ink}>
      <Head w={w} {...head} tone="ink" />
      <path d={`M18 ${bottom + 14}H${w - 18}`} stroke={colors.ink2} strokeWidth={2} />
      <path d={`${line.join('')}V${y(marked)}H${right}`} fill="none" stroke={colors.onInk} strokeWidth={4} />
      {prices.map(({ day, price }, index) => {
        const isRed = price === lowest;
        const end = x(ends[index] ?? 0);
        return (
          <g key={day}>
            {isRed && (
              <path d={`M${x(day) - 2} ${y(price)}H${end + 2}`} stroke={colors.red} strokeWidth={10} />
            )}
            <Text
              x={(x(day) + end) / 2}
              y={y(price) - 14}
              weight="medium"
              color={colors.onInk}
              anchor="middle"
              max={end - x(day)}
            >
              {euros(price)}
            </Text>
          </g>
        );
      })}
      <circle cx={right} cy={y(marked)} r={7} fill={colors.onInk} />
      <Text x={right + 14} y={y(marked) + size * 0.35} weight="bold" color={colors.onInk}>
        {euros(marked)}
      </Text>
      <Text x={18} y={bottom + 22 + size} color={colors.stone}>
        30 days before
      </Text>
      <Text x={x(0)} y={bottom + 22 + size} color={colors.stone} anchor="middle">
        Markdown
      </Text>
    </Sheet>
  );
});

/** A price label in the rail of a shelf. */
const ShelfLabel = part<{ item: string }>(({ w, h, item }) => {
  const size = useWords();
  const large = Math.min(h * 0.32, w * 0.2);
  return (
    <>
      <path d={`M-20 ${h - 26}h${w + 40}l10 10v44H-10l-10 -10z`} fill={colors.shadow} />
      <Sheet x={0} y={0} w={w} h={h - 8} rx={4} depth={8}>
        <Text x={20} y={16 + size} weight="medium" max={w - 40}>
          {item}
        </Text>
        <Text x={20} y={26 + size + large * 0.9} size={large} weight="bold" max={w - 40}>
          {euros(marked)}
        </Text>
        <path d={`M20 ${h - 62 - size}H${w - 20}`} stroke={colors.line} strokeWidth={2} />
        <Text x={20} y={h - 46} color={colors.mute} max={w - 100}>
          Lowest in 30 days
        </Text>
        <Text x={w - 20} y={h - 46} weight="bold" color={colors.red} anchor="end">
          {euros(lowest)}
        </Text>
      </Sheet>
      <Rect x={-20} y={h - 26} w={w + 40} h={44} rx={3} fill={colors.stone} />
      <Rect x={-20} y={h - 26} w={w + 40} h={8} rx={3} fill={colors.stone2} />
    </>
  );
});

export const pricingPromotions = compose({
  title: 'Same price on shelf and receipt',
  desc: `The price of coffee over 30 days before a markdown, an example: ${prices.map(({ price }) => euros(price)).join(', then ')}, and after it ${euros(marked)}. The lowest, ${euros(lowest)}, is red, and a red wire leads to the label at the shelf, which shows ${euros(marked)} and the lowest price of 30 days. The receipt from the register shows ${euros(marked)} as well.`,
  words: 17,
  wide: { steps: [48, 44, 704, 262], label: [76, 292, 356, 190], receipt: [520, 286, 204, 212, 4] },
  phone: { steps: 240, label: [36, 288, 306, 186], receipt: [130, 486, 200, 216, 3] },
  draw: (at) => (
    <>
      <PriceSteps at={at.steps} title="Price of coffee, 500 g" foot={at.receipt ? 26 : 0} />
      <ShelfLabel at={at.label} item="Coffee, 500 g" />
      <Slip
        at={at.receipt}
        title="Receipt"
        note="Register 2"
        rows={[['Coffee', euros(marked)]]}
        total={['Total', euros(marked)]}
      />
      {/* On a phone, the two red things are below each other. */}
      {at.steps && at.steps[2] > 400 && (
        <Link from={at.steps} to={at.label} red arrow={false} out={[0.47, 0.617]} into={[0.851, 0.66]} />
      )}
    </>
  ),
});

export const checkoutPayments = compose({
  title: 'Checkout during an internet outage',
  desc: `A cash register whose red cable is pulled out of its socket. Its screen says that it is offline and that ${stored.length} sales are stored; a slip lists them, an example: ${stored.map(([time, sum]) => `${time} ${euros(sum)}`).join(', ')}, ${euros(stored.reduce((sum, [, amount]) => sum + amount, 0))} in all.`,
  words: 17,
  wide: { till: [56, 50, 684, 430], slip: [432, 52, 262, 304, 4] },
  phone: { slip: [126, 22, 220, 240, 3], till: [14, 236, 346, 300] },
  draw: (at) => (
    <>
      <Till at={at.till} />
      <Slip
        at={at.slip}
        title="Stored at the register"
        rows={stored.map(([time, sum]) => [time, euros(sum)] as const)}
        total={['Later', euros(stored.reduce((sum, [, amount]) => sum + amount, 0))]}
      />
    </>
  ),
});
