/** The scenes of the Restaurants page, by area. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, type SceneComponent } from '../../../kit.tsx';
import { Link } from '../../../parts/link.tsx';
import { Note, Plate } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';
import { menuAllergens } from './plate.tsx';
import { foodSafetyCost } from './cooler.tsx';
import { laborTips } from './tips.tsx';

/** Tickets by promised time. An example. */
const tickets = [
  { time: '12:10', from: 'Counter', dishes: ['2 soup', '1 salad'] },
  { time: '12:12', from: 'Delivery', dishes: ['3 burger', '3 fries', '1 cola'] },
  { time: '12:15', from: 'Web', dishes: ['1 pasta'] },
  { time: '12:18', from: 'Counter', dishes: ['2 burger', '1 fries'] },
  { time: '12:24', from: 'Delivery', dishes: ['4 pasta', '2 salad'] },
] as const;
/** The minutes of the slowest ticket, and the number of minutes at which delivery is paused. */
const slowest = 21;
const pauseAt = 20;

/** A rail with tickets in the order of their times, from left to right. */
const TicketRail = part<object>(({ w, h }) => {
  const size = useWords();
  const shown = tickets.slice(0, w > 500 ? tickets.length : 3);
  const column = w / shown.length;
  const tw = round(column - 14);
  return (
    <>
      {shown.map(({ time, from, dishes }, index) => {
        const th = round(h - 14 - (3 - dishes.length) * size * 1.9);
        const paper = `M0 0h${tw}v${th}l-${round(tw / 8)}-8${`l-${round(tw / 8)} 8l-${round(tw / 8)}-8`.repeat(3)}L0 ${th}z`;
        return (
          <g key={time} transform={`translate(${round(index * column + 7)} 14)`}>
            <path d={paper} fill={colors.shadow} transform="translate(8 8)" />
            <path d={paper} fill={colors.sheet} />
            <Text x={14} y={36 + size} size={size * 1.5} weight="bold" max={tw - 20}>
              {time}
            </Text>
            <Text x={14} y={36 + size * 2.5} color={colors.mute} max={tw - 20}>
              {from}
            </Text>
            <path
              d={`M14 ${round(36 + size * 3.1)}H${tw - 14}`}
              stroke={colors.line2}
              strokeWidth={2}
              strokeDasharray="3 4"
            />
            {dishes.map((dish, row) => (
              <Text key={dish} x={14} y={36 + size * (4.5 + row * 1.6)} max={tw - 20}>
                {dish}
              </Text>
            ))}
          </g>
        );
      })}
      <path d={`M8 36l6 6H${w + 8}V14l-8-6v28z`} fill={colors.shadow} />
      <Rect x={-6} y={0} w={w + 12} h={34} rx={4} fill={colors.ink} />
      <Rect x={6} y={14} w={w - 12} h={4} rx={2} fill={colors.stone2} />
    </>
  );
});

const ordersKitchen = compose({
  title: 'All orders in one kitchen queue',
  desc: `Tickets of counter, web and delivery hang on one rail, by promised time, an example: ${tickets.map(({ time, from }) => `${time} ${from}`).join(', ')}. A note says that the slowest ticket of noon took ${slowest} minutes. A red sign on a red wire hangs from the last delivery ticket: delivery is paused above ${pauseAt} minutes.`,
  words: 17,
  ground: 400,
  wide: { rail: [48, 48, 704, 272], wait: [48, 364, 262, 130], sign: [452, 384, 284, 108, -4] },
  phone: { rail: 244, sign: [70, 300, 250, 90, -4], wait: [14, 416, 346, 120] },
  draw: (at) => (
    <>
      {at.rail && at.rail[2] > 500 && (
        <Link from={at.rail} to={at.sign} red arrow={false} out={[0.9, 0.8]} into={[0.6, 0.2]} />
      )}
      <TicketRail at={at.rail} />
      <Note at={at.wait} figure={`${slowest} min`} caption="the slowest ticket of noon" />
      <Plate at={at.sign} tone="red" text={`Above ${pauseAt} minutes`} strong="Delivery paused" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'orders-kitchen': ordersKitchen,
  'menu-allergens': menuAllergens,
  'labor-tips': laborTips,
  'food-safety-cost': foodSafetyCost,
};
