/** AI Everywhere, continued: the scene of measured results. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect } from '../../../kit.tsx';
import { Matrix } from '../../../parts/tables.tsx';
import { Plate } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** Minutes for three tasks of one role, before training and 90 days after. An example. */
const times = [
  ['Client prep', 22, 13],
  ['Quote', 14, 9],
  ['Call notes', 12, 12],
] as const;
const before = times.reduce((sum, [, minutes]) => sum + minutes, 0);
const after = times.reduce((sum, [, , minutes]) => sum + minutes, 0);
const saved = before - after;

/** A stopwatch of 60 minutes. The time of the tasks is stone, and the saved time is red. */
const Stopwatch = part(({ w, h }) => {
  const size = useWords();
  const r = Math.min(w / 2, (h - 48) / 2);
  const [cx, cy, dial] = [w / 2, h - r, r - 18];
  const at = (minutes: number, radius: number) => {
    const angle = (minutes / 60) * 2 * Math.PI;
    return [round(cx + Math.sin(angle) * radius), round(cy - Math.cos(angle) * radius)] as const;
  };
  const wedge = (from: number, to: number, radius: number) =>
    `M${cx} ${cy}L${at(from, radius).join(' ')}A${radius} ${radius} 0 ${to - from > 30 ? 1 : 0} 1 ${at(to, radius).join(' ')}z`;
  const inner = dial * 0.76;
  const [wordX, wordY] = at((before + after) / 2, inner * 0.62);
  return (
    <>
      <circle cx={cx + 12} cy={cy + 12} r={r} fill={colors.shadow} />
      <path d={`M${cx - 14} ${cy - r - 30}h28v36h-28z`} fill={colors.shadow} transform="translate(10 10)" />
      <Rect x={cx - 14} y={cy - r - 30} w={28} h={40} rx={2} fill={colors.stone2} />
      <Rect x={cx - 32} y={cy - r - 48} w={64} h={24} rx={6} fill={colors.ink} />
      <circle cx={cx} cy={cy} r={r} fill={colors.ink} />
      <circle cx={cx} cy={cy} r={dial} fill={colors.sheet} />
      <path d={wedge(0, after, inner)} fill={colors.stone} />
      <path d={wedge(after, before, inner)} fill={colors.red} />
      {Array.from({ length: 12 }, (_, index) => (
        <path
          key={index}
          d={`M${at(index * 5, dial - 6).join(' ')}L${at(index * 5, dial - (index % 3 ? 14 : 22)).join(' ')}`}
          stroke={colors.ink}
          strokeWidth={index % 3 ? 2 : 4}
        />
      ))}
      <path
        d={`M${cx} ${cy}L${at(after, inner + 8).join(' ')}`}
        stroke={colors.ink}
        strokeWidth={6}
        strokeLinecap="round"
      />
      <circle cx={cx} cy={cy} r={11} fill={colors.ink} />
      <Text x={wordX} y={wordY + size * 0.3} size={size * 1.9} weight="bold" color="#fff" anchor="middle">
        {String(saved)}
      </Text>
      <Text
        x={cx + inner * 0.5}
        y={cy + size * 0.4}
        size={size * 1.9}
        weight="bold"
        color={colors.ink}
        anchor="middle"
      >
        {String(after)}
      </Text>
    </>
  );
});

export const measured = compose({
  title: 'Time saved, measured by role',
  desc: `A stopwatch and a list of ${times.length} tasks of one role, an example, in minutes before training and 90 days after: ${times.map(([task, first, last]) => `${task.toLowerCase()} ${first} and ${last}`).join(', ')}, in all ${before} and ${after}. The ${saved} minutes saved are the red part of the dial. A plate says that a license unused for 60 days moves on.`,
  words: 17,
  wide: { watch: [408, 40, 344, 420], times: [48, 84, 390, 250], plate: [96, 366, 330, 96, 3] },
  phone: { watch: [58, 18, 260, 308], times: [14, 346, 346, 220], plate: [20, 588, 330, 84, -3] },
  draw: (at) => (
    <>
      <Stopwatch at={at.watch} />
      <Matrix
        at={at.times}
        title="One role"
        right="Minutes"
        columns={['Before', 'Day 90', 'Saved']}
        rows={[
          ...times.map(
            ([task, first, last]) => [task, String(first), String(last), String(first - last)] as const,
          ),
          ['In all', String(before), String(after), String(saved)],
        ]}
      />
      <Plate at={at.plate} tone="ink" text="Unused for 60 days" strong="The license moves on" />
    </>
  ),
});
