/** Power Pages, continued: the scene of a locked door with a slot in it. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect } from '../../../kit.tsx';
import { Link } from '../../../parts/link.tsx';
import { Matrix } from '../../../parts/tables.tsx';
import { Plate } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** A locked door, and a letter that goes through its slot. */
const Door = part(({ w, h }) => {
  const size = useWords();
  const slot = round(h * 0.56);
  const lw = w * 0.5;
  return (
    <>
      <path d={`M${w} 14l14 14V${h}H${w}z`} fill={colors.shadow} />
      <Rect x={0} y={0} w={w} h={h} rx={3} fill={colors.stone} />
      <Rect x={16} y={16} w={w - 32} h={h - 16} rx={2} fill={colors.ink} />
      {[
        [0.17, 0.12],
        [0.17, 0.66],
      ].map(([x = 0, y = 0]) => (
        <Rect
          key={y}
          x={w * x}
          y={h * y}
          w={w * 0.66}
          h={h * (y < 0.5 ? 0.32 : 0.27)}
          rx={2}
          fill={colors.ink2}
        />
      ))}
      <Rect x={w * 0.2} y={slot - 11} w={w * 0.6} h={22} rx={4} fill={colors.stone2} />
      <Rect x={w * 0.23} y={slot - 4} w={w * 0.54} h={8} rx={2} fill={colors.ink} />
      <g transform={`translate(${round(w / 2 - lw / 2)} ${slot})`}>
        <path d={`M${lw} 0l9 9V${lw * 0.62 + 9}H9L0 ${lw * 0.62}z`} fill={colors.shadow} />
        <Rect x={0} y={0} w={lw} h={lw * 0.62} rx={2} fill={colors.red} />
        <path
          d={`M0 ${lw * 0.62}L${lw / 2} ${lw * 0.26}L${lw} ${lw * 0.62}`}
          fill="none"
          stroke="#fff"
          strokeWidth={2.5}
        />
      </g>
      <circle cx={w - 38} cy={h * 0.475} r={11} fill={colors.stone2} />
      <Rect x={w * 0.17} y={h * 0.12} w={w * 0.66} h={size * 2.2} rx={2} fill={colors.sheet} />
      <Text x={w / 2} y={h * 0.12 + size * 1.45} weight="bold" anchor="middle" max={w * 0.64}>
        Signed out
      </Text>
    </>
  );
});

/** Accounts from outside, and the data that each could read and write in the test. An example. */
const accounts = [
  ['Supplier A', 'Own rows', 'Own rows'],
  ['Supplier B', 'Own rows', 'Own rows'],
  ['Signed out', 'Nothing', 'One table'],
] as const;

export const secure = compose({
  title: 'Security tested from outside',
  desc: `A locked door with a slot, through which a red letter goes all the same: reading is switched off for visitors who are not signed in, writing is not. A red wire leads from it to a test with ${accounts.length} outside accounts, an example: two suppliers reach their own rows, the visitor who is signed out reads nothing but writes to one table. A plate says that the firewall is on.`,
  words: 17,
  wide: { door: [508, 40, 228, 456], test: [48, 64, 420, 250], plate: [96, 376, 282, 96, -4] },
  phone: { test: 240, door: [90, 288, 190, 360] },
  draw: (at) => (
    <>
      <Door at={at.door} />
      <Matrix
        at={at.test}
        title="Tried from outside"
        columns={['Reads', 'Writes']}
        rows={accounts}
        red={['Signed out', 1]}
      />
      <Link
        from={at.test}
        to={at.plate && at.door}
        red
        out={[0.98, 0.89]}
        into={[0.25, 0.62]}
        arrow={false}
      />
      <Plate at={at.plate} tone="paper" text="Firewall on, scan also" strong="behind sign-in" />
    </>
  ),
});
