/** Healthcare Providers: the ward, the operating rooms, the figures, the record. */
import type { ReactElement } from 'react';
import { Bar, C, R, Scene, type SceneComponent } from '../../../kit.tsx';
import { T } from '../../../text.tsx';
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
  { name: 'Temp.', value: '36.7°C', share: 0.5 },
  { name: 'Resp.', value: '15/min', share: 0.44 },
];
const plan = [
  { time: '08:00', task: 'Antibiotic, dose 2 of 6', done: true },
  { time: '09:30', task: 'Wound check, photo attached', done: true },
  { time: '11:00', task: 'Physical therapy, hallway walk' },
  { time: '14:00', task: 'Discharge summary to family doctor' },
];

function CarePlan() {
  return plan.map(({ time, task, done }, i) => (
    <g key={time} transform={`translate(20 ${258 + i * 36})`}>
      <rect
        width="442"
        height="30"
        rx="6"
        fill={done ? C.soft : 'none'}
        stroke={done ? undefined : C.line2}
      />
      {done ? (
        <Check x={20} y={15} />
      ) : (
        <circle cx="20" cy="15" r="7.2" fill="none" stroke={C.stone2} strokeWidth="1.6" />
      )}
      <T x={42} y={19.5} w="m">
        {time}
      </T>
      <T x={92} y={19.5}>
        {task}
      </T>
    </g>
  ));
}

function Vitals() {
  return (
    <>
      <T x={20} y={70} c={C.mute}>
        Heart rate
      </T>
      <T x={20} y={106} s={36} w="b">
        72
      </T>
      <T x={68} y={106} c={C.mute}>
        bpm
      </T>
      <path
        transform="translate(132 54)"
        d={heartbeat}
        fill="none"
        stroke={C.red}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M20 130h442M20 214h442" stroke={C.line} />
      {vitals.map(({ name, value, share }, i) => (
        <g key={name} transform={`translate(${20 + i * 115} 144)`}>
          <T x={0} y={12} c={C.mute}>
            {name}
          </T>
          <T x={0} y={36} s={19} w="m">
            {value}
          </T>
          <Bar x={0} y={48} w={97} />
          <Bar x={0} y={48} w={97 * share} f={C.ink} />
        </g>
      ))}
    </>
  );
}

const patientCare = (): ReactElement => (
  <Scene
    words={16}
    title="Care that follows the patient"
    desc="A ward board with vital signs and the timed care plan of bed 12, beside the patient's phone with the next video visit and a missed dose of which the ward was told."
  >
    <Window x={48} y={46} w={482} h={410} title="Ward 4 · Bed 12" right="Charted 09:41">
      <Vitals />
      <T x={20} y={242} w="m">
        Care plan, day shift
      </T>
      <CarePlan />
    </Window>
    <Phone x={560} y={92}>
      <T x={22} y={58} c={C.mute}>
        Your next visit
      </T>
      <T x={22} y={83} s={20} w="b">
        Tue 10:30
      </T>
      <T x={22} y={103}>
        Video, 15 minutes
      </T>
      <R x={20} y={120} w={146} h={92} rx={10} f={C.stone} />
      <path d="M82 146v40l32-20z" fill={C.ink} />
      <R x={20} y={224} w={146} h={40} rx={20} f={C.ink} />
      <T x={93} y={249} w="m" a="m" c={C.onInk}>
        Join visit
      </T>
      <T x={22} y={294} w="m">
        Medication
      </T>
      <circle cx="30" cy="316" r="7.2" fill="none" stroke={C.red} strokeWidth="2" />
      <T x={48} y={320} max={130}>
        20:00, ward told
      </T>
      <Check x={30} y={342} />
      <T x={48} y={346}>
        08:00
      </T>
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
