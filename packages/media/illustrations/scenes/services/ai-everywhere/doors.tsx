/** AI Everywhere, continued: the scene of sites that everyone can open. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Link } from '../../../parts/link.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Tag, tagHole } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords, Words } from '../../../words.tsx';

/** Sites as rooms, and the people who can open them. An example. */
const rooms = [
  ['Contracts', 'Legal'],
  ['Payroll', 'everyone'],
  ['Board minutes', 'the board'],
  ['Quotes', 'Sales'],
] as const;
const everyone = 'everyone';

/** The files on which the label was tested, by room. An example. */
const labeled = [
  ['Contracts', 120],
  ['Payroll', 44],
  ['Board minutes', 36],
] as const;
const tested = labeled.reduce((sum, [, files]) => sum + files, 0);

/** The papers on a shelf: where each begins and ends, as a share of the width of the room. */
const papers = [
  [0.1, 0.3],
  [0.36, 0.5],
  [0.56, 0.9],
] as const;

/** A room with papers on its shelves. Its open door is the red thing. */
const OpenRoom = ({ w, h }: { w: number; h: number }) => {
  const leaf = round(w * 0.52);
  return (
    <>
      <Rect x={0} y={0} w={w} h={h} rx={0} fill={colors.door} />
      {[0.3, 0.56, 0.82].map((shelf, row) => (
        <g key={shelf}>
          {papers.map(([from, to], paper) => (
            <Rect
              key={from}
              x={w * from}
              y={round(h * shelf) - 16 - ((row + paper) % 3) * 6}
              w={w * (to - from)}
              h={16 + ((row + paper) % 3) * 6}
              rx={1}
              fill={paper % 2 ? colors.stone2 : '#fff'}
            />
          ))}
          <Rect x={w * 0.04} y={h * shelf} w={w * 0.92} h={4} rx={0} fill={colors.stone2} />
        </g>
      ))}
      <path d={`M${w} ${h}l${leaf} 22l${leaf * 0.5} 0l${-leaf} -22z`} fill={colors.shadow} />
      <path d={`M${w} 0l${leaf} -10V${h + 22}l${-leaf} -22z`} fill={colors.red} />
      <circle cx={w + leaf - 10} cy={round(h * 0.56)} r={5} fill="#fff" />
    </>
  );
};

/** A room behind a closed door. */
const ClosedRoom = ({ w, h }: { w: number; h: number }) => (
  <>
    <Rect x={0} y={0} w={w} h={h} rx={0} fill={colors.ink} />
    {[0.1, 0.56].map((at) => (
      <Rect key={at} x={w * 0.18} y={h * at} w={w * 0.64} h={h * 0.34} rx={2} fill={colors.ink2} />
    ))}
    <circle cx={w - 12} cy={round(h * 0.5)} r={5} fill={colors.stone} />
  </>
);

/** A corridor with rooms. The room that everyone can enter has an open door. */
const Corridor = part(({ w, h }) => {
  const size = useWords();
  const column = w / rooms.length;
  const [dw, dh] = [round(Math.min(92, column * 0.62)), round(h - size * 5.6)];
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={0} fill={colors.stone} depth={12}>
      {rooms.map(([name, who], room) => {
        const narrow = column < 100;
        const middle = round((room + 0.5) * column);
        const Room = who === everyone ? OpenRoom : ClosedRoom;
        return (
          <g key={name}>
            <Words
              x={middle}
              y={round(size * (narrow && !name.includes(' ') ? 3.2 : 1.9))}
              w={column - 4}
              weight="bold"
              anchor="middle"
              lines={2}
            >
              {name}
            </Words>
            <Text
              x={middle}
              y={round(size * (narrow ? 4.6 : 3.4))}
              color={colors.text}
              anchor="middle"
              max={column}
            >
              {narrow ? who : `For ${who}`}
            </Text>
            <g transform={`translate(${round(middle - dw / 2)} ${h - dh})`}>
              <Room w={dw} h={dh} />
            </g>
          </g>
        );
      })}
    </Sheet>
  );
});

export const readiness = compose({
  title: 'File permissions fixed before Copilot',
  desc: `Rooms along a corridor, an example: ${rooms.map(([name, who]) => `${name.toLowerCase()} for ${who.toLowerCase()}`).join(', ')}. The door of the room for everyone stands open, in red, and a red wire leads from it to a tag: the site is hidden from Copilot for most people while its owner reviews access. A list counts the ${tested} files on which the label confidential was tested: ${labeled.map(([name, files]) => `${name.toLowerCase()} ${files}`).join(', ')}.`,
  words: 17,
  wide: { corridor: [48, 40, 704, 268], tag: [364, 380, 340, 96, 3], labels: [48, 344, 292, 150] },
  phone: { corridor: [14, 14, 346, 270], tag: [24, 362, 324, 84, -3], labels: [14, 478, 346, 176] },
  draw: (at) => (
    <>
      <Corridor at={at.corridor} />
      <Tag at={at.tag} tone="ink" text="While its owner reviews" strong="Hidden from Copilot" />
      <Ledger at={at.labels} title="Labeled confidential" right={`${tested} files`} rows={labeled} />
      <Link
        from={at.corridor}
        to={at.tag}
        red
        out={[0.46, 1.06]}
        into={at.tag && at.tag[4] === 3 ? [0.05, 0.36] : tagHole}
        arrow={false}
      />
    </>
  ),
});
