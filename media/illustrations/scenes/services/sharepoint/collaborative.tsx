/** Collaborative: one page with three cursors in it, the remark beside its line, and the drafts before. */
import type { ReactNode } from 'react';
import { Bar, C, R, Scene, Sheet } from '../../../kit.tsx';
import { T } from '../../../text.tsx';

/** Lines of the page: how far each is written, in units. */
const lines = [330, 352, 300, 0, 344, 352, 318, 352, 190];
const lineY = (line: number) => 118 + line * 28;

/** Where someone is writing: a caret with a flag that names them. */
const Cursor = ({
  x,
  line,
  who,
  w,
  f,
  c,
}: {
  x: number;
  line: number;
  who: string;
  w: number;
  f: string;
  c: string;
}) => (
  <g transform={`translate(${x} ${lineY(line)})`}>
    <path d={`M0-20h${w}v22h${3 - w}v14h-3z`} fill={f} />
    <T x={w / 2} y={-4.5} w="m" c={c} a="m" max={w}>
      {who}
    </T>
  </g>
);

const Remark = ({
  y,
  h,
  who,
  f = C.sheet,
  children,
}: {
  y: number;
  h: number;
  who: string;
  f?: string;
  children: ReactNode;
}) => (
  <Sheet x={500} y={y} w={260} h={h} f={f}>
    <T x={20} y={34} w="b" c={f === C.red ? '#fff' : C.text}>
      {who}
    </T>
    {children}
  </Sheet>
);

const drafts = 6;
const Drafts = () => (
  <Sheet x={500} y={352} w={260} h={138} f={C.ink}>
    <T x={20} y={34} w="m" c={C.onInk}>
      {`${drafts} drafts kept`}
    </T>
    <path d="M30 74H230" stroke={C.stone2} strokeWidth={3} />
    {Array.from({ length: drafts }, (_, draft) => (
      <g key={draft}>
        <circle
          cx={30 + draft * 40}
          cy={74}
          r={draft === 3 ? 12 : 7}
          fill={draft === 3 ? C.onInk : C.stone2}
        />
        <T x={30 + draft * 40} y={112} w="m" c={draft === 3 ? C.onInk : C.stone} a="m">
          {`v${draft + 1}`}
        </T>
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
      <T x={34} y={62} s={26} w="b" max={350}>
        Supply agreement
      </T>
      <T x={34} y={86} c={C.mute}>
        Three people are editing
      </T>
      {lines.map((width, line) => line !== 3 && <Bar key={line} x={34} y={lineY(line)} w={width} h={10} />)}
      <R x={30} y={lineY(4) - 6} w={352} h={22} f={C.redSoft} />
      <Bar x={34} y={lineY(4)} w={344} h={10} f={C.red} />
      <path d={`M386 ${lineY(4) + 5}H420`} stroke={C.red} strokeWidth={2} />
      <Cursor x={264} line={1} who="Finance" w={72} f={C.ink} c={C.onInk} />
      <Cursor x={150} line={6} who="Supplier" w={76} f={C.stone} c={C.text} />
      <path d="M34 388h352" stroke={C.line2} />
      <T x={34} y={418} c={C.mute}>
        Guest access, this folder only
      </T>
      <T x={386} y={418} w="m" a="r">
        12 days left
      </T>
    </Sheet>
    <path d="M460 275h14v-111h26" fill="none" stroke={C.red} strokeWidth={2} />
    <Remark y={94} h={110} who="Legal" f={C.red}>
      <T x={20} y={62} c="#fff" max={224}>
        30 days here, 45 in the
      </T>
      <T x={20} y={84} c="#fff" max={224}>
        annex. Which one holds?
      </T>
    </Remark>
    <Remark y={236} h={86} who="Finance">
      <T x={20} y={62} max={224}>
        30. Changed the annex.
      </T>
    </Remark>
    <Drafts />
  </Scene>
);
