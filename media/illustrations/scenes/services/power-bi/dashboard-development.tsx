/** Dashboard Development: actual beside plan by region, and the best region opened on a phone. */
import { colors, Rect, Scene } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Phone, Window, Wire } from '../../../objects.tsx';

/** The region that is drilled into. */
const west = { name: 'West', actual: 2.24, plan: 2 };
/** October by region, millions of dollars. */
const regions = [
  { name: 'North', actual: 2.1, plan: 1.9 },
  { name: 'South', actual: 1.62, plan: 1.7 },
  { name: 'East', actual: 1.9, plan: 1.8 },
  west,
  { name: 'Online', actual: 0.78, plan: 0.8 },
];
const sum = (key: 'actual' | 'plan') => regions.reduce((total, region) => total + region[key], 0);
const overPlan = (actual: number, plan: number) => `+${((actual / plan - 1) * 100).toFixed(1)}%`;
/** Height of a million dollars. */
const million = 92;

const Report = () => (
  <Window x={40} y={40} w={462} h={438} title="Sales, October" right="Actual beside plan">
    <Text x={24} y={98} size={40} weight="bold">
      {`$${sum('actual').toFixed(2)} M`}
    </Text>
    <Text x={24} y={122} color={colors.mute}>
      {`Plan $${sum('plan').toFixed(2)} M`}
    </Text>
    <Rect x={334} y={64} w={104} h={44} rx={22} fill={colors.ink} />
    <Text x={386} y={92.5} size={19} weight="bold" color={colors.onInk} anchor="middle" max={90}>
      {overPlan(sum('actual'), sum('plan'))}
    </Text>
    {regions.map((region, index) => {
      const [plan, actual] = [region.plan * million, region.actual * million];
      return (
        <g key={region.name} transform={`translate(${28 + index * 84} 388)`}>
          <Rect x={0} y={-plan} w={30} h={plan} fill={colors.stone} />
          <Rect x={33} y={-actual} w={36} h={actual} fill={region === west ? colors.red : colors.ink} />
          <Text x={51} y={-actual - 8} weight="medium" anchor="middle">
            {region.actual.toFixed(2)}
          </Text>
          <Text x={34} y={24} weight={region === west ? 'medium' : 'regular'} anchor="middle">
            {region.name}
          </Text>
        </g>
      );
    })}
    <path d="M24 388.5H438" stroke={colors.line2} />
  </Window>
);

/** The largest orders of the region, dollars; the first one's bar spans the screen. */
const orders = [
  { number: 48213, amount: 61400 },
  { number: 48077, amount: 52900 },
  { number: 48310, amount: 40200 },
];

const Drilldown = () => (
  <Phone x={556} y={72} w={190} h={406}>
    <Text x={22} y={62} color={colors.mute}>
      {`October / ${west.name}`}
    </Text>
    <Text x={22} y={96} size={26} weight="bold">
      {`$${west.actual.toFixed(2)} M`}
    </Text>
    <Text x={22} y={118} weight="medium">
      {`${overPlan(west.actual, west.plan)} over plan`}
    </Text>
    <Text x={22} y={160} color={colors.mute}>
      Largest orders
    </Text>
    {orders.map(({ number, amount }, row) => (
      <g key={number} transform={`translate(22 ${186 + row * 46})`}>
        <Text x={0} y={0}>
          {String(number)}
        </Text>
        <Text x={146} y={0} weight="medium" anchor="end">
          {`$${amount.toLocaleString('en-US')}`}
        </Text>
        <Rect x={0} y={9} w={(amount / 61400) * 146} h={6} fill={colors.ink} />
      </g>
    ))}
    <Rect x={20} y={334} w={150} h={46} rx={23} fill={colors.ink} />
    <Text x={95} y={361.5} weight="medium" color={colors.onInk} anchor="middle">
      All regions
    </Text>
  </Phone>
);

export const DashboardDevelopment = () => (
  <Scene
    words={16}
    title="October sales against plan"
    desc="October sales of $8.64 million stand 5.4 percent over plan. The best region, West, is opened on a phone down to its largest orders."
  >
    <Report />
    <Wire path="M389 258H526V172H548" color={colors.red} thickness={2.4} arrow={[556, 172, 0]} dash="7 5" />
    <Drilldown />
  </Scene>
);
