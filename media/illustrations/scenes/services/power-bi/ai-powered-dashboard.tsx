/** AI-Powered Dashboard: a week that left its band, a question about it, and an answer with its sources. */
import { colors, Rect, Scene, Sheet } from '../../../kit.tsx';
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
/** Edges of what is usual, at the weeks where they bend. */
const usual = [
  { week: 27, low: 505, high: 595 },
  { week: 40, low: 570, high: 665 },
  { week: 46, low: 585, high: 725 },
];

const x = (week: number) => 40 + (week - 27) * 33;
const y = (count: number) => 250 - (count - 380) / 2;
const line = (counts: readonly number[], first: number) =>
  `M${counts.map((count, index) => `${x(first + index)} ${y(count)}`).join('L')}`;
/** The outline of the band between two of its bends. */
const band = (from: number) => {
  const edges = usual.slice(from, from + 2);
  const low = edges.map((edge) => `${x(edge.week)} ${y(edge.low)}`);
  const high = edges.map((edge) => `${x(edge.week)} ${y(edge.high)}`).toReversed();
  return `M${[...low, ...high].join('L')}z`;
};

const WeeklyOrders = () => (
  <Window x={40} y={40} w={710} h={284} title="Orders shipped a week" right="Forecast with range" dark>
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
    <Text x={x(34) + 22} y={y(week34) + 15} color={colors.stone}>
      Below the usual band
    </Text>
    {[27, 34, 40, 46].map((week) => (
      <Text key={week} x={x(week)} y={271} color={colors.stone} anchor="middle">
        {`W${week}`}
      </Text>
    ))}
  </Window>
);

const Question = () => (
  <Sheet x={40} y={356} w={238} h={58} fill={colors.ink}>
    <path d="M20 56v26l28-26z" fill={colors.ink} />
    <Text x={22} y={34.5} weight="medium" color={colors.onInk} max={198}>
      Why did week 34 drop?
    </Text>
  </Sheet>
);

/** Height of one order in the answer's chart. */
const order = 0.62;

const Answer = () => (
  <Sheet x={310} y={356} w={440} h={134}>
    <Text x={20} y={36} weight="medium" max={252}>
      Dock 2 was closed for two days.
    </Text>
    <path d="M20 54H254" stroke={colors.line} />
    <Text x={20} y={80} color={colors.mute}>
      Measure
    </Text>
    <Text x={98} y={80}>
      Orders shipped
    </Text>
    <Text x={20} y={106} color={colors.mute}>
      Filter
    </Text>
    <Text x={98} y={106}>
      Week 34, plant B
    </Text>
    {days.map(([day, count], index) => (
      <g key={day} transform={`translate(${282 + index * 29} 102)`}>
        <Rect x={0} y={-count * order} w={22} h={count * order} fill={count < 50 ? colors.red : colors.ink} />
        <Text x={11} y={17} color={colors.mute} anchor="middle">
          {day[0] ?? ''}
        </Text>
      </g>
    ))}
  </Sheet>
);

export const AiPoweredDashboard = () => (
  <Scene
    title="A question answered from the model"
    desc="Orders shipped fall to 412 in week 34, below their usual band. Asked why, the dashboard answers that a dock was closed for two days, and names measure and filter."
  >
    <WeeklyOrders />
    <Question />
    <Answer />
  </Scene>
);
