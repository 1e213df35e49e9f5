/** The scenes of the Cloud Data & AI page, by area. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Pipeline } from '../../../parts/flows.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { Ledger, Matrix } from '../../../parts/tables.tsx';
import { Note } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';
import { access, answers } from './answers.tsx';

const readers = ['Spark', 'SQL', 'Power BI'] as const;

/** A reader at the lake: a chip with its middle at x. */
const Reader = ({ x, w, name }: { x: number; w: number; name: string }) => (
  <Sheet x={round(x - w / 2)} y={0} w={w} h={44} rx={22} fill={colors.ink} depth={7}>
    <Text
      x={w / 2}
      y={22 + useWords() * 0.35}
      weight="medium"
      color={colors.onInk}
      anchor="middle"
      max={w - 8}
    >
      {name}
    </Text>
  </Sheet>
);

/** A basin as a lake with one table in it. The readers of the table are on its rim. */
const Lake = part(({ w, h }) => {
  const size = useWords();
  const [rim, wall, water] = [22, 16, Math.round(h * 0.3)];
  const [tw, th] = [w * 0.44, h * 0.4];
  const [x, y] = [(w - tw) / 2, Math.round(h * 0.37)];
  const cw = (w - 2 * wall) / readers.length;
  const middle = (index: number) => round(wall + (index + 0.5) * cw);
  return (
    <>
      <Sheet x={0} y={rim} w={w} h={h - rim} rx={20}>
        <path
          d={`M${wall} ${water - rim}H${w - wall}V${h - rim - wall - 12}a12 12 0 0 1-12 12H${wall + 12}a12 12 0 0 1-12-12z`}
          fill={colors.stone}
        />
        <path d={`M${wall} ${water - rim}H${w - wall}`} stroke={colors.stone2} strokeWidth={4} />
      </Sheet>
      {readers.map((name, index) => (
        <path
          key={name}
          d={`M${middle(index)} 44L${round(x + tw * (0.25 + index * 0.25))} ${y}`}
          stroke={colors.ink}
          strokeWidth={2}
        />
      ))}
      <Sheet x={x} y={y} w={tw} h={th} rx={6} fill={colors.red}>
        <Text x={tw / 2} y={16 + size} weight="bold" color="#fff" anchor="middle">
          Customers
        </Text>
        {[0.45, 0.63, 0.81].map((line) => (
          <Rect key={line} x={16} y={th * line} w={tw - 32} h={3} fill="#fff" />
        ))}
      </Sheet>
      <Text x={w / 2} y={round(h * 0.83 + size * 0.4)} weight="medium" anchor="middle">
        OneLake, Delta
      </Text>
      {readers.map((name, index) => (
        <Reader key={name} x={middle(index)} w={Math.round(cw - 16)} name={name} />
      ))}
    </>
  );
});

const platform = compose({
  title: 'One copy of your data',
  desc: 'A basin filled to its waterline, OneLake, with one red Delta table of customers in it, which Spark, SQL and Power BI read from the rim without an export. Beside it a list of shortcuts: Amazon S3 and Azure Data Lake, read where they lie. A note counts 3 places per subject, to build, test and use.',
  words: 17,
  wide: { lake: [48, 48, 500, 420], cuts: [472, 306, 280, 186], git: [584, 84, 168, 156] },
  phone: { lake: 300, cuts: 160 },
  draw: (at) => (
    <>
      <Lake at={at.lake} />
      <Ledger
        at={at.cuts}
        tone="ink"
        title="Shortcuts"
        right="no copy"
        rows={[
          ['Amazon S3', 'read there'],
          ['Azure Data Lake', 'read there'],
        ]}
      />
      <Note at={at.git} tone="paper" figure="3" caption="places, to build, test and use" />
    </>
  ),
});

const engineering = compose({
  title: 'Reliable data loads with error alerts',
  desc: 'A load in three stages: stored unchanged, checked at 6 a.m., in red because it stopped there, and cleaned in a second layer, which has to wait. A table has the check, an example: SAP and machine data are fresh and have all rows, partner data are not. A ticket goes to the owner of the source.',
  words: 17,
  wide: { line: [48, 48, 704, 112], check: [48, 206, 440, 284], ticket: [466, 236, 262, 240, 3] },
  phone: { line: 300, check: 220 },
  draw: (at) => (
    <>
      <Pipeline
        at={at.line}
        stages={[
          { name: 'Stored', note: 'unchanged' },
          { name: 'Checked', note: 'stopped, 6 a.m.' },
          { name: 'Cleaned', note: 'has to wait' },
        ]}
        red="Checked"
      />
      <Matrix
        at={at.check}
        title="6 a.m."
        columns={['Fresh', 'Rows']}
        rows={[
          ['SAP data', true, true],
          ['Machine data', true, true],
          ['Partner data', false, false],
        ]}
      />
      <Slip
        at={at.ticket}
        title="Ticket"
        note="To the source's owner"
        rows={[
          ['Source', 'Partner data'],
          ['Expected', 'by 6 a.m.'],
        ]}
        total={['Rows', '0']}
      />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'data-platform': platform,
  'data-engineering': engineering,
  'governance-access': access,
  'ai-on-your-data': answers,
};
