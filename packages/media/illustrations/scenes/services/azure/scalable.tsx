/** Scalable: stacks of servers through a day, always in pairs, above the curve of the load. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';

/** Requests a second, for every hour from eight. */
const load = [120, 260, 420, 640, 960, 740, 480, 300, 180, 90];
const firstHour = 8;
const normal = 320;
/** The requests that a pair of servers can answer, and the maximum number of pairs. */
const perPair = 200;
const ceiling = 6;

const pairs = load.map((requests) => Math.ceil(requests / perPair));
const peak = Math.max(...load);
const peakHour = load.indexOf(peak);

/**
 * The measures of the chart: the y of the floor, the height of a pair, and the middle and half width of each hour's
 * stack.
 */
interface Scale {
  floor: number;
  step: number;
  middle: (hour: number) => number;
  half: number;
}
/** The units by which the ceiling is wider than the day, at each side. */
const eaves = 10;

function scaleOf(w: number, h: number): Scale {
  const floor = h - 34;
  const pitch = (w - 2 * eaves) / (load.length - 0.155);
  const half = Math.round(pitch * 0.4225);
  return {
    floor,
    step: Math.floor((floor - 28) / ceiling),
    middle: (hour) => Math.round(eaves + half + hour * pitch),
    half,
  };
}

const Stacks = ({ floor, step, middle, half }: Scale) => (
  <>
    {pairs.map((count, hour) => {
      const [x, top] = [middle(hour) - half, floor - count * step];
      return <path key={hour} fill={colors.shadow} d={`M${x} ${floor}l8 8h${2 * half}V${top + 8}l-8-8z`} />;
    })}
    {pairs.map((count, hour) => (
      <path
        key={hour}
        fill={colors.ink}
        d={Array.from({ length: count }, (_, pair) => {
          const [y, block] = [floor - pair * step, `v${4 - step}h${1 - half}z`];
          return `M${middle(hour) - half} ${y}h${half - 1}${block}m${half + 1} 0h${half - 1}${block}`;
        }).join('')}
      />
    ))}
  </>
);

/** A label for every hour, or for every fourth hour if there is little space. */
const Hours = ({ floor, middle, half }: Scale) =>
  load.map((requests, hour) => {
    const peaks = requests === peak;
    return (
      (half > 24 || hour % 4 === 0) && (
        <Text
          key={hour}
          x={middle(hour)}
          y={floor + 34}
          anchor="middle"
          weight={peaks ? 'bold' : 'regular'}
          color={peaks ? colors.text : colors.mute}
        >
          {`${firstHour + hour}:00`}
        </Text>
      )
    );
  });

function Load({ floor, step, middle }: Scale) {
  const top = (requests: number) => Math.round(floor - (requests / perPair) * step);
  /**
   * The rise of the curve over a third of an hour. It follows the neighbors, and is zero at the peak and at the ends.
   */
  const rise = (hour: number) => {
    const [last, next] = [load[hour - 1], load[hour + 1]];
    return last === undefined || next === undefined || hour === peakHour ? 0 : (top(next) - top(last)) / 6;
  };
  const third = (middle(1) - middle(0)) / 3;
  const curve = load
    .map((requests, hour) => {
      const [x, y] = [middle(hour), top(requests)];
      if (hour === 0) return `M${x} ${y}`;
      const from = top(load[hour - 1] ?? 0) + rise(hour - 1);
      return `C${Math.round(x - 2 * third)} ${from} ${Math.round(x - third)} ${y - rise(hour)} ${x} ${y}`;
    })
    .join('');
  return (
    <>
      <path d={curve} fill="none" stroke={colors.bg} strokeWidth={9} />
      <path d={curve} fill="none" stroke={colors.red} strokeWidth={4} />
      <circle
        cx={middle(peakHour)}
        cy={top(peak)}
        r={9}
        fill={colors.red}
        stroke={colors.bg}
        strokeWidth={3}
      />
    </>
  );
}

const Day = part(({ w, h }) => {
  const scale = scaleOf(w, h);
  const top = scale.floor - ceiling * scale.step - 4;
  return (
    <>
      <path d={`M0 ${top}h${w}`} stroke={colors.stone2} strokeWidth={2} strokeDasharray="6 6" />
      <Text x={w} y={top - 10} weight="medium" anchor="end">
        {`Limit: ${ceiling * 2} servers`}
      </Text>
      <Stacks {...scale} />
      <Hours {...scale} />
      <Load {...scale} />
    </>
  );
});

const Test = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h}>
    <Text x={22} y={30} color={colors.mute}>
      Load test, noon
    </Text>
    <Text x={22} y={74} size={46} weight="bold">
      {String(peak)}
    </Text>
    <Text x={116} y={74} color={colors.mute} max={w - 126}>
      requests/s
    </Text>
    <Text x={22} y={99} weight="medium" max={w - 42}>
      {`${peak / normal} times normal load`}
    </Text>
  </Sheet>
));

const Rule = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h} fill={colors.ink} depth={8}>
    {[
      ['Queue is growing', '+1 pair'],
      ['10 quiet minutes', '−1 pair'],
    ].map(([when = '', change = ''], row) => (
      <g key={when} transform={`translate(18 ${38 + row * 32})`}>
        <Text x={0} y={0} color={colors.stone} max={w - 110}>
          {when}
        </Text>
        <Text x={w - 36} y={0} weight="medium" color={colors.onInk} anchor="end">
          {change}
        </Text>
      </g>
    ))}
  </Sheet>
));

const Legend = part(({ w }) => {
  const lines = ['One block: one server.', 'Left and right: two zones.'];
  return (
    <>
      <Rect x={0} y={0} w={14} h={14} fill={colors.ink} />
      {(w > 380 ? [lines.join(' ')] : lines).map((line, row) => (
        <Text key={line} x={22} y={12 + row * 22} color={colors.mute}>
          {line}
        </Text>
      ))}
    </>
  );
});

export const Scalable = compose({
  words: 17,
  title: 'Automatic scaling for busy hours',
  desc: `Servers stacked in pairs for every hour of a day. At noon ${peak} requests a second, ${peak / normal} times the normal ${normal}, are met by ${Math.max(...pairs) * 2} servers; the rule allows ${ceiling * 2}. By evening two are left.`,
  wide: {
    day: [40, 148, 720, 326],
    test: [50, 40, 252, 114],
    rule: [498, 40, 262, 96],
    legend: [40, 488, 480, 14],
  },
  phone: {
    test: [14, 14, 240, 114],
    rule: [108, 152, 252, 92],
    legend: [14, 272, 346, 36],
    day: [8, 316, 362, 254],
  },
  draw: (at) => (
    <>
      <Day at={at.day} />
      <Test at={at.test} />
      <Rule at={at.rule} />
      <Legend at={at.legend} />
    </>
  ),
});
