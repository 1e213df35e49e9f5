/** Things that stand in scenes: windows, phones, documents, marks and the wires between them. */
import type { ReactNode } from 'react';
import { C, R, Sheet } from './kit.tsx';
import { T } from './text.tsx';

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
  d = 10,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  title: string;
  right?: string;
  children?: ReactNode;
  dark?: boolean;
  d?: number;
}) {
  return (
    <Sheet x={x} y={y} w={w} h={h} f={dark ? C.ink : C.sheet} d={d}>
      <T x={18} y={27} w="m" c={dark ? C.onInk : C.ink}>
        {title}
      </T>
      {right && (
        <T x={w - 18} y={27} c={dark ? C.stone : C.mute} a="r">
          {right}
        </T>
      )}
      <path d={`M0 42h${w}`} stroke={dark ? C.ink2 : C.line} />
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
  <Sheet x={x} y={y} w={w} h={h} rx={26} f={C.ink} d={14}>
    <rect x={7} y={7} width={w - 14} height={h - 14} rx={20} fill={C.paper} />
    <R x={w / 2 - 24} y={15} w={48} h={11} rx={5.5} f={C.ink} />
    {children}
  </Sheet>
);

export const Folder = ({ x, y, f = C.stone, s = 1 }: { x: number; y: number; f?: string; s?: number }) => (
  <path
    transform={`translate(${x} ${y})scale(${s})`}
    fill={f}
    d="M0 2.5A2.5 2.5 0 0 1 2.5 0h5L10 3h8a2.5 2.5 0 0 1 2.5 2.5v8A2.5 2.5 0 0 1 18 16H2.5A2.5 2.5 0 0 1 0 13.5z"
  />
);

export const Doc = ({ x, y, f = C.stone }: { x: number; y: number; f?: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <path fill={f} d="M2 0h8l5 5v12a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2z" />
    <path fill={C.sheet} opacity=".65" d="M10 0v5h5z" />
  </g>
);

/** A tick on a disc, centered at x, y. */
export const Check = ({ x, y, f = C.ink, s = 1 }: { x: number; y: number; f?: string; s?: number }) => (
  <g transform={`translate(${x} ${y})scale(${s})`}>
    <circle r="8" fill={f} />
    <path d="M-3.5 .3-1 2.8 3.7-2.5" fill="none" stroke={f === C.ink ? C.onInk : '#fff'} strokeWidth="1.8" />
  </g>
);

/** A ring filled to the part `v`, 0 to 1, clockwise from the top. */
export function Ring({
  x,
  y,
  r,
  v,
  w = 12,
  f = C.red,
  t = C.line,
}: {
  x: number;
  y: number;
  r: number;
  v: number;
  w?: number;
  f?: string;
  t?: string;
}) {
  const length = 2 * Math.PI * r;
  return (
    <g fill="none" strokeWidth={w} transform={`rotate(-90 ${x} ${y})`}>
      <circle cx={x} cy={y} r={r} stroke={t} />
      <circle
        cx={x}
        cy={y}
        r={r}
        stroke={f}
        strokeDasharray={`${(length * v).toFixed(1)} ${length.toFixed(1)}`}
      />
    </g>
  );
}

/** A connection; `arrow` is where its head stands and which way it points, in degrees. */
export const Wire = ({
  d,
  c = C.ink,
  w = 2,
  arrow,
  dash,
}: {
  d: string;
  c?: string;
  w?: number;
  arrow?: [x: number, y: number, angle: number];
  dash?: string;
}) => (
  <g>
    <path d={d} fill="none" stroke={c} strokeWidth={w} strokeDasharray={dash} />
    {arrow && (
      <path transform={`translate(${arrow[0]} ${arrow[1]})rotate(${arrow[2]})`} d="M0 0-9-5v10z" fill={c} />
    )}
  </g>
);
