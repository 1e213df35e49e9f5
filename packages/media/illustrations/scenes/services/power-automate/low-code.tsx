/** Low-Code: a shelf of blocks, a flow that gets another block, and the review before the flow goes live. */
import { compose, part, type Place } from '../../../compose.tsx';
import { colors, Rect } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Check, Window, Wire } from '../../../objects.tsx';
import { Block, BlockMark, type BlockKind } from './block.tsx';

/** The blocks on the shelf. The last block is made to order; the others are standard blocks. */
const shelf: readonly { kind: BlockKind; name: string; own?: boolean }[] = [
  { kind: 'approve', name: 'Approval' },
  { kind: 'remind', name: 'Reminder' },
  { kind: 'file', name: 'File request' },
  { kind: 'message', name: 'Message' },
  { kind: 'connect', name: 'Custom', own: true },
];

const Shelf = part(({ w, h }) => (
  <Window x={0} y={0} w={w} h={h} title="Blocks" right="Ready-made">
    {shelf.map(({ kind, name, own = false }, row) => (
      <g key={name} transform={`translate(18 ${62 + row * 74})`}>
        <Rect x={0} y={0} w={160} h={56} rx={8} fill={own ? colors.ink : colors.soft} />
        <BlockMark x={26} y={28} kind={kind} color={own ? colors.onInk : colors.text} />
        <Text x={50} y={33} color={own ? colors.onInk : colors.text} max={100}>
          {name}
        </Text>
      </g>
    ))}
  </Window>
));

/** Three blocks in their places, and an empty place. The fourth block is above the empty place. */
const Flow = part<{ ends: boolean }>(({ h, ends }) => (
  <>
    <Wire path={`M108 48V${h - 8}`} thickness={2.4} {...(!ends && { arrow: [108, h, 90] })} />
    {ends && <circle cx={108} cy={h - 8} r={8} fill={colors.ink} />}
    <Block x={0} y={0} w={216} kind="mail" name="Request arrives" />
    <Block x={0} y={100} w={216} kind="file" name="Read the form" />
    <rect
      x={1}
      y={201}
      width={214}
      height={54}
      rx={10}
      fill={colors.bg}
      stroke={colors.red}
      strokeWidth={2}
      strokeDasharray="7 5"
    />
    <Block x={0} y={300} w={216} kind="message" name="Tell the requester" />
    <g transform="rotate(-7 124 236)">
      <Block x={32} y={212} w={216} kind="approve" name="Ask for approval" lead />
    </g>
  </>
));

/** The questions before a flow goes live, in one column, or in two if there is enough space. */
const Review = part(({ w, h }) => {
  const columns = w > 300 ? 2 : 1;
  return (
    <Window x={0} y={0} w={w} h={h} title="Review">
      {['Owner named', 'Blocks labeled', 'Limits set', 'Test passed'].map((item, i) => {
        const [x, y] = [28 + (i % columns) * (w / 2 - 8), 72 + Math.floor(i / columns) * 36];
        return (
          <g key={item} transform={`translate(${x} ${y})`}>
            <Check x={0} y={0} />
            <Text x={20} y={4.5} max={124}>
              {item}
            </Text>
          </g>
        );
      })}
      <Rect x={18} y={h - 62} w={w - 36} h={42} rx={21} fill={colors.ink} />
      <Text x={w / 2} y={h - 36} weight="medium" color={colors.onInk} anchor="middle">
        Go live
      </Text>
    </Window>
  );
});

const wide: Record<'shelf' | 'flow' | 'review', Place> = {
  shelf: [40, 40, 196, 438],
  flow: [296, 56, 248, 396],
  review: [574, 156, 176, 282],
};

export const LowCode = compose({
  words: 16,
  title: 'Simple flows and training',
  desc: 'Blocks for approval, reminder, file request and message stand on a shelf. An approval is being placed into a flow that an engineer reviews before it goes live.',
  wide,
  phone: { flow: [66, 14, 248, 404], review: [14, 418, 346, 206] },
  draw: (at) => {
    const across = at.flow === wide.flow;
    return (
      <>
        {across && <Wire path="M520 384H566" thickness={2.4} arrow={[574, 384, 0]} />}
        <Shelf at={at.shelf} />
        <Flow at={at.flow} ends={across} />
        <Review at={at.review} />
      </>
    );
  },
});
