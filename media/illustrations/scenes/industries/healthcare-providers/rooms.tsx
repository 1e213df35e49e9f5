/** Healthcare Providers, continued: the scene of Operational Efficiency. */
import type { ReactElement } from 'react';
import { C, R, Scene } from '../../../kit.tsx';
import { T } from '../../../text.tsx';
import { Window } from '../../../objects.tsx';

/** Operating room lists of one day, in minutes after 07:00. */
const rooms = [
  {
    name: 'Room 1',
    cases: [
      [30, 150],
      [180, 330],
      [390, 510],
    ],
  },
  {
    name: 'Room 2',
    cases: [
      [60, 210],
      [240, 360],
      [465, 585],
    ],
    overrun: [360, 385],
  },
  {
    name: 'Room 3',
    cases: [
      [0, 180],
      [210, 300],
      [450, 600],
    ],
    gap: [300, 450],
  },
] as const;
const at = (minutes: number) => 92 + minutes * 0.96;
const now = 385;

function OperatingRooms() {
  return (
    <Window x={48} y={46} w={700} h={212} title="Operating rooms" right="Today, 13:25">
      {[0, 2, 4, 6, 8, 10].map((hour) => (
        <g key={hour}>
          <path d={`M${at(hour * 60)} 72V196`} stroke={C.line} />
          <T x={at(hour * 60)} y={64} c={C.mute} a="m">{`${String(hour + 7).padStart(2, '0')}:00`}</T>
        </g>
      ))}
      {rooms.map((room, i) => (
        <g key={room.name} transform={`translate(0 ${78 + i * 40})`}>
          <T x={18} y={20} w="m">
            {room.name}
          </T>
          {room.cases.map(([from, to]) => (
            <R
              key={from}
              x={at(from)}
              y={0}
              w={(to - from) * 0.96 - 2}
              h={30}
              f={from > now ? C.stone : C.ink}
            />
          ))}
          {'gap' in room && (
            <>
              <rect
                x={at(300) + 2}
                y="1"
                width="138"
                height="28"
                rx="3"
                fill="none"
                stroke={C.stone2}
                strokeDasharray="4 4"
              />
              <T x={at(343)} y={19.5} c={C.mute} a="m">
                2 h 30
              </T>
            </>
          )}
          {'overrun' in room && <R x={at(360) - 2} y={-3} w={26} h={36} f={C.red} />}
        </g>
      ))}
      <path d={`M${at(now)} 72V196`} stroke={C.red} strokeWidth="2" />
      <T x={at(now) + 8} y={138} w="m" c={C.red}>
        +25 min
      </T>
    </Window>
  );
}

/** 24 beds: 17 occupied, 4 being cleaned, 3 ready. */
const beds = 'ooocoorooocoooocrocoooor';
const discharges = [
  ['Bed 7', 'Letter to sign'],
  ['Bed 12', 'Book transport'],
  ['Bed 19', 'Medication list'],
] as const;

/** Operating rooms, beds and discharges at one moment. */
export const operationalEfficiency = (): ReactElement => (
  <Scene
    title="The day, planned by the hour"
    desc="Three operating room lists with a gap and a 25-minute overrun, above a board of 24 beds and tomorrow's discharges with the last open task of each."
  >
    <OperatingRooms />
    <Window x={48} y={284} w={428} h={186} title="Beds, level 3" right="17 occupied, 4 cleaning, 3 ready">
      {Array.from(beds, (state, i) => (
        <rect
          key={i}
          x={18.5 + (i % 8) * 49.5}
          y={56.5 + Math.floor(i / 8) * 40}
          width="44"
          height="33"
          rx="4"
          fill={{ o: C.ink, c: C.stone, r: 'none' }[state]}
          stroke={state === 'r' ? C.ink : undefined}
        />
      ))}
    </Window>
    <Window x={502} y={284} w={246} h={186} title="Home tomorrow" right="last task" dark>
      {discharges.map(([bed, task], i) => (
        <g key={bed} transform={`translate(18 ${60 + i * 40})`}>
          <circle cx="8" cy="12" r="7" fill="none" stroke={C.stone} strokeWidth="1.6" />
          <T x={28} y={16.5} w="m" c={C.onInk}>
            {bed}
          </T>
          <T x={210} y={16.5} c={C.stone} a="r" max={124}>
            {task}
          </T>
        </g>
      ))}
    </Window>
  </Scene>
);
