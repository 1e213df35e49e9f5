/** A pipe of the Oil and Gas page, as a ruler of days. */
import { part } from '../../../compose.tsx';
import { colors, Rect } from '../../../kit.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

export interface PipeOfDaysData {
  /** Days after the leak was found, in order. */
  marks: readonly { day: number; when: string; what: string }[];
  /** The length of the pipe after the last date, in units. */
  rest: number;
}

/** The gas that comes out of a pipe at x, y. */
const Leak = ({ x, y }: { x: number; y: number }) => (
  <path
    d={`M${x} ${y}v-30M${x - 11} ${y}q-11-12-7-28M${x + 11} ${y}q11-12 7-28`}
    fill="none"
    stroke={colors.red}
    strokeWidth={4}
    strokeLinecap="round"
  />
);

/** The thickness of the pipe. */
const pipe = 62;

/**
 * A pipe as a time line. It has a flange at every date. The leak at its beginning is the red thing. The pipe goes from
 * left to right. If its height is greater than its width, the pipe goes from top to bottom.
 */
export const PipeOfDays = part<PipeOfDaysData>(({ w, h, marks, rest }) => {
  const size = useWords();
  const upright = h > w;
  const [length, y] = upright ? [h + 40, round(w / 2 - pipe / 2)] : [w, round(h * 0.52)];
  const [first, flange] = upright ? [76, 14] : [46, 18];
  const last = marks.at(-1)?.day ?? 1;
  const x = (day: number) => round(first + (day / last) * ((upright ? h : w) - rest - first));
  const edge = (index: number) => (index % 2 ? y - 40 : y + pipe + 40);
  return (
    <>
      {/* The upright pipe is the same drawing with x and y exchanged, so the light comes from the same side. */}
      <g transform={upright ? 'matrix(0 1 1 0 0 0)' : undefined}>
        <path d={`M0 ${y + pipe}l12 12H${length + 12}V${y + 12}L${length} ${y}z`} fill={colors.shadow} />
        <Rect x={0} y={y} w={length} h={pipe} rx={0} fill={colors.stone} />
        <Rect x={0} y={y + pipe * 0.62} w={length} h={pipe * 0.38} rx={0} fill={colors.shadow} />
        {Array.from({ length: Math.floor(last / 5) + 1 }, (_, five) => (
          <path
            key={five}
            d={`M${x(five * 5)} ${y + 8}v12`}
            stroke={colors.ink}
            strokeWidth={2}
            opacity={0.5}
          />
        ))}
        {marks.map(({ day, what }, index) => {
          const color = index ? colors.ink : colors.red;
          const [start, end] = index % 2 ? [edge(index), y - 12] : [y + pipe + 12, edge(index)];
          return (
            <g key={what}>
              <path d={`M${x(day)} ${start}V${end}`} stroke={color} strokeWidth={3} />
              <Rect x={x(day) - flange / 2} y={y - 12} w={flange} h={pipe + 24} rx={3} fill={color} />
            </g>
          );
        })}
        <Leak x={x(0)} y={y - 20} />
      </g>
      {marks.map(({ day, when, what }, index) => {
        const up = index % 2 === 1;
        const [tx, ty] = upright
          ? [edge(index) + (up ? -8 : 8), x(day) + size * 0.6]
          : [x(day) - (up ? 2 : 9), edge(index) + size * (up ? -1.55 : 1)];
        const anchor = upright && up ? 'end' : 'start';
        return (
          <g key={what}>
            <Text x={tx} y={round(ty)} size={size * 1.15} weight="bold" anchor={anchor}>
              {when}
            </Text>
            <Text x={tx} y={round(ty + size * (up ? 1.25 : 1.35))} color={colors.mute} anchor={anchor}>
              {what}
            </Text>
          </g>
        );
      })}
    </>
  );
});
