/** Cloud Migration, continued: the scene of an application that is replaced screen by screen. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Note, Plate } from '../../../parts/tags.tsx';
import { round } from '../../../text.tsx';

/** The screens of an application, and which of them are new. An example. */
const [columns, rows] = [5, 5];
const screens = columns * rows;
const renewed = new Set([0, 1, 2, 3, 5, 6, 7, 10, 11, 15, 16, 20, 21]);
/** The screen that is replaced now. */
const next = 12;

/** A screen with a line at the top and some lines below. */
const Tile = ({
  w,
  h,
  fill,
  on,
  depth = 0,
}: {
  w: number;
  h: number;
  fill: string;
  on: string;
  depth?: number;
}) => (
  <Sheet x={0} y={0} w={w} h={h} rx={5} fill={fill} depth={depth}>
    <path d={`M9 ${round(h * 0.24)}H${round(w * 0.5)}`} stroke={on} strokeWidth={5} strokeLinecap="round" />
    <path
      d={`M9 ${round(h * 0.5)}H${round(w - 12)}M9 ${round(h * 0.72)}H${round(w * 0.7)}`}
      stroke={on}
      strokeWidth={3}
      strokeLinecap="round"
      opacity={0.6}
    />
  </Sheet>
);

/** The application as a wall of screens: old ones of stone, new ones of ink, and the next one on its way. */
const Wall = part(({ w, h }) => {
  const [column, row] = [(w - 28) / columns, (h - 28) / rows];
  const [tw, th] = [round(column - 10), round(row - 10)];
  const at = (screen: number) =>
    [round(19 + (screen % columns) * column), round(19 + Math.floor(screen / columns) * row)] as const;
  const [x, y] = at(next);
  return (
    <>
      <Sheet x={0} y={0} w={w} h={h} />
      {Array.from({ length: screens }, (_, screen) =>
        screen === next ? (
          <rect
            key={screen}
            x={x}
            y={y}
            width={tw}
            height={th}
            rx={5}
            fill="none"
            stroke={colors.red}
            strokeWidth={2.5}
            strokeDasharray="6 5"
          />
        ) : (
          <g key={screen} transform={`translate(${at(screen).join(' ')})`}>
            {renewed.has(screen) ? (
              <Tile w={tw} h={th} fill={colors.ink} on={colors.onInk} />
            ) : (
              <Tile w={tw} h={th} fill={colors.stone} on={colors.stone2} />
            )}
          </g>
        ),
      )}
      <g transform={`translate(${x + tw * 0.32} ${y + th * 0.26})rotate(9 ${tw / 2} ${th / 2})`}>
        <Rect x={-1} y={-1} w={tw + 2} h={th + 2} rx={6} fill={colors.sheet} />
        <Tile w={tw} h={th} fill={colors.red} on="#fff" depth={9} />
      </g>
    </>
  );
});

export const appModernization = compose({
  title: 'Applications renewed piece by piece',
  desc: `An application as a wall of ${screens} screens, an example: ${renewed.size} are new, the next one, in red, is being put into its place, and behind the others the old code still answers. A list counts 212 tests that record today's behavior, 3 bugs included. A plate names the target, .NET 10, supported until November 14, 2028.`,
  words: 17,
  wide: {
    wall: [48, 44, 452, 436],
    count: [478, 76, 274, 132],
    tests: [536, 246, 216, 132],
    plate: [486, 404, 262, 90, 4],
  },
  phone: { wall: 330, count: 112, tests: 140 },
  draw: (at) => (
    <>
      <Wall at={at.wall} />
      <Note at={at.count} figure={`${renewed.size} of ${screens}`} caption="screens are new" />
      <Ledger
        at={at.tests}
        title="Same answers"
        rows={[
          ['Tests', 212],
          ['Bugs included', 3],
        ]}
      />
      <Plate at={at.plate} tone="paper" text=".NET 10, supported until" strong="Nov 14, 2028" />
    </>
  ),
});
