/** Seamless Integration: a record number goes like a marble down a stair of four systems. */
import { compose, part } from '../../../compose.tsx';
import { colors, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Window, Wire } from '../../../objects.tsx';

/** The systems into which a new employee is entered: how the flow reaches each system, and what it does there. */
const stair = [
  { name: 'HR', reach: 'Connector', result: 'Contract filed' },
  { name: 'Directory', reach: 'Connector', result: 'Account opened' },
  { name: 'Payroll', reach: 'Desktop flow', result: 'Salary entered' },
  { name: 'Door system', reach: 'Custom connector', result: 'Badge issued' },
];
const last = stair.length - 1;

/** A step of the stair: its rectangle, and the resting position of the marble. */
interface Tread {
  x: number;
  y: number;
  w: number;
  h: number;
  /** The x of the marble's middle. */
  marble: number;
}

/**
 * Returns a step of the stair for a size: columns side by side, or on a phone boards below each other that get longer.
 */
function treadOf(step: number, w: number, h: number): Tread {
  if (w > 400) {
    const y = 86 + step * 82;
    return { x: step * 180, y, w: 170, h: h - y, marble: step * 180 + 85 };
  }
  const [top, run, rise] = [52, 50, (h - 52) / stair.length];
  const board = w - (last - step) * run;
  return { x: 0, y: top + step * rise, w: board, h: rise, marble: board - run / 2 };
}

const Step = ({ step, at }: { step: number; at: Tread }) => {
  const { name, reach, result } = stair[step] ?? { name: '', reach: '', result: '' };
  const [fill, color, quiet] =
    step === last ? [colors.ink, colors.onInk, colors.stone] : [colors.sheet, colors.text, colors.mute];
  const [first, third] = at.h < 110 ? [30, 76] : [38, 96];
  return (
    <Sheet x={at.x} y={at.y} w={at.w} h={at.h} rx={4} fill={fill}>
      <Text x={16} y={first} size={17} weight="medium" color={color}>
        {name}
      </Text>
      <Text x={16} y={first + 22} color={quiet} max={at.w - 24}>
        {reach}
      </Text>
      <Text x={16} y={third} weight="medium" color={color} max={at.w - 24}>
        {result}
      </Text>
    </Sheet>
  );
};

/** The former positions of the marble, and its last position on a step. */
const Marble = ({ step, at, hop, r }: { step: number; at: Tread; hop: string; r: number }) => (
  <g transform={`translate(${at.marble} ${at.y - r - 1})`}>
    {step < last && <Wire path={hop} color={colors.red} thickness={2.4} dash="7 5" />}
    <circle r={r} fill={step < last ? colors.bg : colors.red} stroke={colors.red} strokeWidth={2} />
    <Text x={0} y={5} weight="medium" color={step < last ? colors.text : '#fff'} anchor="middle">
      2207
    </Text>
  </g>
);

const Stair = part(({ w, h }) => {
  const [hop, r] = w > 400 ? ['M29 0C105-25 161-3 177 55', 26] : ['M25 0C40 4 49 30 50 68', 23];
  const steps = stair.map(({ name }, step) => ({ name, step, at: treadOf(step, w, h) }));
  return (
    <>
      {steps.map(({ name, ...tread }) => (
        <Step key={name} {...tread} />
      ))}
      {steps.map(({ name, ...tread }) => (
        <Marble key={name} {...tread} hop={hop} r={r} />
      ))}
    </>
  );
});

const Run = part(({ w, h }) => (
  <Window x={0} y={0} w={w} h={h} title="Run of 07:30" right="New hire">
    {[
      ['Systems updated', `${stair.length} of ${stair.length}`],
      ['Retried, payroll', '1'],
      ['Waiting for a person', '0'],
    ].map(([name = '', count = ''], row) => (
      <g key={name} transform={`translate(18 ${70 + row * 30})`}>
        <Text x={0} y={0} max={170}>
          {name}
        </Text>
        <Text x={w - 36} y={0} weight="medium" anchor="end">
          {count}
        </Text>
      </g>
    ))}
  </Window>
));

export const SeamlessIntegration = compose({
  title: 'Enter data once, update every system',
  desc: 'Employee number 2207 travels like a marble down a stair of four systems: HR, directory, payroll and the door system. Payroll took a second try; nothing waits for a person.',
  wide: { run: [492, 40, 258, 152], stair: [40, 40, 710, 444] },
  phone: { stair: [14, 14, 346, 428], run: [14, 466, 346, 152] },
  draw: (at) => (
    <>
      <Run at={at.run} />
      <Stair at={at.stair} />
    </>
  ),
});
