/** Cloud Migration & App Modernization, continued: the night of the move as a bridge with a point of no return. */
import { compose, part } from '../../../compose.tsx';
import { colors, Sheet } from '../../../kit.tsx';
import { BeforeAfter } from '../../../parts/charts.tsx';
import { StickyNote } from '../../../parts/tags.tsx';
import { Timeline } from '../../../parts/time.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** Minutes from the start of the move, and the step in few and in more words. The last step ends the move. An example. */
const night = [
  [0, 'Read only', 'Old database read only'],
  [80, 'Copied', 'All data copied'],
  [140, 'Compared', 'Answers compared'],
  [170, 'No return', 'Point of no return'],
  [205, 'Users on it', 'Users on the new side'],
] as const;
const noReturn = 'No return';
const start = 20 * 60;
const hours = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
const clock = (minutes: number) => hours(start + minutes);

/** The length of the first rehearsal. The last one is as long as the move. */
const firstRehearsal = 310;
const lastRehearsal = night[night.length - 1]?.[0] ?? 0;

/** A bridge from the old side to the new one, with a plank for each step. The way back ends at the red plank. */
const Bridge = part(({ w, h }) => {
  const size = useWords();
  const bank = w * 0.135;
  const deck = 46;
  const plank = (w - 2 * bank) / night.length;
  const noWayBack = round(bank + (night.findIndex(([, what]) => what === noReturn) + 0.5) * plank);
  return (
    <>
      {[0, w - bank].map((x) => (
        <Sheet key={x} x={x} y={deck} w={bank} h={h - deck} rx={0} fill={x ? colors.ink : colors.stone2}>
          <Text
            x={bank / 2}
            y={deck + size}
            weight="medium"
            color={x ? colors.onInk : colors.ink}
            anchor="middle"
            max={bank - 8}
          >
            {x ? 'New side' : 'Old side'}
          </Text>
        </Sheet>
      ))}
      <path d={`M${bank + 14} ${h - 34}H${noWayBack}`} stroke={colors.ink} strokeWidth={3} />
      <path d={`M${bank + 8} ${h - 34}l14-8v16z`} fill={colors.ink} />
      <path d={`M${noWayBack} ${h - 50}v32`} stroke={colors.red} strokeWidth={5} />
      <Text x={(bank + noWayBack) / 2} y={h - 46} color={colors.mute} anchor="middle">
        Way back open
      </Text>
      {night.map(([minutes, what], step) => {
        const [x, isRed] = [round(bank + step * plank), what === noReturn];
        const middle = round(x + plank / 2);
        return (
          <g key={what}>
            <Sheet
              x={x + 3}
              y={deck}
              w={plank - 6}
              h={26}
              rx={2}
              fill={isRed ? colors.red : colors.sheet}
              depth={8}
            />
            <Text
              x={middle}
              y={deck - 16}
              weight="bold"
              color={isRed ? colors.red : colors.ink}
              anchor="middle"
            >
              {clock(minutes)}
            </Text>
            <Text x={middle} y={deck + 40 + size} anchor="middle" max={plank - 2}>
              {what}
            </Text>
          </g>
        );
      })}
    </>
  );
});

export const steps = compose({
  title: 'How we move an application in six steps',
  desc: `The night of a move as a bridge from the old side to the new side, an example, with a plank for each step: ${night.map(([minutes, , what]) => `${clock(minutes)} ${what.toLowerCase()}`).join(', ')}. The plank of no return is red; until there, the way back is open. Bars compare the first rehearsal, ${hours(firstRehearsal)} hours, with the last one, ${hours(lastRehearsal)}. A note says that disks are erased after a quarter.`,
  words: 17,
  wide: { bridge: [48, 44, 704, 226], rehearsals: [48, 306, 400, 186], sticky: [490, 350, 262, 96, 3] },
  phone: { night: 330, rehearsals: 190, sticky: [50, 596, 270, 88, -2] },
  draw: (at) => (
    <>
      <Bridge at={at.bridge} />
      <Timeline
        at={at.night}
        title="The move"
        even
        red="Point of no return"
        marks={night.map(([minutes, , what]) => ({ at: minutes, when: clock(minutes), what }))}
      />
      <BeforeAfter
        at={at.rehearsals}
        before={['First rehearsal', firstRehearsal]}
        after={['Last rehearsal', lastRehearsal]}
        write={hours}
        red={false}
      />
      <StickyNote at={at.sticky} tone="ink" text="After a quarter" strong="Disks erased" />
    </>
  ),
});
