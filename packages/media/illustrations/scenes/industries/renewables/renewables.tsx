/** Renewables: the control room, the calm day, the proven ton, and the lost energy. */
import { compose, part, type Place } from '../../../compose.tsx';
import { colors, Rect, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
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
      <g transform="translate(9 9)" fill={colors.shadow}>
        {shape}
      </g>
      <g fill={colors.ink}>{shape}</g>
      <circle cy={-height} r={height / 19} fill={hub} />
    </g>
  );
}

/** Three panel tables in a row, on the ground at x, y. */
function Panels({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <path d="M9 9 38-55h110L119 9z" fill={colors.shadow} />
      <path d="M30 0v16M100 0v16" stroke={colors.stone2} strokeWidth="5" />
      <path d="M0 0 29-64h110L110 0z" fill={colors.ink} />
      <path
        d="M9.7-21.3h110M19.3-42.7h110M36.7 0l29-64M73.3 0l29-64"
        stroke={colors.stone}
        strokeWidth="1.5"
      />
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

const ControlRoom = part(({ w, h }) => (
  <Window x={0} y={0} w={w} h={h} title="Control room" right="All sites, 11:15">
    <Text x={20} y={92} size={40} weight="bold">
      {megawatts(sites.reduce((sum, [, output]) => sum + output, 0))}
    </Text>
    <Text x={20} y={114} color={colors.mute}>
      Delivered now, forecast 56
    </Text>
    <g transform={`translate(20 0)scale(${((w - 40) / 332).toFixed(3)} 1)`} fill="none" strokeWidth="4">
      <path
        d="M0 210C50 204 76 150 120 156s60 42 100 20 60-46 112-40"
        stroke={colors.stone}
        strokeDasharray="2 6"
        strokeLinecap="round"
      />
      <path d="M0 216C50 206 80 158 122 160s58 40 78 32" stroke={colors.ink} />
    </g>
    <circle cx={20 + (202 * (w - 40)) / 332} cy="191" r="6" fill={colors.ink} />
    <path d={`M20 230.5h${w - 40}`} stroke={colors.line2} />
    {sites.map(([site, output], i) => (
      <g key={site} transform={`translate(${20 + (i * (w - 24)) / 3} 0)`}>
        <Text x={0} y={256} color={colors.mute}>
          {site}
        </Text>
        <Text x={0} y={280} size={19} weight="medium">
          {megawatts(output)}
        </Text>
      </g>
    ))}
    <Rect x={w - 140} y={62} w={120} h={38} rx={19} fill={colors.ink} />
    <Text x={w - 80} y={86} weight="medium" color={colors.onInk} anchor="middle" max={120}>
      Release bid
    </Text>
  </Window>
));

/**
 * A battery. Its cells are side by side, or on top of each other if the part is narrow. The last cell is not charged
 * yet.
 */
const Battery = part(({ w, h }) => {
  const upright = h > w;
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={6} fill={colors.ink}>
      {[0, 1, 2, 3].map((cell) => (
        <Rect
          key={cell}
          x={upright ? 9 : 16 + cell * 40}
          y={upright ? h - 25 - cell * 22 : 16}
          w={upright ? w - 18 : 32}
          h={upright ? 16 : h - 32}
          fill={cell < 3 ? colors.onInk : colors.ink2}
        />
      ))}
    </Sheet>
  );
});

const wide: Record<'room' | 'battery', Place> = {
  room: [376, 46, 372, 300],
  battery: [560, 396, 188, 72],
};

/** The sites outside, with wires to the control room and to the battery. On a phone they are below the room. */
const Outside = ({ low }: { low: boolean }) =>
  low ? (
    <>
      <Wire
        path="M100 618v28H330V610M180 618v28M222 618v28M26 314V646H100"
        color={colors.stone2}
        thickness={4}
      />
      <Turbine x={100} y={618} height={160} turn={14} hub={colors.stone} />
      <Turbine x={180} y={618} height={196} turn={47} hub={colors.red} />
      <Panels x={202} y={610} scale={0.68} />
    </>
  ) : (
    <>
      <Wire
        path="M140 452v32H690v-16M254 440v44M320 452v32M462 484V346"
        color={colors.stone2}
        thickness={4}
      />
      <Turbine x={140} y={452} height={210} turn={14} hub={colors.stone} />
      <Turbine x={254} y={440} height={286} turn={47} hub={colors.red} />
      <Panels x={290} y={440} scale={1} />
    </>
  );

const renewableEnergySolutions = compose({
  words: 17,
  title: 'All sites on one screen',
  desc: 'Turbines, solar panels and a battery feed one control room screen: 54 megawatts delivered, beside the forecast of 56, and a market bid waiting to be released.',
  wide,
  phone: { room: [14, 14, 346, 300], battery: [308, 524, 48, 100] },
  draw: (at) => (
    <>
      <Outside low={at.room !== wide.room} />
      <Battery at={at.battery} />
      <ControlRoom at={at.room} />
    </>
  ),
});

/** One scene for each area of the page. */
export const scenes: Record<string, SceneComponent> = {
  'renewable-energy-solutions': renewableEnergySolutions,
  'operational-efficiency': operationalEfficiency,
  sustainability,
  'data-analytics': dataAnalytics,
};
