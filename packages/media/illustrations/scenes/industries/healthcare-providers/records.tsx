/** Healthcare Providers, continued: the scene of Compliance & Security. */
import { compose, part, type Place } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
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

/** The position of the caller in an emergency: the last one. */
const emergency = 2;

const Callers = part(({ w, h }) => {
  const tall = h > 300 ? 72 : 64;
  return callers.map(([role, reason], i) => (
    <Sheet key={role} x={0} y={(i * (h - tall)) / 2} w={w} h={tall}>
      {i === emergency ? (
        <g transform={`translate(28 ${tall / 2})`}>
          <circle r="11" fill={colors.red} />
          <path d="M0-6v7M0 3.5v3" stroke="#fff" strokeWidth="2.5" />
        </g>
      ) : (
        <Check x={28} y={tall / 2} scale={1.4} />
      )}
      <Text x={52} y={tall / 2 - 4} weight="medium">
        {role}
      </Text>
      <Text x={52} y={tall / 2 + 16} color={i === emergency ? colors.red : colors.mute} max={w - 58}>
        {reason}
      </Text>
    </Sheet>
  ));
});

/** The content of a record: below its lock, or beside the lock if the part is low. */
const PatientRecord = part(({ w, h }) => {
  const beside = h < 300;
  const [x, y, step] = beside ? [152, 62, 36] : [16, 254, 40];
  return (
    <Window x={0} y={0} w={w} h={h} title="Record 20418" dark>
      <g transform={`translate(${beside ? '-16 -32' : '0 0'})`}>
        <path d="M66 152v-26a32 32 0 0 1 64 0v26" fill="none" stroke={colors.stone} strokeWidth="12" />
        <Rect x={46} y={148} w={104} h={82} rx={8} fill={colors.onInk} />
        <path d="M98 178v22" stroke={colors.ink} strokeWidth="10" strokeLinecap="round" />
      </g>
      {['Diagnosis', 'Medications', 'Letters', 'Images'].map((name, i) => (
        <g key={name}>
          <Rect x={x} y={y + i * step} w={w - x - 16} h={step - 8} rx={6} fill={colors.ink2} />
          <Text x={x + 14} y={y + step / 2 + 1 + i * step} weight="medium" color={colors.onInk}>
            {name}
          </Text>
        </g>
      ))}
    </Window>
  );
});

const Duties = part<{ of: keyof typeof duties; kind: string }>(({ w, h, of, kind }) => {
  const roomy = w > 180;
  const [tick, words] = roomy ? [28, 48] : [22, 38];
  return (
    <Window x={0} y={0} w={w} h={h} title={of} right={roomy ? kind : ''}>
      {duties[of].map((control, k) => (
        <g key={control}>
          <Check x={tick} y={66 + k * 36} />
          <Text x={words} y={70.5 + k * 36} max={w - words - 4}>
            {control}
          </Text>
        </g>
      ))}
    </Window>
  );
});

const wide: Record<'callers' | 'record' | 'hipaa' | 'gdpr', Place> = {
  callers: [40, 76, 204, 336],
  record: [318, 46, 196, 424],
  hipaa: [552, 46, 196, 204],
  gdpr: [552, 266, 196, 204],
};

/** Lines from each caller to the record. They go to the right, or upward if the record is above the callers. */
const Looks = ({ up }: { up: boolean }) =>
  callers.map(([role], i) => {
    const [x, y] = up ? [44 - i * 13, 290 + i * 76] : [308, 112 + i * 132];
    return (
      <Wire
        key={role}
        path={up ? `M62 ${y}H${x}V240` : `M244 ${y}H${x}`}
        thickness={i === emergency ? (up ? 4 : 6) : 3}
        color={i === emergency ? colors.red : colors.ink}
        arrow={up ? [x, 232, -90] : [316, y, 0]}
      />
    );
  });

/** The people who may open a record, and the checked duties. */
export const complianceSecurity = compose({
  title: 'Every access to records logged',
  desc: 'A nurse and a billing clerk open a patient record with a reason, a third opens it in an emergency and is marked for review; safeguards of HIPAA and rights under GDPR stand as checked controls.',
  wide,
  phone: {
    record: [14, 14, 346, 216],
    callers: [62, 258, 298, 216],
    hipaa: [14, 502, 166, 200],
    gdpr: [194, 502, 166, 200],
  },
  draw: (at) => (
    <>
      <Looks up={at.record !== wide.record} />
      <Callers at={at.callers} />
      <PatientRecord at={at.record} />
      <Duties at={at.hipaa} of="HIPAA" kind="Safeguards" />
      <Duties at={at.gdpr} of="GDPR" kind="Rights" />
    </>
  ),
});
