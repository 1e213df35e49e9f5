/** Power Apps, continued: the scene of three environments. The last one is under glass. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect } from '../../../kit.tsx';
import { Matrix } from '../../../parts/tables.tsx';
import { Note } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords, Words } from '../../../words.tsx';

/** The environments from the first to the live one, with their releases. An example. */
const environments = [
  ['Build', '1.5'],
  ['Test', '1.5'],
  ['Live', '1.4'],
] as const;

/** The release as a parcel that stands on x, y. */
const Parcel = ({ x, y, side, children }: { x: number; y: number; side: number; children: string }) => {
  const size = useWords();
  return (
    <g transform={`translate(${round(x - side / 2)} ${round(y - side)})`}>
      <path d={`M0 ${side}H${side}V0l8 8V${side}z`} fill={colors.shadow} />
      <Rect x={0} y={0} w={side} h={side} rx={4} fill={colors.ink} />
      <Rect x={0} y={side * 0.12} w={side} h={5} rx={0} fill={colors.stone} />
      <Text
        x={side / 2}
        y={side * 0.62 + size * 0.35}
        weight="bold"
        size={size * 1.2}
        color={colors.onInk}
        anchor="middle"
      >
        {children}
      </Text>
    </g>
  );
};

/** A glass dome that stands on x, y. */
const Dome = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) => (
  <>
    <path
      d={`M${x - w / 2} ${y}V${y - h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}z`}
      fill={colors.sheet}
      fillOpacity={0.16}
      stroke={colors.stone2}
      strokeWidth={3}
    />
    <path
      d={`M${x - w * 0.34} ${y - h * 0.2}V${y - h * 0.55}q0-${round(w * 0.16)} ${round(w * 0.12)}-${round(w * 0.24)}`}
      fill="none"
      stroke={colors.sheet}
      strokeWidth={5}
      strokeLinecap="round"
    />
    <circle cx={x} cy={y - h - 8} r={9} fill={colors.stone2} />
    <Rect x={x - w / 2 - 10} y={y - 8} w={w + 20} h={8} rx={2} fill={colors.stone2} />
  </>
);

/** The arm of the checker, which blocks the way up. */
const Arm = ({ x, y, w }: { x: number; y: number; w: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d={`M${-w} 10h${w}v22h${-w + 10}z`} fill={colors.shadow} />
    <Rect x={-w} y={0} w={w} h={22} rx={3} fill={colors.red} />
    {[0.16, 0.5, 0.84].map((at) => (
      <path key={at} d={`M${round(-w * at) - 12} 22l14-22h12l-14 22z`} fill="#fff" />
    ))}
    <Rect x={-12} y={-8} w={12} h={38} rx={2} fill={colors.ink} />
  </g>
);

/** Pedestals like stairs. The arm is between the second and the last. */
const Stairs = part<{ heights: readonly number[]; note: string }>(({ w, h, heights, note }) => {
  const size = useWords();
  const column = w / environments.length;
  const side = Math.min(76, column * 0.5);
  const tops = heights.map((height) => h - height);
  const [, second = 0, last = 0] = tops;
  const middle = (index: number) => (index + 0.5) * column;
  return (
    <>
      {environments.map(([name, release], index) => {
        const top = tops[index] ?? 0;
        return (
          <g key={name}>
            {index === environments.length - 1 && (
              <path d={`M${w} ${top}l10 10V${h}H${w}z`} fill={colors.shadow} />
            )}
            <Rect
              x={index * column}
              y={top}
              w={column}
              h={h - top}
              rx={0}
              fill={index === 1 ? colors.line : index === 2 ? colors.stone : colors.sheet}
            />
            <Text x={index * column + 18} y={h - 18} weight="bold" size={size * 1.15}>
              {name}
            </Text>
            <Parcel x={middle(index)} y={top} side={side}>
              {release}
            </Parcel>
          </g>
        );
      })}
      <Dome x={middle(2)} y={last} w={side * 1.6} h={side * 1.75} />
      <Arm x={2 * column} y={round(last + 34)} w={column * 0.78} />
      <Words x={column + 18} y={second + 14 + size} w={column - 26} weight="medium" lines={2}>
        {note}
      </Words>
    </>
  );
});

export const secure = compose({
  title: 'Tested releases and clear access rights',
  desc: 'Three pedestals like stairs, for building, testing and the live app, which stands under a glass dome with release 1.4. Release 1.5 has come as far as the test: the solution checker found something critical, and a red barrier closes the way up. A table of three roles says which rows each one sees, who sees the cost column, and that each was tried with a test account. A note says that a lost phone holds one day of jobs.',
  words: 17,
  wide: { roles: [48, 40, 410, 172], stairs: [48, 60, 690, 440], lost: [560, 326, 192, 128] },
  phone: { roles: 190, stairs: 400 },
  draw: (at) => (
    <>
      <Stairs
        at={at.stairs}
        heights={at.roles && at.stairs && at.stairs[2] > 400 ? [76, 120, 270] : [72, 112, 246]}
        note="1 critical finding"
      />
      <Note at={at.lost} figure="1 day" caption="of jobs on a lost phone" />
      <Matrix
        at={at.roles}
        columns={['Rows', 'Cost', 'Tried']}
        rows={[
          ['Inspector', 'Own site', false, true],
          ['Planner', 'Region', false, true],
          ['Controller', 'All', true, true],
        ]}
      />
    </>
  ),
});
