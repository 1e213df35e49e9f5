/** Things that only the Oil and Gas page has: a split of a flow, a well in its strata. */
import { part, type Size } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Head } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords, Words } from '../../../words.tsx';

export interface SplitData {
  title: string;
  /** The reading of the meter, and its shares, each with a note. */
  total: { name: string; amount: number };
  shares: readonly { name: string; note: string; amount: number; red?: boolean }[];
  write: (amount: number) => string;
}

/** The meter above its wells. */
function Upright({ w, h, title, total, shares, write }: SplitData & Size) {
  const size = useWords();
  const [pipes, y1, y2] = [w * 0.54, 44 + size * 4.6, h - size * 6.8];
  const unit = pipes / total.amount;
  const column = (w - 24) / shares.length;
  let from = (w - pipes) / 2;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} title={title} />
      {shares.map(({ name, note, amount, red }, index) => {
        const wide = amount * unit;
        const [a, b] = [from, 12 + index * column + (column - wide) / 2];
        from += wide;
        const [bend, fill] = [round((y1 + y2) / 2), red ? colors.red : colors.stone];
        const middle = round(b + wide / 2);
        return (
          <g key={name}>
            <path
              d={`M${round(a)} ${y1}C${round(a)} ${bend} ${round(b)} ${bend} ${round(b)} ${y2}h${round(wide)}C${round(b + wide)} ${bend} ${round(a + wide)} ${bend} ${round(a + wide)} ${y1}z`}
              fill={fill}
            />
            <Rect x={b - 6} y={y2} w={wide + 12} h={12} rx={2} fill={red ? colors.red : colors.ink} />
            <Text x={middle} y={round(y2 + size * 2.1)} weight="bold" anchor="middle" max={column}>
              {`${name}: ${write(amount)}`}
            </Text>
            <Words
              x={middle}
              y={round(y2 + size * 3.5)}
              w={column - 6}
              color={colors.mute}
              anchor="middle"
              lines={3}
            >
              {note}
            </Words>
          </g>
        );
      })}
      <Rect x={(w - pipes) / 2} y={44} w={pipes} h={y1 - 43} rx={0} fill={colors.ink} />
      <Rect x={(w - pipes) / 2 - 8} y={y1 - 8} w={pipes + 16} h={14} rx={2} fill={colors.ink} />
      <Text x={w / 2} y={round(44 + size * 1.5)} color={colors.onInk} anchor="middle">
        {total.name}
      </Text>
      <Text
        x={w / 2}
        y={round(44 + size * 3.2)}
        size={size * 1.6}
        weight="bold"
        color={colors.onInk}
        anchor="middle"
        max={pipes - 20}
      >
        {write(total.amount)}
      </Text>
    </Sheet>
  );
}

/** The meter at the left of its wells. */
function Across({ w, h, title, total, shares, write }: SplitData & Size) {
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
}

/** Pipes whose width shows the flow, from a meter to its wells. In a high place, the meter is above the wells. */
export const Split = part<SplitData>((props) =>
  props.h > props.w ? <Upright {...props} /> : <Across {...props} />,
);

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
