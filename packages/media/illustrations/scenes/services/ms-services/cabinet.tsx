/** Microsoft 365 Services, continued: the scene of a drawer that is open to everyone. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect } from '../../../kit.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Note, Plate } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';

const [columns, rows] = [3, 5];
/** The column and the row of the open drawer. */
const open = [2, 3] as const;

function Drawer({ w, h }: { w: number; h: number }) {
  return (
    <>
      <Rect x={4} y={4} w={w - 8} h={h - 8} rx={4} fill={colors.stone} />
      <Rect x={w * 0.28} y={h * 0.22} w={w * 0.44} h={h * 0.2} rx={2} fill={colors.sheet} />
      <Rect x={w * 0.38} y={h * 0.62} w={w * 0.24} h={7} rx={3.5} fill={colors.stone2} />
    </>
  );
}

/** A filing cabinet. */
const Cabinet = part(({ w, h }) => {
  const [column, row] = [w / columns, (h - 16) / rows];
  return (
    <>
      <path d={`M${w} 10l12 12V${h + 12}H12L0 ${h}z`} fill={colors.shadow} />
      <Rect x={0} y={0} w={w} h={h} rx={8} fill={colors.stone2} />
      {Array.from({ length: columns * rows }, (_, index) => (
        <g
          key={index}
          transform={`translate(${round((index % columns) * column)} ${round(6 + Math.floor(index / columns) * row)})`}
        >
          <Drawer w={column} h={row} />
        </g>
      ))}
    </>
  );
});

/** The open drawer of a cabinet, in red. */
const OpenDrawer = part(({ w, h }) => {
  const [column, row] = [w / columns, (h - 16) / rows];
  const [x, y] = [open[0] * column, open[1] * row + 6];
  return (
    <>
      <Rect x={x + 4} y={y + 4} w={column - 8} h={row - 8} rx={4} fill={colors.ink} />
      {[0, 1, 2, 3].map((sheet) => (
        <Rect
          key={sheet}
          x={x + 12 + sheet * 4}
          y={y + 8 + sheet * 7}
          w={column - 24}
          h={row * 0.5}
          rx={2}
          fill={sheet % 2 ? colors.line : colors.sheet}
        />
      ))}
      <path
        d={`M${x + 12} ${y + row + 24}l12 12h${column - 6}l10-10v-${row * 0.62}l-14-14z`}
        fill={colors.shadow}
      />
      <Rect x={x - 2} y={y + row * 0.42} w={column + 18} h={row * 0.86} rx={5} fill={colors.red} />
      <Text
        x={x + column / 2 + 7}
        y={y + row * 0.82}
        weight="bold"
        color="#fff"
        anchor="middle"
        max={column + 10}
      >
        Salaries
      </Text>
      <Rect x={x + column / 2 - 15} y={y + row} w={44} h={8} rx={4} fill="#fff" />
    </>
  );
});

/** A flashlight that shines to the left, with its beam. */
const Flashlight = part<{ far: number }>(({ w, h, far }) => (
  <>
    <path d={`M4 ${h * 0.1}V${h * 0.9}L${-far} ${h * 1.9}V${-h * 0.9}z`} fill="#fff" opacity={0.34} />
    <path
      d={`M8 ${h + 8}L${w * 0.28} ${h * 0.76 + 8}H${w + 8}V${h * 0.34}l-8-8V${h * 0.76}L0 ${h}z`}
      fill={colors.shadow}
    />
    <path
      d={`M0 0L${w * 0.26} ${h * 0.24}H${w - 6}a6 6 0 0 1 6 6V${h * 0.76 - 6}a6 6 0 0 1-6 6H${w * 0.26}L0 ${h}z`}
      fill={colors.ink}
    />
    <path d={`M0 0V${h}`} stroke={colors.stone2} strokeWidth={8} />
    <Rect x={w * 0.42} y={h * 0.16} w={w * 0.16} h={h * 0.12} rx={3} fill={colors.stone2} />
  </>
));

export const copilotReadiness = compose({
  title: 'File permissions checked before Copilot',
  desc: 'A filing cabinet of 15 drawers in the beam of a flashlight: one of them stands open, in red, with the salaries. A report, an example, lists who can read what: salaries 1,842 people, quotes 640, floor plans 96. A plate says that company-wide search covers up to 100 sites, a note counts the 50 people of the trial.',
  words: 17,
  wide: {
    cabinet: [48, 48, 318, 440],
    light: [478, 324, 200, 66],
    report: [430, 48, 322, 214],
    pilot: [602, 404, 150, 96],
    plate: [390, 410, 232, 84, -4],
  },
  phone: { cabinet: [24, 14, 290, 330], report: [14, 372, 346, 200], plate: [40, 594, 250, 84, -3] },
  draw: (at) => (
    <>
      <Cabinet at={at.cabinet} />
      <Flashlight at={at.light} far={196} />
      <OpenDrawer at={at.cabinet} />
      <Ledger
        at={at.report}
        title="Who can read it"
        bars
        rows={[
          ['Salaries', 1842],
          ['Quotes', 640],
          ['Floor plans', 96],
        ]}
      />
      <Plate at={at.plate} tone="paper" text="Search covers up to" strong="100 sites" />
      <Note at={at.pilot} figure="50" caption="in the trial" />
    </>
  ),
});
