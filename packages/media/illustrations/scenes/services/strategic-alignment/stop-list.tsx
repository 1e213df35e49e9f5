/** Strategic Alignment, continued: the stop list. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Link } from '../../../parts/link.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Text } from '../../../text.tsx';
import { useMeasure, useWords } from '../../../words.tsx';

/** The stopped projects, the person who accepts each loss, and the saved dollars. An example. */
const stopped = [
  { project: 'Partner portal', by: 'Sales', frees: 180_000 },
  { project: 'Second chatbot', by: 'Service', frees: 95_000 },
  { project: 'Own data center', by: 'IT', frees: 410_000 },
] as const;
const line = { name: 'Line 6140', budget: 640_000 };
const dollars = (amount: number) => `${amount < 0 ? '−' : ''}$${Math.abs(amount).toLocaleString('en-US')}`;

/** Signatures of different people. */
const hands = [
  'M0 0c8-26 18-30 16-14s-14 20-4 10 14-12 16-4 8-2 12-8 4 12 12 6 10-14 16-6 14 6 30-4',
  'M0-6c14-24 22-14 10 0s16 4 20-6 2 18 12 6 8-16 14-4 10 0 14-8 6 16 34-2',
  'M0-18c2 30 8 22 14 4s6 22 14 8 8-10 12-2 12 2 16-10 0 20 12 10 12-8 34-6',
];

/**
 * A list of crossed-out projects, with the signature of the person who loses each project. If `wired` is true, the
 * first line continues to the edge.
 */
const StopList = part<{ wired: boolean }>(({ w, h, wired }) => {
  const size = useWords();
  const measure = useMeasure();
  const top = 30 + size * 2.6;
  const step = (h - top - 16) / stopped.length;
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={3}>
      <Text x={26} y={26 + size * 1.1} size={size * 1.5} weight="bold">
        Stop list
      </Text>
      {stopped.map(({ project, by }, row) => (
        <g key={project} transform={`translate(0 ${Math.round(top + row * step)})`}>
          <path d={`M26 0H${w - 26}`} stroke={colors.line2} strokeWidth={2} />
          <Text x={26} y={step * 0.3 + size * 0.35} weight="medium" size={size * 1.15}>
            {project}
          </Text>
          <path
            d={`M20 ${Math.round(step * 0.3) + 2}h${wired && row === 0 ? w - 20 : Math.round(measure(project, 'medium', size * 1.15)) + 10}`}
            stroke={row === 0 ? colors.red : colors.ink}
            strokeWidth={3}
          />
          <Text x={26} y={step * 0.78} color={colors.mute}>
            {`Signed: ${by}`}
          </Text>
          <path
            d={hands[row]}
            transform={`translate(${w - 130} ${Math.round(step * 0.76)})`}
            fill="none"
            stroke={colors.ink}
            strokeWidth={2.5}
            strokeLinecap="round"
          />
          <path d={`M${w - 146} ${Math.round(step * 0.82)}h120`} stroke={colors.stone} />
        </g>
      ))}
    </Sheet>
  );
});

/** Two days. Half of each is used. */
const HalfDays = part(({ w, h }) => {
  const size = useWords();
  const side = Math.min(64, h - 32);
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      {[0, 1].map((day) => (
        <g key={day} transform={`translate(${20 + day * (side + 14)} ${Math.round((h - side) / 2)})`}>
          <Rect x={0} y={0} w={side} h={side} rx={8} fill={colors.soft} />
          <path d={`M0 8a8 8 0 0 1 8-8h${side - 16}a8 8 0 0 1 8 8v${side / 2 - 8}H0z`} fill={colors.ink} />
        </g>
      ))}
      <Text x={2 * side + 52} y={h / 2 - 5} weight="medium" max={w - 2 * side - 60}>
        2 half days
      </Text>
      <Text x={2 * side + 52} y={h / 2 + size} color={colors.mute} max={w - 2 * side - 60}>
        Chief executive
      </Text>
    </Sheet>
  );
});

export const stopList = compose({
  title: 'Owners and savings for each decision',
  desc: `A stop list, an example: ${stopped.map(({ project, by }) => `${project}, signed by ${by}`).join('; ')}. A red wire leads from the first project to the budget: ${dollars(stopped[0].frees)} are taken out of ${line.name} in the second quarter, so ${dollars(line.budget - stopped[0].frees)} of ${dollars(line.budget)} are left. Below, two days of which half is filled: the chief executive attends 2 half days.`,
  words: 17,
  wide: {
    list: [48, 40, 356, 456],
    // The position where the wire begins. A phone has no wire.
    wire: [48, 40, 356, 456],
    budget: [452, 76, 300, 226],
    days: [436, 364, 316, 108],
  },
  phone: { list: 340, budget: 190, days: 100 },
  draw: (at) => (
    <>
      <StopList at={at.list} wired={at.wire !== undefined} />
      <Ledger
        at={at.budget}
        tone="ink"
        title={line.name}
        right="Q2 2027"
        rows={[
          ['Budget', line.budget],
          [stopped[0].project, -stopped[0].frees],
        ]}
        total="Left"
        write={dollars}
      />
      <Link from={at.wire} to={at.budget} red arrow={false} out={[0.99, 0.2478]} into={[0, 0.57]} />
      <HalfDays at={at.days} />
    </>
  ),
});
