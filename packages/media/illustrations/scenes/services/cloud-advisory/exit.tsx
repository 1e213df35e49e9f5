/** Cloud Advisory, continued: the scene of an exit with its price. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Link } from '../../../parts/link.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Tag } from '../../../parts/tags.tsx';
import { Head } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** The cost of leaving in dollars. An example. */
const exit = [
  ['Switching charges', 0],
  ['Test restore', 14_000],
  ['Rebuilding', 96_000],
] as const;
const price = exit.reduce((sum, [, dollars]) => sum + dollars, 0);
const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

/** An exit sign that hangs from the ceiling. */
const ExitSign = part(({ w, h }) => {
  const sign = h * 0.72;
  const top = h - sign;
  const size = sign * 0.66;
  return (
    <>
      <path
        d={`M${w * 0.16} 0V${top}M${w * 0.84} 0V${top}`}
        stroke={colors.stone2}
        strokeWidth={7}
        strokeDasharray="11 4"
      />
      <Sheet x={0} y={top} w={w} h={sign} rx={8} fill={colors.red} depth={14}>
        <rect
          x={9}
          y={9}
          width={w - 18}
          height={sign - 18}
          rx={3}
          fill="none"
          stroke="#fff"
          strokeWidth={3}
        />
        <Text x={w * 0.38} y={sign / 2 + size * 0.36} size={size} weight="bold" color="#fff" anchor="middle">
          EXIT
        </Text>
        <path
          d={`M${w * 0.73} ${sign / 2}h${w * 0.17}m-${w * 0.075}-${w * 0.075}l${w * 0.075} ${w * 0.075}l-${w * 0.075} ${w * 0.075}`}
          fill="none"
          stroke="#fff"
          strokeWidth={w * 0.028}
        />
      </Sheet>
    </>
  );
});

/** Grades of how hard a system is to move, and the texts at both ends. */
const grades = ['A', 'B', 'C', 'D'] as const;
const ends = ['Containers', "Provider's own database"] as const;

/** Four locks, each heavier than the one before. */
const Grades = part(({ w, h }) => {
  const size = useWords();
  const column = (w - 36) / grades.length;
  const bottom = h - 24 - size;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} title="Hard to move, A to D" />
      {grades.map((grade, index) => {
        const side = round(30 + index * Math.min(10, (h - 150) / 4 + 6));
        const x = round(18 + (index + 0.5) * column);
        const arc = side * 0.28;
        return (
          <g key={grade} transform={`translate(${x} ${round(bottom - side * 0.8)})`}>
            <path
              d={`M${-arc} 0v${-side * 0.2}a${arc} ${arc} 0 0 1 ${2 * arc} 0v${side * 0.2}`}
              fill="none"
              stroke={colors.stone2}
              strokeWidth={side * 0.13}
            />
            <Rect x={-side / 2} y={0} w={side} h={side * 0.74} rx={4} fill={colors.ink} />
            <Text x={0} y={side * 0.37 + size * 0.36} weight="bold" color={colors.onInk} anchor="middle">
              {grade}
            </Text>
          </g>
        );
      })}
      <Text x={18} y={h - 14} color={colors.mute}>
        {ends[0]}
      </Text>
      <Text x={w - 34} y={h - 14} color={colors.mute} anchor="end">
        {ends[1]}
      </Text>
    </Sheet>
  );
});

export const governanceExit = compose({
  title: 'An exit plan with its price',
  desc: `A red exit sign from which a price tag hangs: ${dollars(price)}, an example. A list adds it up: switching charges ${dollars(0)}, as in the EU from January 12, 2027, the test restore ${dollars(exit[1][1])}, rebuilding ${dollars(exit[2][1])}. Below, four locks for how hard a system is to move, A to D, with containers at one end and a provider's own database at the other.`,
  words: 17,
  wide: {
    sign: [48, 0, 400, 230],
    tag: [508, 128, 244, 100, 5],
    sum: [424, 270, 328, 222],
    grades: [48, 296, 390, 196],
  },
  phone: {
    sign: [40, 0, 294, 170],
    sum: [14, 292, 346, 210],
    tag: [70, 186, 240, 90, -3],
    grades: [14, 526, 346, 180],
  },
  draw: (at) => (
    <>
      <ExitSign at={at.sign} />
      <Tag at={at.tag} tone="paper" text="The way out costs" strong={dollars(price)} />
      <Link
        from={at.sign}
        to={at.sign && at.sign[2] > 350 ? at.tag : undefined}
        red
        out={[1, 0.86]}
        into={[0.1, 0.42]}
        arrow={false}
      />
      <Grades at={at.grades} />
      <Ledger at={at.sum} tone="ink" title="Leaving" rows={exit} total="In all" write={dollars} />
    </>
  ),
});
