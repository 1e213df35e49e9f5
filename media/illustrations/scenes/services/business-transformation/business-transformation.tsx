/** The scenes of the Business Transformation page, by area. */
import { compose, part } from '../../../compose.tsx';
import { C, R, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Note } from '../../../parts/tags.tsx';
import { Timeline } from '../../../parts/time.tsx';
import { round, T } from '../../../text.tsx';
import { useMeasure, useWords } from '../../../words.tsx';
import { process } from './process.tsx';
import { prototype } from './prototype.tsx';

/** An archive of three drawers; the open one holds a card. */
const Archive = part<{ found: string; drawers: readonly [string, string, string] }>(
  ({ w, h, found, drawers }) => {
    const size = useWords();
    const top = h * 0.3;
    const step = (h - top) / drawers.length;
    const card = w * 0.62;
    return (
      <>
        <path d={`M0 ${h}l12 12H${w + 12}V${top + 12}L${w} ${top}V${h}z`} fill={C.shadow} />
        <R x={0} y={top} w={w} h={h - top} rx={4} f={C.stone2} />
        {[2, 1, 0].map((behind) => (
          <Sheet
            key={behind}
            x={w * 0.18 + behind * 14}
            y={30 - behind * 13}
            w={card}
            h={top}
            rx={4}
            d={0}
            f={behind ? C.line2 : C.sheet}
          />
        ))}
        <T x={w * 0.18 + 16} y={42 + size} w="m" max={card - 28}>
          {found}
        </T>
        {drawers.map((name, row) => {
          const [inset, y] = [row === 0 ? -10 : 8, round(top + row * step)];
          return (
            <g key={name}>
              {row === 0 && (
                <path
                  d={`M${inset} ${y + step}l10 10H${w - inset - 8}V${y + step}z`}
                  fill={C.shadow}
                  transform="translate(4 0)"
                />
              )}
              <R x={inset} y={y + 5} w={w - 2 * inset} h={step - 8} rx={4} f={row === 0 ? C.ink : C.stone} />
              <T
                x={inset + 20}
                y={y + step / 2 + size * 0.35}
                w="m"
                c={row === 0 ? C.onInk : C.ink}
                max={w - 120}
              >
                {name}
              </T>
              <R x={w - 86} y={y + step / 2 - 5} w={60} h={10} rx={5} f={row === 0 ? C.onInk : C.stone2} />
            </g>
          );
        })}
      </>
    );
  },
);

const lastDay = compose({
  title: 'Plan from the last day back',
  desc: 'An archive with three drawers; from the open one stands the card of invoice 20417, read-only. A page of a retirement calendar, an example: Dynamics GP, owner Finance, with its last entry and last login. Below, a line of dates: the last entry on March 30, 2029, the last login, in red, on June 29, 2029, the end of support on December 31, 2029 and of security patches on April 30, 2031.',
  words: 17,
  wide: { archive: [66, 44, 300, 272], plan: [430, 60, 322, 236], dates: [48, 352, 704, 144] },
  phone: { dates: 330, archive: [30, 386, 310, 250] },
  draw: (at) => (
    <>
      <Archive at={at.archive} found="Invoice 20417" drawers={['2027–2029', '2024–2026', '2021–2023']} />
      <Ledger
        at={at.plan}
        title="Retirement, an example"
        rows={[
          ['System', 'Dynamics GP'],
          ['Owner', 'Finance'],
          ['Last entry', 'March 30, 2029'],
          ['Last login', 'June 29, 2029'],
          ['Archive', 'Read-only'],
        ]}
      />
      <Timeline
        at={at.dates}
        tone="ink"
        even
        red="Last login"
        marks={[
          { at: '2029-03-30', when: 'March 30, 2029', what: 'Last entry' },
          { at: '2029-06-29', when: 'June 29, 2029', what: 'Last login' },
          { at: '2029-12-31', when: 'Dec. 31, 2029', what: 'Support ends' },
          { at: '2031-04-30', when: 'April 30, 2031', what: 'Last patches' },
        ]}
      />
    </>
  ),
});

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
  const labels = measure('Manager', 'm') + 30;
  const sums = measure('8 h', 'b') + 24;
  const column = (w - labels - sums) / days.length;
  const step = (h - 48) / roster.length;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      {days.map((day, index) => (
        <T key={day} x={labels + (index + 0.5) * column} y={30} c={C.mute} a="m">
          {day}
        </T>
      ))}
      <path d={`M0 43.5h${w}`} stroke={C.line} />
      {roster.map(([role, hours], row) => (
        <g key={role} transform={`translate(0 ${round(48 + row * step)})`}>
          <T x={18} y={step / 2 + size * 0.35} w="m">
            {role}
          </T>
          {hours.map((hour, index) => {
            const [x, bw] = [labels + index * column + 4, column - 8];
            const free = bw * (1 - hour / 8);
            return (
              <g key={days[index]}>
                <R x={x} y={9} w={bw} h={step - 18} rx={5} f={C.soft} />
                {hour > 0 && <R x={x + free} y={9} w={bw - free} h={step - 18} rx={5} f={C.red} />}
              </g>
            );
          })}
          <T x={w - 18} y={step / 2 + size * 0.35} w="b" a="r">
            {`${hoursOf(hours)} h`}
          </T>
        </g>
      ))}
    </Sheet>
  );
});

/** From the bottom up. */
const adkar = ['Awareness', 'Desire', 'Knowledge', 'Ability', 'Reinforcement'];

/** A stair, a word on each step. */
const Stair = part(({ w, h }) => {
  const size = useWords();
  const step = h / adkar.length;
  const least = useMeasure()('Reinforcement', 'm') + 30;
  return adkar.map((word, fromBottom) => {
    const x = round(((w - least) / (adkar.length - 1)) * fromBottom);
    const y = round(h - (fromBottom + 1) * step);
    const dark = fromBottom % 2 === 0;
    return (
      <Sheet key={word} x={x} y={y} w={w - x} h={round(step)} rx={2} d={8} f={dark ? C.ink : C.stone}>
        <T x={14} y={step / 2 + size * 0.35} w="m" c={dark ? C.onInk : C.ink}>
          {word}
        </T>
      </Sheet>
    );
  });
});

const training = compose({
  title: 'Training hours in the roster',
  desc: `The duty roster of a week, an example, with hours of practice in red: ${roster.map(([role, hours]) => `${role.toLowerCase()} ${hoursOf(hours)} hours`).join(', ')}. A stair of five steps carries the words of ADKAR: awareness, desire, knowledge, ability, reinforcement. Floor walkers stay for 10 days.`,
  words: 17,
  wide: { roster: [48, 44, 478, 268], walkers: [514, 84, 238, 128], stair: [196, 296, 548, 200] },
  phone: { roster: 260, stair: [24, 322, 322, 200], walkers: [14, 556, 346, 116] },
  draw: (at) => (
    <>
      <Roster at={at.roster} />
      <Stair at={at.stair} />
      <Note at={at.walkers} figure="10 days" caption="of floor walkers" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'transformation-strategy': lastDay,
  'innovation-enablement': prototype,
  'change-management': training,
  'business-process-optimization': process,
};
