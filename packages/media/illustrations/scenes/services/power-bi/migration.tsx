/** Power BI Migration: the decision about each old report, and the proof that the new totals equal the old totals. */
import { compose, part } from '../../../compose.tsx';
import { colors, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Check, Window } from '../../../objects.tsx';

/**
 * The decisions with their numbers of reports, which give the heights of the bands. `f` is the color of the sheet, `c`
 * the color of its text.
 */
const fates = [
  { name: 'rebuilt', note: 'Read weekly', count: 62, fill: colors.red, color: '#fff', opacity: 0.28 },
  { name: 'merged', note: 'Into 12 pages', count: 41, fill: colors.ink, color: colors.onInk, opacity: 0.28 },
  { name: 'retired', note: 'Not opened', count: 81, fill: colors.stone, color: colors.text, opacity: 0.55 },
];
const countOf = (some: typeof fates) => some.reduce((sum, { count }) => sum + count, 0);

/** The old reports, with a band and a sheet for each decision. All heights have the same scale. */
const Split = part(({ w, h }) => {
  const gap = w > 400 ? 34 : 24;
  /** The height of one report. */
  const unit = (h - 2 * gap) / countOf(fates);
  const [left, right] = w > 400 ? [120, w - 170] : [108, w - 172];
  const middle = (left + right) / 2;
  const all = countOf(fates) * unit;
  return (
    <g>
      <Sheet x={0} y={gap} w={left} h={all} rx={8}>
        <Text x={left / 2} y={all * 0.51} size={40} weight="bold" anchor="middle">
          {String(countOf(fates))}
        </Text>
        <Text x={left / 2} y={all * 0.51 + 24} color={colors.mute} anchor="middle" max={left}>
          old reports
        </Text>
      </Sheet>
      {fates.map(({ name, note, count, fill, color, opacity }, index) => {
        const before = countOf(fates.slice(0, index)) * unit;
        const [from, to, tall] = [gap + before, before + index * gap, count * unit];
        const band = `M${left} ${from}C${middle + 8} ${from} ${middle - 8} ${to} ${right} ${to}v${tall}C${middle - 8} ${to + tall} ${middle + 8} ${from + tall} ${left} ${from + tall}z`;
        return (
          <g key={name}>
            <path d={band} fill={fill} opacity={opacity} />
            <Sheet x={right} y={to} w={w - right} h={tall} rx={8} fill={fill}>
              <Text x={16} y={tall / 2 + 11} size={30} weight="bold" color={color}>
                {String(count)}
              </Text>
              <Text x={62} y={tall / 2 - 3} weight="medium" color={color} max={w - right - 66}>
                {name}
              </Text>
              <Text x={62} y={tall / 2 + 16} color={color} max={w - right - 66}>
                {note}
              </Text>
            </Sheet>
          </g>
        );
      })}
    </g>
  );
});

/** The totals at the month-end, which are equal in the old and the new system. */
const totals = [
  ['Revenue', '4,812,300'],
  ['Cost of sales', '2,906,118'],
  ['Freight', '188,240'],
  ['Taxes', '391,577'],
] as const;

/** The totals. Each takes two lines, or one line if the sheet is wide. */
const Comparison = part(({ w, h }) => {
  const [lines, column] = w > 300 ? [0, 130] : [19, 18];
  const step = (h - 117) / totals.length;
  return (
    <Window x={0} y={0} w={w} h={h} title="November close" right="Old = new">
      {totals.map(([name, amount], row) => (
        <g key={name} transform={`translate(0 ${70 + row * step})`}>
          <Text x={18} y={0} color={colors.mute}>
            {name}
          </Text>
          <Text x={column} y={lines} weight="medium">
            {amount}
          </Text>
          <Text x={column + 92} y={lines} weight="medium">
            {amount}
          </Text>
          <Check x={w - 26} y={lines === 0 ? -5 : 10} />
        </g>
      ))}
      <path d={`M18 ${h - 53}h${w - 36}`} stroke={colors.line} />
      <Text x={18} y={h - 23} weight="medium">
        Difference
      </Text>
      <Text x={w - 18} y={h - 22} size={20} weight="bold" anchor="end">
        0.00
      </Text>
    </Window>
  );
});

const SignedOff = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h}>
    <Check x={30} y={35} scale={1.15} />
    <Text x={52} y={32} weight="medium" max={188}>
      Signed off
    </Text>
    <Text x={52} y={49} color={colors.mute} max={188}>
      One month side by side
    </Text>
  </Sheet>
));

/** A line from the rebuilt reports to their totals, if the totals are beside them. */
const ToTotals = part(({ w }) => <path d={`M0 0h${w}`} stroke={colors.red} strokeWidth={3} />);

export const PowerBiMigration = compose({
  title: 'Reports moved with checked totals',
  desc: 'Of 184 reports, 62 are rebuilt, 41 merged into 12 pages and 81 retired. At month-end the rebuilt totals equal the old ones line by line.',
  wide: {
    split: [40, 62, 426, 418],
    wire: [466, 121, 34, 0],
    comparison: [500, 62, 250, 317],
    signed: [500, 409, 250, 70],
  },
  phone: { split: 330, comparison: 236 },
  draw: (at) => (
    <>
      <Split at={at.split} />
      <ToTotals at={at.wire} />
      <Comparison at={at.comparison} />
      <SignedOff at={at.signed} />
    </>
  ),
});
