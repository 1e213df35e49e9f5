/** Compliance: binders on a shelf for seven years, one on hold, the oldest leaving with two signatures. */
import { C, R, Scene, Sheet } from '../../../kit.tsx';
import { T } from '../../../text.tsx';
import { Check, Window } from '../../../objects.tsx';

/** Invoices are kept for this many full years after their own. */
const keep = 7;
const now = 2026;
const expired = now - keep - 1;
const years = Array.from({ length: keep }, (_, index) => now - keep + index);
const held = 2021;
const shelf = 268;
const binderX = (index: number) => 122 + index * 66;

const Binder = ({
  year,
  x,
  y,
  f,
  c,
  h = 204,
}: {
  year: number;
  x: number;
  y: number;
  f: string;
  c: string;
  h?: number;
}) => (
  <g transform={`translate(${x} ${y})`}>
    <R x={0} y={0} w={50} h={h} rx={4} f={f} />
    <circle cx={25} cy={h - 30} r={11} fill={C.bg} />
    <circle cx={25} cy={h - 30} r={11} fill="none" stroke={c} strokeWidth={2} />
    <T x={25} y={40} w="b" c={c} a="m" max={48}>
      {String(year)}
    </T>
  </g>
);

const Shelf = () => (
  <>
    <path d={`M40 ${shelf}h548v16H40zM40 ${shelf + 16}l10 10h548v-16l-10-10z`} fill={C.shadow} />
    <R x={40} y={shelf} w={548} h={14} rx={0} f={C.stone} />
    {years.map((year, index) => (
      <Binder
        key={year}
        year={year}
        x={binderX(index)}
        y={shelf - 204}
        f={index % 2 ? C.ink2 : C.ink}
        c={C.onInk}
      />
    ))}
    <R x={binderX(held - now + keep) - 5} y={shelf - 134} w={60} h={36} rx={2} f={C.red} />
    <T x={binderX(held - now + keep) + 25} y={shelf - 111} w="b" c="#fff" a="m" max={60}>
      HOLD
    </T>
    <path
      d={`M56 ${shelf - 2}V${shelf - 204}h50V${shelf - 2}`}
      fill="none"
      stroke={C.stone2}
      strokeWidth={2}
      strokeDasharray="4 4"
    />
  </>
);

const Disposal = () => (
  <Sheet x={40} y={330} w={330} h={160}>
    <g transform="translate(24 24)">
      <R x={0} y={0} w={50} h={112} rx={4} f={C.line2} />
      <T x={25} y={40} w="b" a="m" max={48}>
        {String(expired)}
      </T>
      <circle cx={25} cy={82} r={11} fill={C.sheet} />
    </g>
    <T x={98} y={42} w="m">
      Ready for deletion
    </T>
    {['Records manager', 'Head of finance'].map((reviewer, row) => (
      <g key={reviewer} transform={`translate(98 ${68 + row * 34})`}>
        <Check x={9} y={8} />
        <T x={30} y={13}>
          {reviewer}
        </T>
      </g>
    ))}
  </Sheet>
);

const events = [
  ['09:41', 'Opened', 'Auditor'],
  ['09:38', 'Opened', 'Finance'],
  ['08:15', 'Hold set', 'Counsel'],
] as const;

export const Compliance = () => (
  <Scene
    title="Kept as long as required"
    desc={`Binders of invoices from ${years[0]} to ${now - 1}, ${keep} years in all, on a shelf; ${held} is on legal hold. ${expired} has left its place after two reviewers agreed. An audit search lists who opened a file and when.`}
    ground={330}
  >
    <Shelf />
    <Sheet x={620} y={64} w={140} h={204} rx={4}>
      <circle cx={70} cy={24} r={7} fill={C.bg} />
      <T x={70} y={64} w="m" a="m" max={124}>
        Invoices
      </T>
      <T x={70} y={130} s={60} w="b" a="m">
        {String(keep)}
      </T>
      <T x={70} y={158} w="m" a="m">
        years
      </T>
      <T x={70} y={184} c={C.mute} a="m" max={124}>
        Retention label
      </T>
    </Sheet>
    <Disposal />
    <Window x={402} y={330} w={358} h={160} title="Audit search: invoice 0911" right="3 found" dark>
      {events.map(([time, event, who], row) => (
        <g key={time} transform={`translate(18 ${70 + row * 32})`}>
          <T x={0} y={0} w="m" c={C.onInk}>
            {time}
          </T>
          <T x={78} y={0} c={C.onInk}>
            {event}
          </T>
          <T x={322} y={0} c={C.stone} a="r">
            {who}
          </T>
        </g>
      ))}
    </Window>
  </Scene>
);
