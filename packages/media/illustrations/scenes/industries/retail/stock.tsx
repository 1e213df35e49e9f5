/** Retail, continued: the scene of stock. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect } from '../../../kit.tsx';
import { Link } from '../../../parts/link.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Tag } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useMeasure, useWords } from '../../../words.tsx';

/** The number of boxes on the shelf. An example. */
const onHand = 24;
const reserved = 5;
const damaged = 2;
const free = onHand - reserved - damaged;
const boards = 3;

const kinds = ['Free', 'Reserved', 'Damaged'] as const;
type Kind = (typeof kinds)[number];
const kindOf = (place: number): Kind =>
  place < free ? 'Free' : place < free + reserved ? 'Reserved' : 'Damaged';

/** A box. A free box is filled, a reserved box has a band, a damaged box is crossed out. */
function Box({ w, h, kind }: { w: number; h: number; kind: Kind }) {
  if (kind === 'Damaged')
    return (
      <path
        d={`M1 1h${w - 2}v${h - 2}H1zL${w - 1} ${h - 1}M${w - 1} 1L1 ${h - 1}`}
        fill="none"
        stroke={colors.stone2}
        strokeWidth={2}
      />
    );
  return (
    <>
      <Rect x={0} y={0} w={w} h={h} rx={2} fill={kind === 'Free' ? colors.ink : colors.stone2} />
      {kind === 'Reserved' && <Rect x={0} y={h * 0.42} w={w} h={h * 0.16} rx={0} fill={colors.sheet} />}
    </>
  );
}

/** A shelf with every box in stock, and the names of the three kinds below it. */
const Shelf = part<object>(({ w, h }) => {
  const size = useWords();
  const measure = useMeasure();
  const foot = size * 2.6;
  const perBoard = onHand / boards;
  const [column, step] = [(w - 40) / perBoard, (h - foot) / boards];
  const [bw, bh] = [round(column - 8), round(step - 26)];
  return (
    <>
      <path d={`M${w} 10l10 10V${h + 10}H10L0 ${h}H${w}z`} fill={colors.shadow} />
      <Rect x={0} y={0} w={w} h={h} rx={4} fill={colors.sheet} />
      {Array.from({ length: boards }).map((_board, row) => (
        <Rect key={row} x={0} y={(row + 1) * step - 12} w={w} h={12} rx={0} fill={colors.stone} />
      ))}
      {Array.from({ length: onHand }).map((_box, place) => (
        <g
          key={place}
          transform={`translate(${round(24 + (place % perBoard) * column)} ${round(Math.floor(place / perBoard) * step + step - 12 - bh)})`}
        >
          <Box w={bw} h={bh} kind={kindOf(place)} />
        </g>
      ))}
      {kinds.map((kind, index) => {
        const before = kinds
          .slice(0, index)
          .reduce((sum, one) => sum + measure(one) + (w < 400 ? 50 : 68), 0);
        const count = { Free: free, Reserved: reserved, Damaged: damaged }[kind];
        return (
          <g key={kind} transform={`translate(${round(16 + before)} ${round(h - foot / 2)})`}>
            <g transform="translate(0 -8)">
              <Box w={16} h={16} kind={kind} />
            </g>
            <Text x={24} y={size * 0.35}>{`${kind} ${count}`}</Text>
          </g>
        );
      })}
      <path d={`M3 0V${h}M${w - 3} 0V${h}`} stroke={colors.stone2} strokeWidth={6} />
    </>
  );
});

/** The count by RFID minus the count by the tills, with the widest gaps first. An example. */
const gaps = [
  ['Olive oil 0.5 l', -14],
  ['Batteries AA', 9],
  ['Rice 1 kg', -7],
  ['Shampoo', -6],
  ['Tea lights', 4],
] as const;
const signed = (gap: number) => (gap < 0 ? `−${-gap}` : `+${gap}`);

export const inventory = compose({
  title: 'Accurate stock in every store',
  desc: `A shelf with ${onHand} boxes of one item on hand, an example: ${free} are free, ${reserved} reserved and ${damaged} damaged. A red tag says that the online store sells only the ${free} that are free. Beside it the morning’s count list with the widest gaps between RFID reads and register sales: ${gaps.map(([item, gap]) => `${item} ${signed(gap)}`).join(', ')}.`,
  words: 17,
  wide: { list: [48, 48, 296, 424], shelf: [336, 158, 416, 322], tag: [470, 44, 268, 98, 3] },
  phone: { tag: [70, 26, 250, 84, -3], shelf: [14, 128, 346, 250], list: [14, 410, 346, 250] },
  draw: (at) => (
    <>
      <Ledger at={at.list} tone="ink" title="Count list" right="Widest gaps" rows={gaps} write={signed} />
      <Shelf at={at.shelf} />
      <Link from={at.tag} to={at.shelf} red arrow={false} out={[0.06, 0.5]} into={[0.12, 0.02]} />
      <Tag at={at.tag} text="Online store sells" strong={`${free} of ${onHand}`} />
    </>
  ),
});
