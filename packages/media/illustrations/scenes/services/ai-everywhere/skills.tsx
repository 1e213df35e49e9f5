/** AI Everywhere, continued: the scene of skills and adoption. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Letter } from '../../../parts/papers.tsx';
import { Note } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords, Words } from '../../../words.tsx';

/** Five tasks of one role. An example. */
const tasks = [
  'Monthly report',
  'Client meeting',
  'Draft of a quote',
  'Minutes of a call',
  'Mail in two languages',
];
const chairs = 12;

/** A table from above, with a chair for each person, and the tasks of the group on the table. */
const Table = part(({ w, h }) => {
  const size = useWords();
  const [chair, edge] = [round(h * 0.15), round(h * 0.2)];
  const column = w / (chairs / 2);
  const card = (w - 24) / tasks.length;
  const top = edge + size * 2.5;
  return (
    <>
      {Array.from({ length: chairs }, (_, index) => {
        const [x, far] = [round(((index % (chairs / 2)) + 0.5) * column - column * 0.24), index < chairs / 2];
        return (
          <Sheet
            key={index}
            x={x}
            y={far ? 0 : h - chair}
            w={round(column * 0.48)}
            h={chair}
            rx={8}
            fill={colors.stone}
            depth={7}
          />
        );
      })}
      <Sheet x={0} y={edge} w={w} h={h - 2 * edge} rx={16} fill={colors.ink} depth={12} />
      <Text x={20} y={edge + 12 + size} weight="medium" color={colors.onInk}>
        One role
      </Text>
      <Text x={w - 20} y={edge + 12 + size} color={colors.stone} anchor="end">
        {`${tasks.length} tasks, ${chairs} chairs`}
      </Text>
      {tasks.map((task, index) => (
        <g key={task} transform={`rotate(${index ? 0 : -4} ${card / 2} ${top + 40})`}>
          <Sheet
            x={round(20 + index * card)}
            y={round(top)}
            w={round(card - 16)}
            h={round(h - edge - top - 18)}
            rx={3}
            fill={index ? colors.sheet : colors.red}
            depth={0}
          >
            <Words
              x={12}
              y={12 + size}
              w={card - 34}
              weight="medium"
              color={index ? colors.ink : '#fff'}
              lines={2}
            >
              {task}
            </Words>
            <Rect x={12} y={h - edge - top - 36} w={card * 0.4} h={6} fill={index ? colors.line : '#fff'} />
          </Sheet>
        </g>
      ))}
    </>
  );
});

/** The same tasks as papers below each other, for phones. */
const Papers = part(({ w, h }) => {
  const size = useWords();
  const step = (h - 44) / tasks.length;
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={16} fill={colors.ink}>
      <Text x={18} y={29} weight="medium" color={colors.onInk}>
        One role
      </Text>
      <Text x={w - 18} y={29} color={colors.stone} anchor="end">
        {`Group of ${chairs}`}
      </Text>
      {tasks.map((task, row) => (
        <Sheet
          key={task}
          x={row ? 14 : 26}
          y={round(44 + row * step)}
          w={w - 28}
          h={round(step - 10)}
          rx={3}
          fill={row ? colors.sheet : colors.red}
          depth={row ? 0 : 8}
        >
          <Text x={16} y={(step - 10) / 2 + size * 0.35} weight="medium" color={row ? colors.ink : '#fff'}>
            {task}
          </Text>
        </Sheet>
      ))}
    </Sheet>
  );
});

export const skills = compose({
  title: 'Copilot training on your own documents',
  desc: `A table seen from above with ${chairs} chairs, an example: on it lie ${tasks.length} tasks of one role, ${tasks.map((task) => task.toLowerCase()).join(', ')}. The monthly report is red. A note says 90 minutes per role. A letter in its envelope lists what stays with people: appraisals, dismissals and condolences.`,
  words: 17,
  wide: { table: [48, 40, 704, 254], letter: [88, 312, 290, 182, -4], time: [476, 330, 276, 132] },
  phone: { papers: 290, letter: 200, time: 116 },
  draw: (at) => (
    <>
      <Table at={at.table} />
      <Papers at={at.papers} />
      <Letter at={at.letter} title="Stays with people" lines={['Appraisals', 'Dismissals', 'Condolences']} />
      <Note at={at.time} tone="paper" figure="90 minutes" caption="per role, on its own tasks" />
    </>
  ),
});
