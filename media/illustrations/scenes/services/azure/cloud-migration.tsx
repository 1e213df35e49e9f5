/** Cloud Migration: groups of servers leave the dependency map for the cloud, wave by wave, on a timed plan. */
import { C, Scene, Sheet } from '../../../kit.tsx';
import { T } from '../../../text.tsx';
import { Window, Wire } from '../../../objects.tsx';

/** Minutes from the start of the cutover. */
const plan = [
  [0, 'Stop writes'],
  [20, 'Last sync'],
  [50, 'Tests'],
  [70, 'Live'],
] as const;
const start = 22 * 60;
const clock = (minutes: number) =>
  `${Math.floor((start + minutes) / 60)}:${String((start + minutes) % 60).padStart(2, '0')}`;
const planX = (minutes: number) => 210 + minutes * 6;

/** Servers of a wave around its middle, and the traffic between them; outlines where they have left. */
const Group = ({ x, y, f, gone = false }: { x: number; y: number; f: string; gone?: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    {gone || <path d="M-22-14L22-14L0 24z" fill="none" stroke={f} strokeWidth={3} />}
    <path
      d="M-37-26h30v24h-30zM7-26h30v24H7zM-15 12h30v24h-30z"
      {...(gone ? { fill: 'none', stroke: f, strokeWidth: 1.5, strokeDasharray: '3 3' } : { fill: f })}
    />
  </g>
);

const Map = () => (
  <Window x={40} y={40} w={300} h={318} title="Dependency map" right="From traffic">
    <path d="M96 128l74 34M204 214l-50 34M86 158l26 74" stroke={C.line2} strokeWidth={2} />
    <Group x={76} y={106} f={C.stone2} gone />
    <Group x={208} y={170} f={C.red} gone />
    <Group x={112} y={256} f={C.stone} />
    <T x={126} y={100} c={C.mute}>
      Wave 1
    </T>
    <T x={208} y={126} w="m" a="m">
      Wave 2
    </T>
    <T x={162} y={276} c={C.mute}>
      Wave 3
    </T>
  </Window>
);

const cloud =
  'M0 0c-50 0-82-32-82-74 0-40 30-70 70-72 8-50 48-84 98-84 40 0 74 22 90 58 12-6 24-8 38-8 46 0 82 34 82 80 52 4 86 100 6 100z';

const Cloud = () => (
  <g transform="translate(478 300)scale(.8)">
    <path d={cloud} fill={C.shadow} transform="translate(12 12)" />
    <path d={cloud} fill={C.white} />
    <g transform="translate(112 -138)scale(1.3)">
      <Group x={0} y={0} f={C.ink} />
    </g>
    <T x={112} y={-68} s={20} w="m" a="m">
      Wave 1: passed
    </T>
  </g>
);

export const CloudMigration = () => (
  <Scene
    words={17}
    title="In waves, with a way back"
    desc="Servers grouped by the traffic between them: wave 1 already stands in the cloud, wave 2 is on its way, wave 3 waits. The cutover plan runs from 22:00 to 23:10 after two rehearsals; the old servers stay ready."
  >
    <Map />
    <Cloud />
    <Wire d="M250 238C330 330 420 330 520 292" c={C.red} w={3} dash="7 6" arrow={[530, 287, -24]} />
    <Sheet x={352} y={246} w={116} h={116} f={C.red}>
      <Group x={58} y={54} f="#fff" />
    </Sheet>
    <Sheet x={40} y={400} w={720} h={100} f={C.ink}>
      <T x={24} y={44} s={16} w="b" c={C.onInk} max={140}>
        Cutover
      </T>
      <T x={24} y={68} c={C.stone} max={150}>
        Rehearsed twice
      </T>
      <path d={`M${planX(0)} 40H${planX(70)}`} stroke={C.stone2} strokeWidth={3} />
      {plan.map(([minutes, name]) => (
        <g key={name}>
          <circle cx={planX(minutes)} cy={40} r={8} fill={minutes === 70 ? C.red : C.onInk} />
          <T x={planX(minutes)} y={68} w="m" c={C.onInk} a="m">
            {clock(minutes)}
          </T>
          <T x={planX(minutes)} y={86} c={C.stone} a="m" max={100}>
            {name}
          </T>
        </g>
      ))}
    </Sheet>
  </Scene>
);
