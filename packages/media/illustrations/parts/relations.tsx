/** Relations: a tree and a pair of scales. */
import { part, type Size } from '../compose.tsx';
import { colors, Sheet } from '../kit.tsx';
import { round, Text } from '../text.tsx';
import { useMeasure, useWords } from '../words.tsx';
import { tones } from './tones.tsx';

export interface Branch {
  name: string;
  note?: string;
  children?: readonly Branch[];
}
export interface TreeData {
  root: Branch;
  /** The name of the red box. The lines that lead to this box are red too. */
  red?: string;
}

interface Row {
  branch: Branch;
  depth: number;
  /** The index of the parent's row; -1 for the root. */
  parent: number;
}
function rowsOf(branch: Branch, depth: number, parent: number, rows: Row[]): Row[] {
  const own = rows.push({ branch, depth, parent }) - 1;
  for (const child of branch.children ?? []) rowsOf(child, depth + 1, own, rows);
  return rows;
}
const leadsTo = (branch: Branch, name: string | undefined): boolean =>
  branch.name === name || (branch.children ?? []).some((child) => leadsTo(child, name));

/** A hierarchy, drawn like a folder tree: from the top down, with each level further to the right. */
export const Tree = part<TreeData>(({ w, h, root, red }) => {
  const size = useWords();
  const measure = useMeasure();
  const rows = rowsOf(root, 0, -1, []);
  const step = h / rows.length;
  const indent = Math.min(64, w * 0.11);
  const box = step - 12;
  const ordered = rows.map((row, index) => ({
    ...row,
    index,
    hot: leadsTo(row.branch, red) && row.depth > 0,
  }));
  return (
    <>
      {ordered
        .toSorted((a, b) => Number(a.hot) - Number(b.hot))
        .filter(({ depth }) => depth > 0)
        .map(({ branch, depth, parent, index, hot }) => {
          const [x, y] = [(depth - 0.5) * indent, index * step + box / 2];
          return (
            <path
              key={branch.name}
              d={`M${round(x)} ${round(parent * step + box)}V${round(y - 8)}q0 8 8 8H${round(depth * indent)}`}
              fill="none"
              stroke={hot ? colors.red : colors.stone2}
              strokeWidth={hot ? 3 : 2}
            />
          );
        })}
      {ordered.map(({ branch: { name, note }, depth, index }) => {
        const [x, y, bw] = [round(depth * indent), round(index * step), round(w - depth * indent)];
        const { fill, color, mute } = tones[name === red ? 'red' : depth === 0 ? 'ink' : 'paper'];
        return (
          <Sheet key={name} x={x} y={y} w={bw} h={round(box)} rx={8} fill={fill} depth={7}>
            <Text
              x={16}
              y={box / 2 + size * 0.35}
              weight="medium"
              color={color}
              max={bw - 36 - measure(note ?? '')}
            >
              {name}
            </Text>
            {note !== undefined && (
              <Text x={bw - 16} y={box / 2 + size * 0.35} color={mute} anchor="end">
                {note}
              </Text>
            )}
          </Sheet>
        );
      })}
    </>
  );
});

/** The content of a pan: its name and its weight. */
type Weight = readonly [name: string, amount: number];
export interface BalanceData {
  left: Weight;
  right: Weight;
  write: (amount: number) => string;
  /** The red pan. */
  red?: 'left' | 'right';
}

/** A pan on its cords, which begin at x, y. `w` and `h` are the size of the scales, `card` is the width of its label. */
function Pan({
  x,
  y,
  w,
  h,
  card,
  label,
  amount,
  red,
}: Size & { x: number; y: number; card: number; label: string; amount: string; red: boolean }) {
  const size = useWords();
  const bottom = y + h * 0.42;
  const { fill, color, mute } = tones[red ? 'red' : 'paper'];
  const [bw, bh] = [round(card), round(size * 3.7)];
  return (
    <g>
      <path
        d={`M${x} ${y}L${round(x - w * 0.16)} ${round(bottom)}M${x} ${y}L${round(x + w * 0.16)} ${round(bottom)}`}
        stroke={colors.stone2}
        strokeWidth={2}
      />
      <Sheet x={round(x - bw / 2)} y={round(bottom - bh)} w={bw} h={bh} rx={6} fill={fill} depth={6}>
        <Text x={bw / 2} y={10 + size * 0.8} anchor="middle" color={mute} max={bw - 8}>
          {label}
        </Text>
        <Text
          x={bw / 2}
          y={10 + size * 2.4}
          size={size * (bw > w * 0.3 + 1 ? 1.1 : 1.4)}
          weight="bold"
          anchor="middle"
          color={color}
          max={bw - 8}
        >
          {amount}
        </Text>
      </Sheet>
      <path
        d={`M${round(x - w * 0.17)} ${round(bottom)}h${round(w * 0.34)}q${round(-w * 0.17)} 34 ${round(-w * 0.34)} 0z`}
        fill={colors.ink}
      />
    </g>
  );
}

/**
 * A pair of scales. The heavier pan hangs lower, in proportion to the difference. On a phone, the arms are shorter and
 * the labels are wider if an amount is long.
 */
export const Balance = part<BalanceData>(({ w, h, left, right, write, red }) => {
  const lean = (right[1] - left[1]) / Math.max(left[1], right[1]);
  const measure = useMeasure();
  const size = useWords();
  const long = [left, right].some(([, amount]) => measure(write(amount), 'bold', size * 1.4) > w * 0.3 - 8);
  const [arm, card] = long ? [w * 0.25, w * 0.46] : [w * 0.33, w * 0.3];
  const cx = w / 2;
  const drop = round(lean * h * 0.13);
  const beam = h * 0.2;
  return (
    <>
      <path
        d={`M${cx - 4} ${beam}h8v${h - beam - 18}h-8zM${cx - 62} ${h - 18}h124v18h-124z`}
        fill={colors.shadow}
        transform="translate(9 9)"
      />
      <path
        d={`M${cx - 5} ${beam - 16}h10v${h - beam}h-10zM${cx - 62} ${h - 18}h124v18h-124z`}
        fill={colors.ink}
      />
      <path
        d={`M${round(cx - arm)} ${round(beam - drop)}L${round(cx + arm)} ${round(beam + drop)}`}
        stroke={colors.ink}
        strokeWidth={9}
        strokeLinecap="round"
      />
      <circle cx={cx} cy={beam} r={13} fill={colors.ink} />
      {(['left', 'right'] as const).map((side) => {
        const sign = side === 'left' ? -1 : 1;
        return (
          <Pan
            key={side}
            x={round(cx + sign * arm)}
            y={round(beam + sign * drop)}
            w={w}
            h={h}
            card={card}
            label={side === 'left' ? left[0] : right[0]}
            amount={write(side === 'left' ? left[1] : right[1])}
            red={red === side}
          />
        );
      })}
    </>
  );
});
