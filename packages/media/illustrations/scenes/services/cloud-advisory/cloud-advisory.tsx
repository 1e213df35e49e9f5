/** The scenes of the Cloud Advisory page, by area. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Plate } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';
import { governanceExit } from './exit.tsx';
import { landingZoneDesign } from './pillars.tsx';
import { costModeling } from './print.tsx';

/** Systems by their decision. An example. */
const verdicts = [
  ['Retire', 3],
  ['Retain', 5],
  ['Rehost', 4],
  ['Replatform', 2],
  ['Refactor', 1],
  ['Repurchase', 2],
] as const;
/** The pigeonholes stand in two rows of three. */
const columns = 3;
const frame = 12;

/** Pigeonholes with a card for every system. The first system that will be retired is red. */
const Pigeonholes = part(({ w, h }) => {
  const size = useWords();
  const [column, row] = [(w - frame) / columns, (h - frame) / 2];
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={4} fill={colors.stone2} depth={14}>
      {verdicts.map(([verdict, systems], index) => {
        const [hw, hh] = [round(column - frame), round(row - frame)];
        const label = size * 2;
        return (
          <g
            key={verdict}
            transform={`translate(${round(frame + (index % columns) * column)} ${round(frame + Math.floor(index / columns) * row)})`}
          >
            <Rect x={0} y={0} w={hw} h={hh} rx={2} fill={colors.bg2} />
            <path d={`M0 0H${hw}V10H10V${hh}H0z`} fill={colors.shadow} />
            {Array.from({ length: systems }, (_, system) => {
              const first = index === 0 && system === systems - 1;
              const [cw, step] = [hw - 44, Math.min(20, (hh - label - 50) / 5)];
              const x = 18 + (system % 2) * 8 + (first ? 10 : 0);
              const y = round(hh - label - 26 - system * step - (first ? 12 : 0));
              return (
                <g key={system} transform={first ? `rotate(-7 ${x + cw / 2} ${y})` : undefined}>
                  <Sheet
                    x={x}
                    y={y}
                    w={cw}
                    h={16}
                    rx={2}
                    depth={4}
                    fill={first ? colors.red : system % 2 ? colors.sheet : colors.soft}
                  />
                </g>
              );
            })}
            <Rect x={0} y={hh - label} w={hw} h={label} rx={0} fill={colors.sheet} />
            <Text x={hw / 2} y={hh - label / 2 + size * 0.35} weight="medium" anchor="middle" max={hw}>
              {verdict}
            </Text>
          </g>
        );
      })}
    </Sheet>
  );
});

/** The weights of eight criteria in hundredths, and the marks of four places from 0 to 10. An example. */
const weights = [20, 20, 15, 15, 10, 10, 5, 5] as const;
const marks = [
  ['Data center', [9, 9, 8, 8, 7, 9, 5, 6]],
  ['Azure', [7, 7, 8, 7, 9, 6, 8, 8]],
  ['AWS', [7, 6, 8, 7, 8, 6, 8, 8]],
  ['Google Cloud', [6, 7, 7, 7, 8, 6, 8, 7]],
] as const;
const scores = marks.map(
  ([place, given]) =>
    [
      place,
      Math.round(given.reduce((sum, mark, index) => sum + mark * (weights[index] ?? 0), 0) / 10),
    ] as const,
);

const cloudStrategy = compose({
  title: 'The right place for each system',
  desc: `Six pigeonholes with the systems they received, an example: ${verdicts.map(([verdict, systems]) => `${verdict.toLowerCase()} ${systems}`).join(', ')}; the first one to retire is red. Beside them payroll, scored on ${weights.length} points: ${scores.map(([place, score]) => `${place} ${score}`).join(', ')}. A plate says that a system which ends within 18 months stays.`,
  words: 17,
  wide: { holes: [48, 44, 430, 380], scores: [464, 84, 288, 276], plate: [446, 398, 270, 92, -4] },
  phone: { holes: 280, scores: 250, plate: [60, 602, 270, 88, -3] },
  draw: (at) => (
    <>
      <Pigeonholes at={at.holes} />
      <Ledger
        at={at.scores}
        tone="ink"
        bars
        full={100}
        title={`Payroll, on ${weights.length} points`}
        rows={scores}
      />
      <Plate at={at.plate} tone="paper" text="Ends within 18 months" strong="Stays where it is" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'cloud-strategy': cloudStrategy,
  'landing-zone-design': landingZoneDesign,
  'cost-modeling': costModeling,
  'governance-exit': governanceExit,
};
