/** Renewables, continued: the scene of Operational Efficiency. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Head } from '../../../parts/tones.tsx';
import { Text } from '../../../text.tsx';
import { Check, Phone } from '../../../objects.tsx';

/** Wind speed at hub height in m/s, every two hours for two days. */
const wind = [13, 14, 12, 13, 14, 12, 11, 12, 13, 12, 13, 12, 11, 12, 11, 9, 7, 6, 7, 9, 11, 12, 13, 14];
const limit = 10;
/** Bearing temperature in °C, week by week until today, and the limit set by its maker. */
const bearing = [61, 64, 65, 69, 71, 74];
const bearingLimit = 85;
/** The weeks until the limit, if the temperature rises as in these five weeks. */
const weeksLeft = (bearingLimit - 74) / ((74 - 61) / 5);
const kit = ['Bearing, in the van', 'Torque tool', 'Crew of two'];

const CalmHours = part(({ w, h }) => {
  const [bottom, step] = [h - 38, (w - 36) / wind.length];
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} title="Wind at hub height" right={w > 400 ? 'm/s, every 2 hours' : 'm/s'} />
      {wind.map((speed, index) => (
        <Rect
          key={index}
          x={20 + index * step}
          y={bottom - speed * 8}
          w={step * 0.72}
          h={speed * 8}
          rx={2}
          fill={speed < limit ? colors.red : colors.stone}
        />
      ))}
      <path d={`M20 ${bottom - limit * 8}H${w - 18}`} stroke={colors.ink} strokeWidth="2" />
      <Text x={20} y={65} weight="medium">
        {`Climbing limit ${limit}`}
      </Text>
      {['Monday', 'Tuesday'].map((day, index) => (
        <Text key={day} x={20 + (index * (w - 36)) / 2} y={h - 15} color={colors.mute}>
          {day}
        </Text>
      ))}
    </Sheet>
  );
});

/** The temperature of a bearing by week, and the time when it would reach its limit. */
const Bearing = part(({ w, h }) => {
  const x = (week: number) => Math.round(190 + (week * (w - 214)) / (bearing.length - 1 + weeksLeft));
  const y = (celsius: number) => h - 34 - (celsius - 61) * 3;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} title="Bearing temperature, T07" right="Limit 85 °C" />
      <Text x={20} y={92} size={34} weight="bold">
        74 °C
      </Text>
      <Text x={20} y={116} color={colors.mute} max={168}>
        was 61 five weeks ago
      </Text>
      <Text x={20} y={150} weight="medium">
        Four weeks left
      </Text>
      <path d={`M190 ${y(bearingLimit)}H${w - 20}`} stroke={colors.ink} strokeWidth="2" />
      <path d={`M190 ${h - 21.5}H${w - 20}`} stroke={colors.line2} />
      <path
        d={`M${bearing.map((celsius, week) => `${x(week)} ${y(celsius)}`).join('L')}`}
        fill="none"
        stroke={colors.ink}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d={`M${x(5)} ${y(74)}L${x(5 + weeksLeft)} ${y(bearingLimit)}`}
        fill="none"
        stroke={colors.stone2}
        strokeWidth="3"
        strokeDasharray="6 5"
      />
      <circle cx={x(5)} cy={y(74)} r="7" fill={colors.ink} />
    </Sheet>
  );
});

const CrewApp = part(({ w, h }) => (
  <Phone x={0} y={0} w={w} h={h}>
    <Text x={22} y={60} color={colors.mute}>
      Work order 318
    </Text>
    <Text x={22} y={86} size={20} weight="bold">
      Turbine T07
    </Text>
    <Text x={22} y={106} max={152}>
      Tue 06:00 to 16:00
    </Text>
    <Rect x={20} y={124} w={152} h={66} rx={10} fill={colors.line} />
    <Text x={34} y={151} weight="medium">
      No connection
    </Text>
    <Text x={34} y={171}>
      Saved on phone
    </Text>
    {kit.map((line, i) => (
      <g key={line}>
        <Check x={30} y={218 + i * 32} />
        <Text x={46} y={222 + i * 32} max={w - 50}>
          {line}
        </Text>
      </g>
    ))}
    <Rect x={20} y={320} w={152} h={42} rx={21} fill={colors.ink} />
    <Text x={96} y={346} weight="medium" anchor="middle" color={colors.onInk}>
      Start climb
    </Text>
  </Phone>
));

/** The calm hours, the warming bearing and the crew's phone. */
export const operationalEfficiency = compose({
  title: 'Repairs planned for calm days',
  desc: "Five calm readings on Tuesday lie below the climbing limit; a bearing warms from 61 to 74 degrees with four weeks left to its limit of 85; the crew's phone holds the work order without a connection.",
  wide: { wind: [48, 46, 474, 222], bearing: [48, 294, 474, 176], crew: [556, 70, 192, 386] },
  phone: { wind: 222, crew: [140, 244, 206, 386] },
  draw: (at) => (
    <>
      <CalmHours at={at.wind} />
      <Bearing at={at.bearing} />
      <CrewApp at={at.crew} />
    </>
  ),
});
