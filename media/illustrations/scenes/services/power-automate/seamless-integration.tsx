/** Seamless Integration: a record number goes like a marble down a stair of four systems. */
import { C, Scene, Sheet } from '../../../kit.tsx';
import { T } from '../../../text.tsx';
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
  const [f, c, quiet] = step === last ? [C.ink, C.onInk, C.stone] : [C.sheet, C.text, C.mute];
  return (
    <Sheet x={stepX(step)} y={stepY(step)} w={170} h={floor - stepY(step)} rx={4} f={f}>
      <T x={16} y={38} s={17} w="m" c={c}>
        {name}
      </T>
      <T x={16} y={60} c={quiet} max={146}>
        {reach}
      </T>
      <T x={16} y={96} w="m" c={c} max={146}>
        {result}
      </T>
    </Sheet>
  );
};

/** The marble where it was, and at last where it is. Radius 26, resting on the step. */
const Marble = ({ step }: { step: number }) => (
  <g transform={`translate(${stepX(step) + 85} ${stepY(step) - 27})`}>
    {step < last && <Wire d="M29 0C105-25 161-3 177 55" c={C.red} w={2.4} dash="7 5" />}
    <circle r={26} fill={step < last ? C.bg : C.red} stroke={C.red} strokeWidth={2} />
    <T x={0} y={5} w="m" c={step < last ? C.text : '#fff'} a="m">
      2207
    </T>
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
        <T x={0} y={0} max={170}>
          {name}
        </T>
        <T x={222} y={0} w="m" a="r">
          {count}
        </T>
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
