/** Healthcare Providers: the unit, the operating rooms, the figures, the record. */
import type { ReactElement } from 'react';
import { Bar, colors, Rect, Scene, type SceneComponent } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Check, Phone, Window } from '../../../objects.tsx';
import { complianceSecurity } from './records.tsx';
import { operationalEfficiency } from './rooms.tsx';
import { dataAnalytics } from './waits.tsx';

/** Two beats of a heart, 300 wide. */
const beat = 'h26l6-5 6 5h14l5 7 8-44 9 58 6-21h12l8-9 9 9h29';
const heartbeat = `M0 40${beat}${beat}h22`;

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
  { time: '14:00', task: 'Discharge summary to primary care doctor' },
];

function CarePlan() {
  return plan.map(({ time, task, done }, i) => (
    <g key={time} transform={`translate(20 ${258 + i * 36})`}>
      <rect
        width="442"
        height="30"
        rx="6"
        fill={done ? colors.soft : 'none'}
        stroke={done ? undefined : colors.line2}
      />
      {done ? (
        <Check x={20} y={15} />
      ) : (
        <circle cx="20" cy="15" r="7.2" fill="none" stroke={colors.stone2} strokeWidth="1.6" />
      )}
      <Text x={42} y={19.5} weight="medium">
        {time}
      </Text>
      <Text x={92} y={19.5}>
        {task}
      </Text>
    </g>
  ));
}

function Vitals() {
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
        d={heartbeat}
        fill="none"
        stroke={colors.red}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M20 130h442M20 214h442" stroke={colors.line} />
      {vitals.map(({ name, value, share }, i) => (
        <g key={name} transform={`translate(${20 + i * 115} 144)`}>
          <Text x={0} y={12} color={colors.mute}>
            {name}
          </Text>
          <Text x={0} y={36} size={19} weight="medium">
            {value}
          </Text>
          <Bar x={0} y={48} w={97} />
          <Bar x={0} y={48} w={97 * share} fill={colors.ink} />
        </g>
      ))}
    </>
  );
}

const patientCare = (): ReactElement => (
  <Scene
    words={16}
    title="Care that follows the patient"
    desc="A unit's board with vital signs and the care plan of bed 12 by the hour, beside the patient's phone with the next video visit and a missed dose of which the care team was told."
  >
    <Window x={48} y={46} w={482} h={410} title="Unit 4 · Bed 12" right="Charted 09:41">
      <Vitals />
      <Text x={20} y={242} weight="medium">
        Care plan, day shift
      </Text>
      <CarePlan />
    </Window>
    <Phone x={560} y={92}>
      <Text x={22} y={58} color={colors.mute}>
        Your next visit
      </Text>
      <Text x={22} y={83} size={20} weight="bold">
        Tue 10:30
      </Text>
      <Text x={22} y={103}>
        Video, 15 minutes
      </Text>
      <Rect x={20} y={120} w={146} h={92} rx={10} fill={colors.stone} />
      <path d="M82 146v40l32-20z" fill={colors.ink} />
      <Rect x={20} y={224} w={146} h={40} rx={20} fill={colors.ink} />
      <Text x={93} y={249} weight="medium" anchor="middle" color={colors.onInk}>
        Join visit
      </Text>
      <Text x={22} y={294} weight="medium">
        Medication
      </Text>
      <circle cx="30" cy="316" r="7.2" fill="none" stroke={colors.red} strokeWidth="2" />
      <Text x={48} y={320} max={130}>
        20:00, team told
      </Text>
      <Check x={30} y={342} />
      <Text x={48} y={346}>
        08:00
      </Text>
    </Phone>
  </Scene>
);

/** One scene for each area of the page. */
export const scenes: Record<string, SceneComponent> = {
  'patient-care': patientCare,
  'operational-efficiency': operationalEfficiency,
  'data-analytics': dataAnalytics,
  'compliance-security': complianceSecurity,
};
