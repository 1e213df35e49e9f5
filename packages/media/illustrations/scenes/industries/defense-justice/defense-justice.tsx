/** The scenes of the Defense & Justice page, by area. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { Tree } from '../../../parts/relations.tsx';
import { Note, Plate } from '../../../parts/tags.tsx';
import { below, Head, type HeadData } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';
import { custody, findings } from './evidence.tsx';

/** The records behind a rating: the number of correct records, and of all records. An example. */
const sources = { training: [46, 48], maintenance: [19, 20], staffing: [47, 48] } as const;
const of = ([good, all]: readonly [number, number]) => `${good} of ${all}`;

const readiness = compose({
  title: 'Readiness reports with source records',
  desc: `A readiness rating, an example, opens into the records below it: training ${of(sources.training)}, maintenance ${of(sources.maintenance)}, staffing ${of(sources.staffing)}. A red line leads from the rating through maintenance to an inspection that is due in 9 days. A slip shows that the commander changed the rating, with the reason kept beside it.`,
  words: 17,
  wide: { tree: [48, 48, 412, 424], slip: [482, 64, 252, 266, 4], due: [512, 322, 240, 120] },
  phone: { tree: 340, slip: [60, 378, 250, 230, -3] },
  draw: (at) => (
    <>
      <Tree
        at={at.tree}
        root={{
          name: 'Rating',
          note: 'Ready',
          children: [
            { name: 'Training', note: of(sources.training) },
            {
              name: 'Maintenance',
              note: of(sources.maintenance),
              children: [{ name: 'Inspection', note: 'in 9 days' }],
            },
            { name: 'Staffing', note: of(sources.staffing) },
          ],
        }}
        red="Inspection"
      />
      <Slip
        at={at.slip}
        title="Rating changed"
        rows={[
          ['Computed', 'Ready'],
          ['Commander', 'Not ready'],
          ['Reason', 'Kept here'],
        ]}
      />
      <Note at={at.due} figure="30 days" caption="of inspections due" />
    </>
  ),
});

const [columns, rows] = [8, 5];
/** Machines within the boundary: a block of columns and rows. */
const inside = { from: 5, to: 7, first: 0, last: 1 } as const;
const isInside = (column: number, row: number) =>
  column >= inside.from && column <= inside.to && row >= inside.first && row <= inside.last;
const held = (inside.to - inside.from + 1) * (inside.last - inside.first + 1);

/** Machines on a network, with a red boundary around those that hold controlled data. */
const Network = part<HeadData & { name: string }>(({ w, h, name, ...head }) => {
  const size = useWords();
  const top = below(head) + 16 + size;
  const [step, row] = [(w - 36) / columns, (h - top - 36) / rows];
  const [x, y] = [
    (column: number) => round(18 + (column + 0.5) * step),
    (line: number) => round(top + (line + 0.5) * row),
  ];
  const side = Math.min(step, row) * 0.48;
  const grid = [
    ...Array.from({ length: rows }, (_, line) => `M${x(0)} ${y(line)}H${x(columns - 1)}`),
    ...Array.from({ length: columns }, (_, column) => `M${x(column)} ${y(0)}V${y(rows - 1)}`),
  ].join('');
  const [left, upper] = [x(inside.from) - step * 0.42, y(inside.first) - row * 0.42];
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} {...head} />
      <path d={grid} stroke={colors.line} strokeWidth={3} />
      {Array.from({ length: rows * columns }, (_, index) => {
        const [column, line] = [index % columns, Math.floor(index / columns)];
        return (
          <Rect
            key={index}
            x={x(column) - side / 2}
            y={y(line) - side / 2}
            w={side}
            h={side}
            rx={4}
            fill={isInside(column, line) ? colors.ink : colors.stone}
          />
        );
      })}
      <rect
        x={round(left)}
        y={round(upper)}
        width={round(x(inside.to) + step * 0.42 - left)}
        height={round(y(inside.last) + row * 0.42 - upper)}
        rx={6}
        fill="none"
        stroke={colors.red}
        strokeWidth={5}
      />
      <Rect x={left} y={upper - size * 1.6} w={step * 1.25} h={size * 1.8} rx={4} fill={colors.red} />
      <Text
        x={left + step * 0.625}
        y={upper - size * 0.35}
        weight="bold"
        color="#fff"
        anchor="middle"
        max={step * 1.25 - 8}
      >
        {name}
      </Text>
    </Sheet>
  );
});

const boundary = compose({
  title: 'Protected workspace for controlled data',
  desc: `A network of ${columns * rows} machines, an example, with a red boundary around the ${held} that hold CUI. A note counts the 110 requirements of NIST SP 800-171 Rev. 2, mapped for a workspace in GCC High; a plate says that CMMC has been in DoD contracts since November 10, 2025.`,
  words: 17,
  wide: { network: [48, 44, 704, 330], note: [84, 346, 268, 146], plate: [448, 388, 280, 92, -4] },
  phone: { network: 260, plate: [90, 262, 262, 80, -3], note: [14, 366, 346, 130] },
  draw: (at) => (
    <>
      <Network at={at.network} title={`${held} of ${columns * rows} machines`} name="CUI" />
      <Note at={at.note} figure="110" caption="requirements of NIST SP 800-171 Rev. 2, mapped" />
      <Plate at={at.plate} tone="paper" text="CMMC in contracts since" strong="Nov 10, 2025" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'mission-readiness': readiness,
  cybersecurity: boundary,
  'data-analytics': findings,
  'operational-efficiency': custody,
};
