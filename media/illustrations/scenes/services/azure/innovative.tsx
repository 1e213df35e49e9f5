/** Innovative: a sandbox with its days and its money counted, and the paper that ends the trial. */
import { Bar, C, R, Scene, Sheet } from '../../../kit.tsx';
import { T } from '../../../text.tsx';
import { Window } from '../../../objects.tsx';

/** The trial is over: a decision follows its last day. */
const days = 14;
const budget = 500;
const spent = 310;
const tests = 50;
const passed = 46;

const Sandbox = () => (
  <Window x={40} y={40} w={420} h={420} title="Sandbox: contract search" right={`Closed after day ${days}`}>
    {Array.from({ length: days }, (_, day) => {
      const [x, y] = [22 + (day % 7) * 54, 64 + Math.floor(day / 7) * 54];
      return (
        <g key={day}>
          <R x={x} y={y} w={48} h={48} rx={6} f={C.ink} />
          <T x={x + 24} y={y + 30} w="m" a="m" c={C.onInk}>
            {String(day + 1)}
          </T>
        </g>
      );
    })}
    <T x={22} y={216} c={C.mute}>
      Spent
    </T>
    <T x={398} y={216} w="m" a="r">
      {`$${spent} of $${budget}`}
    </T>
    <Bar x={22} y={230} w={376} h={14} />
    <Bar x={22} y={230} w={(376 * spent) / budget} h={14} f={C.ink} />
    <path d={`M${22 + 376 * 0.8} 222v30`} stroke={C.ink} strokeWidth={2} />
    <T x={22 + 376 * 0.8} y={270} c={C.mute} a="m">
      {`Alert at $${budget * 0.8}`}
    </T>
    <T x={22} y={314} c={C.mute}>
      Your data, masked
    </T>
    {['C-20417', 'C-20418'].map((id, row) => (
      <g key={id} transform={`translate(22 ${336 + row * 32})`}>
        <T x={0} y={12} w="m">
          {id}
        </T>
        <R x={92} y={0} w={120} h={16} f={C.ink} />
        <R x={224} y={0} w={152} h={16} f={C.stone} />
      </g>
    ))}
  </Window>
);

/** A stamp's print: its frame and its word, a little askew. */
const Stamp = () => (
  <g transform="translate(142 250)rotate(-9)">
    <path d="M-92-44H92V44H-92z" fill="none" stroke={C.red} strokeWidth={7} />
    <T x={0} y={25} s={70} w="b" c={C.red} a="m" max={184}>
      GO
    </T>
  </g>
);

export const Innovative = () => (
  <Scene
    words={17}
    title="Try it small, decide on paper"
    desc={`A sandbox that closed by itself after day ${days} has spent $${spent} of a budget of $${budget} on masked data. The decision sheet says go, because the right clause was found in ${passed} of ${tests} tests.`}
  >
    <Sandbox />
    <g transform="rotate(3 640 300)">
      <Sheet x={500} y={66} w={250} h={376} rx={2} f={C.line2} d={8} />
    </g>
    <Sheet x={486} y={52} w={270} h={390} rx={2}>
      <T x={28} y={50} s={20} w="b" max={220}>
        Decision
      </T>
      <T x={28} y={76} c={C.mute} max={220}>
        Contract search
      </T>
      <path d="M28 96h214M28 334h90M152 334h90" stroke={C.line2} />
      <T x={28} y={128} c={C.mute}>
        Reason
      </T>
      <T x={28} y={150} w="m" max={220}>
        {`Clause found in ${passed} of`}
      </T>
      <T x={28} y={170} w="m" max={220}>
        {`${tests} tests, within budget`}
      </T>
      <Stamp />
      <T x={28} y={354} c={C.mute}>
        Owner
      </T>
      <T x={152} y={354} c={C.mute}>
        Engineer
      </T>
      <path
        d="M34 326c10-22 16-16 14-4s12-20 18-8 16-4 26-2M158 326c4-26 14-20 12-6s14-12 22-4 16-10 34-6"
        fill="none"
        stroke={C.ink}
        strokeWidth={2}
      />
    </Sheet>
  </Scene>
);
