/** The scenes of the Pharmaceuticals page, by area. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Plate } from '../../../parts/tags.tsx';
import { below, Head, type HeadData } from '../../../parts/tones.tsx';
import { Calendar } from '../../../parts/time.tsx';
import { round, Text } from '../../../text.tsx';
import { useMeasure, useWords } from '../../../words.tsx';
import { supplyChainOptimization } from './packs.tsx';
import { complianceRegulatory, patientEngagement } from './people.tsx';
import { steps } from './steps.tsx';

/** The events at the sites by week: visits, queries, deviations from the protocol. An example. */
const kinds = ['Visit', 'Query', 'Deviation'] as const;
type Kind = (typeof kinds)[number];
const weeks = 12;
const sites: readonly { name: string; events: readonly (readonly [week: number, kind: Kind])[] }[] = [
  {
    name: 'Site 101',
    events: [
      [1, 'Visit'],
      [3, 'Query'],
      [5, 'Visit'],
      [9, 'Visit'],
      [10, 'Query'],
    ],
  },
  {
    name: 'Site 102',
    events: [
      [2, 'Visit'],
      [6, 'Visit'],
      [8, 'Deviation'],
      [10, 'Visit'],
    ],
  },
  {
    name: 'Site 103',
    events: [
      [1, 'Visit'],
      [4, 'Query'],
      [6, 'Visit'],
      [7, 'Query'],
      [11, 'Visit'],
    ],
  },
];

/** A mark of an event: a full dot, a ring, a square on its corner. */
function Mark({ x, y, kind }: { x: number; y: number; kind: Kind }) {
  if (kind === 'Visit') return <circle cx={x} cy={y} r={9} fill={colors.ink} />;
  if (kind === 'Query')
    return <circle cx={x} cy={y} r={7.5} fill={colors.sheet} stroke={colors.ink} strokeWidth={3} />;
  return (
    <path d={`M${x} ${y - 11}l11 11-11 11-11-11z`} fill={colors.stone2} stroke={colors.ink} strokeWidth={3} />
  );
}

/** A line for each site, with its events on a common time axis. The arm of each patient is hidden. */
const Lanes = part<HeadData & { foot: number }>(({ w, h, foot, ...head }) => {
  const size = useWords();
  const measure = useMeasure();
  const labels = 34 + measure('Site 000', 'medium');
  const top = below(head) + size * 2.8;
  const step = (h - top - foot) / sites.length;
  const x = (week: number) => round(labels + 8 + ((week - 1) / (weeks - 1)) * (w - labels - 40));
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} {...head} />
      {kinds.map((kind, index) => {
        const before = kinds.slice(0, index).reduce((sum, one) => sum + measure(one) + 44, 0);
        return (
          <g key={kind}>
            <Mark x={round(28 + before)} y={below(head) + size * 1.5} kind={kind} />
            <Text x={44 + before} y={below(head) + size * 1.85} color={colors.mute}>
              {kind}
            </Text>
          </g>
        );
      })}
      {sites.map(({ name, events }, row) => {
        const y = round(top + (row + 0.5) * step);
        return (
          <g key={name}>
            <Text x={18} y={y - 2} weight="medium">
              {name}
            </Text>
            <Rect x={18} y={y + 6} w={measure('Site 000') - 6} h={11} rx={2} fill={colors.ink} />
            <path d={`M${labels} ${y}H${w - 18}`} stroke={colors.line2} strokeWidth={3} />
            {events.map(([week, kind]) => (
              <Mark key={week} x={x(week)} y={y} kind={kind} />
            ))}
          </g>
        );
      })}
    </Sheet>
  );
});

/** The day that starts the clock, and the last days of the two terms. An example. */
const month = '2027-03';
const start = 3;
const terms = [7, 15] as const;

const drugDevelopment = compose({
  title: 'Errors in trial data found early',
  desc: `Visits, queries and protocol deviations of three sites on one timeline of ${weeks} weeks, an example; the arm of each site’s patients is blotted out. In the calendar of March 2027 the day that started the safety clock, March ${start}, is red; March ${start + terms[0]} and ${start + terms[1]} are marked, ${terms[0]} and ${terms[1]} calendar days later. A plate names 21 CFR 312.32.`,
  words: 16,
  wide: {
    lanes: [48, 44, 478, 330],
    calendar: [508, 130, 244, 306],
    plate: [176, 392, 268, 96, -4],
  },
  phone: { lanes: 260, calendar: 290, plate: [60, 618, 250, 84, -4] },
  draw: (at) => (
    <>
      <Lanes at={at.lanes} title="One timeline, blind kept" foot={10} />
      <Calendar
        at={at.calendar}
        tone="ink"
        month={month}
        caption="Safety clocks"
        marks={{ [start]: 'red', [start + terms[0]]: 'ink', [start + terms[1]]: 'ink' }}
      />
      <Plate at={at.plate} tone="paper" text="21 CFR 312.32" strong={`${terms[0]} or ${terms[1]} days`} />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'drug-development': drugDevelopment,
  'supply-chain-optimization': supplyChainOptimization,
  'patient-engagement': patientEngagement,
  'compliance-regulatory': complianceRegulatory,
  steps,
};
