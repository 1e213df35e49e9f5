/** The scenes of the Retail page, by area. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Link } from '../../../parts/link.tsx';
import { PhoneForm } from '../../../parts/screens.tsx';
import { Plate } from '../../../parts/tags.tsx';
import { below, Head, type HeadData } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useMeasure, useWords } from '../../../words.tsx';
import { checkoutPayments, pricingPromotions } from './prices.tsx';
import { inventory } from './stock.tsx';

/**
 * A week from Sunday with early and late shifts. `-` is a shift that a person gave away, `+` one that a person took
 * over. An example.
 */
const week = [
  ['Ana', 'ee.ee..'],
  ['Ben', '.ll.ll-'],
  ['Chloe', 'l.ee..e'],
  ['Dev', 'e..le.+'],
  ['Eva', '.e.l.l.'],
] as const;
const days = ['S', 'M', 'T', 'W', 'T', 'F', 'S'];

/** A shift in its cell. An early shift is at the top, a late shift at the bottom. */
function Shift({ w, h, kind }: { w: number; h: number; kind: string }) {
  if (kind === '.') return null;
  const y = kind === 'e' ? 8 : h / 2 + 1;
  const size = { x: 3, width: round(w - 6), height: round(h / 2 - 9), rx: 4 };
  if (kind !== '-') return <rect {...size} y={round(y)} fill={kind === '+' ? colors.red : colors.ink} />;
  return (
    <rect {...size} y={round(y)} fill="none" stroke={colors.stone2} strokeWidth={2} strokeDasharray="4 4" />
  );
}

/** The roster: a row for each name, and a column for each day. */
const Roster = part<HeadData & { foot: number }>(({ w, h, foot, ...head }) => {
  const size = useWords();
  const measure = useMeasure();
  const labels = 30 + Math.max(...week.map(([name]) => measure(name, 'medium')));
  const top = below(head) + size * 2;
  const [column, step] = [(w - labels - 16) / 7, (h - top - foot - 8) / week.length];
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} {...head} />
      {days.map((day, index) => (
        <Text
          key={index}
          x={labels + (index + 0.5) * column}
          y={below(head) + size * 1.5}
          color={colors.mute}
          anchor="middle"
        >
          {day}
        </Text>
      ))}
      {week.map(([name, shifts], row) => (
        <g key={name} transform={`translate(0 ${round(top + row * step)})`}>
          <Rect x={12} y={3} w={w - 24} h={step - 6} rx={6} fill={colors.soft} />
          <Text x={18} y={step / 2 + size * 0.35} weight="medium">
            {name}
          </Text>
          {shifts.split('').map((kind, day) => (
            <g key={day} transform={`translate(${round(labels + day * column)} 0)`}>
              <Shift w={column} h={step} kind={kind} />
            </g>
          ))}
        </g>
      ))}
    </Sheet>
  );
});

const storeOperations = compose({
  title: 'Less paperwork for store managers',
  desc: 'A schedule of five people for a week, an example, with early and late shifts as bars. A late shift on Saturday has moved from Ben to Dev: his bar is red, and a red wire leads to a phone with the tasks and deliveries of the day, where Dev agrees to the swap. A plate says that schedules in New York City are out 72 hours ahead.',
  words: 17,
  wide: {
    roster: [48, 44, 474, 344],
    phone: [560, 40, 192, 448],
    plate: [112, 378, 300, 104, -4],
  },
  phone: { roster: 350, phone: [92, 340, 204, 400] },
  draw: (at) => (
    <>
      <Roster at={at.roster} title="Your store, a week" foot={at.plate ? 36 : 20} />
      <PhoneForm
        at={at.phone}
        title="Dev, today"
        fields={[
          { label: 'Delivery', value: '6:30 dock', done: true },
          { label: 'Task', value: 'Aisle 4', done: true },
          { label: 'Swap with Ben', value: 'Sat., late' },
        ]}
        button="I agree"
      />
      {at.plate && <Link from={at.roster} to={at.phone} red out={[0.965, 0.675]} into={[0.11, 0.885]} />}
      <Plate at={at.plate} tone="ink" text="New York City" strong="72 hours ahead" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'store-operations': storeOperations,
  inventory,
  'pricing-promotions': pricingPromotions,
  'checkout-payments': checkoutPayments,
};
