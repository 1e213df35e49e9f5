/** Power BI Migration: what becomes of the old reports, and the proof that the new totals are the old. */
import { C, Scene, Sheet } from '../../../kit.tsx';
import { T } from '../../../text.tsx';
import { Check, Window } from '../../../objects.tsx';

/** The counts set the heights of the bands; `f` is the sheet, `c` the text on it. */
const fates = [
  { name: 'rebuilt', note: 'Read weekly', count: 62, f: C.red, c: '#fff', opacity: 0.28 },
  { name: 'merged', note: 'Into 12 pages', count: 41, f: C.ink, c: C.onInk, opacity: 0.28 },
  { name: 'retired', note: 'Not opened', count: 81, f: C.stone, c: C.text, opacity: 0.55 },
];
const countOf = (some: typeof fates) => some.reduce((sum, { count }) => sum + count, 0);
/** Height of one report, and the space between the sheets on the right. */
const unit = 1.9;
const gap = 34;
const top = { left: 96, right: 62 };

/** The old reports, split into a band and a sheet for each fate. */
const Split = () => (
  <>
    <Sheet x={40} y={top.left} w={120} h={countOf(fates) * unit} rx={8}>
      <T x={60} y={178} s={40} w="b" a="m">
        {String(countOf(fates))}
      </T>
      <T x={60} y={202} c={C.mute} a="m">
        old reports
      </T>
    </Sheet>
    {fates.map(({ name, note, count, f, c, opacity }, index) => {
      const before = countOf(fates.slice(0, index)) * unit;
      const [from, to, h] = [top.left + before, top.right + before + index * gap, count * unit];
      const band = `M160 ${from}C236 ${from} 220 ${to} 296 ${to}v${h}C220 ${to + h} 236 ${from + h} 160 ${from + h}z`;
      return (
        <g key={name}>
          <path d={band} fill={f} opacity={opacity} />
          <Sheet x={296} y={to} w={170} h={h} rx={8} f={f}>
            <T x={16} y={h / 2 + 11} s={30} w="b" c={c}>
              {String(count)}
            </T>
            <T x={62} y={h / 2 - 3} w="m" c={c} max={100}>
              {name}
            </T>
            <T x={62} y={h / 2 + 16} c={c} max={102}>
              {note}
            </T>
          </Sheet>
        </g>
      );
    })}
  </>
);

/** Totals at the month-end, the same in the old system as in the new one. */
const totals = [
  ['Revenue', '4,812,300'],
  ['Cost of sales', '2,906,118'],
  ['Freight', '188,240'],
  ['Taxes', '391,577'],
] as const;

const Comparison = () => (
  <Window x={500} y={top.right} w={250} h={317} title="November close" right="Old = new">
    {totals.map(([name, amount], row) => (
      <g key={name} transform={`translate(0 ${70 + row * 50})`}>
        <T x={18} y={0} c={C.mute}>
          {name}
        </T>
        <T x={18} y={19} w="m">
          {amount}
        </T>
        <T x={110} y={19} w="m">
          {amount}
        </T>
        <Check x={222} y={10} />
      </g>
    ))}
    <path d="M18 264h214" stroke={C.line} />
    <T x={18} y={294} w="m">
      Difference
    </T>
    <T x={232} y={295} s={20} w="b" a="r">
      0.00
    </T>
  </Window>
);

export const PowerBiMigration = () => (
  <Scene
    title="What becomes of 184 old reports"
    desc="Of 184 reports, 62 are rebuilt, 41 merged into 12 pages and 81 retired. At month-end the rebuilt totals equal the old ones line by line."
  >
    <Split />
    <path d="M466 121h34" stroke={C.red} strokeWidth={3} />
    <Comparison />
    <Sheet x={500} y={409} w={250} h={70}>
      <Check x={30} y={35} s={1.15} />
      <T x={52} y={32} w="m" max={188}>
        Signed off
      </T>
      <T x={52} y={49} c={C.mute} max={188}>
        One month side by side
      </T>
    </Sheet>
  </Scene>
);
