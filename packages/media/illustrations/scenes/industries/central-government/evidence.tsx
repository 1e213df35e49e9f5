/** Central Government, continued: the scenes of evidence and of the backlog. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Ledger, Matrix } from '../../../parts/tables.tsx';
import { Note, StickyNote } from '../../../parts/tags.tsx';
import { below, Head, type HeadData } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** A staff card with its chip. */
const StaffCard = part<{ title: string; text: string }>(({ w, h, title, text }) => {
  const size = useWords();
  const chip = { x: 22, y: h - 76, w: 62, h: 48 };
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={14}>
      <Text x={22} y={20 + size * 1.4} size={size * 1.5} weight="bold" max={w - 40}>
        {title}
      </Text>
      <Text x={22} y={22 + size * 2.8} color={colors.mute} max={w - 40}>
        {text}
      </Text>
      <Rect {...chip} rx={8} fill={colors.stone} />
      <path
        d={`M${chip.x} ${chip.y + 16}h20v16h-20M${chip.x + 62} ${chip.y + 16}h-20v16h20M${chip.x + 31} ${chip.y}v16M${chip.x + 31} ${chip.y + 32}v16`}
        fill="none"
        stroke={colors.stone2}
        strokeWidth={3}
      />
      <Rect x={108} y={h - 66} w={w - 130} h={10} rx={5} fill={colors.line2} />
      <Rect x={108} y={h - 44} w={(w - 130) * 0.6} h={10} rx={5} fill={colors.line2} />
    </Sheet>
  );
});

const failing = 'MS.EXO.4.1v1';
const policies = ['MS.AAD.1.1v1', 'MS.AAD.2.1v1', failing, 'MS.SHAREPOINT.1.1v1', 'MS.TEAMS.1.1v1'];

export const security = compose({
  title: 'Security evidence for your authorization',
  desc: `A ScubaGear report on ${policies.length} policies, an example: all of them passed on November 2, and on November 16 one of them, ${failing}, in red, fails. Beside it a PIV card for staff, and a note on FIPS 140-3 modules for new work, as 140-2 ones went to the historical list after September 21, 2026.`,
  words: 17,
  wide: { report: [48, 44, 456, 440], card: [528, 84, 220, 176, 5], modules: [470, 350, 282, 150] },
  phone: { report: 300, modules: 132 },
  draw: (at) => (
    <>
      <StaffCard at={at.card} title="PIV" text="for staff" />
      <Matrix
        at={at.report}
        title="ScubaGear report"
        columns={['Nov 2', 'Nov 16']}
        rows={policies.map((policy) => [policy, true, policy === failing ? 'Fails' : true])}
        red={[failing, 1]}
      />
      <Note
        at={at.modules}
        figure="FIPS 140-3"
        caption="for new modules. 140-2 ended on September 21, 2026."
      />
    </>
  ),
});

/** Working days for which requests have been open. An example. */
const open = [2, 2, 4, 7, 7, 7, 11, 13, 13, 16, 18, 18, 23] as const;
const due = 20;
const oldest = Math.max(...open);
const scale = 25;

/** Requests as papers on a line of working days, with the statutory day in red. */
const DayLine = part<HeadData>(({ w, h, ...head }) => {
  const size = useWords();
  const [left, right, ground] = [34, w - 34, h - size - 30];
  const x = (day: number) => round(left + (day / scale) * (right - left));
  const paper = w > 480 ? 24 : 11;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} {...head} />
      <path d={`M18 ${ground}H${w - 18}`} stroke={colors.line2} strokeWidth={3} />
      {open.map((day, index) => {
        const under = open.slice(0, index).filter((other) => other === day).length;
        const tall = paper * 1.25;
        return (
          <Rect
            key={index}
            x={x(day) - paper / 2}
            y={ground - 5 - (under + 1) * (tall + 4)}
            w={paper}
            h={tall}
            rx={2}
            fill={day > due ? colors.ink : colors.stone}
          />
        );
      })}
      <path d={`M${x(due)} ${below(head) + size * 1.9}V${ground + 12}`} stroke={colors.red} strokeWidth={4} />
      <Text x={x(due) + 8} y={below(head) + size * 1.5} weight="medium" color={colors.red} anchor="end">
        {`Working day ${due}`}
      </Text>
      {[0, 5, 10, 15, due, scale].map((day) => (
        <Text key={day} x={x(day)} y={h - 14} anchor="middle" color={day === due ? colors.red : colors.mute}>
          {String(day)}
        </Text>
      ))}
    </Sheet>
  );
});

/** A clock that pauses. */
const PausedClock = part<object>(({ w }) => {
  const r = w / 2;
  return (
    <>
      <circle cx={r + 10} cy={r + 10} r={r} fill={colors.shadow} />
      <circle cx={r} cy={r} r={r} fill={colors.ink} />
      <circle
        cx={r}
        cy={r}
        r={r - 14}
        fill="none"
        stroke={colors.stone}
        strokeWidth={8}
        strokeDasharray={`4 ${round((2 * Math.PI * (r - 14)) / 12 - 4)}`}
      />
      <Rect x={r - 26} y={r - 34} w={18} h={68} rx={3} fill={colors.onInk} />
      <Rect x={r + 8} y={r - 34} w={18} h={68} rx={3} fill={colors.onInk} />
    </>
  );
});

export const backlog = compose({
  title: 'Case queues with clear deadlines',
  desc: `A line of working days with ${open.length} open FOIA requests as papers, an example. A red line marks working day ${due}; ${open.filter((day) => day > due).length} paper stands beyond it, at day ${oldest}. Below, the clock of a benefit case pauses while the applicant owes a document, and a note says that similar requests go to a single officer.`,
  words: 17,
  wide: {
    line: [48, 44, 704, 244],
    case: [240, 326, 290, 160],
    clock: [76, 300, 172, 172],
    alike: [556, 356, 204, 92, -4],
  },
  phone: { line: 240, case: 150, alike: [120, 436, 226, 84, -3] },
  draw: (at) => (
    <>
      <DayLine at={at.line} title="FOIA queue" />
      <Ledger
        at={at.case}
        title="Benefit case"
        rows={[
          ['Clock', 'Paused'],
          ['Applicant owes', '1 document'],
        ]}
      />
      <PausedClock at={at.clock} />
      <StickyNote at={at.alike} tone="paper" text="Similar requests" strong="1 officer" />
    </>
  ),
});
