/** AI Products, continued: the scene of running costs. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { Note } from '../../../parts/tags.tsx';
import { Head } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { vary } from '../../../vary.ts';
import { useWords } from '../../../words.tsx';

/** Cents for one conversation. An example. */
const conversation = [
  ['Tokens', 3.1],
  ['Searches', 1.2],
  ['Tool calls', 0.4],
] as const;
const cents = (amount: number) => `${amount.toFixed(1)} ct`;
const total = conversation.reduce((sum, [, amount]) => sum + amount, 0);
/** The conversations of one customer by hour. Above the ceiling, plain search answers. */
const hourly = [1, 2, 1, 3, 2, 1, 2, 1] as const;
const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
export const asked = sumOf(hourly);
/** The ceiling that the scale has room for. */
const usual = 50;

/** @param ceiling cents a day for one customer */
export function dayOf(ceiling: number) {
  /** The conversations that the ceiling pays for. */
  const paid = Math.floor(ceiling / total);
  const counts = hourly.map((_, hour) => sumOf(hourly.slice(0, hour + 1)));
  const spent = counts.map((count) => Math.min(count, paid) * total);
  /** The hour in which the last of them is held. */
  const full = counts.findIndex((count) => count >= paid);
  return { ceiling, paid, spent, full };
}
type Day = ReturnType<typeof dayOf>;

/** The cost of a customer up to each hour, with a ceiling. */
const Ceiling = part<{ day: Day }>(({ w, h, day: { ceiling, spent, full } }) => {
  const size = useWords();
  const [top, bottom] = [76 + size, h - 38 - size];
  const column = (w - 60) / hourly.length;
  const y = (sum: number) => round(bottom - (sum / Math.max(usual, ceiling)) * (bottom - top));
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} title="A customer's day" />
      {spent.map((sum, hour) => {
        const [x, wide] = [round(40 + hour * column + 5), round(column - 10)];
        return hour <= full ? (
          <Rect key={hour} x={x} y={y(sum)} w={wide} h={bottom - y(sum)} rx={2} fill={colors.ink} />
        ) : (
          <path
            key={hour}
            d={`M${x} ${bottom}V${y(spent[full] ?? 0)}h${wide}V${bottom}`}
            fill="none"
            stroke={colors.stone2}
            strokeWidth={2}
            strokeDasharray="4 4"
          />
        );
      })}
      <Text x={46} y={y(ceiling) - 12} weight="medium" color={colors.red}>
        {`Limit ${ceiling} ct`}
      </Text>
      <Rect x={0} y={y(ceiling) - 3} w={w} h={6} rx={0} fill={colors.red} />
      <Text x={46} y={h - 26} color={colors.mute}>
        9:00
      </Text>
      <Text x={w - 20} y={h - 26} color={colors.mute} anchor="end">
        Then plain search
      </Text>
    </Sheet>
  );
});

const sceneOf = (day: Day) =>
  compose({
    title: 'A known cost for each answer',
    desc: `A receipt for one conversation, an example: ${conversation.map(([name, amount]) => `${name.toLowerCase()} ${cents(amount)}`).join(', ')}, ${cents(total)} in all. Beside it a customer's costs grow by the hour to a limit of ${day.ceiling} cents, a red line; from then on plain search takes over. A note: summaries that can wait take a day or so.`,
    words: 17,
    wide: { day: [312, 44, 440, 328], slip: [56, 74, 264, 366, -4], batch: [484, 356, 244, 136] },
    phone: { slip: [50, 18, 270, 290, -2], day: [14, 338, 346, 270] },
    draw: (at) => (
      <>
        <Ceiling at={at.day} day={day} />
        <Slip
          at={at.slip}
          title="One conversation"
          rows={conversation.map(([name, amount]) => [name, cents(amount)])}
          total={['In all', cents(total)]}
        />
        <Note at={at.batch} figure="1 day" caption="or so for summaries that can wait" />
      </>
    ),
  });

export const costs = vary({
  label: 'Limit for a customer, a day',
  values: [20, 30, 40, 50, 60],
  shown: 50,
  write: (ceiling) => `${ceiling} ct`,
  says: (ceiling) => {
    const { paid } = dayOf(ceiling);
    const others = asked - paid;
    return `A limit of ${ceiling} ct a day pays for ${paid} of the customer's ${asked} conversations. ${others === 1 ? 'The other one gets' : `The other ${others} get`} plain search.`;
  },
  draw: (ceiling) => sceneOf(dayOf(ceiling)),
});
