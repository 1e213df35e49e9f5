/** Renewables, continued: the scene of Operational Efficiency. */
import type { ReactElement } from 'react';
import { C, R, Scene, T } from './kit.tsx';
import { Check, Phone, Window } from './objects.tsx';

/** Wind speed at hub height in m/s, every two hours for two days. */
const wind = [13, 14, 12, 13, 14, 12, 11, 12, 13, 12, 13, 12, 11, 12, 11, 9, 7, 6, 7, 9, 11, 12, 13, 14];
const limit = 10;
const kit = ['Bearing, in the van', 'Torque tool, checked', 'Crew of two'];

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
      <T x={20} y={64} s={12} w="m">
        Climbing limit 10
      </T>
      {['Monday', 'Tuesday'].map((day, i) => (
        <T key={day} x={20 + i * 218.4} y={206} s={12} c={C.mute}>
          {day}
        </T>
      ))}
    </Window>
  );
}

export const operationalEfficiency = (): ReactElement => (
  <Scene
    title="Operational efficiency"
    desc="Five calm readings on Tuesday lie below the climbing limit; a bearing warms from 61 to 74 degrees with four weeks left to its limit of 85; the crew's phone holds the work order without a connection."
  >
    <CalmHours />
    <Window x={48} y={294} w={474} h={176} title="Bearing temperature, T07" right="Limit 85 °C">
      <T x={20} y={92} s={34} w="b">
        74 °C
      </T>
      <T x={20} y={116} s={12.5} c={C.mute}>
        was 61 five weeks ago
      </T>
      <T x={20} y={150} s={12.5} w="m">
        Four weeks left
      </T>
      <path d="M190 58.500h264" stroke={C.ink} strokeWidth="2" />
      <path d="M190 154.500h264" stroke={C.line2} />
      <path
        d="m190 142 29-9 30-2 29-12 30-8 29-9"
        fill="none"
        stroke={C.ink}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="m337 102 117-34" fill="none" stroke={C.stone2} strokeWidth="3" strokeDasharray="6 5" />
      <circle cx="337" cy="102" r="7" fill={C.ink} />
    </Window>
    <Phone x={556} y={70} w={192} h={386}>
      <T x={22} y={60} s={12} c={C.mute}>
        Work order 318
      </T>
      <T x={22} y={86} s={20} w="b">
        Turbine T07
      </T>
      <T x={22} y={106} s={12}>
        Tue 06:00 to 16:00
      </T>
      <R x={20} y={124} w={152} h={66} rx={10} f={C.line} />
      <T x={34} y={151} s={13} w="m">
        No connection
      </T>
      <T x={34} y={171} s={12}>
        Saved on phone
      </T>
      {kit.map((line, i) => (
        <g key={line}>
          <Check x={30} y={218 + i * 32} />
          <T x={46} y={222 + i * 32} s={12}>
            {line}
          </T>
        </g>
      ))}
      <R x={20} y={320} w={152} h={42} rx={21} f={C.ink} />
      <T x={96} y={346} s={13} w="m" a="m" c={C.onInk}>
        Start climb
      </T>
    </Phone>
  </Scene>
);
