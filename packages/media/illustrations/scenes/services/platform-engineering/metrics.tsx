/** Platform Engineering, continued: the scene of numbers. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Link } from '../../../parts/link.tsx';
import { StickyNote } from '../../../parts/tags.tsx';
import { Head } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** Four weeks of one service. An example. */
const [deployed, failed, reworked] = [50, 2, 3] as const;
const share = (count: number) => `${(count / deployed) * 100}%`;

/** The results of the deployments: good, reworked or failed. */
const kinds = Array.from({ length: deployed }, (_, index) =>
  index < failed ? 'failed' : index < failed + reworked ? 'reworked' : 'held',
);

/** A square for each deployment of four weeks, with the numbers around them. The failed ones are red. */
const Board = part(({ w, h }) => {
  const size = useWords();
  const columns = 10;
  const rows = deployed / columns;
  const [left, top, foot] = [18, 56 + size * 1.6, size * 4.6];
  const [dx, dy] = [(w - 2 * left) / columns, (h - top - foot) / rows];
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} title="Orders, 4 weeks" right={`${deployed} releases`} />
      <Text x={left} y={50 + size} color={colors.mute} max={w - 36}>
        To customers 19 h
      </Text>
      <Text x={w - left} y={50 + size} color={colors.mute} anchor="end">
        Recovery 38 min
      </Text>
      {kinds.map((kind, index) => (
        <Rect
          key={index}
          x={left + (index % columns) * dx + 3}
          y={top + Math.floor(index / columns) * dy + 3}
          w={dx - 6}
          h={dy - 6}
          rx={3}
          fill={{ failed: colors.red, reworked: colors.ink, held: colors.stone }[kind]}
        />
      ))}
      <Text x={left} y={h - foot + size * 1.9} weight="bold" color={colors.red} max={w / 2}>
        {`${share(failed)} failed`}
      </Text>
      <Text x={left} y={h - foot + size * 3.4} weight="bold" max={w / 2}>
        {`${share(reworked)} reworked`}
      </Text>
    </Sheet>
  );
});

/** A dial whose hand is at the end of the red part, because the error budget is spent. */
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
        used up
      </Text>
    </>
  );
});

export const metrics = compose({
  title: 'Five figures that show how fast each team delivers',
  desc: `A board with DORA's five measures for one service in four weeks, an example: ${deployed} releases as squares, of which ${failed} failed (${share(failed)}), in red, and ${reworked} were reworked (${share(reworked)}); 19 hours from the code to customers, recovery in 38 minutes. A red wire leads from the failed ones to a dial: 100% of the failures you accept are used up. A note: alerts go to the team that wrote the service.`,
  words: 17,
  wide: { board: [48, 48, 470, 344], dial: [528, 232, 224, 224], sticky: [232, 376, 296, 92, -3] },
  phone: { board: 300, dial: [90, 330, 196, 196], sticky: [20, 548, 330, 88, -3] },
  draw: (at) => (
    <>
      <Board at={at.board} />
      {at.dial && at.dial[0] > 400 && (
        <Link from={at.board} to={at.dial} out={[0.98, 0.38]} into={[0.5, 0]} red arrow={false} />
      )}
      <Budget at={at.dial} />
      <StickyNote at={at.sticky} tone="ink" text="Alerts go to the team" strong="that wrote the service" />
    </>
  ),
});
