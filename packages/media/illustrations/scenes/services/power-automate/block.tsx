/** The blocks that flows are made of. */
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';

/** Line drawings on a square of 20 around the origin, by what the block does. */
const drawings = {
  mail: 'M-10-7h20v14h-20zM-10-6 0 1 10-6',
  approve: 'M-8 1-3 6 8-6',
  remind: 'M-8 5h16l-3-4v-4a5 5 0 0 0-10 0v4zM-2 9h4',
  file: 'M-7-10h9l5 5v15h-14zM-3-1h6M-3 4h6',
  message: 'M-9-8h18v12h-10l-5 5v-5h-3z',
  connect: 'M-4-10v6M4-10v6M-7-4h14v4a7 7 0 0 1-14 0zM0 7v4',
  post: 'M-9-9h18v18h-18zM-9-3h18M-2-3V9',
} as const;

export type BlockKind = keyof typeof drawings;

/** The drawing of a block, centered at x, y. */
export const BlockMark = ({
  x,
  y,
  kind,
  color,
}: {
  x: number;
  y: number;
  kind: BlockKind;
  color: string;
}) => (
  <path d={drawings[kind]} transform={`translate(${x} ${y})`} fill="none" stroke={color} strokeWidth={2} />
);

/** A block in a flow. If `lead` is true, the block is the scene's red thing. */
export const Block = ({
  x,
  y,
  w,
  kind,
  name,
  lead = false,
}: {
  x: number;
  y: number;
  w: number;
  kind: BlockKind;
  name: string;
  lead?: boolean;
}) => (
  <Sheet x={x} y={y} w={w} h={56} rx={10} fill={lead ? colors.red : colors.sheet} depth={8}>
    <Rect x={10} y={10} w={36} h={36} rx={7} fill={lead ? '#fff' : colors.ink} />
    <BlockMark x={28} y={28} kind={kind} color={lead ? colors.red : colors.onInk} />
    <Text x={60} y={33} weight="medium" color={lead ? '#fff' : colors.text} max={w - 72}>
      {name}
    </Text>
  </Sheet>
);
