/** Power BI Consulting: the wall of a workshop, a signed formula, a license plan. */
import { colors, Rect, Scene, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Check, Window } from '../../../objects.tsx';
import { Row } from './row.tsx';

/** Report ideas that come later than the first: name, left, top. Value grows upward, effort rightward. */
const ideas = [
  ['Cash forecast', 232, 84],
  ['Late orders', 218, 158],
  ['Stock age', 68, 252],
  ['Travel cost', 38, 326],
  ['Scrap rate', 246, 296],
] as const;

const Wall = () => (
  <Window x={40} y={40} w={408} h={438} title="Which report comes first?" right="Value by effort">
    <path d="M28 60V390H380M204 60V390M28 225H380" fill="none" stroke={colors.line2} strokeWidth={1.5} />
    {ideas.map(([name, x, y]) => (
      <g key={name}>
        <Rect x={x} y={y} w={122} h={44} fill={colors.soft} />
        <Text x={x + 61} y={y + 27} anchor="middle" max={122}>
          {name}
        </Text>
      </g>
    ))}
    <g transform="rotate(-5 114 142)">
      <Sheet x={48} y={80} w={132} h={122} rx={3} fill={colors.red}>
        <Text x={16} y={56} size={42} weight="bold" color="#fff">
          1
        </Text>
        <Text x={16} y={86} weight="medium" color="#fff">
          Margin
        </Text>
        <Text x={16} y={106} weight="medium" color="#fff">
          by order
        </Text>
      </Sheet>
    </g>
    <Text x={28} y={412} color={colors.mute}>
      Days of work
    </Text>
    <Text x={380} y={412} color={colors.mute} anchor="end">
      Months
    </Text>
  </Window>
);

/** What net revenue is made of, thousands of dollars. */
const parts = [
  { name: 'Gross sales', amount: 4520 },
  { name: 'Returns', amount: -210 },
  { name: 'Rebates', amount: -110 },
];
const written = (amount: number) => `${amount < 0 ? '−' : ''}${Math.abs(amount).toLocaleString('en-US')}`;

const Formula = () => (
  <Window x={480} y={40} w={270} h={252} title="Net revenue" right="$ thousands">
    {parts.map(({ name, amount }, row) => (
      <Row key={name} y={74 + row * 30} w={270} name={name} value={written(amount)} />
    ))}
    <path d="M18 152h234" stroke={colors.ink} strokeWidth={2} />
    <Text x={252} y={190} size={30} weight="bold" anchor="end">
      {written(parts.reduce((sum, { amount }) => sum + amount, 0))}
    </Text>
    <Check x={26} y={224} />
    <Text x={44} y={228.5} max={208}>
      Signed by its owner
    </Text>
  </Window>
);

const authors = 24;
const viewers = 376;
const people = authors + viewers;
/** The people drawn as two rows of 25 seats, each seat 7 units and a gap. */
const seat = 234 / 25;
const seats = (count: number) => Math.round((count / people) * 50) * seat;

const LicensePlan = () => (
  <Sheet x={480} y={322} w={270} h={156}>
    <Text x={18} y={32} weight="medium">
      License plan
    </Text>
    <Text x={252} y={32} color={colors.mute} anchor="end">
      {`${people} people`}
    </Text>
    <g strokeWidth={20} strokeDasharray={`7 ${seat - 7}`}>
      <path d="M18 61h234M18 87h234" stroke={colors.stone} />
      <path d={`M18 61h${seats(authors)}`} stroke={colors.ink} />
    </g>
    <Text x={18} y={121} weight="medium">
      {`${authors} authors, ${viewers} viewers`}
    </Text>
    <Text x={18} y={141} color={colors.mute}>
      On one shared capacity
    </Text>
  </Sheet>
);

export const PowerBiConsulting = () => (
  <Scene
    words={16}
    title="Reports ranked in a workshop"
    desc="Report ideas hang on a wall by value and effort; margin by order comes first. Beside it, the signed formula for net revenue and a license plan for 400 people."
  >
    <Wall />
    <Formula />
    <LicensePlan />
  </Scene>
);
