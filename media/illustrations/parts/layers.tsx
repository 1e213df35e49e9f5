/** Things that lie on each other: layers and a pile. */
import { part } from '../compose.tsx';
import { colors, Sheet } from '../kit.tsx';
import { round, Text } from '../text.tsx';
import { useWords } from '../words.tsx';
import { tones } from './tones.tsx';

export interface LayersData {
  /** The layers from top to bottom. */
  layers: readonly (readonly [name: string, note?: string])[];
  red?: string;
}

/** Sheets above each other, seen from a corner, with their names beside them. */
export const Layers = part<LayersData>(({ w, h, layers, red }) => {
  const size = useWords();
  const lw = Math.min(w * 0.52, h * 0.9);
  const lh = lw * 0.5;
  const step = (h - lh) / Math.max(1, layers.length - 1);
  const shape = `M0 ${lh / 2}L${lw / 2} 0L${lw} ${lh / 2}L${lw / 2} ${lh}z`;
  const edge = `M0 ${lh / 2}v8L${lw / 2} ${lh + 8}L${lw} ${lh / 2 + 8}v-8L${lw / 2} ${lh}z`;
  return (
    <>
      <path
        d={shape}
        fill={colors.shadow}
        transform={`translate(12 ${round((layers.length - 1) * step + 22)})`}
      />
      {layers.toReversed().map(([name, note], fromBottom) => {
        const row = layers.length - 1 - fromBottom;
        const fill = name === red ? colors.red : row % 2 ? colors.stone : tones.paper.fill;
        const y = round(row * step);
        return (
          <g key={name} transform={`translate(0 ${y})`}>
            {fromBottom > 0 && <path d={shape} fill={colors.shadow} transform="translate(0 16)" />}
            <path d={shape} fill={fill} />
            <path d={edge} fill={name === red ? colors.red : colors.stone2} />
            <path d={`M0 ${lh / 2}L${lw / 2} ${lh}L${lw} ${lh / 2}`} fill="none" stroke={colors.bg} />
            <path
              d={`M${lw + 6} ${lh / 2}h24`}
              stroke={name === red ? colors.red : colors.stone2}
              strokeWidth={2}
            />
            <Text
              x={lw + 38}
              y={lh / 2 + (note === undefined ? size * 0.35 : -2)}
              weight="medium"
              max={w - lw - 38}
            >
              {name}
            </Text>
            {note !== undefined && (
              <Text x={lw + 38} y={lh / 2 + size * 1.1} color={colors.mute} max={w - lw - 38}>
                {note}
              </Text>
            )}
          </g>
        );
      })}
    </>
  );
});

export interface PileData {
  /** `count` is the number of all things; `shown` is the number of drawn things. */
  shown: number;
  /** The title on the top sheet. */
  title: string;
  note?: string;
}

/** A pile of cards. Each card is moved a little from the card below it. */
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
        fill={card === shown - 1 ? colors.sheet : card % 2 ? colors.line : colors.line2}
        depth={card ? 4 : 9}
      />
      {card === shown - 1 && (
        <>
          <Text x={18} y={16 + size * 1.5} size={size * 1.8} weight="bold" max={cw - 32}>
            {title}
          </Text>
          {note !== undefined && (
            <Text x={18} y={16 + size * 3} color={colors.mute} max={cw - 32}>
              {note}
            </Text>
          )}
        </>
      )}
    </g>
  ));
});
