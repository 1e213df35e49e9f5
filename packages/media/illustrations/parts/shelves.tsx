/** Things in rows on the shelves of a rack. */
import { part } from '../compose.tsx';
import { colors, Rect } from '../kit.tsx';
import { round, Text } from '../text.tsx';
import { useWords } from '../words.tsx';

export interface RackData {
  /**
   * The shelves from top to bottom: the name, a note, the number of things, the number of places, and the labels of
   * jars.
   */
  shelves: readonly { name: string; note?: string; filled: number; of: number; labels?: readonly string[] }[];
  /** The red thing: its shelf, and its position from the left. */
  red?: readonly [shelf: string, place: number];
  /** Servers are drawn with lights, boxes with labels, jars with lids. */
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
  fill,
  kind,
  label,
}: {
  w: number;
  h: number;
  fill: string;
  kind: 'servers' | 'boxes' | 'jars';
  label: string | undefined;
}) {
  const size = useWords();
  const { rx } = shapes[kind];
  const on = fill === colors.red ? '#fff' : colors.onInk;
  return (
    <>
      <Rect x={0} y={0} w={w} h={h} rx={rx} fill={fill} />
      {kind === 'servers' && (
        <path
          d={`M8 ${h * 0.3}h${w * 0.4}M8 ${h * 0.7}h${w * 0.4}`}
          stroke={on}
          opacity={0.5}
          strokeWidth={3}
        />
      )}
      {kind === 'servers' && <circle cx={w - 12} cy={h / 2} r={4} fill={on} />}
      {kind === 'boxes' && (
        <Rect x={w * 0.2} y={h * 0.42} w={w * 0.6} h={h * 0.3} rx={1} fill={on} opacity={0.85} />
      )}
      {kind === 'jars' && <Rect x={w * 0.16} y={-h * 0.12} w={w * 0.68} h={h * 0.16} rx={3} fill={fill} />}
      {kind === 'jars' && <Rect x={w * 0.14} y={h * 0.38} w={w * 0.72} h={h * 0.34} rx={2} fill={on} />}
      {label !== undefined && (
        <Text
          x={w / 2}
          y={h * 0.55 + size * 0.35}
          weight="medium"
          color={fill}
          anchor="middle"
          max={w * 0.72}
        >
          {label}
        </Text>
      )}
    </>
  );
}

/** Shelves between two posts. A place without a thing is drawn as an outline. */
export const Rack = part<RackData>(({ w, h, shelves, red, kind = 'servers' }) => {
  const size = useWords();
  const step = h / shelves.length;
  const label = size * 1.9;
  return (
    <>
      <path d={`M${w} 10l10 10V${h + 10}H10L0 ${h}H${w}z`} fill={colors.shadow} />
      <Rect x={0} y={0} w={w} h={h} rx={4} fill={colors.sheet} />
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
                    fill={red?.[0] === name && red[1] === place ? colors.red : colors.ink}
                  />
                ) : (
                  <rect
                    width={tw}
                    height={th}
                    rx={3}
                    fill="none"
                    stroke={colors.stone}
                    strokeWidth={2}
                    strokeDasharray="4 4"
                  />
                )}
              </g>
            ))}
            <Rect x={0} y={step - label} w={w} h={label} rx={0} fill={colors.stone} />
            <Text x={18} y={step - label / 2 + size * 0.35} weight="medium">
              {name}
            </Text>
            {note !== undefined && (
              <Text x={w - 18} y={step - label / 2 + size * 0.35} anchor="end">
                {note}
              </Text>
            )}
          </g>
        );
      })}
      <path d={`M3 0V${h}M${w - 3} 0V${h}`} stroke={colors.stone2} strokeWidth={6} />
    </>
  );
});
