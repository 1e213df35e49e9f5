/** Healthcare Providers, continued: the scene of Operational Efficiency. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Head } from '../../../parts/tones.tsx';
import { Text } from '../../../text.tsx';

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
const now = 385;
const end = 600;
const clock = (minutes: number) => `${String(minutes / 60 + 7).padStart(2, '0')}:00`;

/**
 * The operations of a room from a minute of the day, the gap in its list, and the time by which it is late. `at`
 * returns the position of a minute in units.
 */
const RoomDay = ({
  room,
  from,
  at,
  narrow,
}: {
  room: (typeof rooms)[number];
  from: number;
  at: (minutes: number) => number;
  narrow: boolean;
}) => {
  const wide = (first: number, last: number) => at(last) - at(first);
  return (
    <>
      {room.cases
        .filter(([, last]) => last > from)
        .map(([first, last]) => (
          <Rect
            key={first}
            x={at(first)}
            y={0}
            w={wide(first, last) - 2}
            h={30}
            fill={first > now ? colors.stone : colors.ink}
          />
        ))}
      {'gap' in room && (
        <>
          <rect
            x={at(room.gap[0]) + 2}
            y="1"
            width={wide(room.gap[0], room.gap[1]) - 6}
            height="28"
            rx="3"
            fill="none"
            stroke={colors.stone2}
            strokeDasharray="4 4"
          />
          <Text x={at(room.gap[0]) + (narrow ? 5 : 12)} y={20} color={colors.mute}>
            2 h 30
          </Text>
        </>
      )}
      {'overrun' in room && (
        <Rect
          x={at(room.overrun[0]) - 2}
          y={-3}
          w={wide(room.overrun[0], now) + 2}
          h={36}
          fill={colors.red}
        />
      )}
    </>
  );
};

/** The lists of the rooms from a minute of the day on. */
const OperatingRooms = part<{ from: number }>(({ w, h, from }) => {
  const labels = 88;
  const unit = (w - labels - 32) / (end - from);
  const at = (minutes: number) => Math.round(labels + (Math.max(minutes, from) - from) * unit);
  const narrow = unit < 0.8;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} title="Operating rooms" right="Today, 13:25" />
      {[0, 120, 240, 360, 480, 600]
        .filter((minutes) => minutes >= from)
        .map((minutes) => (
          <g key={minutes}>
            <path d={`M${at(minutes)} 76V${h - 14}`} stroke={colors.line} />
            <Text x={at(minutes)} y={67} color={colors.mute} anchor="middle">
              {clock(minutes)}
            </Text>
          </g>
        ))}
      {rooms.map((room, row) => (
        <g key={room.name} transform={`translate(0 ${82 + row * 40})`}>
          <Text x={18} y={20} weight="medium">
            {room.name}
          </Text>
          <RoomDay room={room} from={from} at={at} narrow={narrow} />
        </g>
      ))}
      <path d={`M${at(now)} 76V${h - 14}`} stroke={colors.red} strokeWidth="2" />
      <Text
        x={narrow ? at(now) - 24 : at(now) + 8}
        y={142}
        weight="medium"
        color={narrow ? colors.onInk : colors.red}
        anchor={narrow ? 'end' : 'start'}
      >
        +25 min
      </Text>
    </Sheet>
  );
});

/** 24 beds: 17 occupied, 4 being cleaned, 3 ready. */
const beds = 'ooocoorooocoooocrocoooor';
const discharges = [
  ['Bed 7', 'Letter to sign'],
  ['Bed 12', 'Book transport'],
  ['Bed 19', 'Medication list'],
] as const;

const Beds = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h}>
    <Head w={w} title="Beds, level 3" right="17 occupied, 4 cleaning, 3 ready" />
    {Array.from(beds, (state, index) => (
      <rect
        key={index}
        x={18.5 + (index % 8) * 49.5}
        y={58.5 + Math.floor(index / 8) * 40}
        width="44"
        height="33"
        rx="4"
        fill={{ o: colors.ink, c: colors.stone, r: 'none' }[state]}
        stroke={state === 'r' ? colors.ink : undefined}
      />
    ))}
  </Sheet>
));

const Discharges = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h} fill={colors.ink}>
    <Head w={w} title="Home tomorrow" right="last task" tone="ink" />
    {discharges.map(([bed, task], row) => (
      <g key={bed} transform={`translate(18 ${62 + row * 40})`}>
        <circle cx="8" cy="12" r="7" fill="none" stroke={colors.stone} strokeWidth="1.6" />
        <Text x={28} y={17} weight="medium" color={colors.onInk}>
          {bed}
        </Text>
        <Text x={w - 36} y={17} color={colors.stone} anchor="end" max={w - 110}>
          {task}
        </Text>
      </g>
    ))}
  </Sheet>
));

/** Operating rooms, beds and discharges at one moment. */
export const operationalEfficiency = compose({
  title: 'Live view of beds and operating rooms',
  desc: "Three operating room schedules with a gap and a 25-minute overrun, above a board of 24 beds and tomorrow's discharges with the last open task of each.",
  wide: { rooms: [48, 46, 700, 212], beds: [48, 284, 428, 186], discharges: [502, 284, 246, 186] },
  phone: { rooms: 212, discharges: 186 },
  draw: (at) => (
    <>
      <OperatingRooms at={at.rooms} from={(at.rooms?.[2] ?? 0) > 500 ? 0 : 240} />
      <Beds at={at.beds} />
      <Discharges at={at.discharges} />
    </>
  ),
});
