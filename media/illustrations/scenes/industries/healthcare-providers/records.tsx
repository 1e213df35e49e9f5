/** Healthcare Providers, continued: the scenes of Data Analytics and of Compliance & Security. */
import type { ReactElement } from 'react';
import { Bar, C, R, Scene, Sheet } from '../../../kit.tsx';
import { T } from '../../../text.tsx';
import { Check, Window, Wire } from '../../../objects.tsx';

/** Median days from referral to first visit, twelve weeks. */
const waits = [31, 30, 31, 28, 27, 25, 24, 22, 21, 20, 19, 18];
const waitY = (days: number) => 300 - (days - 15) * 9.5;
const risks = [
  ['Bed 4', 'Third stay', 72],
  ['Bed 11', 'Lives alone', 41],
  ['Bed 19', 'New insulin', 18],
] as const;
/** The median of these three waits is the 18 days shown above. */
const visits = [
  ['P-20418', 'Mar 2', 'Mar 20', '18'],
  ['P-20425', 'Mar 3', 'Mar 18', '15'],
  ['P-20431', 'Mar 1', 'Mar 22', '21'],
] as const;

function WaitChart() {
  const points = waits.map((days, i) => `${24 + i * 29} ${waitY(days)}`);
  return (
    <>
      <T x={20} y={94} s={42} w="b">
        18 days
      </T>
      <T x={20} y={116} c={C.mute}>
        Median wait in week 12, was 31 in week 1
      </T>
      <path d="M20 324.5h382" stroke={C.line2} />
      <path d={`M20 ${waitY(20)}h382`} stroke={C.ink} strokeWidth="1.5" strokeDasharray="5 4" />
      <T x={20} y={waitY(20) - 8} w="m">
        Target 20
      </T>
      <path d={`M${points.join('L')}`} fill="none" stroke={C.red} strokeWidth="4" strokeLinejoin="round" />
      <circle cx="343" cy={waitY(18)} r="8" fill={C.red} />
      {['Week 1', 'Week 6', 'Week 12'].map((week, i) => (
        <T key={week} x={[20, 169, 366][i] ?? 0} y={346} c={C.mute} a={(['l', 'm', 'r'] as const)[i] ?? 'l'}>
          {week}
        </T>
      ))}
    </>
  );
}

/** Waiting times, risks and the rows behind a figure. */
export const dataAnalytics = (): ReactElement => (
  <Scene
    title="Waiting times, counted one way"
    desc="The median wait of a clinic falls from 31 to 18 days and passes its target of 20; beside it the morning's readmission risks with reasons, below it the rows the figure was counted from."
  >
    <Window x={48} y={46} w={422} h={372} title="Cardiology clinic" right="Weekly">
      <WaitChart />
    </Window>
    <Window x={502} y={46} w={246} h={226} title="Readmission risk" right="06:00" dark>
      {risks.map(([bed, reason, percent], i) => (
        <g key={bed} transform={`translate(18 ${58 + i * 54})`}>
          <T x={0} y={14} w="m" c={C.onInk}>
            {bed}
          </T>
          <T x={60} y={14} c={C.stone} max={112}>
            {reason}
          </T>
          <T x={210} y={14} w="m" c={C.onInk} a="r">{`${percent}%`}</T>
          <Bar x={0} y={25} w={210} h={8} f={C.ink2} />
          <Bar x={0} y={25} w={210 * (percent / 100)} h={8} f={C.onInk} />
        </g>
      ))}
    </Window>
    <Window x={438} y={302} w={310} h={170} title="Counted from" right="one patient key">
      {visits.map((row, i) => (
        <g key={row[0]}>
          {i === 0 && <R x={10} y={52} w={290} h={32} rx={5} f={C.soft} />}
          {row.map((cell, k) => (
            <T
              key={k}
              x={[20, 116, 180, 290][k] ?? 0}
              y={73 + i * 36}
              w={k % 3 ? 'r' : 'm'}
              a={k === 3 ? 'r' : 'l'}
            >
              {cell}
            </T>
          ))}
        </g>
      ))}
    </Window>
  </Scene>
);

const callers = [
  ['Ward nurse', 'Treatment, 14:02'],
  ['Billing clerk', 'Invoice 2207, 14:05'],
  ['Emergency', '14:09, review due'],
] as const;
/** Technical safeguards of 45 CFR 164.312, and rights of GDPR chapter III. */
const duties = {
  HIPAA: ['Access control', 'Audit controls', 'Integrity', 'Transmission'],
  GDPR: ['Right of access', 'Rectification', 'Erasure', 'Portability'],
};

function Callers() {
  return callers.map(([role, reason], i) => {
    const emergency = i === 2;
    const y = 76 + i * 132;
    return (
      <g key={role}>
        <Wire
          d={`M244 ${y + 36}H308`}
          w={emergency ? 6 : 3}
          c={emergency ? C.red : C.ink}
          arrow={[316, y + 36, 0]}
        />
        <Sheet x={40} y={y} w={204} h={72}>
          {emergency ? (
            <g transform="translate(28 36)">
              <circle r="11" fill={C.red} />
              <path d="M0-6v7M0 3.5v3" stroke="#fff" strokeWidth="2.5" />
            </g>
          ) : (
            <Check x={28} y={36} s={1.4} />
          )}
          <T x={52} y={32} w="m">
            {role}
          </T>
          <T x={52} y={51} c={emergency ? C.red : C.mute} max={144}>
            {reason}
          </T>
        </Sheet>
      </g>
    );
  });
}

/** Who may open a record, and the duties checked. */
export const complianceSecurity = (): ReactElement => (
  <Scene
    title="Every look leaves a trace"
    desc="A nurse and a billing clerk open a patient record with a reason, a third opens it in an emergency and is marked for review; safeguards of HIPAA and rights under GDPR stand as checked controls."
  >
    <Callers />
    <Window x={318} y={46} w={196} h={424} title="Record 20418" dark>
      <path d="M66 152v-26a32 32 0 0 1 64 0v26" fill="none" stroke={C.stone} strokeWidth="12" />
      <R x={46} y={148} w={104} h={82} rx={8} f={C.onInk} />
      <path d="M98 178v22" stroke={C.ink} strokeWidth="10" strokeLinecap="round" />
      {['Diagnosis', 'Medications', 'Letters', 'Images'].map((part, i) => (
        <g key={part}>
          <R x={16} y={254 + i * 40} w={164} h={32} rx={6} f={C.ink2} />
          <T x={30} y={275 + i * 40} w="m" c={C.onInk}>
            {part}
          </T>
        </g>
      ))}
    </Window>
    {Object.entries(duties).map(([law, controls], i) => (
      <Window
        key={law}
        x={552}
        y={46 + i * 220}
        w={196}
        h={204}
        title={law}
        right={law === 'HIPAA' ? 'Safeguards' : 'Rights'}
      >
        {controls.map((control, k) => (
          <g key={control}>
            <Check x={28} y={66 + k * 36} />
            <T x={48} y={70.5 + k * 36} max={136}>
              {control}
            </T>
          </g>
        ))}
      </Window>
    ))}
  </Scene>
);
