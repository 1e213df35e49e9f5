/** Things in rows above each other: a rack, layers. */
import { part } from '../compose.tsx';
import { C, R, Sheet } from '../kit.tsx';
import { round, T } from '../text.tsx';
import { useWords } from '../words.tsx';
import { tones } from './tones.tsx';

export interface RackData {
  /** From the top: what a shelf is called, what stands on it, how many places there are, and labels of jars. */
  shelves: readonly { name: string; note?: string; filled: number; of: number; labels?: readonly string[] }[];
  /** The thing that is red: on which shelf, counted from the left. */
  red?: readonly [shelf: string, place: number];
  /** Servers have lights; boxes have labels; jars have lids. */
  kind?: 'servers' | 'boxes' | 'jars';
}

const shapes = {
  servers: { rx: 3, fill: 0.86 },
  boxes: { rx: 2, fill: 0.72 },
  jars: { rx: 8, fill: 0.78 },
} as const;

function Thing({
  w,
  h,
  f,
  kind,
  label,
}: {
  w: number;
  h: number;
  f: string;
  kind: 'servers' | 'boxes' | 'jars';
  label: string | undefined;
}) {
  const size = useWords();
  const { rx } = shapes[kind];
  const on = f === C.red ? '#fff' : C.onInk;
  return (
    <>
      <R x={0} y={0} w={w} h={h} rx={rx} f={f} />
      {kind === 'servers' && (
        <path
          d={`M8 ${h * 0.3}h${w * 0.4}M8 ${h * 0.7}h${w * 0.4}`}
          stroke={on}
          opacity={0.5}
          strokeWidth={3}
        />
      )}
      {kind === 'servers' && <circle cx={w - 12} cy={h / 2} r={4} fill={on} />}
      {kind === 'boxes' && <R x={w * 0.2} y={h * 0.42} w={w * 0.6} h={h * 0.3} rx={1} f={on} o={0.85} />}
      {kind === 'jars' && <R x={w * 0.16} y={-h * 0.12} w={w * 0.68} h={h * 0.16} rx={3} f={f} />}
      {kind === 'jars' && <R x={w * 0.14} y={h * 0.38} w={w * 0.72} h={h * 0.34} rx={2} f={on} />}
      {label !== undefined && (
        <T x={w / 2} y={h * 0.55 + size * 0.35} w="m" c={f} a="m" max={w * 0.72}>
          {label}
        </T>
      )}
    </>
  );
}

/** Shelves between two posts; a place without a thing stays an outline. */
export const Rack = part<RackData>(({ w, h, shelves, red, kind = 'servers' }) => {
  const size = useWords();
  const step = h / shelves.length;
  const label = size * 1.9;
  return (
    <>
      <path d={`M${w} 10l10 10V${h + 10}H10L0 ${h}H${w}z`} fill={C.shadow} />
      <R x={0} y={0} w={w} h={h} rx={4} f={C.sheet} />
      {shelves.map(({ name, note, filled, of, labels }, row) => {
        const [y, column] = [round(row * step), (w - 32) / of];
        const [tw, th] = [round(column - 10), round((step - label - 8) * shapes[kind].fill)];
        return (
          <g key={name} transform={`translate(0 ${y})`}>
            {Array.from({ length: of }, (_, place) => (
              <g
                key={place}
                transform={`translate(${round(21 + place * column)} ${round(step - label - 1 - th)})`}
              >
                {place < filled ? (
                  <Thing
                    w={tw}
                    h={th}
                    kind={kind}
                    label={labels?.[place]}
                    f={red?.[0] === name && red[1] === place ? C.red : C.ink}
                  />
                ) : (
                  <rect
                    width={tw}
                    height={th}
                    rx={3}
                    fill="none"
                    stroke={C.stone}
                    strokeWidth={2}
                    strokeDasharray="4 4"
                  />
                )}
              </g>
            ))}
            <R x={0} y={step - label} w={w} h={label} rx={0} f={C.stone} />
            <T x={18} y={step - label / 2 + size * 0.35} w="m">
              {name}
            </T>
            {note !== undefined && (
              <T x={w - 18} y={step - label / 2 + size * 0.35} a="r">
                {note}
              </T>
            )}
          </g>
        );
      })}
      <path d={`M3 0V${h}M${w - 3} 0V${h}`} stroke={C.stone2} strokeWidth={6} />
    </>
  );
});

export interface LayersData {
  /** From the top. */
  layers: readonly (readonly [name: string, note?: string])[];
  red?: string;
}

/** Sheets that lie above each other, seen from a corner, with their names beside them. */
export const Layers = part<LayersData>(({ w, h, layers, red }) => {
  const size = useWords();
  const lw = Math.min(w * 0.52, h * 0.9);
  const lh = lw * 0.5;
  const step = (h - lh) / Math.max(1, layers.length - 1);
  const shape = `M0 ${lh / 2}L${lw / 2} 0L${lw} ${lh / 2}L${lw / 2} ${lh}z`;
  const edge = `M0 ${lh / 2}v8L${lw / 2} ${lh + 8}L${lw} ${lh / 2 + 8}v-8L${lw / 2} ${lh}z`;
  return (
    <>
      <path d={shape} fill={C.shadow} transform={`translate(12 ${round((layers.length - 1) * step + 22)})`} />
      {layers.toReversed().map(([name, note], fromBottom) => {
        const row = layers.length - 1 - fromBottom;
        const f = name === red ? C.red : row % 2 ? C.stone : tones.paper.f;
        const y = round(row * step);
        return (
          <g key={name} transform={`translate(0 ${y})`}>
            {fromBottom > 0 && <path d={shape} fill={C.shadow} transform="translate(0 16)" />}
            <path d={shape} fill={f} />
            <path d={edge} fill={name === red ? C.red : C.stone2} />
            <path d={`M0 ${lh / 2}L${lw / 2} ${lh}L${lw} ${lh / 2}`} fill="none" stroke={C.bg} />
            <path d={`M${lw + 6} ${lh / 2}h24`} stroke={name === red ? C.red : C.stone2} strokeWidth={2} />
            <T x={lw + 38} y={lh / 2 + (note === undefined ? size * 0.35 : -2)} w="m" max={w - lw - 38}>
              {name}
            </T>
            {note !== undefined && (
              <T x={lw + 38} y={lh / 2 + size * 1.1} c={C.mute} max={w - lw - 38}>
                {note}
              </T>
            )}
          </g>
        );
      })}
    </>
  );
});

export interface PileData {
  /** How many there are in all, and how many of them are drawn. */
  shown: number;
  /** On the uppermost sheet. */
  title: string;
  note?: string;
}

/** A pile of cards, each a little beside the one below. */
export const Pile = part<PileData>(({ w, h, shown, title, note }) => {
  const size = useWords();
  const [shift, cw, ch] = [7, w - 7 * (shown - 1), h - 7 * (shown - 1)];
  return Array.from({ length: shown }, (_, card) => (
    <g key={card} transform={`translate(${(shown - 1 - card) * shift} ${(shown - 1 - card) * shift})`}>
      <Sheet
        x={0}
        y={0}
        w={cw}
        h={ch}
        rx={8}
        f={card === shown - 1 ? C.sheet : card % 2 ? C.line : C.line2}
        d={card ? 4 : 9}
      />
      {card === shown - 1 && (
        <>
          <T x={18} y={16 + size * 1.5} s={size * 1.8} w="b" max={cw - 32}>
            {title}
          </T>
          {note !== undefined && (
            <T x={18} y={16 + size * 3} c={C.mute} max={cw - 32}>
              {note}
            </T>
          )}
        </>
      )}
    </g>
  ));
});
