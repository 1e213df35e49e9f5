/** Healthcare Providers, continued: the scene of Data Analytics. */
import { compose, part } from '../../../compose.tsx';
import { Bar, colors, Rect, Sheet } from '../../../kit.tsx';
import { Head, tones } from '../../../parts/tones.tsx';
import { Text } from '../../../text.tsx';

/** Median days from referral to first visit, twelve weeks. */
const waits = [31, 30, 31, 28, 27, 25, 24, 22, 21, 20, 19, 18];
const risks = [
  ['Bed 4', 'Third stay', 72],
  ['Bed 11', 'Lives alone', 41],
  ['Bed 19', 'New insulin', 18],
] as const;
/** The median of these three waits is the 18 days shown above. */
const visits = [
  ['P-20418', 'Mar 2', 'Mar 20', '18'],
  ['P-20425', 'Mar 3', 'Mar 18', '15'],
  ['P-20431', 'Mar 1', 'Mar 22', '21'],
] as const;

const target = 20;
const [first = 0, last = 0] = [waits[0], waits.at(-1)];

/** The median wait week by week, down to and below its target. */
const WaitChart = part(({ w, h }) => {
  const bottom = h - 48;
  const y = (days: number) => Math.round(bottom - 14 - (days - 15) * ((bottom - 150) / 17));
  const step = (w - 64) / (waits.length - 1);
  const points = waits.map((days, week) => `${Math.round(24 + week * step)} ${y(days)}`);
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} title="Cardiology clinic" right="Weekly" />
      <Text x={20} y={94} size={42} weight="bold">
        {`${last} days`}
      </Text>
      <Text x={20} y={118} color={colors.mute} max={w - 30}>
        {`Median wait in week ${waits.length}, was ${first}`}
      </Text>
      <path d={`M20 ${bottom + 0.5}H${w - 20}`} stroke={colors.line2} />
      <path d={`M20 ${y(target)}H${w - 20}`} stroke={colors.ink} strokeWidth="1.5" strokeDasharray="5 4" />
      <Text x={20} y={y(target) - 8} weight="medium">
        {`Target ${target}`}
      </Text>
      <path
        d={`M${points.join('L')}`}
        fill="none"
        stroke={colors.red}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <circle cx={24 + (waits.length - 1) * step} cy={y(last)} r="8" fill={colors.red} />
      <Text x={20} y={h - 20} color={colors.mute}>
        Week 1
      </Text>
      <Text x={w - 60} y={h - 20} color={colors.mute} anchor="end">
        {`Week ${waits.length}`}
      </Text>
    </Sheet>
  );
});

const Risks = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h}>
    <Head w={w} title="Risk of a return" right="06:00" />
    {risks.map(([bed, reason, percent], row) => (
      <g key={bed} transform={`translate(18 ${60 + row * 54})`}>
        <Text x={0} y={14} weight="medium">
          {bed}
        </Text>
        <Text x={62} y={14} color={colors.mute} max={112}>
          {reason}
        </Text>
        <Text x={w - 36} y={14} weight="medium" anchor="end">{`${percent}%`}</Text>
        <Bar x={0} y={25} w={w - 36} h={8} />
        <Bar x={0} y={25} w={(w - 36) * (percent / 100)} h={8} fill={colors.ink} />
      </g>
    ))}
  </Sheet>
));

/** The rows from which the last figure was computed. */
const Visits = part(({ w, h }) => {
  const { color, mute, soft } = tones.ink;
  const row = (h - 58) / visits.length;
  return (
    <Sheet x={0} y={0} w={w} h={h} fill={colors.ink}>
      <Head w={w} title="Counted from" right="these visits" tone="ink" />
      {visits.map(([key, from, to, days], index) => (
        <g key={key} transform={`translate(0 ${50 + (index + 0.5) * row})`}>
          {index === 0 && <Rect x={10} y={-row / 2 + 2} w={w - 20} h={row - 4} rx={5} fill={soft} />}
          <Text x={20} y={5} weight="medium" color={color}>
            {key}
          </Text>
          <Text x={w * 0.36} y={5} color={mute}>
            {from}
          </Text>
          <Text x={w * 0.59} y={5} color={mute}>
            {to}
          </Text>
          <Text x={w - 20} y={5} weight="medium" color={color} anchor="end">
            {days}
          </Text>
        </g>
      ))}
    </Sheet>
  );
});

/** Waiting times, risks and the rows behind a figure. */
export const dataAnalytics = compose({
  title: 'Waiting times by one agreed definition',
  desc: `The median wait of a clinic falls from ${first} to ${last} days and passes its target of ${target}; beside it the morning's risks of a return with reasons, below it the visits from which the figure was counted.`,
  words: 16,
  wide: {
    chart: [48, 46, 422, 372],
    risks: [502, 46, 246, 226],
    visits: [444, 304, 304, 168],
  },
  phone: { chart: 330, visits: [14, 332, 346, 160] },
  draw: (at) => (
    <>
      <WaitChart at={at.chart} />
      <Risks at={at.risks} />
      <Visits at={at.visits} />
    </>
  ),
});
