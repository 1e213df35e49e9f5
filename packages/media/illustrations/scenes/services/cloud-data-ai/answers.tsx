/** Cloud Data & AI, continued: the scenes of access and of answers. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Conversation } from '../../../parts/conversation.tsx';
import { Ledger, Matrix } from '../../../parts/tables.tsx';
import { Note, Plate } from '../../../parts/tags.tsx';
import { Head } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** Customers by region. The role cannot see the margin. An example. */
const customers = [
  ['Aldous', 'North'],
  ['Berg', 'North'],
  ['Castell', 'South'],
  ['Dunmore', 'South'],
] as const;

/** A table for one role. Rows of other regions and one column are covered. */
const Covered = part(({ w, h }) => {
  const size = useWords();
  const step = (h - 44) / (customers.length + 1);
  const y = (row: number) => round(44 + (row + 0.5) * step + size * 0.35);
  const right = w * 0.68;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} title="Customers" />
      {['Name', 'Region', 'Margin'].map((name, column) => (
        <Text key={name} x={18 + column * w * 0.34} y={y(0)} color={colors.mute}>
          {name}
        </Text>
      ))}
      {customers.map(([name, region], row) => (
        <g key={name}>
          <path d={`M0 ${round(44 + (row + 1) * step)}h${w}`} stroke={colors.line} />
          {region === 'North' ? (
            <>
              <Text x={18} y={y(row + 1)} weight="medium">
                {name}
              </Text>
              <Text x={18 + w * 0.34} y={y(row + 1)}>
                {region}
              </Text>
            </>
          ) : (
            <Rect x={18} y={y(row + 1) - size} w={w * 0.58} h={size * 1.3} fill={colors.ink} />
          )}
        </g>
      ))}
      <Rect
        x={right + 10}
        y={round(44 + step + 8)}
        w={w - right - 26}
        h={round(h - 60 - step)}
        fill={colors.ink}
      />
    </Sheet>
  );
});

export const access = compose({
  title: 'Access rights in one place',
  desc: 'A table of four customers, an example, as a role for the North reads it: the two rows of the South and the column of margins are covered. A red plate names the role and its Microsoft Entra group. A list has the kinds of data that 3 trained people look after: customers, products, equipment.',
  words: 17,
  wide: { table: [48, 48, 446, 380], role: [480, 78, 268, 104, 4], stewards: [484, 272, 268, 220] },
  phone: { role: [30, 18, 316, 88, 3], table: [14, 128, 346, 270], stewards: [14, 422, 346, 190] },
  draw: (at) => (
    <>
      <Covered at={at.table} />
      <Plate at={at.role} tone="red" text="Entra group" strong="Sales, North" />
      <Ledger
        at={at.stewards}
        title="3 people"
        rows={[
          ['Customers', 'trained'],
          ['Products', 'trained'],
          ['Equipment', 'trained'],
        ]}
      />
    </>
  ),
});

/** Questions with known answers, and how many were right with the new model. An example. */
const [asked, right] = [50, 48] as const;

export const answers = compose({
  title: 'AI answers from checked data',
  desc: `A planner asks how many pumps are in stock; the red answer, 418 at site 12, has the table of stock as its source, to which a red wire leads. A note: ${right} of ${asked} questions with known answers were right after the model changed, an example. A forecast stands beside the planner's own: errors of 9 and 11 percent.`,
  words: 17,
  wide: {
    talk: [48, 44, 430, 250],
    stock: [440, 206, 312, 172],
    errors: [48, 334, 372, 156],
    note: [448, 406, 304, 96],
  },
  phone: { talk: 260, stock: 170, note: 116 },
  draw: (at) => (
    <>
      <Conversation
        at={at.talk}
        turns={[
          { who: 'Planner, site 12', side: 'right', text: 'How many pumps are in stock?' },
          {
            who: 'Data agent',
            side: 'left',
            text: '418 at your site.',
            source: 'Table: stock, site 12',
            red: true,
          },
        ]}
      />
      <Matrix
        at={at.stock}
        title="Stock"
        columns={['Pumps', 'Checked']}
        rows={[
          ['Site 11', '96', true],
          ['Site 12', '418', true],
        ]}
        red={['Site 12']}
      />
      <Note at={at.note} figure={`${right} of ${asked}`} caption="right after the model changed" />
      <Ledger
        at={at.errors}
        title="Error of the forecast"
        bars
        write={(percent) => `${percent}%`}
        rows={[
          ["Planner's own", 11],
          ['Forecast', 9],
        ]}
      />
    </>
  ),
});
