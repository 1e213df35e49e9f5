/** Things in scenes: windows, phones, documents, signs, and the wires between them. */
import type { ReactNode } from 'react';
import { colors, Rect, Sheet } from './kit.tsx';
import { Text } from './text.tsx';
import { useMeasure } from './words.tsx';

/** A sheet with a title line. */
export function Window({
  x,
  y,
  w,
  h,
  title,
  right,
  children,
  dark = false,
  depth = 10,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  title: string;
  right?: string;
  children?: ReactNode;
  dark?: boolean;
  depth?: number;
}) {
  return (
    <Sheet x={x} y={y} w={w} h={h} fill={dark ? colors.ink : colors.sheet} depth={depth}>
      <Text x={18} y={27} weight="medium" color={dark ? colors.onInk : colors.ink}>
        {title}
      </Text>
      {right && (
        <Text x={w - 18} y={27} color={dark ? colors.stone : colors.mute} anchor="end">
          {right}
        </Text>
      )}
      <path d={`M0 42h${w}`} stroke={dark ? colors.ink2 : colors.line} />
      {children}
    </Sheet>
  );
}

export const Phone = ({
  x,
  y,
  w = 186,
  h = 372,
  children,
}: {
  x: number;
  y: number;
  w?: number;
  h?: number;
  children: ReactNode;
}) => (
  <Sheet x={x} y={y} w={w} h={h} rx={26} fill={colors.ink} depth={14}>
    <rect x={7} y={7} width={w - 14} height={h - 14} rx={20} fill={colors.paper} />
    <Rect x={w / 2 - 24} y={15} w={48} h={11} rx={5.5} fill={colors.ink} />
    {children}
  </Sheet>
);

/** A small sign: its position, its color and its size. */
interface SignProps {
  x: number;
  y: number;
  fill?: string;
  scale?: number;
}

export const Folder = ({ x, y, fill = colors.stone, scale = 1 }: SignProps) => (
  <path
    transform={`translate(${x} ${y})scale(${scale})`}
    fill={fill}
    d="M0 2.5A2.5 2.5 0 0 1 2.5 0h5L10 3h8a2.5 2.5 0 0 1 2.5 2.5v8A2.5 2.5 0 0 1 18 16H2.5A2.5 2.5 0 0 1 0 13.5z"
  />
);

export const Doc = ({ x, y, fill = colors.stone }: { x: number; y: number; fill?: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <path fill={fill} d="M2 0h8l5 5v12a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2z" />
    <path fill={colors.sheet} opacity=".65" d="M10 0v5h5z" />
  </g>
);

/** A check mark on a disc. The center is at x, y. */
export const Check = ({ x, y, fill = colors.ink, scale = 1 }: SignProps) => (
  <g transform={`translate(${x} ${y})scale(${scale})`}>
    <circle r="8" fill={fill} />
    <path
      d="M-3.5 .3-1 2.8 3.7-2.5"
      fill="none"
      stroke={fill === colors.ink ? colors.onInk : '#fff'}
      strokeWidth="1.8"
    />
  </g>
);

/** A ring of which the part `value` (0 to 1) is filled, clockwise from the top. */
export function Ring({
  x,
  y,
  r,
  value,
  thickness = 12,
  fill = colors.red,
  track = colors.line,
}: {
  x: number;
  y: number;
  r: number;
  value: number;
  thickness?: number;
  fill?: string;
  track?: string;
}) {
  const length = 2 * Math.PI * r;
  return (
    <g fill="none" strokeWidth={thickness} transform={`rotate(-90 ${x} ${y})`}>
      <circle cx={x} cy={y} r={r} stroke={track} />
      <circle
        cx={x}
        cy={y}
        r={r}
        stroke={fill}
        strokeDasharray={`${(length * value).toFixed(1)} ${length.toFixed(1)}`}
      />
    </g>
  );
}

/** A stamped word with its middle at x, y. `size` is the font size. */
export const Stamp = ({ x, y, size, children }: { x: number; y: number; size: number; children: string }) => {
  const half = useMeasure()(children, 'bold', size) / 2 + size * 0.35;
  return (
    <g transform={`translate(${x} ${y})rotate(-8)`}>
      <rect
        x={-half}
        y={-size * 0.75}
        width={2 * half}
        height={size * 1.5}
        fill="none"
        stroke={colors.red}
        strokeWidth={size / 8}
      />
      <Text x={0} y={size * 0.36} size={size} weight="bold" color={colors.red} anchor="middle">
        {children}
      </Text>
    </g>
  );
};

/** A wire. `arrow` is the position of its head and the direction of the head in degrees. */
export const Wire = ({
  path,
  color = colors.ink,
  thickness = 2,
  arrow,
  dash,
}: {
  path: string;
  color?: string;
  thickness?: number;
  arrow?: [x: number, y: number, angle: number];
  dash?: string;
}) => (
  <g>
    <path d={path} fill="none" stroke={color} strokeWidth={thickness} strokeDasharray={dash} />
    {arrow && (
      <path
        transform={`translate(${arrow[0]} ${arrow[1]})rotate(${arrow[2]})`}
        d="M0 0-9-5v10z"
        fill={color}
      />
    )}
  </g>
);
