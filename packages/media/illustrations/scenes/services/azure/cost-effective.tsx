/** Cost Effective: a bill as a strip of paper with three cuts, and the rest by team. */
import { compose, part } from '../../../compose.tsx';
import { colors, Sheet } from '../../../kit.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Text } from '../../../text.tsx';
import { vary } from '../../../vary.ts';

/** An example month in dollars. The cuts are in their order. */
const before = 191_200;
/** What an hour a week that the machines are off saves in a month. */
const hourOff = 314;
const hoursOfWeek = 168;
const teams = [
  ['Sales', 46_300],
  ['Data', 41_900],
] as const;

/**
 * The bill with its cuts.
 * @param hoursOff hours a week that the machines are off
 */
export function billOf(hoursOff: number) {
  const cuts = [
    { name: 'Off at night', saves: hoursOff * hourOff },
    { name: 'Smaller sizes', saves: 18_900 },
    { name: 'Discounts', saves: 22_500 },
  ] as const;
  /** The rest of the bill before a cut. The cut is taken from its right end. */
  const rest = (cut: number) => cuts.slice(0, cut).reduce((left, { saves }) => left - saves, before);
  const after = rest(cuts.length);
  /** The last team's share is what the others leave, so the list always adds up to the bill. */
  const shares = [...teams, ['Web', teams.reduce((left, [, share]) => left - share, after)] as const];
  return { cuts, rest, after, shares, saved: Math.round((1 - after / before) * 100) };
}
type Bill = ReturnType<typeof billOf>;

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** The whole bill at the top, the cuts as steps below it, and the rest at the bottom. */
const Strip = part<{ bill: Bill }>(({ w, h, bill: { cuts, rest, after, saved } }) => {
  const units = (amount: number) => Math.round((amount / before) * w);
  const row = (h - 84) / 4;
  const narrow = w < 500;
  return (
    <>
      <Sheet x={0} y={0} w={w} h={58} rx={2} depth={8}>
        <Text x={18} y={37} size={22} weight="bold">
          {dollars(before)}
        </Text>
        <Text x={w - 18} y={36} color={colors.mute} anchor="end">
          As we find it
        </Text>
      </Sheet>
      {cuts.map(({ name, saves }, cut) => {
        const [right, y] = [units(rest(cut)), (cut + 1) * row];
        const x = right - units(saves);
        return (
          <g key={name}>
            <path
              d={`M${right} ${y - 18}v62M${x} ${y + 44}v32`}
              stroke={colors.stone2}
              strokeWidth={2}
              strokeDasharray="3 5"
            />
            <Sheet x={x} y={y} w={units(saves)} h={58} rx={2} fill={colors.stone} depth={8} />
            <Text x={x - 16} y={y + 26} weight="medium" anchor="end">
              {name}
            </Text>
            <Text x={x - 16} y={y + 46} color={colors.mute} anchor="end">
              {`−${dollars(saves)}`}
            </Text>
          </g>
        );
      })}
      <Sheet x={0} y={h - 84} w={units(after)} h={84} rx={2} fill={colors.red}>
        <Text x={18} y={53} size={narrow ? 32 : 36} weight="bold" color="#fff" max={units(after) - 30}>
          {dollars(after)}
        </Text>
        {!narrow && (
          <Text x={units(after) - 20} y={53} size={17} weight="medium" color="#fff" anchor="end">
            {`${saved}% less`}
          </Text>
        )}
      </Sheet>
      {narrow && (
        <Text x={units(after) + 26} y={h - 34} size={20} weight="bold">
          {`${saved}% less`}
        </Text>
      )}
    </>
  );
});

const Caption = part(() => (
  <Text x={0} y={14} color={colors.mute}>
    Bill of one month
  </Text>
));

const sceneOf = (bill: Bill) =>
  compose({
    title: 'A lower bill, split by team',
    desc: `An example bill of ${dollars(before)} a month loses ${bill.cuts.map(({ name, saves }) => `${dollars(saves)} (${name})`).join(', ')} and ends at ${dollars(bill.after)}, ${bill.saved}% less, every dollar marked with a team.`,
    words: 16,
    wide: { caption: [50, 44, 300, 20], strip: [50, 84, 700, 394], teams: [590, 322, 164, 176] },
    phone: { caption: [16, 16, 300, 20], strip: [14, 48, 346, 420] },
    draw: (at) => (
      <>
        <Caption at={at.caption} />
        <Strip at={at.strip} bill={bill} />
        <Ledger at={at.teams} title="Left, by team" rows={[...bill.shares, ['No team', 0]]} write={dollars} />
      </>
    ),
  });

export const CostEffective = vary({
  label: 'Hours a week that machines are off',
  values: [60, 80, 100, 112, 124],
  shown: 100,
  write: (hours) => `${hours} of ${hoursOfWeek} hours`,
  says: (hours) => {
    const { cuts, after, saved } = billOf(hours);
    return `Machines that are off ${hours} of ${hoursOfWeek} hours a week save ${dollars(cuts[0].saves)} a month. With the other two cuts the bill ends at ${dollars(after)}, ${saved}% less.`;
  },
  draw: (hours) => sceneOf(billOf(hours)),
});
