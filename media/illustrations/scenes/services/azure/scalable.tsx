/** Scalable: stacks of instances through a day, always in pairs, and the load curve they stay above. */
import { C, R, Scene, Sheet } from '../../../kit.tsx';
import { T } from '../../../text.tsx';

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
      return <path key={hour} fill={C.shadow} d={`M${x} ${floor}l8 8h60V${top + 8}l-8-8z`} />;
    })}
    {pairs.map((count, hour) => (
      <path
        key={hour}
        fill={C.ink}
        d={Array.from({ length: count }, (_, pair) => {
          const y = floor - pair * step;
          return `M${stackX(hour)} ${y}h29v-40h-29zm31 0h29v-40h-29z`;
        }).join('')}
      />
    ))}
    {load.map((requests, hour) => (
      <T
        key={hour}
        x={stackX(hour) + 30}
        y={floor + 34}
        a="m"
        w={requests === peak ? 'b' : 'r'}
        c={requests === peak ? C.text : C.mute}
      >
        {`${firstHour + hour}:00`}
      </T>
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
    <path d={curve} fill="none" stroke={C.bg} strokeWidth={9} />
    <path d={curve} fill="none" stroke={C.red} strokeWidth={4} />
    <circle cx={stackX(peakHour) + 30} cy={loadY(peak)} r={9} fill={C.red} stroke={C.bg} strokeWidth={3} />
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
      stroke={C.stone2}
      strokeWidth={2}
      strokeDasharray="6 6"
    />
    <T x={760} y={floor - ceiling * step - 14} w="m" a="r">
      {`Ceiling: ${ceiling * 2} instances`}
    </T>
    <Stacks />
    <Load />
    <Sheet x={50} y={40} w={252} h={114}>
      <T x={22} y={30} c={C.mute}>
        Load test, noon
      </T>
      <T x={22} y={74} s={46} w="b">
        {String(peak)}
      </T>
      <T x={116} y={74} c={C.mute} max={126}>
        requests/s
      </T>
      <T x={22} y={99} w="m" max={210}>
        {`${peak / normal} times normal load`}
      </T>
    </Sheet>
    <Sheet x={498} y={40} w={262} h={96} f={C.ink} d={8}>
      {[
        ['Queue is growing', '+1 pair'],
        ['10 quiet minutes', '−1 pair'],
      ].map(([when = '', change = ''], row) => (
        <g key={when} transform={`translate(18 ${38 + row * 32})`}>
          <T x={0} y={0} c={C.stone} max={152}>
            {when}
          </T>
          <T x={226} y={0} w="m" c={C.onInk} a="r">
            {change}
          </T>
        </g>
      ))}
    </Sheet>
    <R x={40} y={488} w={14} h={14} f={C.ink} />
    <T x={62} y={500} c={C.mute}>
      One block: one instance. Left and right: two zones.
    </T>
  </Scene>
);
