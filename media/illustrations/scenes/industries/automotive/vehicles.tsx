/** Automotive, continued: the scenes of updates and of claims. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { ControlChart } from '../../../parts/charts.tsx';
import { Link } from '../../../parts/link.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { PhoneForm } from '../../../parts/screens.tsx';
import { Plate } from '../../../parts/tags.tsx';
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

/** A car from its side, 400 by 126. */
const side =
  'M8 92q0-22 22-27l54-11 46-31q10-7 26-7h80q15 0 27 8l45 28 56 9q24 4 26 24v9q0 8-8 8H18q-10 0-10-10z';
const windows = 'M112 52l32-23q5-4 13-4h36v27zM203 25h34q10 0 18 5l32 22h-84z';

/** A car on a lift with two posts, and the view of a camera over its front wheel. */
const Lift = part<object>(({ w, h }) => {
  const scale = round((w - 76) / 400);
  const car = round(h * 0.24);
  const arms = round(car + 108 * scale);
  const posts = `M14 0h30v${h}h-30zM${w - 44} 0h30v${h}h-30z`;
  const feet = `M0 ${h - 14}h58v14H0zM${w - 58} ${h - 14}h58v14h-58z`;
  const [wheel, frame] = [306 * scale + 38, 44 * scale];
  const top = car + 100 * scale - frame;
  const corner = frame * 0.55;
  return (
    <>
      <path d={posts + feet} fill={colors.shadow} transform="translate(10 10)" />
      <path d={posts + feet} fill={colors.stone2} />
      <path
        d={`M30 ${arms}h${w * 0.34}v12H30zM${w - 30} ${arms}h${-w * 0.34}v12H${w - 30}z`}
        fill={colors.stone}
      />
      <g transform={`translate(38 ${round(car)})scale(${scale})`}>
        <path d={side} fill={colors.ink} />
        <path d={windows} fill={colors.bg} />
        {[92, 306].map((x) => (
          <g key={x}>
            <circle cx={x} cy={100} r={29} fill={colors.bg} />
            <circle cx={x} cy={100} r={25} fill={colors.ink} />
            <circle cx={x} cy={100} r={13} fill={colors.stone} />
          </g>
        ))}
      </g>
      <path
        d={[
          [wheel - frame, top, 1, 1],
          [wheel + frame, top, -1, 1],
          [wheel + frame, top + 2 * frame, -1, -1],
          [wheel - frame, top + 2 * frame, 1, -1],
        ]
          .map(
            ([x = 0, y = 0, right = 1, down = 1]) =>
              `M${round(x)} ${round(y + down * corner)}V${round(y)}H${round(x + right * corner)}`,
          )
          .join('')}
        fill="none"
        stroke={colors.red}
        strokeWidth={6}
      />
    </>
  );
});

export const dealersAftersales = compose({
  title: 'Faster warranty claims for dealers',
  desc: 'A car is still on the lift. On a phone the claim has its labor time of 1.4 hours, an example, and its campaign status; the photo is missing. A red frame stands around the wheel that is to be photographed, and a red wire leads from it to the phone. A plate says that 5 dealers test it.',
  words: 17,
  wide: { lift: [48, 64, 440, 396], phone: [530, 40, 222, 446], plate: [112, 336, 230, 92, -4] },
  phone: { lift: 270, phone: [66, 316, 240, 410] },
  draw: (at) => (
    <>
      <Lift at={at.lift} />
      <PhoneForm
        at={at.phone}
        title="Warranty claim"
        fields={[
          { label: 'Labor time', value: '1.4 hours', state: 'done' },
          { label: 'Campaign', value: 'None open', state: 'done' },
          { label: 'Photo', value: 'Missing', state: 'missing' },
        ]}
        button="Take photo"
        red={false}
      />
      <Link
        from={at.lift}
        to={at.phone}
        red
        out={at.plate ? [0.811, 0.4] : [0.7066, 0.6]}
        into={at.plate ? [0, 0.64] : [0.8019, 0]}
      />
      <Plate at={at.plate} tone="paper" text="Tested by" strong="5 dealers" />
    </>
  ),
});
