/** Cost Effective: a bill as a strip of paper, cut three times, and what is left by team. */
import { C, Scene, Sheet } from '../../../kit.tsx';
import { T } from '../../../text.tsx';

/** An example month in dollars; the cuts stand in the order in which they are made. */
const before = 191_200;
const cuts = [
  { name: 'Off at night', saves: 31_400 },
  { name: 'Right size', saves: 18_900 },
  { name: 'Reserved', saves: 22_500 },
] as const;
const after = cuts.reduce((rest, { saves }) => rest - saves, before);
const teams = [
  ['Sales', 46_300],
  ['Data', 41_900],
] as const;
/** The last team's share is what the others leave, so the list always adds up to the bill. */
const shares = [...teams, ['Web', teams.reduce((rest, [, share]) => rest - share, after)] as const];

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const left = 50;
const width = (amount: number) => Math.round((amount / before) * 700);
const rowY = (row: number) => 84 + row * 76;

const Cut = ({ row }: { row: number }) => {
  const right = left + width(cuts.slice(0, row).reduce((rest, { saves }) => rest - saves, before));
  const { name, saves } = cuts[row] ?? cuts[0];
  const [x, y] = [right - width(saves), rowY(row + 1)];
  return (
    <>
      <path
        d={`M${right} ${y - 18}v62M${x} ${y + 44}v32`}
        stroke={C.stone2}
        strokeWidth={2}
        strokeDasharray="3 5"
      />
      <Sheet x={x} y={y} w={width(saves)} h={58} rx={2} f={C.stone} d={8} />
      <T x={x - 16} y={y + 26} w="m" a="r">
        {name}
      </T>
      <T x={x - 16} y={y + 46} c={C.mute} a="r">
        {`−${dollars(saves)}`}
      </T>
    </>
  );
};

const Teams = () => (
  <Sheet x={592} y={324} w={158} h={172}>
    <T x={16} y={34} w="m">
      Left, by team
    </T>
    {shares.map(([team, share], row) => (
      <g key={team} transform={`translate(16 ${66 + row * 26})`}>
        <T x={0} y={0}>
          {team}
        </T>
        <T x={126} y={0} w="m" a="r">
          {dollars(share)}
        </T>
      </g>
    ))}
    <path d="M16 132h126" stroke={C.line} />
    <T x={16} y={154} c={C.mute}>
      Untagged
    </T>
    <T x={142} y={154} c={C.mute} a="r">
      $0
    </T>
  </Sheet>
);

export const CostEffective = () => (
  <Scene
    words={16}
    title="A bill you can explain"
    desc={`An example bill of ${dollars(before)} a month loses ${cuts.map(({ name, saves }) => `${dollars(saves)} (${name})`).join(', ')} and ends at ${dollars(after)}, ${Math.round((1 - after / before) * 100)}% less, every dollar tagged with a team.`}
  >
    <T x={left} y={58} c={C.mute}>
      Example bill, one month
    </T>
    <Sheet x={left} y={rowY(0)} w={700} h={58} rx={2} d={8}>
      <T x={20} y={37} s={22} w="b">
        {dollars(before)}
      </T>
      <T x={680} y={36} c={C.mute} a="r">
        As we find it
      </T>
    </Sheet>
    {cuts.map(({ name }, row) => (
      <Cut key={name} row={row} />
    ))}
    <Sheet x={left} y={rowY(4) + 6} w={width(after)} h={84} rx={2} f={C.red}>
      <T x={20} y={54} s={36} w="b" c="#fff">
        {dollars(after)}
      </T>
      <T x={width(after) - 20} y={53} s={17} w="m" c="#fff" a="r">
        {`${Math.round((1 - after / before) * 100)}% less`}
      </T>
    </Sheet>
    <Teams />
  </Scene>
);
