/** Healthcare Providers: the unit, the operating rooms, the figures, the record. */
import { compose, part } from '../../../compose.tsx';
import { Bar, colors, Rect, type SceneComponent } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Check, Phone, Window } from '../../../objects.tsx';
import { complianceSecurity } from './records.tsx';
import { operationalEfficiency } from './rooms.tsx';
import { dataAnalytics } from './waits.tsx';

/** A beat of a heart, 138 wide. */
const beat = 'h26l6-5 6 5h14l5 7 8-44 9 58 6-21h12l8-9 9 9h29';

const vitals = [
  { name: 'SpO₂', value: '98%', share: 0.98 },
  { name: 'Pressure', value: '118/76', share: 0.62 },
  { name: 'Temp.', value: '98.1°F', share: 0.5 },
  { name: 'Resp.', value: '15/min', share: 0.44 },
];
const plan = [
  { time: '08:00', task: 'Antibiotic, dose 2 of 6', done: true },
  { time: '09:30', task: 'Wound check, photo attached', done: true },
  { time: '11:00', task: 'Physical therapy, hallway walk' },
  { time: '14:00', task: 'Discharge summary to primary care doctor', brief: 'Discharge summary' },
];

function CarePlan({ w }: { w: number }) {
  const wide = w > 400;
  const pad = wide ? 20 : 14;
  const x = wide ? ([20, 42, 92] as const) : ([16, 32, 80] as const);
  return plan.map(({ time, task, brief = task, done }, i) => (
    <g key={time} transform={`translate(${pad} ${258 + i * 36})`}>
      <rect
        width={w - 2 * pad}
        height="30"
        rx="6"
        fill={done ? colors.soft : 'none'}
        stroke={done ? undefined : colors.line2}
      />
      {done ? (
        <Check x={x[0]} y={15} />
      ) : (
        <circle cx={x[0]} cy="15" r="7.2" fill="none" stroke={colors.stone2} strokeWidth="1.6" />
      )}
      <Text x={x[1]} y={19.5} weight="medium">
        {time}
      </Text>
      <Text x={x[2]} y={19.5} max={w - 2 * pad - x[2]}>
        {wide ? task : brief}
      </Text>
    </g>
  ));
}

function Vitals({ w }: { w: number }) {
  const beats = Math.floor((w - 154) / 138);
  const column = (w - 22) / vitals.length;
  return (
    <>
      <Text x={20} y={70} color={colors.mute}>
        Heart rate
      </Text>
      <Text x={20} y={106} size={36} weight="bold">
        72
      </Text>
      <Text x={68} y={106} color={colors.mute}>
        bpm
      </Text>
      <path
        transform="translate(132 54)"
        d={`M0 40${beat.repeat(beats)}h${w - 152 - beats * 138}`}
        fill="none"
        stroke={colors.red}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d={`M20 130h${w - 40}M20 214h${w - 40}`} stroke={colors.line} />
      {vitals.map(({ name, value, share }, i) => (
        <g key={name} transform={`translate(${20 + i * column} 144)`}>
          <Text x={0} y={12} color={colors.mute}>
            {name}
          </Text>
          <Text x={0} y={36} size={19} weight="medium">
            {value}
          </Text>
          <Bar x={0} y={48} w={column - 18} />
          <Bar x={0} y={48} w={(column - 18) * share} fill={colors.ink} />
        </g>
      ))}
    </>
  );
}

const Board = part(({ w, h }) => (
  <Window x={0} y={0} w={w} h={h} title="Unit 4 · Bed 12" right="Charted 09:41">
    <Vitals w={w} />
    <Text x={20} y={242} weight="medium">
      Care plan, day shift
    </Text>
    <CarePlan w={w} />
  </Window>
));

/** A high phone also shows the picture of the call. The things to take are at its bottom. */
const Visit = part(({ w, h }) => {
  const high = h > 300;
  const call = high ? 224 : 118;
  return (
    <Phone x={0} y={0} w={w} h={h}>
      <Text x={22} y={58} color={colors.mute}>
        Your next visit
      </Text>
      <Text x={22} y={83} size={20} weight="bold">
        Tue 10:30
      </Text>
      <Text x={22} y={103}>
        Video, 15 minutes
      </Text>
      {high && (
        <>
          <Rect x={20} y={120} w={146} h={92} rx={10} fill={colors.stone} />
          <path d="M82 146v40l32-20z" fill={colors.ink} />
        </>
      )}
      <Rect x={20} y={call} w={w - 40} h={40} rx={20} fill={colors.ink} />
      <Text x={w / 2} y={call + 25} weight="medium" anchor="middle" color={colors.onInk}>
        Join visit
      </Text>
      <Text x={22} y={call + 70} weight="medium">
        Medication
      </Text>
      <circle cx="30" cy={call + 92} r="7.2" fill="none" stroke={colors.red} strokeWidth="2" />
      <Text x={48} y={call + 96} max={130}>
        20:00, on the list
      </Text>
      <Check x={30} y={call + 118} />
      <Text x={48} y={call + 122}>
        08:00
      </Text>
    </Phone>
  );
});

const patientCare = compose({
  words: 16,
  title: 'One care plan for everyone',
  desc: "A unit's board with vital signs and the care plan of bed 12 by the hour, beside the patient's phone with the next video visit and a missed dose, which stands on the care team's list.",
  wide: { board: [48, 46, 482, 410], visit: [560, 92, 186, 372] },
  phone: { board: 410, visit: [152, 416, 202, 266] },
  draw: (at) => (
    <>
      <Board at={at.board} />
      <Visit at={at.visit} />
    </>
  ),
});

/** One scene for each area of the page. */
export const scenes: Record<string, SceneComponent> = {
  'patient-care': patientCare,
  'operational-efficiency': operationalEfficiency,
  'data-analytics': dataAnalytics,
  'compliance-security': complianceSecurity,
};
