/** Cloud Migration, continued: the scene of a server that moves without changes. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Check } from '../../../objects.tsx';
import { Link } from '../../../parts/link.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { Tag } from '../../../parts/tags.tsx';
import { Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** Dollars a month of one machine. An example. */
const budget = [
  ['Machine', 310],
  ['Disks', 58],
  ['Security updates', 74],
] as const;
const total = budget.reduce((sum, [, dollars]) => sum + dollars, 0);
const monthly = (dollars: number): string => `$${dollars}`;

const bays = [0, 1, 2, 3, 4] as const;

/** A tower server on a hand truck. */
const HandTruck = part(({ w, h }) => {
  const [x, sw, bottom] = [w * 0.24, w * 0.72, h - 34];
  const sh = bottom * 0.84;
  const top = bottom - sh;
  return (
    <>
      <path
        d={`M${x - 16} ${bottom + 2}V${top * 0.6}q0-${top * 0.5} -${x * 0.45}-${top * 0.5}`}
        fill="none"
        stroke={colors.stone2}
        strokeWidth={11}
        strokeLinecap="round"
      />
      <path
        d={`M${x - 16} ${top + sh * 0.3}h16M${x - 16} ${top + sh * 0.7}h16`}
        stroke={colors.stone2}
        strokeWidth={8}
      />
      <Sheet x={x} y={top} w={sw} h={sh} rx={8} fill={colors.ink} depth={14} />
      {bays.map((bay) => (
        <g key={bay} transform={`translate(${x + 18} ${top + 22 + bay * sh * 0.115})`}>
          <Rect x={0} y={0} w={sw - 36} h={sh * 0.085} rx={3} fill={colors.ink2} />
          <circle cx={sw - 50} cy={sh * 0.0425} r={4} fill={colors.onInk} />
        </g>
      ))}
      <path
        d={`M${x + 18} ${bottom - 22}H${x + sw - 18}M${x + 18} ${bottom - 36}H${x + sw - 18}M${x + 18} ${bottom - 50}H${x + sw - 18}`}
        stroke={colors.ink2}
        strokeWidth={5}
      />
      <path d={`M${x - 20} ${bottom + 4}H${w}`} stroke={colors.stone2} strokeWidth={9} />
      <circle cx={x - 14} cy={h - 22} r={24} fill={colors.ink2} />
      <circle cx={x - 14} cy={h - 22} r={9} fill={colors.stone} />
    </>
  );
});

/** The former position of the server: an outline on the floor. */
const Gap = part(({ w, h }) => {
  const size = useWords();
  return (
    <>
      <rect
        width={w}
        height={h}
        rx={8}
        fill="none"
        stroke={colors.stone2}
        strokeWidth={3}
        strokeDasharray="8 7"
      />
      <Text x={w / 2} y={h / 2 + size * 0.35} color={colors.mute} anchor="middle">
        Your rack
      </Text>
    </>
  );
});

/** The users' opinions about the test. */
const Accepted = part(({ w, h }) => {
  const size = useWords();
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Check x={34} y={h / 2} scale={1.7} />
      <Text x={62} y={h / 2 - 4} weight="medium" max={w - 74}>
        Test accepted
      </Text>
      <Text x={62} y={h / 2 + size * 1.1} color={colors.mute} max={w - 74}>
        In a closed network
      </Text>
    </Sheet>
  );
});

export const workloadMigration = compose({
  title: 'Servers moved unchanged after a test',
  desc: `A server leaves its place in the rack on a hand truck, unchanged. On a red string hangs its tag: modernize by June 30, 2028, an example. A slip has its budget for a month: ${budget.map(([item, dollars]) => `${item.toLowerCase()} ${monthly(dollars)}`).join(', ')}, ${monthly(total)} in all. Its test in a closed network was accepted.`,
  words: 17,
  wide: {
    gap: [60, 178, 154, 272],
    truck: [264, 100, 228, 376, 7],
    tag: [502, 56, 250, 92, 4],
    slip: [524, 206, 228, 284, -3],
    test: [48, 52, 236, 84],
  },
  phone: { truck: [24, 60, 216, 320, 7], tag: [110, 20, 250, 88, 4], slip: [50, 416, 270, 270, -2] },
  draw: (at) => (
    <>
      <Gap at={at.gap} />
      <HandTruck at={at.truck} />
      <Tag at={at.tag} text="Modernize by" strong="June 30, 2028" />
      <Link from={at.truck} to={at.gap && at.tag} red out={[0.97, 0.24]} into={[0.095, 0.42]} arrow={false} />
      <Accepted at={at.test} />
      <Slip
        at={at.slip}
        title="Budget, a month"
        rows={budget.map(([item, dollars]) => [item, monthly(dollars)])}
        total={['In all', monthly(total)]}
      />
    </>
  ),
});
