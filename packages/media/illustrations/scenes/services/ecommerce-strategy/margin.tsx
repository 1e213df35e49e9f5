/** Ecommerce Strategy, continued: the margin of an order. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Tag } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { vary } from '../../../vary.ts';
import { useWords } from '../../../words.tsx';

/** The lowest price of the past 30 days. The discount is computed from it. */
const lowest = 90;

/** One order in an EU shop, in euros: the price, and the costs. An example. */
export function orderOf(price: number) {
  const costs = [
    ['Goods', 34],
    ['Freight', 7.5],
    ['Fees', price * 0.15],
    ['Payment', price * 0.03],
    ['Returns', 6.1],
    ['Ads', 8],
  ] as const;
  const left = price - costs.reduce((sum, [, amount]) => sum + amount, 0);
  const discount = `−${Math.round((1 - price / lowest) * 100)}%`;
  return { price, costs, left, discount };
}
type Order = ReturnType<typeof orderOf>;

/** The beginning and the end of each bar. */
const barsOf = ({ price, costs, left }: Order) =>
  [['Price', price] as const, ...costs, ['Left', left] as const].map(([label, amount], index, all) => {
    const spent = all.slice(1, index).reduce((sum, [, cost]) => sum + cost, 0);
    const top = index === 0 || label === 'Left' ? amount : price - spent;
    return { label, amount, top };
  });
const colorOf = (label: string) =>
  label === 'Left' ? colors.red : label === 'Price' ? colors.ink : colors.stone2;

/** A waterfall chart: a price, and bars for the costs that reduce it. On a phone, the bars are horizontal. */
const Waterfall = part<{ order: Order }>(({ w, h, order }) => {
  const size = useWords();
  const { price } = order;
  const bars = barsOf(order);
  const across = w > 500;
  const step = (across ? w : h) / bars.length;
  if (!across)
    return (
      <Sheet x={0} y={0} w={w} h={h}>
        {bars.map(({ label, amount, top }, row) => {
          const unit = (w - 170) / price;
          return (
            <g key={label} transform={`translate(0 ${round(row * step)})`}>
              <Text x={16} y={step / 2 + size * 0.35} max={80}>
                {label}
              </Text>
              <Rect
                x={94 + (top - amount) * unit}
                y={7}
                w={amount * unit}
                h={step - 14}
                fill={colorOf(label)}
              />
              <Text x={w - 16} y={step / 2 + size * 0.35} weight="medium" anchor="end">
                {amount.toFixed(2)}
              </Text>
            </g>
          );
        })}
      </Sheet>
    );
  const floor = h - size * 1.9;
  const unit = (floor - size * 1.5) / price;
  return bars.map(({ label, amount, top }, index) => {
    const x = round(index * step);
    const y = round(floor - top * unit);
    const high = round(amount * unit);
    return (
      <g key={label}>
        {index > 0 && label !== 'Left' && (
          <path d={`M${x - 24} ${y}h24`} stroke={colors.stone2} strokeWidth={2} />
        )}
        <Sheet x={x} y={y} w={step - 24} h={high} rx={3} depth={8} fill={colorOf(label)} />
        <Text x={x + (step - 24) / 2} y={y - 9} weight="bold" anchor="middle">
          {amount.toFixed(2)}
        </Text>
        <Text x={x + (step - 24) / 2} y={h - 4} anchor="middle" max={step - 4}>
          {label}
        </Text>
      </g>
    );
  });
});

const sceneOf = (order: Order) =>
  compose({
    title: 'Profit per order by channel',
    desc: `Bars that hang from each other take an order apart, an example: from a price of €${order.price} go off ${order.costs.map(([label, amount]) => `${label.toLowerCase()} ${amount.toFixed(2)}`).join(', ')}. The last bar, in red, is what is left: €${order.left.toFixed(2)}. A price tag counts the discount of ${order.discount} from €${lowest}, the lowest price of the past 30 days; a list gives return rates by reason from 12 months.`,
    words: 17,
    ground: 456,
    wide: { fall: [48, 44, 728, 456], tag: [222, 60, 248, 84, 4], reasons: [492, 48, 260, 206] },
    phone: { fall: 340, tag: [60, 398, 250, 82, -4] },
    draw: (at) => (
      <>
        <Waterfall at={at.fall} order={order} />
        <Tag
          at={at.tag}
          tone="paper"
          text={`Lowest in 30 days: €${lowest}`}
          strong={`€${order.price}, ${order.discount}`}
        />
        <Ledger
          at={at.reasons}
          title="Returned, 12 months"
          rows={[
            ['Too small', '9.1%'],
            ['Not as shown', '4.0%'],
            ['Came late', '1.6%'],
          ]}
        />
      </>
    ),
  });

export const margin = vary({
  label: 'Price of the order',
  values: [70, 75, 80, 85, 88],
  shown: 80,
  write: (price) => `€${price}`,
  says: (price) => {
    const { left } = orderOf(price);
    return `At a price of €${price} an order leaves €${left.toFixed(2)}: ${((left / price) * 100).toFixed(1)}% of the price.`;
  },
  draw: (price) => sceneOf(orderOf(price)),
});
