/** Renewables, continued: the scenes of Sustainability and of Data Analytics. */
import type { ReactElement } from 'react';
import { Bar, C, R, Scene, Sheet } from '../../../kit.tsx';
import { T } from '../../../text.tsx';
import { Check, Window } from '../../../objects.tsx';

/** One month: metered energy, the grid's published factor, and their product. */
const metered = 1240;
const factor = 0.41;
const factors = [
  { value: metered.toLocaleString('en-US'), unit: 'MWh metered in March' },
  { value: String(factor), unit: 't per MWh, grid factor' },
  { value: (metered * factor).toFixed(1), unit: 't of CO₂ avoided' },
];
const commitments = ['Birds: radar log', 'Noise: meter at the fence', 'Land: site photos'];

function Certificate() {
  return (
    <Sheet x={48} y={222} w={390} h={248} rx={4}>
      <rect x="12.5" y="12.5" width="365" height="223" fill="none" stroke={C.ink} strokeWidth="2" />
      <rect x="18.5" y="18.5" width="353" height="211" fill="none" stroke={C.stone} />
      <T x={42} y={60} s={24} w="b" max={306}>
        Renewable energy
      </T>
      <T x={42} y={88} s={24} w="b" max={306}>
        certificate
      </T>
      <T x={42} y={114} c={C.mute}>
        1 MWh, wind, March
      </T>
      <T x={42} y={204} w="m">
        No. 1 of 1,240
      </T>
      <Bar x={42} y={134} w={190} h={8} />
      <Bar x={42} y={150} w={160} h={8} />
      <Bar x={42} y={166} w={176} h={8} />
      <path d="m282 176-20 78 23-10 14 20 12-64zM330 176l20 78-23-10-14 20-12-64z" fill={C.red} />
      <circle cx="306" cy="156" r="46" fill={C.red} />
      <circle cx="306" cy="156" r="35" fill="none" stroke="#fff" strokeWidth="2" />
      <path d="m290 157 11 11 20-23" fill="none" stroke="#fff" strokeWidth="5" />
    </Sheet>
  );
}

/** From metered energy to a certified ton. */
export const sustainability = (): ReactElement => (
  <Scene
    title="A ton you can prove"
    desc="1,240 metered megawatt-hours times a grid factor of 0.41 make 508.4 tons of avoided CO₂; below, a sealed renewable energy certificate and three site commitments with evidence."
  >
    {factors.map(({ value, unit }, i) => (
      <Sheet key={unit} x={48 + i * 250} y={46} w={200} h={130} f={i === 2 ? C.ink : C.white}>
        <T x={100} y={72} s={44} w="b" c={i === 2 ? C.onInk : C.ink} a="m">
          {value}
        </T>
        <T x={100} y={102} c={i === 2 ? C.stone : C.mute} a="m" max={184}>
          {unit}
        </T>
      </Sheet>
    ))}
    <path d="m271 104 14 14m0-14-14 14M519 106h18m-18 10h18" stroke={C.ink} strokeWidth="5" />
    <Certificate />
    <Window x={474} y={222} w={274} h={248} title="Commitments" right="with evidence">
      {commitments.map((line, i) => (
        <g key={line} transform={`translate(18 ${60 + i * 60})`}>
          <R x={0} y={0} w={238} h={48} rx={6} f={C.soft} />
          <Check x={24} y={24} s={1.1} />
          <T x={44} y={28.5} max={190}>
            {line}
          </T>
        </g>
      ))}
    </Window>
  </Scene>
);

/** Energy lost in March by cause, MWh. */
const losses = [
  ['Faults', 62],
  ['Curtailment', 31],
  ['Soiling', 17],
] as const;
const total = losses.reduce((sum, [, lost]) => sum + lost, 0);
/** The days of March; false where the ten-minute data has gaps. */
const days = Array.from({ length: 31 }, (_, day) => ![6, 17, 18].includes(day));

function PowerCurve() {
  return (
    <Window x={48} y={46} w={432} h={424} title="Power curve" right="T05 to T09, March">
      {[0, 1, 2, 3].map((mw) => (
        <g key={mw}>
          <path d={`M48 ${364.5 - mw * 92}H412`} stroke={mw ? C.line : C.line2} />
          <T x={20} y={368.5 - mw * 92} c={C.mute}>
            {String(mw)}
          </T>
        </g>
      ))}
      <path
        d="M58 360C150 352 172 290 222 190s80-96 176-98"
        fill="none"
        stroke={C.stone}
        strokeWidth="30"
        strokeLinecap="round"
      />
      <path d="M58 360C150 352 172 290 222 190s80-96 176-98" fill="none" stroke={C.ink} strokeWidth="2.5" />
      <path
        d="M58 360C150 354 184 310 230 226s70-68 168-70"
        fill="none"
        stroke={C.red}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <T x={398} y={175} w="m" c={C.red} a="r">
        T07
      </T>
      <T x={48} y={64} c={C.mute}>
        MW
      </T>
      <T x={412} y={394} c={C.mute} a="r">
        Wind, 3 to 15 m/s
      </T>
    </Window>
  );
}

/** A power curve and where the lost energy went. */
export const dataAnalytics = (): ReactElement => (
  <Scene
    title="Where the energy went"
    desc="Turbine T07 stays below the power curve of its neighbors; 110 megawatt-hours lost in March are split into faults, curtailment and soiling; three days with gaps in the data are marked."
  >
    <PowerCurve />
    <Window x={512} y={46} w={236} h={264} title="Lost in March" right="MWh" dark>
      <T x={18} y={98} s={44} w="b" c={C.onInk}>
        {String(total)}
      </T>
      {losses.map(([cause, lost], i) => (
        <g key={cause} transform={`translate(18 ${120 + i * 46})`}>
          <T x={0} y={14} c={C.stone}>
            {cause}
          </T>
          <T x={200} y={14} w="m" c={C.onInk} a="r">
            {String(lost)}
          </T>
          <R x={0} y={22} w={200} h={10} f={C.ink2} />
          <R x={0} y={22} w={(lost / total) * 200} h={10} f={C.onInk} />
        </g>
      ))}
    </Window>
    <Window x={512} y={334} w={236} h={136} title="Days checked" right="3 with gaps">
      {days.map((whole, day) => (
        <rect
          key={day}
          x={18.5 + (day % 11) * 18.4}
          y={56.5 + Math.floor(day / 11) * 22}
          width="14"
          height="16"
          rx="2"
          fill={whole ? C.ink : 'none'}
          stroke={whole ? undefined : C.stone2}
        />
      ))}
    </Window>
  </Scene>
);
