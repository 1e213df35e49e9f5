/** Operational Excellence, continued: the real process, from its event log. */
import { compose, part } from '../../../compose.tsx';
import { colors, Sheet } from '../../../kit.tsx';
import { Matrix } from '../../../parts/tables.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** The orders of a quarter, with the numbers of returned orders and of orders that skipped the approver. An example. */
const orders = 1000;
const back = 240;
const passed = 90;
/** The approver gets the returned orders a second time. */
const asked = orders + back - passed;
const stages = ['Requested', 'Approved', 'Ordered', 'Received'] as const;
const flows = [asked, asked - back, orders];
const calls = 31;

const american = (count: number) => count.toLocaleString('en-US');
/** The width of a line shows the number of orders. */
const thick = (count: number) => Math.max(3, Math.round(count / 80));

/** An arrow head with its point at x, y. `angle` is in degrees; without it the arrow points to the right. */
const Arrow = ({ x, y, fill, angle }: { x: number; y: number; fill: string; angle?: number }) => (
  <path
    d="M0 0-14-10v20z"
    fill={fill}
    transform={`translate(${x} ${y})${angle === undefined ? '' : `rotate(${angle})`}`}
  />
);

/** A line at the right from one stage back to an earlier stage. Its count takes `w` units. */
function WayBack({ x, from, to, w }: { x: number; from: number; to: number; w: number }) {
  const size = useWords();
  return (
    <>
      <path
        d={`M${x} ${from}h34q12 0 12-12V${to + 12}q0-12-12-12h-24`}
        fill="none"
        stroke={colors.red}
        strokeWidth={thick(back) + 2}
      />
      <Arrow x={x + 1} y={to} fill={colors.red} angle={180} />
      <Text
        x={x + 58}
        y={(from + to) / 2 + size * 0.4}
        size={size * 1.2}
        weight="bold"
        color={colors.red}
        max={w}
      >
        {String(back)}
      </Text>
    </>
  );
}

/** A map of a process: stages from top to bottom, skipped stages at the left, and returns at the right. */
const ProcessMap = part(({ w, h }) => {
  const size = useWords();
  const [x, sw, sh] = [w * 0.28, w * 0.4, 50];
  const top = 62;
  const step = (h - top - sh - 20) / (stages.length - 1);
  const y = (stage: number) => round(top + stage * step);
  const [left, right, middle] = [round(x), round(x + sw), round(x + sw / 2)];
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Text x={18} y={28} weight="medium">
        Purchase orders
      </Text>
      <path d={`M0 43.5h${w}`} stroke={colors.line} />
      {flows.map((count, stage) => (
        <g key={stage}>
          <path
            d={`M${middle} ${y(stage) + sh}V${y(stage + 1) - 10}`}
            stroke={colors.stone2}
            strokeWidth={thick(count)}
          />
          <Arrow x={middle} y={y(stage + 1) - 1} fill={colors.stone2} angle={90} />
          <Text x={middle + 20} y={y(stage) + (sh + step) / 2 + size * 0.35} color={colors.mute}>
            {american(count)}
          </Text>
        </g>
      ))}
      <path
        d={`M${left} ${y(0) + 25}H${left - 42}q-12 0-12 12V${y(2) + 13}q0 12 12 12H${left - 10}`}
        fill="none"
        stroke={colors.stone2}
        strokeWidth={thick(passed)}
      />
      <Arrow x={left - 1} y={y(2) + 25} fill={colors.stone2} />
      <Text x={left - 62} y={y(1) + 25 + size * 0.35} color={colors.mute} anchor="end" max={left - 70}>
        {String(passed)}
      </Text>
      <WayBack x={right} from={y(1) + 25} to={y(0) + 25} w={w - right - 62} />
      {stages.map((stage, row) => (
        <Sheet key={stage} x={left} y={y(row)} w={round(sw)} h={sh} rx={25} fill={colors.ink} depth={6}>
          <Text
            x={sw / 2}
            y={sh / 2 + size * 0.35}
            weight="medium"
            color={colors.onInk}
            anchor="middle"
            max={sw - 20}
          >
            {stage}
          </Text>
        </Sheet>
      ))}
    </Sheet>
  );
});

/** A count as tally marks, in bundles of five. */
const Tally = part<{ count: number; title: string; note: string }>(({ w, h, count, title, note }) => {
  const size = useWords();
  const bundles = Math.ceil(count / 5);
  const perRow = Math.ceil(bundles / 2);
  const column = (w - 40) / perRow;
  const top = 32 + size * 2.4;
  const tall = Math.min(34, (h - top - 34) / 2);
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={3}>
      <Text x={20} y={18 + size} weight="bold" max={w - 40}>
        {title}
      </Text>
      <Text x={20} y={18 + size * 2.3} color={colors.mute} max={w - 40}>
        {note}
      </Text>
      {Array.from({ length: count }, (_, stroke) => {
        const bundle = Math.floor(stroke / 5);
        const [x, y] = [20 + (bundle % perRow) * column, top + Math.floor(bundle / perRow) * (tall + 14)];
        const path =
          stroke % 5 === 4
            ? `M${round(x - 3)} ${round(y + tall - 5)}L${round(x + 37)} ${round(y + 4)}`
            : `M${round(x + 4 + (stroke % 5) * 9)} ${round(y + (stroke % 3))}l-2 ${round(tall)}`;
        return <path key={stroke} d={path} stroke={colors.ink} strokeWidth={3} strokeLinecap="round" />;
      })}
    </Sheet>
  );
});

export const mining = compose({
  title: 'See how work really runs',
  desc: `A process map of ${american(orders)} purchase orders, an example: requested, approved, ordered, received. A red line leads ${back} of them back from the approver, and ${passed} pass by the approver. Your records need 3 fields, case number, activity and start time; ${calls} phone calls that left no record are counted at the desk by strokes.`,
  words: 17,
  wide: { map: [48, 40, 384, 456], log: [416, 72, 336, 230], tally: [466, 324, 272, 176, 3] },
  phone: { map: 400, log: 220, tally: [44, 690, 290, 176, -2] },
  draw: (at) => (
    <>
      <ProcessMap at={at.map} />
      <Matrix
        at={at.log}
        tone="ink"
        title="Your records"
        right="3 fields"
        columns={['Activity', 'Start']}
        rows={[
          ['4471', 'Requested', '9:02'],
          ['4472', 'Approved', '9:05'],
          ['4473', 'Requested', '9:11'],
        ]}
      />
      <Tally at={at.tally} count={calls} title="Phone calls" note="Counted at the desk" />
    </>
  ),
});
