/** AI-Powered Dashboard: a week that left its band, a question about it, and an answer with its sources. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Window } from '../../../objects.tsx';

/** Week 34 by weekday, orders shipped. */
const days = [
  ['Mon', 118],
  ['Tue', 24],
  ['Wed', 21],
  ['Thu', 126],
  ['Fri', 123],
] as const;
const week34 = days.reduce((sum, [, count]) => sum + count, 0);
/** Orders shipped a week: weeks 27 to 40, and the forecast from week 40 on. */
const shipped = [548, 562, 571, 555, 584, 590, 602, week34, 566, 588, 604, 598, 612, 620];
const forecast = [620, 624, 630, 638, 642, 650, 655];
/** The edges of the usual range, at the weeks where its slope changes. */
const usual = [
  { week: 27, low: 505, high: 595 },
  { week: 40, low: 570, high: 665 },
  { week: 46, low: 585, high: 725 },
];

/** The positions of weeks and counts in a chart of a size, and the lines through them. */
function scaleOf(w: number, h: number) {
  const [left, base] = w > 500 ? [40, h - 34] : [36, h - 46];
  const x = (week: number) => Math.round(left + ((week - 27) * (w - 2 * left - 3)) / 19);
  const y = (count: number) => Math.round(base - ((count - 380) * (base - 78)) / 345);
  const line = (counts: readonly number[], first: number) =>
    `M${counts.map((count, index) => `${x(first + index)} ${y(count)}`).join('L')}`;
  /** The outline of the usual range between two of these weeks. */
  const band = (from: number) => {
    const edges = usual.slice(from, from + 2);
    const low = edges.map((edge) => `${x(edge.week)} ${y(edge.low)}`);
    const high = edges.map((edge) => `${x(edge.week)} ${y(edge.high)}`).toReversed();
    return `M${[...low, ...high].join('L')}z`;
  };
  return { x, y, line, band };
}

const WeeklyOrders = part(({ w, h }) => {
  const { x, y, line, band } = scaleOf(w, h);
  const right = w > 500 ? 'Forecast with range' : 'Forecast';
  return (
    <Window x={0} y={0} w={w} h={h} title="Orders shipped a week" right={right} dark>
      <path d={band(0)} fill={colors.stone} opacity={0.2} />
      <path d={band(1)} fill={colors.stone} opacity={0.42} />
      <g fill="none" stroke={colors.onInk} strokeWidth={3} strokeLinejoin="round">
        <path d={line(shipped, 27)} />
        <path d={line(forecast, 40)} strokeDasharray="4 6" />
      </g>
      <circle cx={x(34)} cy={y(week34)} r={11} fill={colors.red} />
      <Text x={x(34) + 22} y={y(week34) - 2} size={18} weight="bold" color={colors.onInk}>
        {String(week34)}
      </Text>
      <Text x={x(34) + 22} y={y(week34) + 15} color={colors.stone} max={w - x(34) - 30}>
        Below the usual range
      </Text>
      {[27, 34, 40, 46].map((week) => (
        <Text key={week} x={x(week)} y={h - 13} color={colors.stone} anchor="middle">
          {`W${week}`}
        </Text>
      ))}
    </Window>
  );
});

const Question = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h} fill={colors.ink}>
    <path d={`M20 ${h - 2}v26l28-26z`} fill={colors.ink} />
    <Text x={22} y={34.5} weight="medium" color={colors.onInk} max={w - 40}>
      Why did week 34 drop?
    </Text>
  </Sheet>
));

/** The height of one order in the answer's chart. */
const order = 0.62;

/** The answer. The days of the week are beside the sources, or below them. */
const Answer = part(({ w, h }) => {
  const beside = w > 400;
  const [left, step, base] = beside ? [282, 29, 102] : [29, 62, h - 32];
  const bar = beside ? 22 : 40;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Text x={20} y={36} weight="medium" max={w - 40}>
        Dock 2 was closed for two days.
      </Text>
      <path d={`M20 54H${beside ? 254 : w - 20}`} stroke={colors.line} />
      {[
        ['Measure', 'Orders shipped'],
        ['Filter', 'Week 34, plant B'],
      ].map(([source = '', what = ''], row) => (
        <g key={source} transform={`translate(20 ${80 + row * 26})`}>
          <Text x={0} y={0} color={colors.mute}>
            {source}
          </Text>
          <Text x={78} y={0}>
            {what}
          </Text>
        </g>
      ))}
      {days.map(([day, count], index) => (
        <g key={day} transform={`translate(${left + index * step} ${base})`}>
          <Rect
            x={0}
            y={-count * order}
            w={bar}
            h={count * order}
            fill={count < 50 ? colors.red : colors.ink}
          />
          <Text x={bar / 2} y={17} color={colors.mute} anchor="middle">
            {beside ? (day[0] ?? '') : day}
          </Text>
        </g>
      ))}
    </Sheet>
  );
});

export const AiPoweredDashboard = compose({
  title: 'Answers to questions in plain words',
  desc: 'Orders shipped fall to 412 in week 34, below their usual range. Asked why, the dashboard answers that a dock was closed for two days, and names measure and filter.',
  wide: { orders: [40, 40, 710, 284], question: [40, 356, 238, 58], answer: [310, 356, 440, 134] },
  phone: { orders: 272, question: [14, 310, 240, 58], answer: [14, 406, 346, 236] },
  draw: (at) => (
    <>
      <WeeklyOrders at={at.orders} />
      <Question at={at.question} />
      <Answer at={at.answer} />
    </>
  ),
});
