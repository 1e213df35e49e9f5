/** How things stand to each other: a tree, a conversation, a pair of scales. */
import { use } from 'react';
import { part } from '../compose.tsx';
import { C, R, Sheet } from '../kit.tsx';
import { LetteringContext, round, T } from '../text.tsx';
import { useMeasure, useWords, useWrap, Words } from '../words.tsx';
import { tones } from './tones.tsx';

export interface Branch {
  name: string;
  note?: string;
  children?: readonly Branch[];
}
export interface TreeData {
  root: Branch;
  /** The name of the box that is red; the lines that lead there are red as well. */
  red?: string;
}

interface Row {
  branch: Branch;
  depth: number;
  /** Index of the row it hangs from, -1 for the root. */
  parent: number;
}
function rowsOf(branch: Branch, depth: number, parent: number, rows: Row[]): Row[] {
  const own = rows.push({ branch, depth, parent }) - 1;
  for (const child of branch.children ?? []) rowsOf(child, depth + 1, own, rows);
  return rows;
}
const leadsTo = (branch: Branch, name: string | undefined): boolean =>
  branch.name === name || (branch.children ?? []).some((child) => leadsTo(child, name));

/** A hierarchy as a directory shows it: from the top down, each level further in. */
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
          const [x, y] = [(depth - 1) * indent + 26, index * step + box / 2];
          return (
            <path
              key={branch.name}
              d={`M${round(x)} ${round(parent * step + box)}V${round(y - 10)}q0 10 10 10H${round(depth * indent)}`}
              fill="none"
              stroke={hot ? C.red : C.stone2}
              strokeWidth={hot ? 3 : 2}
            />
          );
        })}
      {ordered.map(({ branch: { name, note }, depth, index }) => {
        const [x, y, bw] = [round(depth * indent), round(index * step), round(w - depth * indent)];
        const { f, c, mute } = tones[name === red ? 'red' : depth === 0 ? 'ink' : 'paper'];
        return (
          <Sheet key={name} x={x} y={y} w={bw} h={round(box)} rx={8} f={f} d={7}>
            <T x={16} y={box / 2 + size * 0.35} w="m" c={c} max={bw - 36 - measure(note ?? '')}>
              {name}
            </T>
            {note !== undefined && (
              <T x={bw - 16} y={box / 2 + size * 0.35} c={mute} a="r">
                {note}
              </T>
            )}
          </Sheet>
        );
      })}
    </>
  );
});

export interface ConversationData {
  /** Who speaks at which side, what is said, and from where it is known. `█████` blots words out. */
  turns: readonly { who: string; side: 'left' | 'right'; text: string; source?: string; red?: boolean }[];
}

/** Bubbles below each other, as high as their words. */
export const Conversation = part<ConversationData>(({ w, h, turns }) => {
  const size = useWords();
  const wrap = useWrap();
  const { complain } = use(LetteringContext);
  const [bw, lead] = [round(w * 0.84), size * 1.3];
  const heights = turns.map(({ text, source }) =>
    round(34 + size + wrap(text, bw - 40).length * lead + (source === undefined ? 0 : size * 1.7)),
  );
  const needed = heights.reduce((sum, height) => sum + height, 0);
  const space = (h - needed) / Math.max(1, turns.length - 1);
  if (space < 12)
    complain(`a conversation needs ${Math.ceil(needed + 12 * (turns.length - 1))} units, has ${h}`);
  return turns.map(({ who, side, text, source, red = false }, index) => {
    const y = round(heights.slice(0, index).reduce((sum, height) => sum + height + space, 0));
    const x = side === 'left' ? 0 : w - bw;
    const { f, c, mute } = tones[red ? 'red' : side === 'left' ? 'paper' : 'ink'];
    const bh = heights[index] ?? 0;
    return (
      <g key={text} transform={`translate(${x} ${y})`}>
        <Sheet x={0} y={0} w={bw} h={bh} rx={14} f={f} />
        <path
          d={`M${side === 'left' ? 26 : bw - 26} ${bh - 1}v15l${side === 'left' ? 16 : -16} -15z`}
          fill={f}
        />
        <T x={20} y={16 + size * 0.8} c={mute} max={bw - 40}>
          {who}
        </T>
        <Words x={20} y={22 + size * 2} w={bw - 40} c={c} weight="r">
          {text}
        </Words>
        {source !== undefined && (
          <>
            <R x={20} y={bh - 20 - size * 0.75} w={4} h={size * 1.2} rx={2} f={mute} />
            <T x={34} y={bh - 18} w="m" c={c} max={bw - 50}>
              {source}
            </T>
          </>
        )}
      </g>
    );
  });
});

/** What lies in a pan: its name, and how much it weighs. */
type Weight = readonly [name: string, amount: number];
export interface BalanceData {
  left: Weight;
  right: Weight;
  write: (amount: number) => string;
  /** The pan that is the red thing. */
  red?: 'left' | 'right';
}

/** A pair of scales; the heavier pan hangs lower, by how much heavier it is. */
export const Balance = part<BalanceData>(({ w, h, left, right, write, red }) => {
  const size = useWords();
  const lean = (right[1] - left[1]) / Math.max(left[1], right[1]);
  const [arm, cx] = [w * 0.33, w / 2];
  const drop = round(lean * h * 0.13);
  const beam = h * 0.2;
  return (
    <>
      <path
        d={`M${cx - 4} ${beam}h8v${h - beam - 18}h-8zM${cx - 62} ${h - 18}h124v18h-124z`}
        fill={C.shadow}
        transform="translate(9 9)"
      />
      <path
        d={`M${cx - 5} ${beam - 16}h10v${h - beam}h-10zM${cx - 62} ${h - 18}h124v18h-124z`}
        fill={C.ink}
      />
      <path
        d={`M${round(cx - arm)} ${round(beam - drop)}L${round(cx + arm)} ${round(beam + drop)}`}
        stroke={C.ink}
        strokeWidth={9}
        strokeLinecap="round"
      />
      <circle cx={cx} cy={beam} r={13} fill={C.ink} />
      {(
        [
          [left, -1, 'left'],
          [right, 1, 'right'],
        ] as const
      ).map(([[name, amount], side, which]) => {
        const [x, y] = [round(cx + side * arm), round(beam + side * drop)];
        const pan = y + h * 0.42;
        const { f, c, mute } = tones[red === which ? 'red' : 'paper'];
        const [bw, bh] = [round(w * 0.3), round(size * 3.7)];
        return (
          <g key={which}>
            <path
              d={`M${x} ${y}L${round(x - w * 0.16)} ${round(pan)}M${x} ${y}L${round(x + w * 0.16)} ${round(pan)}`}
              stroke={C.stone2}
              strokeWidth={2}
            />
            <Sheet x={round(x - bw / 2)} y={round(pan - bh)} w={bw} h={bh} rx={6} f={f} d={6}>
              <T x={bw / 2} y={10 + size * 0.8} a="m" c={mute} max={bw - 8}>
                {name}
              </T>
              <T x={bw / 2} y={10 + size * 2.4} s={size * 1.4} w="b" a="m" c={c} max={bw - 8}>
                {write(amount)}
              </T>
            </Sheet>
            <path
              d={`M${round(x - w * 0.17)} ${round(pan)}h${round(w * 0.34)}q${round(-w * 0.17)} 34 ${round(-w * 0.34)} 0z`}
              fill={C.ink}
            />
          </g>
        );
      })}
    </>
  );
});
