/** Platform Engineering, continued: the scene of numbers. */
import { compose, part } from '../../../compose.tsx';
import { colors, Sheet } from '../../../kit.tsx';
import { Tag } from '../../../parts/tags.tsx';
import { Head } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** Four weeks of one service. An example. */
const [deployed, failed, reworked] = [50, 2, 3] as const;
const share = (count: number) => `${(count / deployed) * 100}%`;
/** DORA's five. */
const numbers = [
  ['Lead time', '19 h'],
  ['Deployments', String(deployed)],
  ['Recovery', '38 min'],
  ['Failed', share(failed)],
  ['Rework', share(reworked)],
] as const;

/** Five numbers on a board, the first three in a row above the last two, or one below the other. */
const Board = part(({ w, h }) => {
  const size = useWords();
  const columns = w > 400 ? 3 : 2;
  const rows = Math.ceil(numbers.length / columns);
  const [cw, ch] = [w / columns, (h - 44) / rows];
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} title="Orders, 4 weeks" right="An example" />
      {numbers.map(([name, value], index) => (
        <g
          key={name}
          transform={`translate(${round((index % columns) * cw)} ${round(44 + Math.floor(index / columns) * ch)})`}
        >
          {index < columns * (rows - 1) && (
            <path d={`M18 ${round(ch - 6)}h${round(cw - 36)}`} stroke={colors.line} strokeWidth={2} />
          )}
          <Text x={18} y={round(ch * 0.54)} size={size * 2} weight="bold" max={cw - 20}>
            {value}
          </Text>
          <Text x={18} y={round(ch * 0.54 + size * 1.5)} color={colors.mute} max={cw - 20}>
            {name}
          </Text>
        </g>
      ))}
    </Sheet>
  );
});

/** A dial whose needle stands at the end of the red part: the error budget is spent. */
const Budget = part(({ w, h }) => {
  const size = useWords();
  const r = Math.min(w, h) / 2;
  const arc = r * 0.66;
  const at = (spent: number, radius: number): string => {
    const angle = Math.PI * (0.75 + 1.5 * spent);
    return `${round(r + radius * Math.cos(angle))} ${round(r + radius * Math.sin(angle))}`;
  };
  return (
    <>
      <circle cx={r + 10} cy={r + 10} r={r} fill={colors.shadow} />
      <circle cx={r} cy={r} r={r} fill={colors.ink} />
      <path
        d={`M${at(0, arc)}A${arc} ${arc} 0 1 1 ${at(1, arc)}`}
        fill="none"
        stroke={colors.red}
        strokeWidth={r * 0.16}
      />
      <path d={`M${r} ${r}L${at(1, arc)}`} stroke={colors.onInk} strokeWidth={5} strokeLinecap="round" />
      <circle cx={r} cy={r} r={10} fill={colors.onInk} />
      <Text x={r} y={r - 18} size={size * 1.9} weight="bold" color={colors.onInk} anchor="middle">
        100%
      </Text>
      <Text x={r} y={r * 1.76} color={colors.onInk} anchor="middle">
        budget spent
      </Text>
    </>
  );
});

export const metrics = compose({
  title: 'Five delivery metrics per service',
  desc: `A board with DORA's five delivery metrics for one service in four weeks, an example: lead time 19 hours, ${deployed} deployments, recovery 38 minutes, ${share(failed)} failed (${failed} of ${deployed}), ${share(reworked)} rework (${reworked} of ${deployed}). A dial shows the error budget in red, 100% spent. A tag: alerts go to the team that wrote the service.`,
  words: 17,
  wide: { board: [48, 60, 520, 336], dial: [516, 232, 236, 236], tag: [104, 388, 330, 92, -3] },
  phone: { board: 300, dial: [90, 330, 196, 196], tag: [20, 548, 330, 88, -3] },
  draw: (at) => (
    <>
      <Board at={at.board} />
      <Budget at={at.dial} />
      <Tag at={at.tag} tone="ink" text="Alerts go to the team" strong="that wrote the service" />
    </>
  ),
});
