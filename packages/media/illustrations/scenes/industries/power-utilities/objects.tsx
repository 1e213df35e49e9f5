/** Things that only the Power & Utilities page has: meters on a transformer, a cylinder on a scale. */
import { part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords, Words } from '../../../words.tsx';

/** A meter that reports its outage: a dark dial in a square of 1. */
const Meter = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <g transform={`translate(${round(x)} ${round(y)})scale(${round(scale)})`}>
    <path
      d="M4 0h16a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4zM8 26h8v5H8z"
      fill={colors.ink}
    />
    <circle cx="12" cy="11" r="7" fill={colors.stone} />
    <path d="M6 21h12" stroke={colors.stone} strokeWidth="2" />
  </g>
);

export interface FeederData {
  /** The number of meters on the transformer. All of them have sent their last message. */
  meters: number;
  fuse: string;
  transformer: string;
}

/** A line on its pole: a fuse (the red thing), a transformer, and its meters. */
export const Feeder = part<FeederData>(({ w, h, meters, fuse, transformer }) => {
  const size = useWords();
  const rows = 5;
  const columns = meters / rows;
  const [top, left] = [round(h * 0.46), round(w * 0.06)];
  const [dx, dy] = [(w - 2 * left) / columns, (h - top) / rows];
  const scale = Math.min(dx / 34, dy / 40);
  const line = round(h * 0.1);
  const pole = 18;
  return (
    <>
      <path d={`M0 ${line}H${w}`} stroke={colors.ink} strokeWidth={4} />
      <path d={`M${pole} 0V${h}M${pole - 18} ${line}h36`} stroke={colors.stone2} strokeWidth={9} />
      <path
        d={`M${round(w * 0.5)} ${line}V${round(h * 0.4)}M${left + dx / 2} ${round(h * 0.4)}H${round(w - left - dx / 2)}`}
        fill="none"
        stroke={colors.ink}
        strokeWidth={3}
      />
      {Array.from({ length: columns }, (_, column) => (
        <path
          key={column}
          d={`M${round(left + (column + 0.5) * dx)} ${round(h * 0.4)}V${round(top + (rows - 0.5) * dy)}`}
          stroke={colors.stone2}
          strokeWidth={2}
        />
      ))}
      <g transform={`translate(${round(w * 0.5)} ${round(h * 0.155)})rotate(28)`}>
        <Rect x={-7} y={-26} w={14} h={52} rx={7} fill={colors.red} />
      </g>
      <Text x={round(w * 0.5 + 30)} y={round(h * 0.17)} weight="bold" max={w * 0.5 - 30}>
        {fuse}
      </Text>
      <g transform={`translate(${round(w * 0.5 - 42)} ${round(h * 0.235)})`}>
        <Sheet x={0} y={0} w={84} h={round(h * 0.13)} rx={8} fill={colors.ink} depth={8} />
        <path d="M16 0v-9M68 0v-9" stroke={colors.ink} strokeWidth={8} />
      </g>
      <Text x={round(w * 0.5 + 58)} y={round(h * 0.3 + size * 0.35)} color={colors.mute} max={w * 0.5 - 58}>
        {transformer}
      </Text>
      {Array.from({ length: meters }, (_, meter) => (
        <Meter
          key={meter}
          x={left + ((meter % columns) + 0.5) * dx - 12 * scale}
          y={top + (Math.floor(meter / columns) + 0.5) * dy - 15 * scale}
          scale={scale}
        />
      ))}
    </>
  );
});

/** A gas cylinder on a platform scale. The display with its weight is the red thing. */
export const CylinderScale = part<{ gas: string; display: string; caption: string }>(
  ({ w, h, gas, display, caption }) => {
    const size = useWords();
    const [cw, base] = [round(w * 0.4), round(h - 92)];
    const left = round(w * 0.12);
    return (
      <>
        <path d={`M${left + cw} 60l12 12V${base + 10}H${left + 12}L${left} ${base}z`} fill={colors.shadow} />
        <path d={`M${left + cw / 2 - 16} 0h32v12h-10v20h-12v-20h-10z`} fill={colors.ink} />
        <path
          d={`M${left} ${base}V${32 + cw * 0.42}q0 ${-cw * 0.42} ${cw / 2} ${-cw * 0.42}t${cw / 2} ${cw * 0.42}V${base}z`}
          fill={colors.stone}
        />
        <path
          d={`M${left + cw * 0.74} ${base}V${32 + cw * 0.033}Q${left + cw} ${32 + cw * 0.117} ${left + cw} ${32 + cw * 0.42}V${base}z`}
          fill={colors.shadow}
        />
        <Rect x={left} y={base - 96} w={cw} h={58} rx={0} fill={colors.sheet} />
        <Text
          x={left + cw / 2}
          y={base - 67 + size * 0.5}
          size={size * 1.5}
          weight="bold"
          anchor="middle"
          max={cw - 10}
        >
          {gas}
        </Text>
        <path d={`M${round(w * 0.76)} ${base}V${round(h * 0.44)}`} stroke={colors.ink} strokeWidth={10} />
        <Sheet
          x={round(w * 0.56)}
          y={round(h * 0.2)}
          w={round(w * 0.44)}
          h={round(h * 0.26)}
          rx={8}
          fill={colors.red}
        >
          <Text
            x={w * 0.22}
            y={h * 0.1}
            size={size * 1.5}
            weight="bold"
            anchor="middle"
            color="#fff"
            max={w * 0.42}
          >
            {display}
          </Text>
          <Words x={w * 0.22} y={h * 0.1 + size * 1.7} w={w * 0.4} anchor="middle" color="#fff" lines={2}>
            {caption}
          </Words>
        </Sheet>
        <Sheet x={0} y={base} w={w} h={34} rx={4} fill={colors.ink} depth={12} />
        <path d={`M24 ${base + 34}v14h30v-14M${w - 54} ${base + 34}v14h30v-14`} fill={colors.ink2} />
      </>
    );
  },
);
