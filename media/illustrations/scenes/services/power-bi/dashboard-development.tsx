/** Dashboard Development: actual beside plan by region, and the best region opened on a phone. */
import { C, R, Scene } from '../../../kit.tsx';
import { T } from '../../../text.tsx';
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
    <T x={24} y={98} s={40} w="b">
      {`$${sum('actual').toFixed(2)} M`}
    </T>
    <T x={24} y={122} c={C.mute}>
      {`Plan $${sum('plan').toFixed(2)} M`}
    </T>
    <R x={334} y={64} w={104} h={44} rx={22} f={C.ink} />
    <T x={386} y={92.5} s={19} w="b" c={C.onInk} a="m" max={90}>
      {overPlan(sum('actual'), sum('plan'))}
    </T>
    {regions.map((region, index) => {
      const [plan, actual] = [region.plan * million, region.actual * million];
      return (
        <g key={region.name} transform={`translate(${28 + index * 84} 388)`}>
          <R x={0} y={-plan} w={30} h={plan} f={C.stone} />
          <R x={33} y={-actual} w={36} h={actual} f={region === west ? C.red : C.ink} />
          <T x={51} y={-actual - 8} w="m" a="m">
            {region.actual.toFixed(2)}
          </T>
          <T x={34} y={24} w={region === west ? 'm' : 'r'} a="m">
            {region.name}
          </T>
        </g>
      );
    })}
    <path d="M24 388.5H438" stroke={C.line2} />
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
    <T x={22} y={62} c={C.mute}>
      {`October / ${west.name}`}
    </T>
    <T x={22} y={96} s={26} w="b">
      {`$${west.actual.toFixed(2)} M`}
    </T>
    <T x={22} y={118} w="m">
      {`${overPlan(west.actual, west.plan)} over plan`}
    </T>
    <T x={22} y={160} c={C.mute}>
      Largest orders
    </T>
    {orders.map(({ number, amount }, row) => (
      <g key={number} transform={`translate(22 ${186 + row * 46})`}>
        <T x={0} y={0}>
          {String(number)}
        </T>
        <T x={146} y={0} w="m" a="r">
          {`$${amount.toLocaleString('en-US')}`}
        </T>
        <R x={0} y={9} w={(amount / 61400) * 146} h={6} f={C.ink} />
      </g>
    ))}
    <R x={20} y={334} w={150} h={46} rx={23} f={C.ink} />
    <T x={95} y={361.5} w="m" c={C.onInk} a="m">
      All regions
    </T>
  </Phone>
);

export const DashboardDevelopment = () => (
  <Scene
    words={16}
    title="October sales against plan"
    desc="Sales of $8.64 million stand 5.4 percent over plan. The best region, West, is opened on a phone down to its largest orders."
  >
    <Report />
    <Wire d="M389 258H526V172H548" c={C.red} w={2.4} arrow={[556, 172, 0]} dash="7 5" />
    <Drilldown />
  </Scene>
);
