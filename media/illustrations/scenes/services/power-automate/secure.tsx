/** Secure: three environments, a fence between business data and private apps, and the log. */
import { C, R, Scene, Sheet } from '../../../kit.tsx';
import { T } from '../../../text.tsx';
import { Window, Wire } from '../../../objects.tsx';

const environments = [
  { name: 'Build', who: 'Developers', f: C.white, c: C.text, quiet: C.mute },
  { name: 'Test', who: 'Key users', f: C.white, c: C.text, quiet: C.mute },
  { name: 'Run', who: 'Service principal', f: C.ink, c: C.onInk, quiet: C.stone },
];

const Environments = () => (
  <>
    <Wire d="M266 74h12" w={2.4} arrow={[286, 74, 0]} />
    <Wire d="M514 74h12" w={2.4} arrow={[534, 74, 0]} />
    {environments.map(({ name, who, f, c, quiet }, index) => (
      <Sheet key={name} x={40 + index * 248} y={40} w={214} h={68} f={f}>
        <T x={18} y={41} s={17} w="m" c={c}>
          {name}
        </T>
        <T x={196} y={40} c={quiet} a="r">
          {who}
        </T>
      </Sheet>
    ))}
  </>
);

/** Connectors as tiles in two columns: `f` the tile, `c` its name. */
const Tiles = ({ names, f, c }: { names: readonly string[]; f: string; c: string }) =>
  names.map((name, index) => (
    <g key={name} transform={`translate(${18 + (index % 2) * 124} ${60 + Math.floor(index / 2) * 66})`}>
      <R x={0} y={0} w={112} h={54} rx={7} f={f} />
      <T x={56} y={32} c={c} a="m" max={104}>
        {name}
      </T>
    </g>
  ));

/** Pickets and rails in one outline, so that the fence has one shadow. The rails leave out the pickets. */
const pickets = [354, 384, 414].map((x) => `M${x} 362V152l11-16 11 16V362z`).join('');
const rails = [186, 304].map(
  (y) => `M344 ${y}h10v10h-10zM376 ${y}h8v10h-8zM406 ${y}h8v10h-8zM436 ${y}h10v10h-10z`,
);
const fence = pickets + rails.join('');

const Fence = () => (
  <>
    <Wire d="M312 233H352" w={3} c={C.red} />
    <path d={fence} transform="translate(8 8)" fill={C.shadow} />
    <path d={fence} fill={C.red} />
  </>
);

const Log = () => (
  <Sheet x={40} y={388} w={710} h={96}>
    <R x={546} y={18} w={144} h={27} rx={13.5} f={C.red} />
    {[
      ['09:41', 'Pay run to private mail', 'Stopped by policy'],
      ['09:38', 'Pay run changed', 'By finance builder'],
    ].map(([hour = '', event = '', result = ''], row) => (
      <g key={hour} transform={`translate(20 ${36 + row * 37})`}>
        <T x={0} y={0} w="m">
          {hour}
        </T>
        <T x={70} y={0}>
          {event}
        </T>
        <T x={598} y={0} w="m" c={row === 0 ? '#fff' : C.text} a="m" max={140}>
          {result}
        </T>
      </g>
    ))}
    <path d="M20 53H690" stroke={C.line} />
  </Sheet>
);

export const Secure = () => (
  <Scene
    title="A fence between business and private data"
    desc="Flows pass from build to test to run under a service principal. A data policy stops a flow that would send payroll data to private mail, and the log names author and hour."
  >
    <Environments />
    <Window x={40} y={146} w={272} h={204} title="Business data" dark>
      <Tiles names={['Ledger', 'Payroll', 'Team files', 'Mailbox']} f={C.ink2} c={C.onInk} />
    </Window>
    <Window x={478} y={146} w={272} h={204} title="Private apps">
      <Tiles names={['Private mail', 'Photo drive', 'Social feed', 'Chat app']} f={C.soft} c={C.mute} />
    </Window>
    <Fence />
    <Log />
  </Scene>
);
