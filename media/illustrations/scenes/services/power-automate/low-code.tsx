/** Low-Code: a shelf of blocks, a flow that takes one in, and the review before it goes live. */
import { C, R, Scene } from '../../../kit.tsx';
import { T } from '../../../text.tsx';
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
        <R x={0} y={0} w={160} h={56} rx={8} f={own ? C.ink : C.soft} />
        <BlockMark x={26} y={28} kind={kind} c={own ? C.onInk : C.text} />
        <T x={50} y={33} c={own ? C.onInk : C.text} max={100}>
          {name}
        </T>
      </g>
    ))}
  </Window>
);

/** Three blocks in place and an empty one, above which the fourth is held. */
const Flow = () => (
  <>
    <Wire d="M404 104V440" w={2.4} />
    <circle cx={404} cy={444} r={8} fill={C.ink} />
    <Wire d="M520 384H566" w={2.4} arrow={[574, 384, 0]} />
    <Block x={296} y={56} w={216} kind="mail" name="Request arrives" />
    <Block x={296} y={156} w={216} kind="file" name="Read the form" />
    <rect
      x={297}
      y={257}
      width={214}
      height={54}
      rx={10}
      fill={C.bg}
      stroke={C.red}
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
        <T x={20} y={4.5} max={124}>
          {item}
        </T>
      </g>
    ))}
    <R x={18} y={220} w={140} h={42} rx={21} f={C.ink} />
    <T x={88} y={246} w="m" c={C.onInk} a="m">
      Go live
    </T>
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
