/** A pipe of the Oil and Gas page, as a ruler of days. */
import { part } from '../../../compose.tsx';
import { colors, Rect } from '../../../kit.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

export interface PipeOfDaysData {
  /** Days after the leak was found, in order. */
  marks: readonly { day: number; when: string; what: string }[];
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

/** A pipe as a time line. It has a flange at every date. The leak at its beginning is the red thing. */
export const PipeOfDays = part<PipeOfDaysData>(({ w, h, marks }) => {
  const size = useWords();
  const last = marks.at(-1)?.day ?? 1;
  const [left, right, pipe] = [46, w - 130, 62];
  const y = round(h * 0.52);
  const x = (day: number) => round(left + (day / last) * (right - left));
  return (
    <>
      <path d={`M0 ${y + pipe}l12 12H${w + 12}V${y + 12}L${w} ${y}z`} fill={colors.shadow} />
      <Rect x={0} y={y} w={w} h={pipe} rx={0} fill={colors.stone} />
      <Rect x={0} y={y + pipe * 0.62} w={w} h={pipe * 0.38} rx={0} fill={colors.shadow} />
      {Array.from({ length: Math.floor(last / 5) + 1 }, (_, five) => (
        <path
          key={five}
          d={`M${x(five * 5)} ${y + 8}v12`}
          stroke={colors.ink}
          strokeWidth={2}
          opacity={0.5}
        />
      ))}
      {marks.map(({ day, when, what }, index) => {
        const isLeak = index === 0;
        const [mx, up] = [x(day), index % 2 === 1];
        const edge = up ? y - 40 : y + pipe + 40;
        return (
          <g key={what}>
            <path
              d={up ? `M${mx} ${edge}V${y - 12}` : `M${mx} ${y + pipe + 12}V${edge}`}
              stroke={isLeak ? colors.red : colors.ink}
              strokeWidth={3}
            />
            <Rect x={mx - 9} y={y - 12} w={18} h={pipe + 24} rx={3} fill={isLeak ? colors.red : colors.ink} />
            <Text
              x={up ? mx - 2 : mx - 9}
              y={up ? edge - size * 1.55 : edge + size}
              size={size * 1.15}
              weight="bold"
            >
              {when}
            </Text>
            <Text
              x={up ? mx - 2 : mx - 9}
              y={up ? edge - size * 0.3 : edge + size * 2.35}
              color={colors.mute}
            >
              {what}
            </Text>
            {isLeak && <Leak x={mx} y={y - 20} />}
          </g>
        );
      })}
    </>
  );
});
