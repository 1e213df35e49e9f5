/** Renewables: the control room, the calm day, the proven ton, the lost energy. */
import type { ReactElement } from 'react';
import { C, R, Scene, Sheet, type SceneComponent } from '../../../kit.tsx';
import { T } from '../../../text.tsx';
import { Window, Wire } from '../../../objects.tsx';
import { operationalEfficiency } from './crew.tsx';
import { dataAnalytics } from './figures.tsx';
import { sustainability } from './ton.tsx';

const blade = 'M-4 0C-8-12-8-24-2-84h3C5-60 7-30 4 0z';

/** A wind turbine standing at x, y with its hard shadow. */
function Turbine({
  x,
  y,
  height,
  turn,
  hub,
}: {
  x: number;
  y: number;
  height: number;
  turn: number;
  hub: string;
}) {
  const shape = (
    <>
      <path d={`M-7 0-3.5-${height}h7L7 0z`} />
      {[0, 120, 240].map((angle) => (
        <path
          key={angle}
          transform={`translate(0 ${-height}) rotate(${turn + angle}) scale(${height / 190})`}
          d={blade}
        />
      ))}
    </>
  );
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform="translate(9 9)" fill={C.shadow}>
        {shape}
      </g>
      <g fill={C.ink}>{shape}</g>
      <circle cy={-height} r={height / 19} fill={hub} />
    </g>
  );
}

/** Three panel tables in a row, on the ground at x, y. */
function Panels({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M9 9 38-55h110L119 9z" fill={C.shadow} />
      <path d="M30 0v16M100 0v16" stroke={C.stone2} strokeWidth="5" />
      <path d="M0 0 29-64h110L110 0z" fill={C.ink} />
      <path d="M9.7-21.3h110M19.3-42.7h110M36.7 0l29-64M73.3 0l29-64" stroke={C.stone} strokeWidth="1.5" />
    </g>
  );
}

/** Megawatts delivered by each kind of site; the batteries are charging. */
const sites = [
  ['Wind', 42],
  ['Solar', 18],
  ['Storage', -6],
] as const;
const megawatts = (value: number) => `${value < 0 ? '−' : ''}${Math.abs(value)} MW`;

const renewableEnergySolutions = (): ReactElement => (
  <Scene
    words={17}
    title="One desk for every site"
    desc="Turbines, solar panels and a battery feed one control room screen: 54 megawatts delivered, beside the forecast of 56, and a market bid waiting to be released."
  >
    <Wire d="M140 452v32H690v-16M254 440v44M320 452v32M462 484V346" c={C.stone2} w={4} />
    <Turbine x={140} y={452} height={210} turn={14} hub={C.stone} />
    <Turbine x={254} y={440} height={286} turn={47} hub={C.red} />
    <Panels x={290} y={440} />
    <Sheet x={560} y={396} w={188} h={72} rx={6} f={C.ink}>
      {[0, 1, 2, 3].map((cell) => (
        <R key={cell} x={16 + cell * 40} y={16} w={32} h={40} f={cell < 3 ? C.onInk : C.ink2} />
      ))}
    </Sheet>
    <Window x={376} y={46} w={372} h={300} title="Control room" right="All sites, 11:15">
      <T x={20} y={92} s={40} w="b">
        {megawatts(sites.reduce((sum, [, output]) => sum + output, 0))}
      </T>
      <T x={20} y={114} c={C.mute}>
        Delivered now, forecast 56
      </T>
      <path
        d="M20 210C70 204 96 150 140 156s60 42 100 20 60-46 112-40"
        fill="none"
        stroke={C.stone}
        strokeWidth="4"
        strokeDasharray="2 6"
        strokeLinecap="round"
      />
      <path d="M20 216C70 206 100 158 142 160s58 40 78 32" fill="none" stroke={C.ink} strokeWidth="4" />
      <circle cx="222" cy="191" r="6" fill={C.ink} />
      <path d="M20 230.5h332" stroke={C.line2} />
      {sites.map(([site, output], i) => (
        <g key={site}>
          <T x={20 + i * 116} y={256} c={C.mute}>
            {site}
          </T>
          <T x={20 + i * 116} y={280} s={19} w="m">
            {megawatts(output)}
          </T>
        </g>
      ))}
      <R x={232} y={62} w={120} h={38} rx={19} f={C.ink} />
      <T x={292} y={86} w="m" c={C.onInk} a="m" max={120}>
        Release bid
      </T>
    </Window>
  </Scene>
);

/** One scene for each area of the page. */
export const scenes: Record<string, SceneComponent> = {
  'renewable-energy-solutions': renewableEnergySolutions,
  'operational-efficiency': operationalEfficiency,
  sustainability,
  'data-analytics': dataAnalytics,
};
