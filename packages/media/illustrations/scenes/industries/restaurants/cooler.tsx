/** Restaurants, continued: the scene of the cooler. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { BarLabel, Plate } from '../../../parts/tags.tsx';
import { below, Head, type HeadData } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** Degrees Fahrenheit in a cooler, every ten minutes. An example. */
const degrees = [38, 39, 38, 39, 40, 42, 43, 44, 44] as const;
const line = 41;
const firstAbove = degrees.findIndex((value) => value > line);

/** The temperature over time. It is red from the point where it exceeds the limit. */
const Curve = part<HeadData & { foot: number }>(({ w, h, foot, ...head }) => {
  const size = useWords();
  const [top, bottom] = [below(head) + 24, h - foot - size - 28];
  const x = (index: number) => round(26 + (index / (degrees.length - 1)) * (w - 56));
  const y = (value: number) => round(bottom - ((value - 37) / 8) * (bottom - top));
  const path = (from: number, to: number) =>
    degrees
      .slice(from, to)
      .map((value, index) => `${index ? 'L' : 'M'}${x(from + index)} ${y(value)}`)
      .join('');
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} {...head} />
      <path d={`M18 ${y(line)}H${w - 18}`} stroke={colors.stone2} strokeWidth={2} strokeDasharray="5 5" />
      <Text x={18} y={y(line) - 9} color={colors.mute}>
        {`${line} °F`}
      </Text>
      <path d={`M18 ${bottom + 6}H${w - 18}`} stroke={colors.line} strokeWidth={2} />
      <path
        d={path(0, firstAbove + 1)}
        fill="none"
        stroke={colors.ink}
        strokeWidth={4}
        strokeLinejoin="round"
      />
      <path
        d={path(firstAbove, degrees.length)}
        fill="none"
        stroke={colors.red}
        strokeWidth={7}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {degrees.map((value, index) => (
        <g key={index}>
          <path d={`M${x(index)} ${bottom + 2}v8`} stroke={colors.stone2} strokeWidth={2} />
          {index < firstAbove && <circle cx={x(index)} cy={y(value)} r={5} fill={colors.ink} />}
        </g>
      ))}
      <circle cx={x(degrees.length - 1)} cy={y(degrees.at(-1) ?? 0)} r={11} fill={colors.red} />
      <Text x={x(firstAbove)} y={bottom + size + 16} color={colors.mute} anchor="middle">
        0 min
      </Text>
      <Text x={w - 18} y={bottom + size + 16} weight="medium" color={colors.red} anchor="end">
        {`${(degrees.length - 1 - firstAbove) * 10} min`}
      </Text>
    </Sheet>
  );
});

/** A cooler with a glass door, and its temperature above it. */
const Cooler = part<object>(({ w, h }) => {
  const size = useWords();
  const shelves = [0.3, 0.56, 0.82];
  const [gh, gw] = [h - 128, w - 48];
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={10} fill={colors.stone} depth={14}>
      <Rect x={24} y={20} w={gw} h={62} rx={6} fill={colors.ink} />
      <Text
        x={w / 2}
        y={51 + size * 0.75}
        size={Math.min(size * 2, gw * 0.28)}
        weight="bold"
        color={colors.onInk}
        anchor="middle"
        max={gw - 16}
      >
        {`${degrees.at(-1)} °F`}
      </Text>
      <Rect x={24} y={100} w={gw} h={gh} rx={4} fill={colors.soft} />
      {shelves.map((at, row) => (
        <g key={at} transform={`translate(24 ${round(100 + gh * at)})`}>
          <Rect x={0} y={0} w={gw} h={5} rx={0} fill={colors.stone2} />
          {[0, 1, 2].map((place) => (
            <Rect
              key={place}
              x={gw * (0.1 + place * 0.28)}
              y={-gh * (0.1 + ((place + row) % 3) * 0.035)}
              w={gw * 0.22}
              h={gh * (0.1 + ((place + row) % 3) * 0.035)}
              rx={(place + row) % 2 ? 10 : 3}
              fill={(place + row) % 3 ? colors.line2 : colors.stone2}
            />
          ))}
        </g>
      ))}
      <Rect x={w - 42} y={100 + gh * 0.34} w={8} h={gh * 0.3} rx={4} fill={colors.ink} />
    </Sheet>
  );
});

export const foodSafetyCost = compose({
  title: 'Temperature logs and food costs',
  desc: `A cooler shows ${degrees.at(-1)} °F. Its sensor’s readings every 10 minutes, an example, are ${degrees.join(', ')}; above the line of ${line} °F the curve is red, and after 30 minutes there the alarm goes to a person. A label from receiving carries the lot code of romaine, 7C-118.`,
  words: 17,
  wide: {
    cooler: [64, 44, 196, 440],
    curve: [246, 84, 506, 286],
    alarm: [478, 344, 258, 100, -3],
    lot: [290, 388, 166, 108, 3],
  },
  phone: {
    curve: 230,
    alarm: [130, 250, 220, 80, -3],
    cooler: [22, 300, 150, 300],
    lot: [192, 400, 160, 130, 4],
  },
  draw: (at) => (
    <>
      <Cooler at={at.cooler} />
      <Curve at={at.curve} title="Cooler 2" foot={at.curve && at.curve[2] > 400 ? 30 : 0} />
      <Plate at={at.alarm} tone="ink" text="Alarm after" strong="30 minutes" />
      <BarLabel at={at.lot} title="Romaine" code="7C-118" />
    </>
  ),
});
