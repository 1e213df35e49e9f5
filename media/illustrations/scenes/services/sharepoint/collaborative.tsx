/** Collaborative: one page with three cursors in it, the remark beside its line, and the drafts before. */
import type { ReactNode } from 'react';
import { Bar, colors, Rect, Scene, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';

/** Lines of the page: how far each is written, in units. */
const lines = [330, 352, 300, 0, 344, 352, 318, 352, 190];
const lineY = (line: number) => 118 + line * 28;

/** Where someone is writing: a caret with a flag that names them. */
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

const Remark = ({
  y,
  h,
  who,
  fill = colors.sheet,
  children,
}: {
  y: number;
  h: number;
  who: string;
  fill?: string;
  children: ReactNode;
}) => (
  <Sheet x={500} y={y} w={260} h={h} fill={fill}>
    <Text x={20} y={34} weight="bold" color={fill === colors.red ? '#fff' : colors.text}>
      {who}
    </Text>
    {children}
  </Sheet>
);

const drafts = 6;
const Drafts = () => (
  <Sheet x={500} y={352} w={260} h={138} fill={colors.ink}>
    <Text x={20} y={34} weight="medium" color={colors.onInk}>
      {`${drafts} drafts kept`}
    </Text>
    <path d="M30 74H230" stroke={colors.stone2} strokeWidth={3} />
    {Array.from({ length: drafts }, (_, draft) => (
      <g key={draft}>
        <circle
          cx={30 + draft * 40}
          cy={74}
          r={draft === 3 ? 12 : 7}
          fill={draft === 3 ? colors.onInk : colors.stone2}
        />
        <Text
          x={30 + draft * 40}
          y={112}
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

export const Collaborative = () => (
  <Scene
    words={16}
    title="One draft, many hands"
    desc={`A supply agreement in which Finance, Legal and a supplier write at the same time, the supplier as a guest for twelve more days. Legal's comment stands beside its line; ${drafts} drafts can be brought back.`}
  >
    <Sheet x={40} y={40} w={420} h={450} rx={4}>
      <Text x={34} y={62} size={26} weight="bold" max={350}>
        Supply agreement
      </Text>
      <Text x={34} y={86} color={colors.mute}>
        Three people are editing
      </Text>
      {lines.map((width, line) => line !== 3 && <Bar key={line} x={34} y={lineY(line)} w={width} h={10} />)}
      <Rect x={30} y={lineY(4) - 6} w={352} h={22} fill={colors.redSoft} />
      <Bar x={34} y={lineY(4)} w={344} h={10} fill={colors.red} />
      <path d={`M386 ${lineY(4) + 5}H420`} stroke={colors.red} strokeWidth={2} />
      <Cursor x={264} line={1} who="Finance" w={72} fill={colors.ink} color={colors.onInk} />
      <Cursor x={150} line={6} who="Supplier" w={76} fill={colors.stone} color={colors.text} />
      <path d="M34 388h352" stroke={colors.line2} />
      <Text x={34} y={418} color={colors.mute}>
        Guest access, this folder only
      </Text>
      <Text x={386} y={418} weight="medium" anchor="end">
        12 days left
      </Text>
    </Sheet>
    <path d="M460 275h14v-111h26" fill="none" stroke={colors.red} strokeWidth={2} />
    <Remark y={94} h={110} who="Legal" fill={colors.red}>
      <Text x={20} y={62} color="#fff" max={224}>
        30 days here, 45 in the
      </Text>
      <Text x={20} y={84} color="#fff" max={224}>
        annex. Which one holds?
      </Text>
    </Remark>
    <Remark y={236} h={86} who="Finance">
      <Text x={20} y={62} max={224}>
        30. Changed the annex.
      </Text>
    </Remark>
    <Drafts />
  </Scene>
);
