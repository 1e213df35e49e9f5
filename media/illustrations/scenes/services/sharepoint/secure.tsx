/** Secure: a key cabinet. Groups in rows, libraries in columns; a guest's key carries a tag with its end. */
import { C, Scene, Sheet } from '../../../kit.tsx';
import { T } from '../../../text.tsx';
import { Check } from '../../../objects.tsx';

const libraries = ['Contracts', 'Payroll', 'Designs', 'Tenders'];
/** `k` a key, `x` a key that the review removed, `g` a guest's key with an end. */
const groups = [
  { name: 'Finance', owner: 'Owner: controller', keys: 'kk-k' },
  { name: 'Legal', owner: 'Owner: counsel', keys: 'k--k' },
  { name: 'Engineering', owner: 'Owner: lead', keys: '-xk-' },
  { name: 'Guests', owner: 'Owner: buyer', keys: 'x--g' },
] as const;
const all = groups.map(({ keys }) => keys).join('');
const tally = (mark: string) => all.split(mark).length - 1;
const [kept, removed] = [tally('k') + tally('g'), tally('x')];

const keyShape =
  'M0 0a14 14 0 0 1 5 27v12h8v6H5v5h8v8H-5V27A14 14 0 0 1 0 0zm0 7a6 6 0 1 0 0 12 6 6 0 0 0 0-12z';

const Hook = ({ x, y, mark }: { x: number; y: number; mark: string }) => (
  <g transform={`translate(${x} ${y})`}>
    {mark === 'k' && <path d={keyShape} fill={C.ink} />}
    {mark === 'g' && <path d={keyShape} fill={C.red} />}
    {mark === 'x' && (
      <path d={keyShape} fill="none" stroke={C.stone2} strokeWidth={1.5} strokeDasharray="3 3" />
    )}
    <circle cy={5} r={4} fill={C.stone2} />
  </g>
);

const Cabinet = () => (
  <Sheet x={40} y={40} w={540} h={450}>
    {libraries.map((name, column) => (
      <T key={name} x={206 + column * 92} y={38} w="m" a="m" max={90}>
        {name}
      </T>
    ))}
    {groups.map(({ name, owner, keys }, row) => (
      <g key={name} transform={`translate(0 ${58 + row * 98})`}>
        <path d="M0 0h540" stroke={C.line} />
        <T x={24} y={44} s={16} w="b" max={120}>
          {name}
        </T>
        <T x={24} y={65} c={C.mute} max={130}>
          {owner}
        </T>
        {Array.from(keys, (mark, column) => (
          <Hook key={column} x={206 + column * 92} y={16} mark={mark} />
        ))}
      </g>
    ))}
  </Sheet>
);

export const Secure = () => (
  <Scene
    title="Access you can read aloud"
    desc={`A key cabinet: four groups with their owners, four libraries. The guests' only key is red and ends in 30 days. In the quarterly review ${kept} keys were confirmed and ${removed} removed.`}
  >
    <Cabinet />
    <path d="M528 410C548 388 570 372 600 366" fill="none" stroke={C.red} strokeWidth={2} />
    <g transform="rotate(-6 680 370)">
      <path d="M620 420l10 10h126v-92l-10-10z" fill={C.shadow} />
      <path d="M594 374l26-46h126v92H620z" fill={C.red} />
      <circle cx={613} cy={374} r={6} fill={C.bg} />
      <T x={636} y={368} c="#fff">
        Guest link
      </T>
      <T x={636} y={398} s={24} w="b" c="#fff" max={108}>
        30 days
      </T>
    </g>
    <Sheet x={608} y={40} w={152} h={240} f={C.ink}>
      <T x={20} y={36} w="m" c={C.onInk}>
        Review
      </T>
      <T x={20} y={58} c={C.stone}>
        Every quarter
      </T>
      <T x={20} y={124} s={46} w="b" c={C.onInk}>
        {String(kept)}
      </T>
      <T x={20} y={146} c={C.stone}>
        confirmed
      </T>
      <T x={20} y={200} s={46} w="b" c={C.onInk}>
        {String(removed)}
      </T>
      <T x={20} y={222} c={C.stone}>
        removed
      </T>
      <Check x={122} y={31} f={C.stone2} />
    </Sheet>
  </Scene>
);
