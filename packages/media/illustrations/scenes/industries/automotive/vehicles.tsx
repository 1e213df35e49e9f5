/** Automotive, continued: the scene of updates. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { ControlChart } from '../../../parts/charts.tsx';
import { Link } from '../../../parts/link.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** The number of vehicles with which a rollout starts. */
const first = 100;
/** Fault codes a day among them, and the number at which the rollout halts. An example. */
const faults = [2, 3, 2, 3, 2, 4, 3, 9] as const;
const halt = 6;

/** A car from above, driving to the right. */
const body = 'M3 0h8q6 0 6 5.5T11 11H3q-3 0-3-3V3q0-3 3-3z';
const glass = 'M9 2v7h2.5V2zM3.5 2v7H5V2z';

/** Lanes with the first vehicles in front of a closed gate. The waiting vehicles are outlines. */
const Fleet = part<object>(({ w, h }) => {
  const size = useWords();
  const lanes = w > 500 ? 5 : 10;
  const columns = first / lanes;
  const top = 22 + size * 1.4;
  const [cell, lane] = [w > 500 ? 22 : 23, (h - top - 12) / lanes];
  const gate = 20 + columns * cell + 4;
  const rest = Math.floor((w - gate - 36) / cell);
  return (
    <Sheet x={0} y={0} w={w} h={h} fill={colors.ink}>
      <Text x={20} y={18 + size} weight="medium" color={colors.onInk} max={gate - 30}>
        {`The first ${first} vehicles`}
      </Text>
      {Array.from({ length: lanes }).map((_lane, row) => (
        <g key={row} transform={`translate(0 ${round(top + row * lane)})`}>
          {row > 0 && (
            <path d={`M20 0H${w - 20}`} stroke={colors.ink2} strokeWidth={2} strokeDasharray="12 10" />
          )}
          {Array.from({ length: columns + rest }).map((_car, column) => {
            const passed = column < columns;
            return (
              <path
                key={column}
                fillRule="evenodd"
                d={passed ? body + glass : body}
                transform={`translate(${round(passed ? 20 + column * cell : gate + 24 + (column - columns) * cell)} ${round(lane / 2 - 5.5)})`}
                fill={passed ? colors.onInk : 'none'}
                stroke={passed ? undefined : colors.stone2}
                strokeWidth={passed ? undefined : 2}
              />
            );
          })}
        </g>
      ))}
      <Rect x={gate} y={top - 14} w={12} h={h - top + 6} rx={2} fill={colors.red} />
      <Text x={w - 20} y={18 + size} color={colors.stone} anchor="end" max={w - gate - 30}>
        {w > 500 ? 'Others wait' : 'wait'}
      </Text>
    </Sheet>
  );
});

export const connectedVehicles = compose({
  title: 'Documented updates for every vehicle',
  desc: `An example of a rollout: ${first} vehicles stand before a closed red gate, the others wait behind it. A red wire leads to the gate from a chart of fault codes a day, ${faults.join(', ')}, the last of them above the ${halt} at which the rollout halts. A slip records control unit software of one vehicle beside its RXSWIN.`,
  words: 17,
  wide: { chart: [48, 44, 496, 218], slip: [560, 48, 186, 282, 3], fleet: [48, 314, 704, 178] },
  phone: { chart: 200, fleet: 300 },
  draw: (at) => (
    <>
      <ControlChart
        at={at.chart}
        title="Fault codes a day"
        values={faults}
        high={[halt, `Halt above ${halt}`]}
        ends={[`Days 1 to ${faults.length}`, '']}
      />
      <Slip
        at={at.slip}
        title="VIN …4218"
        rows={[
          ['Brakes', '4.2'],
          ['Battery', '2.9'],
          ['RXSWIN', 'B14'],
        ]}
      />
      <Fleet at={at.fleet} />
      {at.slip && (
        <Link from={at.chart} to={at.fleet} red arrow={false} out={[0.9476, 0.36]} into={[0.6676, 0.22]} />
      )}
    </>
  ),
});
