/** Low-Code: a shelf of blocks, a flow that takes one in, and the review before it goes live. */
import { colors, Rect, Scene } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Check, Window, Wire } from '../../../objects.tsx';
import { Block, BlockMark, type BlockKind } from './block.tsx';

/** The last block is made to order, the others come ready-made. */
const shelf: readonly { kind: BlockKind; name: string; own?: boolean }[] = [
  { kind: 'approve', name: 'Approval' },
  { kind: 'remind', name: 'Reminder' },
  { kind: 'file', name: 'File request' },
  { kind: 'message', name: 'Message' },
  { kind: 'connect', name: 'Custom', own: true },
];

const Shelf = () => (
  <Window x={40} y={40} w={196} h={438} title="Blocks" right="Ready-made">
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
);

/** Three blocks in place and an empty one, above which the fourth is held. */
const Flow = () => (
  <>
    <Wire path="M404 104V440" thickness={2.4} />
    <circle cx={404} cy={444} r={8} fill={colors.ink} />
    <Wire path="M520 384H566" thickness={2.4} arrow={[574, 384, 0]} />
    <Block x={296} y={56} w={216} kind="mail" name="Request arrives" />
    <Block x={296} y={156} w={216} kind="file" name="Read the form" />
    <rect
      x={297}
      y={257}
      width={214}
      height={54}
      rx={10}
      fill={colors.bg}
      stroke={colors.red}
      strokeWidth={2}
      strokeDasharray="7 5"
    />
    <Block x={296} y={356} w={216} kind="message" name="Tell the requester" />
    <g transform="rotate(-7 420 292)">
      <Block x={328} y={268} w={216} kind="approve" name="Ask for approval" lead />
    </g>
  </>
);

const Review = () => (
  <Window x={574} y={156} w={176} h={282} title="Review">
    {['Owner named', 'Blocks labeled', 'Limits set', 'Test passed'].map((item, row) => (
      <g key={item} transform={`translate(28 ${72 + row * 36})`}>
        <Check x={0} y={0} />
        <Text x={20} y={4.5} max={124}>
          {item}
        </Text>
      </g>
    ))}
    <Rect x={18} y={220} w={140} h={42} rx={21} fill={colors.ink} />
    <Text x={88} y={246} weight="medium" color={colors.onInk} anchor="middle">
      Go live
    </Text>
  </Window>
);

export const LowCode = () => (
  <Scene
    words={16}
    title="A flow put together from blocks"
    desc="Blocks for approval, reminder, file request and message stand on a shelf. An approval is being placed into a flow that an engineer reviews before it goes live."
  >
    <Shelf />
    <Flow />
    <Review />
  </Scene>
);
