/** Seamless Integration: a record number goes like a marble down a stair of four systems. */
import { colors, Scene, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Window, Wire } from '../../../objects.tsx';

/** Systems that a new hire is entered into, how the flow reaches each and what it does there. */
const stair = [
  { name: 'HR', reach: 'Connector', result: 'Contract filed' },
  { name: 'Directory', reach: 'Connector', result: 'Account opened' },
  { name: 'Payroll', reach: 'Desktop flow', result: 'Salary entered' },
  { name: 'Door system', reach: 'Custom connector', result: 'Badge issued' },
];
const last = stair.length - 1;
const floor = 484;
const stepX = (step: number) => 40 + step * 180;
const stepY = (step: number) => 126 + step * 82;

const Step = ({ step }: { step: number }) => {
  const { name, reach, result } = stair[step] ?? { name: '', reach: '', result: '' };
  const [fill, color, quiet] =
    step === last ? [colors.ink, colors.onInk, colors.stone] : [colors.sheet, colors.text, colors.mute];
  return (
    <Sheet x={stepX(step)} y={stepY(step)} w={170} h={floor - stepY(step)} rx={4} fill={fill}>
      <Text x={16} y={38} size={17} weight="medium" color={color}>
        {name}
      </Text>
      <Text x={16} y={60} color={quiet} max={146}>
        {reach}
      </Text>
      <Text x={16} y={96} weight="medium" color={color} max={146}>
        {result}
      </Text>
    </Sheet>
  );
};

/** The marble where it was, and at last where it is. Radius 26, resting on the step. */
const Marble = ({ step }: { step: number }) => (
  <g transform={`translate(${stepX(step) + 85} ${stepY(step) - 27})`}>
    {step < last && <Wire path="M29 0C105-25 161-3 177 55" color={colors.red} thickness={2.4} dash="7 5" />}
    <circle r={26} fill={step < last ? colors.bg : colors.red} stroke={colors.red} strokeWidth={2} />
    <Text x={0} y={5} weight="medium" color={step < last ? colors.text : '#fff'} anchor="middle">
      2207
    </Text>
  </g>
);

const Run = () => (
  <Window x={492} y={40} w={258} h={152} title="Run of 07:30" right="New hire">
    {[
      ['Systems updated', `${stair.length} of ${stair.length}`],
      ['Retried, payroll', '1'],
      ['Waiting for a person', '0'],
    ].map(([name = '', count = ''], row) => (
      <g key={name} transform={`translate(18 ${70 + row * 30})`}>
        <Text x={0} y={0} max={170}>
          {name}
        </Text>
        <Text x={222} y={0} weight="medium" anchor="end">
          {count}
        </Text>
      </g>
    ))}
  </Window>
);

export const SeamlessIntegration = () => (
  <Scene
    title="One record, four systems"
    desc="Employee number 2207 travels like a marble down a stair of four systems: HR, directory, payroll and the door system. Payroll took a second try; nothing waits for a person."
  >
    <Run />
    {stair.map(({ name }, step) => (
      <Step key={name} step={step} />
    ))}
    {stair.map(({ name }, step) => (
      <Marble key={name} step={step} />
    ))}
  </Scene>
);
