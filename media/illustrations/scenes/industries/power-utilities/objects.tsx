/** Things that only the Power & Utilities page has: meters on a transformer, a storm board, a cylinder on a scale. */
import { part } from '../../../compose.tsx';
import { C, R, Sheet } from '../../../kit.tsx';
import { Head } from '../../../parts/tones.tsx';
import { round, T } from '../../../text.tsx';
import { useWords, Words } from '../../../words.tsx';

/** A meter that reports its outage: a dial without light, in a square of 1. */
const Meter = ({ x, y, s }: { x: number; y: number; s: number }) => (
  <g transform={`translate(${round(x)} ${round(y)})scale(${round(s)})`}>
    <path
      d="M4 0h16a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4zM8 26h8v5H8z"
      fill={C.ink}
    />
    <circle cx="12" cy="11" r="7" fill={C.stone} />
    <path d="M6 21h12" stroke={C.stone} strokeWidth="2" />
  </g>
);

export interface FeederData {
  /** Meters on the transformer; all of them have sent their last message. */
  meters: number;
  fuse: string;
  transformer: string;
}

/** A line on its pole: a fuse, the red thing, a transformer, and the meters behind it. */
export const Feeder = part<FeederData>(({ w, h, meters, fuse, transformer }) => {
  const size = useWords();
  const rows = 5;
  const columns = meters / rows;
  const [top, left] = [round(h * 0.46), round(w * 0.06)];
  const [dx, dy] = [(w - 2 * left) / columns, (h - top) / rows];
  const s = Math.min(dx / 34, dy / 40);
  const line = round(h * 0.1);
  const pole = 18;
  return (
    <>
      <path d={`M0 ${line}H${w}`} stroke={C.ink} strokeWidth={4} />
      <path d={`M${pole} 0V${h}M${pole - 18} ${line}h36`} stroke={C.stone2} strokeWidth={9} />
      <path
        d={`M${round(w * 0.5)} ${line}V${round(h * 0.4)}M${left + dx / 2} ${round(h * 0.4)}H${round(w - left - dx / 2)}`}
        fill="none"
        stroke={C.ink}
        strokeWidth={3}
      />
      {Array.from({ length: columns }, (_, column) => (
        <path
          key={column}
          d={`M${round(left + (column + 0.5) * dx)} ${round(h * 0.4)}V${round(top + (rows - 0.5) * dy)}`}
          stroke={C.stone2}
          strokeWidth={2}
        />
      ))}
      <g transform={`translate(${round(w * 0.5)} ${round(h * 0.155)})rotate(28)`}>
        <R x={-7} y={-26} w={14} h={52} rx={7} f={C.red} />
      </g>
      <T x={round(w * 0.5 + 30)} y={round(h * 0.17)} w="b" max={w * 0.5 - 30}>
        {fuse}
      </T>
      <g transform={`translate(${round(w * 0.5 - 42)} ${round(h * 0.235)})`}>
        <Sheet x={0} y={0} w={84} h={round(h * 0.13)} rx={8} f={C.ink} d={8} />
        <path d="M16 0v-9M68 0v-9" stroke={C.ink} strokeWidth={8} />
      </g>
      <T x={round(w * 0.5 + 58)} y={round(h * 0.3 + size * 0.35)} c={C.mute} max={w * 0.5 - 58}>
        {transformer}
      </T>
      {Array.from({ length: meters }, (_, meter) => (
        <Meter
          key={meter}
          x={left + ((meter % columns) + 0.5) * dx - 12 * s}
          y={top + (Math.floor(meter / columns) + 0.5) * dy - 15 * s}
          s={s}
        />
      ))}
    </>
  );
});

/** A truck with a lift, 64 units wide and 34 high. */
const Truck = ({ x, y, f }: { x: number; y: number; f: string }) => (
  <g transform={`translate(${round(x)} ${round(y)})`}>
    <path d="M0 12h38v16H0zM41 6h12l9 11v11H41zM4 8 30 2l1 4-26 6z" fill={f} />
    <circle cx="13" cy="29" r="6" fill={f} stroke={C.sheet} strokeWidth="2" />
    <circle cx="51" cy="29" r="6" fill={f} stroke={C.sheet} strokeWidth="2" />
  </g>
);

export interface StormBoardData {
  title: string;
  right?: string;
  /** Hours at the ends of the axis. */
  hours: readonly [from: number, to: number];
  lanes: readonly {
    name: string;
    note: string;
    trucks: number;
    /** The hours within which the lights return. */
    range: readonly [number, number];
    red?: boolean;
  }[];
}

/** Feeders below each other: trucks on site, and the hours within which the lights are expected. */
export const StormBoard = part<StormBoardData>(({ w, h, hours, lanes, ...head }) => {
  const size = useWords();
  const [top, foot] = [48, h - size - 24];
  const step = (foot - top) / lanes.length;
  const axis = w > 500 ? w * 0.5 : w * 0.47;
  const x = (hour: number) => axis + ((hour - hours[0]) / (hours[1] - hours[0])) * (w - axis - 40);
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} {...head} />
      {Array.from({ length: hours[1] - hours[0] + 1 }, (_, index) => (
        <path
          key={index}
          d={`M${round(x(hours[0] + index))} ${top}V${round(foot)}`}
          stroke={C.line}
          strokeWidth={2}
        />
      ))}
      {lanes.map(({ name, note, trucks, range, red }, lane) => {
        const y = top + (lane + 0.5) * step;
        return (
          <g key={name}>
            <T x={18} y={round(y - 3)} w="m">
              {name}
            </T>
            <T x={18} y={round(y + size * 1.1)} c={C.mute}>
              {note}
            </T>
            {w > 500 &&
              Array.from({ length: trucks }, (_, truck) => (
                <Truck key={truck} x={axis - 82 - truck * 72} y={y - 18} f={C.ink} />
              ))}
            <R
              x={x(range[0])}
              y={y - 13}
              w={x(range[1]) - x(range[0])}
              h={26}
              rx={13}
              f={red ? C.red : C.stone}
            />
          </g>
        );
      })}
      {hours.map((hour, index) => (
        <T key={hour} x={round(x(hour))} y={h - 15} c={C.mute} a={index ? 'r' : 'l'}>
          {`${hour - 12} p.m.`}
        </T>
      ))}
    </Sheet>
  );
});

/** A gas cylinder on a platform scale whose display shows what it weighs; the display is the red thing. */
export const CylinderScale = part<{ gas: string; display: string; caption: string }>(
  ({ w, h, gas, display, caption }) => {
    const size = useWords();
    const [cw, base] = [round(w * 0.4), round(h - 92)];
    const left = round(w * 0.12);
    return (
      <>
        <path d={`M${left + cw} 60l12 12V${base + 10}H${left + 12}L${left} ${base}z`} fill={C.shadow} />
        <path d={`M${left + cw / 2 - 16} 0h32v12h-10v20h-12v-20h-10z`} fill={C.ink} />
        <path
          d={`M${left} ${base}V${32 + cw * 0.42}q0 ${-cw * 0.42} ${cw / 2} ${-cw * 0.42}t${cw / 2} ${cw * 0.42}V${base}z`}
          fill={C.stone}
        />
        <path
          d={`M${left + cw * 0.74} ${base}V${32 + cw * 0.033}Q${left + cw} ${32 + cw * 0.117} ${left + cw} ${32 + cw * 0.42}V${base}z`}
          fill={C.shadow}
        />
        <R x={left} y={base - 96} w={cw} h={58} rx={0} f={C.sheet} />
        <T x={left + cw / 2} y={base - 67 + size * 0.5} s={size * 1.5} w="b" a="m" max={cw - 10}>
          {gas}
        </T>
        <path d={`M${round(w * 0.76)} ${base}V${round(h * 0.44)}`} stroke={C.ink} strokeWidth={10} />
        <Sheet
          x={round(w * 0.56)}
          y={round(h * 0.2)}
          w={round(w * 0.44)}
          h={round(h * 0.26)}
          rx={8}
          f={C.red}
        >
          <T x={w * 0.22} y={h * 0.1} s={size * 1.5} w="b" a="m" c="#fff" max={w * 0.42}>
            {display}
          </T>
          <Words x={w * 0.22} y={h * 0.1 + size * 1.7} w={w * 0.4} a="m" c="#fff" lines={2}>
            {caption}
          </Words>
        </Sheet>
        <Sheet x={0} y={base} w={w} h={34} rx={4} f={C.ink} d={12} />
        <path d={`M24 ${base + 34}v14h30v-14M${w - 54} ${base + 34}v14h30v-14`} fill={C.ink2} />
      </>
    );
  },
);
