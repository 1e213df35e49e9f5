/** A till with its cable pulled, and the sales it has stored. */
import { part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** Sales while the line was down. An example. */
export const stored = [
  ['9:02', 14.2],
  ['9:04', 31.75],
  ['9:07', 8.6],
] as const;
export const euros = (amount: number) => `€${amount.toFixed(2)}`;

/** A plug at the end of a cable, pointing to the right, its pins at 0, 0. */
const Plug = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-18 -9H0M-18 9H0" stroke={colors.stone2} strokeWidth={5} />
    <path d="M-18 -20h-22q-16 0-16 14v12q0 14 16 14h22z" fill={colors.red} />
  </g>
);

export const Till = part<object>(({ w, h }) => {
  const size = useWords();
  const [base, screen] = [round(w * 0.58), round(w * 0.52)];
  const [drawer, sh] = [round(h * 0.24), round(h * 0.56)];
  const top = h - drawer;
  const screenTop = top - sh - round(h * 0.1);
  const cable = h - 26;
  const wall = w - 44;
  const apart = w < 400 ? 22 : 50;
  const run = wall - apart - 54 - base;
  return (
    <>
      <path
        d={`M${base - 10} ${top + drawer / 2}C${base + run} ${top + drawer / 2} ${base} ${cable} ${base + run} ${cable}`}
        fill="none"
        stroke={colors.red}
        strokeWidth={7}
      />
      <Plug x={wall - apart} y={cable} />
      <Sheet x={wall} y={cable - 42} w={44} h={60} rx={6} depth={8}>
        <circle cx={22} cy={22} r={4.5} fill={colors.ink} />
        <circle cx={22} cy={42} r={4.5} fill={colors.ink} />
      </Sheet>
      <Rect
        x={round(base * 0.44)}
        y={top - h * 0.16}
        w={round(base * 0.12)}
        h={h * 0.17}
        rx={0}
        fill={colors.stone2}
      />
      <Sheet x={0} y={top} w={base} h={drawer} rx={6} fill={colors.stone}>
        <Rect x={14} y={14} w={base - 28} h={drawer - 28} rx={4} fill={colors.stone2} />
        <Rect x={base / 2 - 34} y={drawer / 2 - 6} w={68} h={12} rx={6} fill={colors.ink} />
      </Sheet>
      <Sheet x={round((base - screen) / 2)} y={screenTop} w={screen} h={sh} rx={14} fill={colors.ink}>
        <Text x={24} y={22 + size} weight="medium" color={colors.onInk}>
          Register 2
        </Text>
        <Text x={screen - 24} y={22 + size} color={colors.stone} anchor="end">
          Offline
        </Text>
        <path d={`M24 ${round(38 + size)}H${screen - 24}`} stroke={colors.ink2} strokeWidth={2} />
        <Text
          x={24}
          y={sh - 34 - size * 1.5}
          size={Math.min(size * 2.4, screen * 0.18)}
          weight="bold"
          color={colors.onInk}
          max={screen - 48}
        >
          {`${stored.length} sales`}
        </Text>
        <Text x={24} y={sh - 28} color={colors.stone} max={screen - 48}>
          stored here
        </Text>
      </Sheet>
    </>
  );
});
