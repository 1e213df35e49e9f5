/** A storm board, which only the Power & Utilities page has. */
import { part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Head } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** A truck with a lift, 64 units wide and 34 high. */
const Truck = ({ x, y, fill }: { x: number; y: number; fill: string }) => (
  <g transform={`translate(${round(x)} ${round(y)})`}>
    <path d="M0 12h38v16H0zM41 6h12l9 11v11H41zM4 8 30 2l1 4-26 6z" fill={fill} />
    <circle cx="13" cy="29" r="6" fill={fill} stroke={colors.sheet} strokeWidth="2" />
    <circle cx="51" cy="29" r="6" fill={fill} stroke={colors.sheet} strokeWidth="2" />
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
          stroke={colors.line}
          strokeWidth={2}
        />
      ))}
      {lanes.map(({ name, note, trucks, range, red }, lane) => {
        const y = top + (lane + 0.5) * step;
        return (
          <g key={name}>
            <Text x={18} y={round(y - 3)} weight="medium">
              {name}
            </Text>
            <Text x={18} y={round(y + size * 1.1)} color={colors.mute}>
              {note}
            </Text>
            {w > 500 &&
              Array.from({ length: trucks }, (_, truck) => (
                <Truck key={truck} x={axis - 82 - truck * 72} y={y - 18} fill={colors.ink} />
              ))}
            <Rect
              x={x(range[0])}
              y={y - 13}
              w={x(range[1]) - x(range[0])}
              h={26}
              rx={13}
              fill={red ? colors.red : colors.stone}
            />
          </g>
        );
      })}
      {hours.map((hour, index) => (
        <Text key={hour} x={round(x(hour))} y={h - 15} color={colors.mute} anchor={index ? 'end' : 'start'}>
          {`${hour - 12} p.m.`}
        </Text>
      ))}
    </Sheet>
  );
});
