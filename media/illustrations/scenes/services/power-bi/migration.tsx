/** Power BI Migration: what becomes of the old reports, and the proof that the new totals are the old. */
import { colors, Scene, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Check, Window } from '../../../objects.tsx';

/** The counts set the heights of the bands; `f` is the sheet, `c` the text on it. */
const fates = [
  { name: 'rebuilt', note: 'Read weekly', count: 62, fill: colors.red, color: '#fff', opacity: 0.28 },
  { name: 'merged', note: 'Into 12 pages', count: 41, fill: colors.ink, color: colors.onInk, opacity: 0.28 },
  { name: 'retired', note: 'Not opened', count: 81, fill: colors.stone, color: colors.text, opacity: 0.55 },
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
      <Text x={60} y={178} size={40} weight="bold" anchor="middle">
        {String(countOf(fates))}
      </Text>
      <Text x={60} y={202} color={colors.mute} anchor="middle">
        old reports
      </Text>
    </Sheet>
    {fates.map(({ name, note, count, fill, color, opacity }, index) => {
      const before = countOf(fates.slice(0, index)) * unit;
      const [from, to, h] = [top.left + before, top.right + before + index * gap, count * unit];
      const band = `M160 ${from}C236 ${from} 220 ${to} 296 ${to}v${h}C220 ${to + h} 236 ${from + h} 160 ${from + h}z`;
      return (
        <g key={name}>
          <path d={band} fill={fill} opacity={opacity} />
          <Sheet x={296} y={to} w={170} h={h} rx={8} fill={fill}>
            <Text x={16} y={h / 2 + 11} size={30} weight="bold" color={color}>
              {String(count)}
            </Text>
            <Text x={62} y={h / 2 - 3} weight="medium" color={color} max={100}>
              {name}
            </Text>
            <Text x={62} y={h / 2 + 16} color={color} max={102}>
              {note}
            </Text>
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
        <Text x={18} y={0} color={colors.mute}>
          {name}
        </Text>
        <Text x={18} y={19} weight="medium">
          {amount}
        </Text>
        <Text x={110} y={19} weight="medium">
          {amount}
        </Text>
        <Check x={222} y={10} />
      </g>
    ))}
    <path d="M18 264h214" stroke={colors.line} />
    <Text x={18} y={294} weight="medium">
      Difference
    </Text>
    <Text x={232} y={295} size={20} weight="bold" anchor="end">
      0.00
    </Text>
  </Window>
);

export const PowerBiMigration = () => (
  <Scene
    title="What becomes of 184 old reports"
    desc="Of 184 reports, 62 are rebuilt, 41 merged into 12 pages and 81 retired. At month-end the rebuilt totals equal the old ones line by line."
  >
    <Split />
    <path d="M466 121h34" stroke={colors.red} strokeWidth={3} />
    <Comparison />
    <Sheet x={500} y={409} w={250} h={70}>
      <Check x={30} y={35} scale={1.15} />
      <Text x={52} y={32} weight="medium" max={188}>
        Signed off
      </Text>
      <Text x={52} y={49} color={colors.mute} max={188}>
        One month side by side
      </Text>
    </Sheet>
  </Scene>
);
