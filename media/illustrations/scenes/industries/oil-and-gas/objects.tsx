/** Things that only the Oil and Gas page has: a split of a flow, a well in its strata. */
import { part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Head } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

export interface SplitData {
  title: string;
  /** The reading of the meter, and its shares, each with a note. */
  total: { name: string; amount: number };
  shares: readonly { name: string; note: string; amount: number; red?: boolean }[];
  write: (amount: number) => string;
}

/** Pipes whose width shows the flow: a meter at the left, and its wells at the right. */
export const Split = part<SplitData>(({ w, h, title, total, shares, write }) => {
  const size = useWords();
  const [top, pipes] = [64, h * 0.42];
  const unit = pipes / total.amount;
  const gap = (h - top - 44 - pipes) / (shares.length - 1);
  const [x1, x2] = [w * 0.29, w * 0.51];
  const mid = top + (h - top - 44) / 2;
  let [from, to] = [mid - pipes / 2, top];
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} title={title} />
      {shares.map(({ name, note, amount, red }) => {
        const wide = amount * unit;
        const [a, b] = [from, to];
        from += wide;
        to += wide + gap;
        const bend = (x1 + x2) / 2;
        return (
          <g key={name}>
            <path
              d={`M${round(x1)} ${round(a)}C${round(bend)} ${round(a)} ${round(bend)} ${round(b)} ${round(x2)} ${round(b)}v${round(wide)}C${round(bend)} ${round(b + wide)} ${round(bend)} ${round(a + wide)} ${round(x1)} ${round(a + wide)}z`}
              fill={red ? colors.red : colors.stone}
            />
            <Rect x={x2} y={b - 6} w={12} h={wide + 12} rx={2} fill={red ? colors.red : colors.ink} />
            <Text x={round(x2 + 26)} y={round(b + wide / 2 - 3)} weight="bold">
              {`${name}: ${write(amount)}`}
            </Text>
            <Text
              x={round(x2 + 26)}
              y={round(b + wide / 2 + size * 1.15)}
              color={colors.mute}
              max={w - x2 - 36}
            >
              {note}
            </Text>
          </g>
        );
      })}
      <Rect x={0} y={mid - pipes / 2} w={x1 + 1} h={pipes} rx={0} fill={colors.ink} />
      <Rect x={x1 - 8} y={mid - pipes / 2 - 8} w={14} h={pipes + 16} rx={2} fill={colors.ink} />
      <Text x={18} y={round(mid - size * 0.5)} color={colors.onInk} max={x1 - 30}>
        {total.name}
      </Text>
      <Text
        x={18}
        y={round(mid + size * 1.3)}
        size={size * 1.6}
        weight="bold"
        color={colors.onInk}
        max={x1 - 30}
      >
        {write(total.amount)}
      </Text>
    </Sheet>
  );
});

/** A derrick, 70 units wide and 96 high. Its bottom is at y = 0. */
const Derrick = () => (
  <>
    <path
      d="M-30 0-6-92H6L30 0M-25-20h50L-20-42h40L-14-64h28M25-20-20-42M20-42-14-64"
      fill="none"
      stroke={colors.ink}
      strokeWidth={4}
      strokeLinejoin="round"
    />
    <path d="M-12-98h24v9h-24zM-38-5h76v7h-76z" fill={colors.ink} />
  </>
);

/** A well below its derrick, through strata of rock, with the depths at which logs were run. */
export const Well = part<{ name: string; note: string }>(({ w, h, name, note }) => {
  const size = useWords();
  const ground = 118;
  const bands = [
    [0, colors.stone2],
    [0.2, colors.stone],
    [0.4, colors.stone2],
    [0.62, colors.stone],
    [0.8, colors.stone2],
  ] as const;
  const depth = h - ground;
  const bore = round(w * 0.5);
  return (
    <>
      <Sheet x={0} y={ground} w={w} h={depth} rx={4} fill={colors.stone2} />
      {bands.slice(1).map(([at, fill]) => (
        <path
          key={at}
          d={`M0 ${round(ground + at * depth)}q${round(w * 0.3)} -26 ${round(w * 0.55)} -4t${round(w * 0.45)} -8V${h - 4}q0 4-4 4H4q-4 0-4-4z`}
          fill={fill}
        />
      ))}
      <g transform={`translate(${bore} ${ground})`}>
        <Derrick />
      </g>
      <path
        d={`M${bore} ${ground}V${round(ground + depth * 0.66)}q0 ${round(depth * 0.2)} ${round(w * 0.3)} ${round(depth * 0.22)}`}
        fill="none"
        stroke={colors.ink}
        strokeWidth={8}
        strokeLinecap="round"
      />
      <g transform={`translate(16 ${round(ground + depth * 0.46)})`}>
        <Sheet x={0} y={0} w={w - 32} h={size * 3.9} rx={4} fill={colors.ink} depth={7} />
        <Text
          x={w / 2 - 16}
          y={size * 1.6}
          size={size * 1.25}
          weight="bold"
          color={colors.onInk}
          anchor="middle"
          max={w - 56}
        >
          {name}
        </Text>
        <Text x={w / 2 - 16} y={size * 3} color={colors.stone} anchor="middle" max={w - 48}>
          {note}
        </Text>
      </g>
    </>
  );
});
