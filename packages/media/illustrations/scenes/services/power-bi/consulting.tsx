/** Power BI Consulting: the wall of a workshop, a signed formula, a license plan. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Check, Window } from '../../../objects.tsx';
import { Row } from './row.tsx';

/** Ideas for later reports: name, and effort and value from 0 to 1. */
const ideas = [
  ['Cash forecast', 0.887, 0.916],
  ['Late orders', 0.826, 0.657],
  ['Stock age', 0.174, 0.329],
  ['Travel cost', 0.043, 0.07],
  ['Scrap rate', 0.948, 0.175],
] as const;

const Wall = part(({ w, h }) => {
  const [right, bottom] = [w - 28, h - 48];
  const [across, up] = [right - 28, bottom - 60];
  const [middle, half] = [28 + across / 2, 60 + up / 2];
  const [chip, title] = w > 400 ? [122, 'Which report comes first?'] : [112, 'Which is first?'];
  return (
    <Window x={0} y={0} w={w} h={h} title={title} right="Value by effort">
      <path
        d={`M28 60V${bottom}H${right}M${middle} 60V${bottom}M28 ${half}H${right}`}
        fill="none"
        stroke={colors.line2}
        strokeWidth={1.5}
      />
      {ideas.map(([name, effort, value]) => {
        const [x, y] = [28 + effort * (across - chip), 60 + (1 - value) * (up - 44)];
        return (
          <g key={name}>
            <Rect x={x} y={y} w={chip} h={44} fill={colors.soft} />
            <Text x={x + chip / 2} y={y + 27} anchor="middle" max={chip}>
              {name}
            </Text>
          </g>
        );
      })}
      <g transform={`translate(${(middle - 104) / 2} 80)rotate(-5 66 62)`}>
        <Sheet x={0} y={0} w={132} h={122} rx={3} fill={colors.red}>
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
      <Text x={28} y={h - 26} color={colors.mute}>
        Days of work
      </Text>
      <Text x={right} y={h - 26} color={colors.mute} anchor="end">
        Months
      </Text>
    </Window>
  );
});

/** The parts of net revenue, in thousands of dollars. */
const parts = [
  { name: 'Gross sales', amount: 4520 },
  { name: 'Returns', amount: -210 },
  { name: 'Rebates', amount: -110 },
];
const written = (amount: number) => `${amount < 0 ? '−' : ''}${Math.abs(amount).toLocaleString('en-US')}`;

const Formula = part(({ w, h }) => (
  <Window x={0} y={0} w={w} h={h} title="Net revenue" right="$ thousands">
    {parts.map(({ name, amount }, row) => (
      <Row key={name} y={74 + row * 30} w={w} name={name} value={written(amount)} />
    ))}
    <path d={`M18 152h${w - 36}`} stroke={colors.ink} strokeWidth={2} />
    <Text x={w - 18} y={190} size={30} weight="bold" anchor="end">
      {written(parts.reduce((sum, { amount }) => sum + amount, 0))}
    </Text>
    <Check x={26} y={224} />
    <Text x={44} y={228.5} max={208}>
      Signed by its owner
    </Text>
  </Window>
));

const authors = 24;
const readers = 376;
const people = authors + readers;
/** The people as two rows of 25 seats. A seat has 7 units and a gap. */
const seat = 234 / 25;
const seats = (count: number) => Math.round((count / people) * 50) * seat;

const LicensePlan = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h}>
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
      {`${authors} authors, ${readers} readers`}
    </Text>
    <Text x={18} y={141} color={colors.mute}>
      Pro for authors, on F64
    </Text>
  </Sheet>
));

export const PowerBiConsulting = compose({
  words: 16,
  title: 'Agreed definitions and a report plan',
  desc: 'Report ideas hang on a wall by value and effort; margin by order comes first. Beside it, the signed formula for net revenue and a license plan for 400 people.',
  wide: { wall: [40, 40, 408, 438], formula: [480, 40, 270, 252], plan: [480, 322, 270, 156] },
  phone: { wall: 410, formula: 252 },
  draw: (at) => (
    <>
      <Wall at={at.wall} />
      <Formula at={at.formula} />
      <LicensePlan at={at.plan} />
    </>
  ),
});
