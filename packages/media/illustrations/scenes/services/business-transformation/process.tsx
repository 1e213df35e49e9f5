/** Business Transformation, continued: a procedure before it becomes software. */
import { compose, part } from '../../../compose.tsx';
import { colors, Sheet } from '../../../kit.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** The position of the refused request among a hundred, counted from 0. An example. */
const refused = 67;
/** The results of the same close in both systems, in dollars. An example. */
const closed = { old: 1_284_310.42, fresh: 1_284_310.42 };
const cents = (amount: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A hundred approvals as dots, ten by ten. */
const Hundred = part(({ w, h }) => {
  const size = useWords();
  const foot = size * 4;
  const step = Math.min((w - 40) / 10, (h - 24 - foot) / 10);
  const left = (w - 10 * step) / 2;
  return (
    <Sheet x={0} y={0} w={w} h={h} fill={colors.ink}>
      {Array.from({ length: 100 }, (_, dot) => (
        <circle
          key={dot}
          cx={round(left + ((dot % 10) + 0.5) * step)}
          cy={round(20 + (Math.floor(dot / 10) + 0.5) * step)}
          r={round(step * (dot === refused ? 0.44 : 0.34))}
          fill={dot === refused ? colors.red : colors.stone}
        />
      ))}
      <Text x={left + 4} y={h - foot + size * 1.5} size={size * 1.5} weight="bold" color={colors.onInk}>
        99 of 100
      </Text>
      <Text x={left + 4} y={h - foot + size * 3} color={colors.stone} max={w - 2 * left}>
        pass. Does it need a person?
      </Text>
    </Sheet>
  );
});

const lanes = [
  ['Today', ['Enter', 'Approve', 'Copy']],
  ['Tomorrow', ['Enter', 'Post']],
] as const;

/** Two lanes of one BPMN sheet: a start, tasks, an end. */
const Lanes = part(({ w, h }) => {
  const size = useWords();
  const lane = h / lanes.length;
  const [first, last] = [28, w - 28];
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={3}>
      <path d={`M0 ${lane}h${w}`} stroke={colors.line2} strokeWidth={2} />
      {lanes.map(([name, tasks], row) => {
        const y = round(lane / 2 + 14);
        const [space, tall] = [12, lane - 58];
        const tw = round((last - first - 28 - space * 4) / 3);
        const end = first + 14 + space + tasks.length * (tw + space) + 14;
        return (
          <g key={name} transform={`translate(0 ${round(row * lane)})`}>
            <Text x={18} y={12 + size} color={colors.mute}>
              {name}
            </Text>
            <path d={`M${first} ${y}H${end}`} stroke={colors.ink} strokeWidth={2} />
            <circle cx={first} cy={y} r={13} fill={colors.sheet} stroke={colors.ink} strokeWidth={2} />
            {tasks.map((task, index) => (
              <g
                key={task}
                transform={`translate(${first + 14 + space + index * (tw + space)} ${round(y - tall / 2)})`}
              >
                <rect
                  width={tw}
                  height={round(tall)}
                  rx={8}
                  fill={colors.soft}
                  stroke={colors.ink}
                  strokeWidth={2}
                  strokeDasharray={task === 'Approve' ? '5 4' : undefined}
                />
                <Text x={tw / 2} y={tall / 2 + 5} size={15} weight="medium" anchor="middle" max={tw - 4}>
                  {task}
                </Text>
              </g>
            ))}
            <circle cx={end} cy={y} r={13} fill={colors.sheet} stroke={colors.ink} strokeWidth={5} />
          </g>
        );
      })}
    </Sheet>
  );
});

export const process = compose({
  title: 'Simpler processes before new software',
  desc: `A hundred approvals as dots, an example: 99 pass, one, in red, does not. A BPMN sheet in two lanes: today enter, approve and copy, tomorrow enter and post. A slip of one month closed in both systems, ${cents(closed.old)} in the old and in the new, with a difference of ${cents(closed.fresh - closed.old)}.`,
  words: 17,
  wide: { dots: [48, 44, 346, 430], close: [444, 40, 286, 212, 3], lanes: [378, 282, 374, 214] },
  phone: { dots: 400, lanes: 210, close: [40, 690, 290, 200, -2] },
  draw: (at) => (
    <>
      <Hundred at={at.dots} />
      <Slip
        at={at.close}
        title="One month closed"
        note="In both systems"
        rows={[
          ['Old system', cents(closed.old)],
          ['New system', cents(closed.fresh)],
        ]}
        total={['Difference', cents(closed.fresh - closed.old)]}
      />
      <Lanes at={at.lanes} />
    </>
  ),
});
