/** Home, continued: five people test a draft, and the next draft is without the field that stopped them. */
import { compose, part } from '../../compose.tsx';
import { colors, Rect, Sheet } from '../../kit.tsx';
import { Head, tones } from '../../parts/tones.tsx';
import { Text } from '../../text.tsx';

/** The number of users in the test, and how many reached the end of each draft. An example. */
const users = 5;
const drafts = [
  { name: 'First draft', finished: 1, fields: ['Name', 'Visit code', 'Day'] },
  { name: 'Second draft', finished: 5, fields: ['Name', 'Day'] },
] as const;
/** The field at which the other users stopped. */
const hurdle = drafts[0].fields[1];
const stopped = users - drafts[0].finished;

/** The legend of the dots at the bottom of a form. It has two lines. */
const Legend = () => (
  <>
    <circle cx={25} cy={22} r={7} fill={colors.ink} />
    <Text x={42} y={27} color={colors.mute}>
      A dot is a user.
    </Text>
  </>
);

/** A form in a test. Each dot is a user, at the end of the form or at the field where the user stopped. */
const Draft = part<{ draft: (typeof drafts)[number]; legend?: boolean }>(({ w, h: all, draft, legend }) => {
  const { name, finished, fields } = draft;
  const h = all - (legend ? 58 : 0);
  const room = (h - 44 - 84) / fields.length;
  const dots = (count: number, y: number, fill: string) =>
    Array.from({ length: count }, (_, user) => (
      <circle key={user} cx={w - 38 - user * 17} cy={y} r={7} fill={fill} />
    ));
  return (
    <Sheet x={0} y={0} w={w} h={all}>
      <Head w={w} title={name} right={`${finished} of ${users}`} />
      {fields.map((field, row) => {
        const isHurdle = field === hurdle;
        const y = 60 + row * room;
        return (
          <g key={field}>
            <rect
              x={18.5}
              y={y + 0.5}
              width={w - 37}
              height={room - 14}
              rx={6}
              fill={isHurdle ? colors.redSoft : colors.soft}
              stroke={isHurdle ? colors.red : 'none'}
              strokeWidth={3}
            />
            <Text
              x={32}
              y={y + room / 2 - 1}
              weight={isHurdle ? 'medium' : 'regular'}
              color={isHurdle ? colors.ink : colors.mute}
            >
              {field}
            </Text>
            {isHurdle && dots(stopped, y + room / 2 - 7, colors.red)}
          </g>
        );
      })}
      <Rect x={18} y={h - 68} w={w - 36} h={50} rx={6} fill={colors.ink} />
      <Text x={34} y={h - 37} weight="medium" color={colors.onInk}>
        Book
      </Text>
      {dots(finished, h - 43, colors.onInk)}
      {legend && (
        <g transform={`translate(0 ${h - 12})`}>
          <Legend />
        </g>
      )}
    </Sheet>
  );
});

/** The components that both drafts were made of. */
const Library = part(({ w, h }) => {
  const { color, soft } = tones.ink;
  const row = (h - 56) / 3;
  return (
    <Sheet x={0} y={0} w={w} h={h} fill={colors.ink}>
      <Head w={w} title="Library in code" tone="ink" />
      {['Field', 'Button', 'Day picker'].map((component, index) => (
        <g key={component} transform={`translate(18 ${58 + index * row})`}>
          <Rect x={0} y={0} w={w - 36} h={row - 12} rx={6} fill={soft} />
          <Text x={14} y={(row - 12) / 2 + 6} weight="medium" color={color}>
            {component}
          </Text>
        </g>
      ))}
    </Sheet>
  );
});

export const uxUi = compose({
  title: 'Screens tested with your users',
  desc: `An example: ${users} users try a first draft of a booking form. ${stopped} stop at a field for a visit code, in red, and ${drafts[0].finished} reaches the end. The second draft is without that field, and all ${drafts[1].finished} book. Its parts stand in a library in code.`,
  words: 17,
  wide: {
    first: [48, 46, 260, 330],
    second: [334, 130, 240, 322],
    library: [590, 46, 168, 236],
  },
  phone: { first: [14, 14, 300, 300], second: [74, 332, 286, 290] },
  draw: (at) => (
    <>
      <Draft at={at.first} draft={drafts[0]} />
      <Draft at={at.second} draft={drafts[1]} legend />
      <Library at={at.library} />
    </>
  ),
});
