/** Business Transformation, continued: the scene of practice in the roster. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Note } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useMeasure, useWords } from '../../../words.tsx';

/** Hours of practice from Monday to Friday, in the roster. An example. */
const roster = [
  ['Clerk', [2, 2, 0, 2, 2]],
  ['Planner', [0, 4, 0, 4, 0]],
  ['Buyer', [2, 0, 4, 0, 2]],
  ['Manager', [0, 0, 2, 0, 0]],
] as const;
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const hoursOf = (hours: readonly number[]) => hours.reduce((sum, hour) => sum + hour, 0);

/** A week of eight-hour days for each role, with the hours of practice filled. */
const Roster = part(({ w, h }) => {
  const size = useWords();
  const measure = useMeasure();
  const labels = measure('Manager', 'medium') + 30;
  const sums = measure('8 h', 'bold') + 24;
  const column = (w - labels - sums) / days.length;
  const step = (h - 48) / roster.length;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      {days.map((day, index) => (
        <Text key={day} x={labels + (index + 0.5) * column} y={30} color={colors.mute} anchor="middle">
          {day}
        </Text>
      ))}
      <path d={`M0 43.5h${w}`} stroke={colors.line} />
      {roster.map(([role, hours], row) => (
        <g key={role} transform={`translate(0 ${round(48 + row * step)})`}>
          <Text x={18} y={step / 2 + size * 0.35} weight="medium">
            {role}
          </Text>
          {hours.map((hour, index) => {
            const [x, bw] = [labels + index * column + 4, column - 8];
            const free = bw * (1 - hour / 8);
            return (
              <g key={days[index]}>
                <Rect x={x} y={9} w={bw} h={step - 18} rx={5} fill={colors.soft} />
                {hour > 0 && <Rect x={x + free} y={9} w={bw - free} h={step - 18} rx={5} fill={colors.red} />}
              </g>
            );
          })}
          <Text x={w - 18} y={step / 2 + size * 0.35} weight="bold" anchor="end">
            {`${hoursOf(hours)} h`}
          </Text>
        </g>
      ))}
    </Sheet>
  );
});

/** The words from the bottom to the top. */
const adkar = ['Awareness', 'Desire', 'Knowledge', 'Ability', 'Reinforcement'];

/** A stair, a word on each step. */
const Stair = part(({ w, h }) => {
  const size = useWords();
  const step = h / adkar.length;
  const least = useMeasure()('Reinforcement', 'medium') + 30;
  return adkar.map((word, fromBottom) => {
    const x = round(((w - least) / (adkar.length - 1)) * fromBottom);
    const y = round(h - (fromBottom + 1) * step);
    const dark = fromBottom % 2 === 0;
    return (
      <Sheet
        key={word}
        x={x}
        y={y}
        w={w - x}
        h={round(step)}
        rx={2}
        depth={8}
        fill={dark ? colors.ink : colors.stone}
      >
        <Text x={14} y={step / 2 + size * 0.35} weight="medium" color={dark ? colors.onInk : colors.ink}>
          {word}
        </Text>
      </Sheet>
    );
  });
});

export const training = compose({
  title: 'Training in working hours',
  desc: `The duty roster of a week, an example, with hours of practice in red: ${roster.map(([role, hours]) => `${role.toLowerCase()} ${hoursOf(hours)} hours`).join(', ')}. A stair of five steps carries the words of ADKAR: awareness, desire, knowledge, ability, reinforcement. Helpers stay beside the desks for 10 days.`,
  words: 17,
  wide: { roster: [48, 44, 478, 268], walkers: [514, 84, 238, 128], stair: [196, 296, 548, 200] },
  phone: { roster: 260, stair: [24, 322, 322, 200], walkers: [14, 556, 346, 116] },
  draw: (at) => (
    <>
      <Roster at={at.roster} />
      <Stair at={at.stair} />
      <Note at={at.walkers} figure="10 days" caption="with helpers at the desks" />
    </>
  ),
});
