/** Strategic Alignment, continued: the three lists of projects after the second half day. */
import { compose } from '../../../compose.tsx';
import { Rack } from '../../../parts/shelves.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Note } from '../../../parts/tags.tsx';

/** The projects by list. An example. */
const lists = [
  { name: 'Start', count: 3 },
  { name: 'Go on with', count: 7 },
  { name: 'Stop', count: 5 },
] as const;
const places = Math.max(...lists.map(({ count }) => count));
const projects = lists.reduce((sum, { count }) => sum + count, 0);

export const steps = compose({
  title: 'How the goal workshop works, step by step',
  desc: `A rack with a shelf for each of three lists of projects, an example: ${lists.map(({ name, count }) => `${name.toLowerCase()} ${count}`).join(', ')}, ${projects} in all. The first project to stop is red. A note says that the executives attend two half days. A list ranks three goals.`,
  words: 17,
  wide: { rack: [48, 44, 442, 440], days: [462, 76, 290, 120], goals: [520, 262, 232, 196] },
  phone: { rack: 350, days: [14, 388, 346, 110], goals: [14, 522, 346, 180] },
  draw: (at) => (
    <>
      <Rack
        at={at.rack}
        kind="boxes"
        shelves={lists.map(({ name, count }) => ({ name, note: `${count}`, filled: count, of: places }))}
        red={['Stop', 0]}
      />
      <Note at={at.days} figure="2 half days" caption="goals first, then projects" />
      <Ledger
        at={at.goals}
        title="Goals"
        right="ranked"
        rows={[
          ['Settle sooner', '1'],
          ['Spend less', '2'],
          ['Renew more', '3'],
        ]}
      />
    </>
  ),
});
