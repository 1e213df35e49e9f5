/** Renewables, continued: the scene of Operational Efficiency. */
import type { ReactElement } from 'react';
import { C, R, Scene } from '../../../kit.tsx';
import { T } from '../../../text.tsx';
import { Check, Phone, Window } from '../../../objects.tsx';

/** Wind speed at hub height in m/s, every two hours for two days. */
const wind = [13, 14, 12, 13, 14, 12, 11, 12, 13, 12, 13, 12, 11, 12, 11, 9, 7, 6, 7, 9, 11, 12, 13, 14];
const limit = 10;
/** Bearing temperature in °C, week by week until today, and the limit set by its maker. */
const bearing = [61, 64, 65, 69, 71, 74];
const bearingLimit = 85;
const bearingX = (week: number) => 190 + week * 28;
const bearingY = (celsius: number) => 142 - (celsius - 61) * 3;
/** At the pace of these five weeks. */
const weeksLeft = (bearingLimit - 74) / ((74 - 61) / 5);
const today = { x: bearingX(5), y: bearingY(74) };
const kit = ['Bearing, in the van', 'Torque tool', 'Crew of two'];

function CalmHours() {
  return (
    <Window x={48} y={46} w={474} h={222} title="Wind at hub height" right="m/s, every 2 hours">
      {wind.map((speed, i) => (
        <R
          key={i}
          x={20 + i * 18.2}
          y={184 - speed * 8}
          w={13}
          h={speed * 8}
          rx={2}
          f={speed < limit ? C.red : C.stone}
        />
      ))}
      <path d={`M20 ${184 - limit * 8}H455`} stroke={C.ink} strokeWidth="2" />
      <T x={20} y={64} w="m">
        Climbing limit 10
      </T>
      {['Monday', 'Tuesday'].map((day, i) => (
        <T key={day} x={20 + i * 218.4} y={206} c={C.mute}>
          {day}
        </T>
      ))}
    </Window>
  );
}

function CrewApp() {
  return (
    <Phone x={556} y={70} w={192} h={386}>
      <T x={22} y={60} c={C.mute}>
        Work order 318
      </T>
      <T x={22} y={86} s={20} w="b">
        Turbine T07
      </T>
      <T x={22} y={106} max={152}>
        Tue 06:00 to 16:00
      </T>
      <R x={20} y={124} w={152} h={66} rx={10} f={C.line} />
      <T x={34} y={151} w="m">
        No connection
      </T>
      <T x={34} y={171}>
        Saved on phone
      </T>
      {kit.map((line, i) => (
        <g key={line}>
          <Check x={30} y={218 + i * 32} />
          <T x={46} y={222 + i * 32} max={142}>
            {line}
          </T>
        </g>
      ))}
      <R x={20} y={320} w={152} h={42} rx={21} f={C.ink} />
      <T x={96} y={346} w="m" a="m" c={C.onInk}>
        Start climb
      </T>
    </Phone>
  );
}

/** The calm hours, the warming bearing and the crew's phone. */
export const operationalEfficiency = (): ReactElement => (
  <Scene
    title="One climb, the right part"
    desc="Five calm readings on Tuesday lie below the climbing limit; a bearing warms from 61 to 74 degrees with four weeks left to its limit of 85; the crew's phone holds the work order without a connection."
  >
    <CalmHours />
    <Window x={48} y={294} w={474} h={176} title="Bearing temperature, T07" right="Limit 85 °C">
      <T x={20} y={92} s={34} w="b">
        74 °C
      </T>
      <T x={20} y={116} c={C.mute} max={164}>
        was 61 five weeks ago
      </T>
      <T x={20} y={150} w="m">
        Four weeks left
      </T>
      <path d={`M190 ${bearingY(bearingLimit)}h264`} stroke={C.ink} strokeWidth="2" />
      <path d="M190 154.5h264" stroke={C.line2} />
      <path
        d={`M${bearing.map((celsius, week) => `${bearingX(week)} ${bearingY(celsius)}`).join('L')}`}
        fill="none"
        stroke={C.ink}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d={`M${today.x} ${today.y}L${bearingX(5 + weeksLeft)} ${bearingY(bearingLimit)}`}
        fill="none"
        stroke={C.stone2}
        strokeWidth="3"
        strokeDasharray="6 5"
      />
      <circle cx={today.x} cy={today.y} r="7" fill={C.ink} />
    </Window>
    <CrewApp />
  </Scene>
);
