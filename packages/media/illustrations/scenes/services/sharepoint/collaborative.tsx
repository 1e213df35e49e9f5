/** Collaborative: one page with three cursors, a remark beside its line, and the earlier drafts. */
import type { ReactNode } from 'react';
import { compose, part, type Place } from '../../../compose.tsx';
import { Bar, colors, Rect, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';

/** The lines of the page: the written part of each line, out of 352 units. */
const lines = [330, 352, 300, 0, 344, 352, 318, 352, 190];
const lineY = (line: number) => 118 + line * 28;
/** The line with Legal's remark. */
const remarked = 4;

/** The caret of a writer, with a flag that contains the writer's name. */
const Cursor = ({
  x,
  line,
  who,
  w,
  fill,
  color,
}: {
  x: number;
  line: number;
  who: string;
  w: number;
  fill: string;
  color: string;
}) => (
  <g transform={`translate(${x} ${lineY(line)})`}>
    <path d={`M0-20h${w}v22h${3 - w}v14h-3z`} fill={fill} />
    <Text x={w / 2} y={-4.5} weight="medium" color={color} anchor="middle" max={w}>
      {who}
    </Text>
  </g>
);

/** The page, with as many lines as fit above the guest's line. */
const Page = part(({ w, h }) => {
  const across = (w - 68) / 352;
  const room = Math.floor((h - 188) / 28);
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={4}>
      <Text x={34} y={62} size={26} weight="bold" max={w - 70}>
        Supply agreement
      </Text>
      <Text x={34} y={86} color={colors.mute}>
        Three people are editing
      </Text>
      {lines
        .slice(0, room)
        .map(
          (width, line) =>
            width > 0 && <Bar key={line} x={34} y={lineY(line)} w={Math.round(width * across)} h={10} />,
        )}
      <Rect x={30} y={lineY(remarked) - 6} w={w - 68} h={22} fill={colors.redSoft} />
      <Bar x={34} y={lineY(remarked)} w={w - 76} h={10} fill={colors.red} />
      <Cursor x={w * 0.63} line={1} who="Finance" w={72} fill={colors.ink} color={colors.onInk} />
      <Cursor x={w * 0.36} line={6} who="Supplier" w={76} fill={colors.stone} color={colors.text} />
      <path d={`M34 ${h - 62}H${w - 34}`} stroke={colors.line2} />
      <Text x={34} y={h - 32} color={colors.mute}>
        {w > 400 ? 'Guest access, this folder only' : 'Guest, this folder only'}
      </Text>
      <Text x={w - 34} y={h - 32} weight="medium" anchor="end">
        12 days left
      </Text>
    </Sheet>
  );
});

const Remark = part<{ who: string; fill?: string; children: ReactNode }>(
  ({ w, h, who, fill = colors.sheet, children }) => (
    <Sheet x={0} y={0} w={w} h={h} fill={fill}>
      <Text x={20} y={34} weight="bold" color={fill === colors.red ? '#fff' : colors.text}>
        {who}
      </Text>
      {children}
    </Sheet>
  ),
);

/** A wire from the line to its remark, which is beside or below the page. */
function Mark({ page, remark }: { page: Place | undefined; remark: Place | undefined }) {
  if (!page || !remark) return null;
  const [right, y] = [page[0] + page[2], page[1] + lineY(remarked) + 5];
  const way =
    remark[0] > right
      ? `H${right + 14}V${remark[1] + 70}H${remark[0] + 4}`
      : `H${right - 17}V${remark[1] + 4}`;
  return <path d={`M${right - 34} ${y}${way}`} fill="none" stroke={colors.red} strokeWidth={2} />;
}

const drafts = 6;
const Drafts = part(({ w, h }) => {
  const step = (w - 60) / (drafts - 1);
  return (
    <Sheet x={0} y={0} w={w} h={h} fill={colors.ink}>
      <Text x={20} y={34} weight="medium" color={colors.onInk}>
        {`${drafts} drafts kept`}
      </Text>
      <path d={`M30 ${h - 64}H${w - 30}`} stroke={colors.stone2} strokeWidth={3} />
      {Array.from({ length: drafts }, (_, draft) => (
        <g key={draft} transform={`translate(${30 + draft * step} ${h - 64})`}>
          <circle r={draft === 3 ? 12 : 7} fill={draft === 3 ? colors.onInk : colors.stone2} />
          <Text
            x={0}
            y={38}
            weight="medium"
            color={draft === 3 ? colors.onInk : colors.stone}
            anchor="middle"
          >
            {`v${draft + 1}`}
          </Text>
        </g>
      ))}
    </Sheet>
  );
});

export const Collaborative = compose({
  words: 16,
  title: 'Work together on one document',
  desc: `A supply agreement in which Finance, Legal and a supplier write at the same time, the supplier as a guest for twelve more days. Legal's comment stands beside its line; ${drafts} drafts can be brought back.`,
  wide: {
    page: [40, 40, 420, 450],
    legal: [500, 94, 260, 110],
    finance: [500, 236, 260, 86],
    drafts: [500, 352, 260, 138],
  },
  phone: { page: [14, 14, 346, 388], legal: [74, 426, 286, 110], drafts: [14, 560, 346, 128] },
  draw: (at) => (
    <>
      <Page at={at.page} />
      <Mark page={at.page} remark={at.legal} />
      <Remark at={at.legal} who="Legal" fill={colors.red}>
        <Text x={20} y={62} color="#fff" max={224}>
          30 days here, 45 in the
        </Text>
        <Text x={20} y={84} color="#fff" max={224}>
          annex. Which one holds?
        </Text>
      </Remark>
      <Remark at={at.finance} who="Finance">
        <Text x={20} y={62} max={224}>
          30. Changed the annex.
        </Text>
      </Remark>
      <Drafts at={at.drafts} />
    </>
  ),
});
