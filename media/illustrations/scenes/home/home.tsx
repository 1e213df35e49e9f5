/** Home: what we develop, one scene for each of the six areas. */
import type { ReactElement } from 'react';
import { C, R, Scene, Sheet } from '../../kit.tsx';
import { T } from '../../text.tsx';
import { Check, Window } from '../../objects.tsx';
import { cloud } from './cloud.tsx';
import { devops, mobileApp } from './running.tsx';

const dot = (x: number, y: number) => <circle cx={x} cy={y} r="7" fill={C.red} />;

const fullStack = (): ReactElement => (
  <Scene
    words={17}
    title="One team from screen to database"
    desc="One red thread ties a new field in an order form to its rule in a service, its column in a database table and the test that guards it."
  >
    <Window x={48} y={46} w={328} h={206} title="Order form">
      <R x={20} y={60} w={288} h={38} rx={6} f={C.soft} />
      <T x={34} y={85} c={C.mute}>
        Customer
      </T>
      <rect x="21.5" y="111.5" width="285" height="41" rx="6" fill="none" stroke={C.red} strokeWidth="3" />
      <T x={34} y={138} w="m">
        Delivery date
      </T>
    </Window>
    <Window x={224} y={226} w={300} h={148} title="Service" dark>
      <R x={20} y={60} w={150} h={8} rx={4} f={C.ink2} />
      <T x={20} y={97} w="m" c={C.onInk}>
        {'if (date < today) reject'}
      </T>
      <R x={20} y={116} w={100} h={8} rx={4} f={C.ink2} />
    </Window>
    <Window x={410} y={344} w={338} h={126} title="Table">
      {['id', 'customer', 'delivery_date'].map((column, i) => (
        <T key={column} x={[24, 84, 196][i] ?? 0} y={68} w={i === 2 ? 'm' : 'r'}>
          {column}
        </T>
      ))}
      <R x={24} y={88} w={24} h={8} rx={4} />
      <R x={84} y={88} w={70} h={8} rx={4} />
      <R x={196} y={84} w={104} h={16} f={C.red} />
    </Window>
    <Sheet x={48} y={408} w={196} h={62}>
      <Check x={30} y={31} s={1.4} />
      <T x={56} y={36} w="m" max={126}>
        Test guards it
      </T>
    </Sheet>
    <path d="M356 178H724V436H710M524 318h200M410 439H244" fill="none" stroke={C.red} strokeWidth="4" />
    {dot(356, 178)}
    {dot(524, 318)}
    {dot(244, 439)}
  </Scene>
);

/** Kilobytes of the first view, of which so many are allowed. */
const allowed = 100;
const weights = [
  ['HTML', 14],
  ['Pictures', 46],
  ['Fonts', 22],
  ['Script', 4],
] as const;

const web = (): ReactElement => (
  <Scene
    words={17}
    title="Pages that are there at once"
    desc="A web page opens in 0.9 seconds; its HTML, pictures, fonts and script weigh 86 of the 100 kilobytes allowed, and it works by keyboard and by screen reader."
  >
    <Sheet x={48} y={46} w={470} h={424}>
      <R x={20} y={14} w={430} h={24} rx={12} f={C.soft} />
      <R x={20} y={54} w={430} h={180} f={C.stone} />
      <path d="M226 234V128a46 46 0 0 1 92 0v106z" fill={C.ink} />
      <circle cx="160" cy="180" r="54" fill={C.white} />
      <R x={340} y={190} w={44} h={44} rx={0} f={C.stone2} />
      <T x={20} y={286} s={34} w="b">
        Open in a blink
      </T>
      <R x={20} y={306} w={300} h={10} rx={5} />
      <R x={20} y={326} w={250} h={10} rx={5} />
      <R x={20} y={358} w={140} h={42} rx={0} f={C.ink} />
    </Sheet>
    <Window
      x={550}
      y={46}
      w={198}
      h={272}
      title="Budget"
      right={`${weights.reduce((sum, [, size]) => sum + size, 0)} of ${allowed}`}
    >
      {weights.map(([part, size], i) => (
        <g key={part} transform={`translate(18 ${60 + i * 52})`}>
          <T x={0} y={12}>
            {part}
          </T>
          <T x={162} y={12} w="m" a="r">{`${size} KB`}</T>
          <R x={0} y={22} w={162} h={10} />
          <R x={0} y={22} w={(162 * size) / allowed} h={10} f={C.ink} />
        </g>
      ))}
    </Window>
    <Sheet x={550} y={342} w={198} h={128}>
      {['Keyboard', 'Screen reader'].map((aid, i) => (
        <g key={aid}>
          <Check x={32} y={42 + i * 44} s={1.4} />
          <T x={58} y={47 + i * 44} w="m" max={130}>
            {aid}
          </T>
        </g>
      ))}
    </Sheet>
    <Sheet x={372} y={302} w={156} h={156} rx={78} d={12} f={C.red}>
      <T x={78} y={84} s={40} w="b" a="m" c="#fff">
        0.9 s
      </T>
      <T x={78} y={108} a="m" c="#fff" max={140}>
        on a slow line
      </T>
    </Sheet>
  </Scene>
);

const uxUi = (): ReactElement => (
  <Scene
    words={17}
    title="Drawn, tried out, then built"
    desc="A dashed sketch becomes a prototype that five users try out, and the prototype becomes a library of buttons, fields and switches."
  >
    <g fill="none" stroke={C.stone2} strokeWidth="2.5" strokeDasharray="7 6">
      <path d="M49 77h190v290H49zM69 99h150v80H69zM69 79" />
      <path d="M69 206h110M69 228h150M69 250h90M69 300h150v44H69z" />
    </g>
    <path d="M258 222h32m-12-11 12 11-12 11" fill="none" stroke={C.ink} strokeWidth="4" />
    <Sheet x={308} y={46} w={216} h={350}>
      <R x={18} y={18} w={180} h={108} rx={6} f={C.stone} />
      <T x={18} y={160} s={19} w="b">
        Book a visit
      </T>
      <R x={18} y={178} w={180} h={8} rx={4} />
      <R x={18} y={196} w={110} h={8} rx={4} />
      <rect x="18.5" y="222.5" width="179" height="40" rx="6" fill="none" stroke={C.stone2} />
      <R x={18} y={280} w={180} h={50} rx={6} f={C.ink} />
      <T x={108} y={310} w="m" a="m" c={C.onInk}>
        Confirm
      </T>
    </Sheet>
    <Window x={560} y={46} w={188} h={350} title="Library" dark>
      <R x={20} y={64} w={148} h={42} rx={6} f={C.onInk} />
      <rect x="21" y="125" width="146" height="40" rx="6" fill="none" stroke={C.stone} strokeWidth="2" />
      <R x={20} y={186} w={62} h={32} rx={16} f={C.stone} />
      <circle cx="66" cy="202" r="12" fill={C.onInk} />
      <R x={106} y={186} w={62} h={32} rx={16} f={C.ink2} />
      <circle cx="122" cy="202" r="12" fill={C.onInk} />
      {[C.onInk, C.stone, C.stone2, C.ink2].map((swatch, i) => (
        <R key={swatch} x={20 + i * 38.5} y={240} w={32} h={32} f={swatch} />
      ))}
      <T x={20} y={326} s={38} w="b" c={C.onInk}>
        Aa
      </T>
    </Window>
    <Sheet x={48} y={414} w={230} h={56}>
      {[0, 1, 2, 3, 4].map((user) => (
        <Check key={user} x={30 + user * 24} y={28} s={1.1} />
      ))}
      <T x={150} y={32.5} w="m">
        5 users
      </T>
    </Sheet>
    <path d="m466 350 12 62 15-20 24-3z" fill={C.red} stroke="#fff" strokeWidth="3" />
  </Scene>
);

/** One scene for each area of the page. */
export const scenes: Record<string, () => ReactElement> = {
  'full-stack': fullStack,
  web,
  'ux-ui': uxUi,
  cloud,
  'mobile-app': mobileApp,
  devops,
};
