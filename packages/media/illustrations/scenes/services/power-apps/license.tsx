/** Power Apps, continued: the scene of licenses counted by use. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Tag } from '../../../parts/tags.tsx';
import { Head } from '../../../parts/tones.tsx';
import { round } from '../../../text.tsx';
import { vary } from '../../../vary.ts';

/** The people who may use an app. An example. */
const people = 60;
/** Spreads the people who opened the app. 37 and 60 have no common divisor, so each number occurs once. */
export const hasOpened = (person: number, opened: number): boolean => (person * 37 + 3) % people < opened;

/** A rack for time cards. The used cards are pulled out of their slots. */
const CardRack = part<{ columns: number; opened: number }>(({ w, h, columns, opened }) => {
  const rows = people / columns;
  const [column, step] = [(w - 36) / columns, (h - 74) / rows];
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} title="Opened it in October" right={`${opened} of ${people}`} />
      {Array.from({ length: people }, (_, person) => {
        const x = round(18 + (person % columns) * column);
        const y = round(50 + Math.floor(person / columns) * step);
        const used = hasOpened(person, opened);
        return (
          <g key={person}>
            <Rect
              x={x + 4}
              y={y + step * (used ? 0.08 : 0.4)}
              w={column - 8}
              h={step * 0.5}
              rx={2}
              fill={used ? colors.ink : colors.line2}
            />
            {used && <Rect x={x + 9} y={y + step * 0.17} w={column - 18} h={4} rx={1} fill={colors.onInk} />}
            <Rect x={x + 1} y={y + step * 0.52} w={column - 2} h={step * 0.4} rx={2} fill={colors.stone} />
          </g>
        );
      })}
    </Sheet>
  );
});

const sceneOf = (opened: number) =>
  compose({
    title: 'License costs known before we build',
    desc: `A rack of ${people} time cards, an example: ${opened} stand out of their slots, for the people who opened the app in October. Two plans are compared on that: Premium counts ${people} people, pay-as-you-go, in red, the ${opened}. A tag names an app that 5 people use twice a year; it goes back to being a form.`,
    words: 17,
    wide: { rack: [48, 44, 704, 284], plans: [400, 312, 316, 184], tag: [72, 378, 280, 92, -4] },
    phone: { rack: 330, plans: 180, tag: [24, 586, 290, 86, -3] },
    draw: (at) => (
      <>
        <CardRack at={at.rack} columns={at.rack && at.rack[2] > 400 ? 20 : 10} opened={opened} />
        <Ledger
          at={at.plans}
          tone="ink"
          title="Who is counted"
          rows={[
            ['Premium', people],
            ['Pay-as-you-go', opened],
          ]}
          red="Pay-as-you-go"
        />
        <Tag at={at.tag} tone="paper" text="5 people, twice a year" strong="Back to a form" />
      </>
    ),
  });

export const costEffective = vary({
  label: 'People who open the app in a month',
  values: [6, 12, 23, 34, 46, 58],
  shown: 23,
  write: (opened) => `${opened} of ${people}`,
  says: (opened) =>
    `When ${opened} of ${people} people open the app in a month, pay-as-you-go counts ${opened} of them. Premium counts ${people}, as always.`,
  draw: sceneOf,
});
