/** Microsoft 365 Services, continued: the scene of programs that move to another socket. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { BarLabel } from '../../../parts/tags.tsx';
import { Timeline } from '../../../parts/time.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords, Words } from '../../../words.tsx';

/** Programs, and the socket of each program. An example. */
const programs = [
  ['Room displays', 'old', 1],
  ['CRM sync', 'new', 2],
  ['Ticket desk', 'new', 1],
  ['Archive job', 'new', 0],
] as const;
const boards = { old: 'Exchange Web Services', new: 'Microsoft Graph' } as const;
const sockets = 4;
const moved = programs.filter(([, board]) => board === 'new').length;

/** A board with a row of sockets below its name. */
const Board = ({ w, h, name, old }: { w: number; h: number; name: string; old: boolean }) => {
  const size = useWords();
  const [fill, color] = old ? [colors.stone, colors.ink] : [colors.ink, colors.onInk];
  return (
    <Sheet x={0} y={0} w={w} h={h} fill={fill}>
      <Words x={w - 18} y={14 + size} anchor="end" w={w - 30} weight="medium" color={color} lines={2}>
        {name}
      </Words>
      {Array.from({ length: sockets }, (_, socket) => (
        <circle
          key={socket}
          cx={round(30 + (socket * (w - 60)) / (sockets - 1))}
          cy={h - 34}
          r={11}
          fill={old ? colors.stone2 : colors.ink2}
        />
      ))}
    </Sheet>
  );
};

/** Programs at the left, two boards at the right, and the cords between them. */
const Patchboard = part(({ w, h }) => {
  const size = useWords();
  const [left, right] = [w * (w > 500 ? 0.33 : 0.43), w * 0.42];
  const step = h / programs.length;
  const bh = (h - 34) / 2;
  const boardTop = { old: 0, new: bh + 34 };
  return (
    <>
      {(['old', 'new'] as const).map((board) => (
        <g key={board} transform={`translate(${round(w - right)} ${boardTop[board]})`}>
          <Board w={right} h={bh} name={boards[board]} old={board === 'old'} />
        </g>
      ))}
      {programs.map(([program, board, socket], row) => {
        const y = round((row + 0.5) * step - 4);
        const x = round(w - right + 30 + (socket * (right - 60)) / (sockets - 1));
        const end = round(boardTop[board] + bh - 34);
        const color = board === 'old' ? colors.red : colors.ink2;
        return (
          <g key={program}>
            <Sheet x={0} y={round(row * step)} w={left} h={step - 14} rx={8} depth={7}>
              <Text x={16} y={(step - 14) / 2 + size * 0.35} weight="medium" max={left - 24}>
                {program}
              </Text>
            </Sheet>
            <path
              d={`M${left} ${y}C${round(left + (x - left) * 0.5)} ${y} ${round(x - (x - left) * 0.35)} ${end + 46} ${x} ${end}`}
              fill="none"
              stroke={board === 'old' ? colors.red : colors.stone2}
              strokeWidth={board === 'old' ? 6 : 5}
            />
            <Rect
              x={left - 4}
              y={y - 8}
              w={14}
              h={16}
              rx={3}
              fill={board === 'old' ? colors.red : colors.stone2}
            />
            <circle cx={x} cy={end} r={11} fill={board === 'old' ? colors.red : colors.sheet} />
            <circle cx={x} cy={end} r={4} fill={board === 'old' ? '#fff' : color} />
          </g>
        );
      })}
    </>
  );
});

export const mailMigration = compose({
  title: 'Old mail connections replaced in time',
  desc: `A switchboard, an example: ${moved} of ${programs.length} programs are plugged into Microsoft Graph, and the red cord of the room displays still ends at Exchange Web Services. Below, two tenants become one in groups, with calendars readable across both until the last. A label marks Office 2021, unsupported since October 13, 2026.`,
  words: 17,
  wide: { board: [48, 44, 704, 268], waves: [48, 346, 436, 152], label: [522, 350, 222, 146, 3] },
  phone: { board: 350, waves: 156, label: [50, 576, 260, 136, 2] },
  draw: (at) => (
    <>
      <Patchboard at={at.board} />
      <Timeline
        at={at.waves}
        title="Calendars readable across both"
        even
        marks={[
          { at: 0, when: 'Group 1', what: 'First teams' },
          { at: 1, when: 'Group 2', what: 'Most teams' },
          { at: 2, when: 'Last group', what: 'One tenant' },
        ]}
      />
      <BarLabel at={at.label} title="Office 2021" note="Unsupported since" code="October 13, 2026" />
    </>
  ),
});
