/** Healthcare Providers, continued: the scene of Compliance & Security. */
import type { ReactElement } from 'react';
import { colors, Rect, Scene, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Check, Window, Wire } from '../../../objects.tsx';

const callers = [
  ['Unit nurse', 'Treatment, 14:02'],
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
          path={`M244 ${y + 36}H308`}
          thickness={emergency ? 6 : 3}
          color={emergency ? colors.red : colors.ink}
          arrow={[316, y + 36, 0]}
        />
        <Sheet x={40} y={y} w={204} h={72}>
          {emergency ? (
            <g transform="translate(28 36)">
              <circle r="11" fill={colors.red} />
              <path d="M0-6v7M0 3.5v3" stroke="#fff" strokeWidth="2.5" />
            </g>
          ) : (
            <Check x={28} y={36} scale={1.4} />
          )}
          <Text x={52} y={32} weight="medium">
            {role}
          </Text>
          <Text x={52} y={51} color={emergency ? colors.red : colors.mute} max={144}>
            {reason}
          </Text>
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
      <path d="M66 152v-26a32 32 0 0 1 64 0v26" fill="none" stroke={colors.stone} strokeWidth="12" />
      <Rect x={46} y={148} w={104} h={82} rx={8} fill={colors.onInk} />
      <path d="M98 178v22" stroke={colors.ink} strokeWidth="10" strokeLinecap="round" />
      {['Diagnosis', 'Medications', 'Letters', 'Images'].map((part, i) => (
        <g key={part}>
          <Rect x={16} y={254 + i * 40} w={164} h={32} rx={6} fill={colors.ink2} />
          <Text x={30} y={275 + i * 40} weight="medium" color={colors.onInk}>
            {part}
          </Text>
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
            <Text x={48} y={70.5 + k * 36} max={136}>
              {control}
            </Text>
          </g>
        ))}
      </Window>
    ))}
  </Scene>
);
