/** Scalable: stacks of instances through a day, always in pairs, and the load curve they stay above. */
import { colors, Rect, Scene, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';

/** Requests a second, every hour from eight. */
const load = [120, 260, 420, 640, 960, 740, 480, 300, 180, 90];
const firstHour = 8;
const normal = 320;
/** What a pair of instances serves, and the most pairs the rule may start. */
const perPair = 200;
const ceiling = 6;

const pairs = load.map((requests) => Math.ceil(requests / perPair));
const peak = Math.max(...load);
const peakHour = load.indexOf(peak);

const floor = 440;
const step = 44;
const stackX = (hour: number) => 50 + hour * 71;
const loadY = (requests: number) => Math.round(floor - (requests / perPair) * step);

const Stacks = () => (
  <>
    {pairs.map((count, hour) => {
      const [x, top] = [stackX(hour), floor - count * step];
      return <path key={hour} fill={colors.shadow} d={`M${x} ${floor}l8 8h60V${top + 8}l-8-8z`} />;
    })}
    {pairs.map((count, hour) => (
      <path
        key={hour}
        fill={colors.ink}
        d={Array.from({ length: count }, (_, pair) => {
          const y = floor - pair * step;
          return `M${stackX(hour)} ${y}h29v-40h-29zm31 0h29v-40h-29z`;
        }).join('')}
      />
    ))}
    {load.map((requests, hour) => (
      <Text
        key={hour}
        x={stackX(hour) + 30}
        y={floor + 34}
        anchor="middle"
        weight={requests === peak ? 'bold' : 'regular'}
        color={requests === peak ? colors.text : colors.mute}
      >
        {`${firstHour + hour}:00`}
      </Text>
    ))}
  </>
);

/** How far the curve rises over a third of an hour: along its neighbors, level at the peak and the ends. */
const rise = (hour: number) => {
  const [last, next] = [load[hour - 1], load[hour + 1]];
  return last === undefined || next === undefined || hour === peakHour ? 0 : (loadY(next) - loadY(last)) / 6;
};
const curve = load
  .map((requests, hour) => {
    const [x, y] = [stackX(hour) + 30, loadY(requests)];
    if (hour === 0) return `M${x} ${y}`;
    const from = loadY(load[hour - 1] ?? 0) + rise(hour - 1);
    return `C${x - 47} ${from} ${x - 24} ${y - rise(hour)} ${x} ${y}`;
  })
  .join('');

const Load = () => (
  <>
    <path d={curve} fill="none" stroke={colors.bg} strokeWidth={9} />
    <path d={curve} fill="none" stroke={colors.red} strokeWidth={4} />
    <circle
      cx={stackX(peakHour) + 30}
      cy={loadY(peak)}
      r={9}
      fill={colors.red}
      stroke={colors.bg}
      strokeWidth={3}
    />
  </>
);

export const Scalable = () => (
  <Scene
    words={17}
    title="Capacity follows the load"
    desc={`Instances stacked in pairs for every hour of a day. At noon ${peak} requests a second, ${peak / normal} times the normal ${normal}, are met by ${Math.max(...pairs) * 2} instances; the rule allows ${ceiling * 2}. By evening two are left.`}
  >
    <path
      d={`M40 ${floor - ceiling * step - 4}h720`}
      stroke={colors.stone2}
      strokeWidth={2}
      strokeDasharray="6 6"
    />
    <Text x={760} y={floor - ceiling * step - 14} weight="medium" anchor="end">
      {`Ceiling: ${ceiling * 2} instances`}
    </Text>
    <Stacks />
    <Load />
    <Sheet x={50} y={40} w={252} h={114}>
      <Text x={22} y={30} color={colors.mute}>
        Load test, noon
      </Text>
      <Text x={22} y={74} size={46} weight="bold">
        {String(peak)}
      </Text>
      <Text x={116} y={74} color={colors.mute} max={126}>
        requests/s
      </Text>
      <Text x={22} y={99} weight="medium" max={210}>
        {`${peak / normal} times normal load`}
      </Text>
    </Sheet>
    <Sheet x={498} y={40} w={262} h={96} fill={colors.ink} depth={8}>
      {[
        ['Queue is growing', '+1 pair'],
        ['10 quiet minutes', '−1 pair'],
      ].map(([when = '', change = ''], row) => (
        <g key={when} transform={`translate(18 ${38 + row * 32})`}>
          <Text x={0} y={0} color={colors.stone} max={152}>
            {when}
          </Text>
          <Text x={226} y={0} weight="medium" color={colors.onInk} anchor="end">
            {change}
          </Text>
        </g>
      ))}
    </Sheet>
    <Rect x={40} y={488} w={14} h={14} fill={colors.ink} />
    <Text x={62} y={500} color={colors.mute}>
      One block: one instance. Left and right: two zones.
    </Text>
  </Scene>
);
