/** Dashboard Development: actual beside plan by region, and the best region opened on a phone. */
import { compose, part, type Place } from '../../../compose.tsx';
import { colors, Rect } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Phone, Window, Wire } from '../../../objects.tsx';

/** The region of the drill-down. */
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

/** The positions of a region's two bars in a report of a width. */
function barsOf(w: number, region: number) {
  const step = (w - 42) / regions.length;
  return {
    left: Math.round(28 + region * step),
    plan: Math.round(step * 0.36),
    actual: Math.round(step * 0.43),
  };
}
/** The middle of the drill-down's bar. */
function westOf(w: number): number {
  const { left, plan, actual } = barsOf(w, regions.indexOf(west));
  return left + plan + 3 + actual / 2;
}

const Report = part(({ w, h }) => {
  const base = h - 50;
  /** The height of a million dollars. */
  const million = (base - 176) / 2.3;
  return (
    <Window x={0} y={0} w={w} h={h} title="Sales, October" right="Actual beside plan">
      <Text x={24} y={98} size={40} weight="bold">
        {`$${sum('actual').toFixed(2)} M`}
      </Text>
      <Text x={24} y={122} color={colors.mute}>
        {`Plan $${sum('plan').toFixed(2)} M`}
      </Text>
      <Rect x={w - 128} y={64} w={104} h={44} rx={22} fill={colors.ink} />
      <Text x={w - 76} y={92.5} size={19} weight="bold" color={colors.onInk} anchor="middle" max={90}>
        {overPlan(sum('actual'), sum('plan'))}
      </Text>
      {regions.map((region, index) => {
        const [plan, actual] = [region.plan * million, region.actual * million];
        const bars = barsOf(w, index);
        const middle = bars.plan + 3 + bars.actual / 2;
        return (
          <g key={region.name} transform={`translate(${bars.left} ${base})`}>
            <Rect x={0} y={-plan} w={bars.plan} h={plan} fill={colors.stone} />
            <Rect
              x={bars.plan + 3}
              y={-actual}
              w={bars.actual}
              h={actual}
              fill={region === west ? colors.red : colors.ink}
            />
            <Text x={middle} y={-actual - 8} weight="medium" anchor="middle">
              {region.actual.toFixed(2)}
            </Text>
            <Text x={bars.plan + 3} y={24} weight={region === west ? 'medium' : 'regular'} anchor="middle">
              {region.name}
            </Text>
          </g>
        );
      })}
      <path d={`M24 ${base + 0.5}H${w - 24}`} stroke={colors.line2} />
    </Window>
  );
});

/** The largest orders of the region in dollars. The bar of the first order has the full width. */
const orders = [
  { number: 48213, amount: 61400 },
  { number: 48077, amount: 52900 },
  { number: 48310, amount: 40200 },
];

/** The drill-down on the phone. A way back is at the bottom, if there is enough space. */
const Drilldown = part(({ w, h }) => (
  <Phone x={0} y={0} w={w} h={h}>
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
        <Text x={w - 44} y={0} weight="medium" anchor="end">
          {`$${amount.toLocaleString('en-US')}`}
        </Text>
        <Rect x={0} y={9} w={(amount / 61400) * (w - 44)} h={6} fill={colors.ink} />
      </g>
    ))}
    {h > 390 && (
      <>
        <Rect x={20} y={334} w={150} h={46} rx={23} fill={colors.ink} />
        <Text x={95} y={361.5} weight="medium" color={colors.onInk} anchor="middle">
          All regions
        </Text>
      </>
    )}
  </Phone>
));

/** A wire from the bar of the best region to the phone, which is beside or below the bar. */
function Drill({ from, to }: { from: Place | undefined; to: Place | undefined }) {
  if (!from || !to) return null;
  const x = from[0] + westOf(from[2]);
  const wire = { color: colors.red, thickness: 2.4, dash: '7 5' };
  if (to[1] > from[1] + from[3])
    return <Wire path={`M${x} ${from[1] + from[3] - 18}V${to[1] - 8}`} arrow={[x, to[1], 90]} {...wire} />;
  const middle = (from[0] + from[2] + to[0]) / 2;
  return <Wire path={`M${x + 18} 258H${middle}V172H${to[0] - 8}`} arrow={[to[0], 172, 0]} {...wire} />;
}

export const DashboardDevelopment = compose({
  words: 16,
  title: 'Clear dashboards for screen and phone',
  desc: 'October sales of $8.64 million stand 5.4 percent over plan. The best region, West, is opened on a phone down to its largest orders.',
  wide: { report: [40, 40, 462, 438], phone: [556, 72, 190, 406] },
  phone: { report: 352, phone: [122, 392, 232, 316] },
  draw: (at) => (
    <>
      <Report at={at.report} />
      <Drill from={at.report} to={at.phone} />
      <Drilldown at={at.phone} />
    </>
  ),
});
