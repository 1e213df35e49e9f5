/** Cost Effective: what fills the storage, and where each part of it goes. */
import { C, R, Scene, Sheet } from '../../../kit.tsx';
import { T } from '../../../text.tsx';

/** Terabytes of an example tenant. */
const full = { current: 3.2, versions: 3, quiet: 1.8 };
const keptVersions = 0.6;
const active = full.current + keptVersions;
const trimmed = full.versions - keptVersions;
const total = full.current + full.versions + full.quiet;

const tall = 45;
const top = 96;
const gap = 24;
const stack = { x: 60, w: 210 };
const pile = { x: 500, w: 250 };
const tb = (terabytes: number) => `${terabytes.toFixed(1)} TB`;

/** A band from one height of the stack to one of the piles. */
function Flow({ from, to, size, f }: { from: number; to: number; size: number; f: string }) {
  const [x1, x2] = [stack.x + stack.w, pile.x];
  const middle = (x1 + x2) / 2;
  const [a, b, h] = [top + from * tall, to, size * tall];
  return (
    <path
      fill={f}
      d={`M${x1} ${a}C${middle} ${a} ${middle} ${b} ${x2} ${b}v${h}C${middle} ${b + h} ${middle} ${a + h} ${x1} ${a + h}z`}
    />
  );
}

/** The three piles on the right: bands keep their order, so that none crosses another. */
const piles = [
  { name: 'Stays active', terabytes: active, y: top - gap, f: C.ink, c: C.onInk },
  { name: 'Trimmed', terabytes: trimmed, y: top + active * tall, f: C.red, c: '#fff' },
  {
    name: 'Archive tier',
    terabytes: full.quiet,
    y: top + (active + trimmed) * tall + gap,
    f: C.stone,
    c: C.text,
  },
] as const;

const parts = [
  ['Current files', full.current],
  ['Old versions', full.versions],
  ['Quiet sites', full.quiet],
] as const;

const Stack = () => (
  <Sheet x={stack.x} y={top} w={stack.w} h={total * tall} rx={0}>
    {parts.map(([name, terabytes], part) => {
      const y = parts.slice(0, part).reduce((sum, [, before]) => sum + before, 0) * tall;
      return (
        <g key={name} transform={`translate(22 ${y})`}>
          {part > 0 && <path d={`M-22 0h${stack.w}`} stroke={C.line2} strokeWidth={2} />}
          <T x={0} y={36} w="m">
            {name}
          </T>
          <T x={0} y={58} c={C.mute}>
            {tb(terabytes)}
          </T>
        </g>
      );
    })}
  </Sheet>
);

export const CostEffective = () => (
  <Scene
    words={17}
    title="Stop storing it twice"
    desc={`An example tenant of ${tb(total)}: ${tb(active)} stay active, ${tb(trimmed)} of old versions are trimmed and ${tb(full.quiet)} of sites untouched for a year move to the archive.`}
  >
    <T x={stack.x} y={72} s={22} w="b">
      {tb(total)}
    </T>
    <T x={stack.x + stack.w} y={72} c={C.mute} a="r" max={124}>
      An example
    </T>
    {piles.map(({ name, terabytes, y }) => (
      <R key={name} x={pile.x + 10} y={y + 10} w={pile.w} h={terabytes * tall} rx={0} f={C.shadow} />
    ))}
    <Stack />
    <Flow from={0} to={piles[0].y} size={full.current} f={C.line2} />
    <Flow from={full.current} to={piles[0].y + full.current * tall} size={keptVersions} f={C.stone2} />
    <Flow from={active} to={piles[1].y} size={trimmed} f={C.redSoft} />
    <Flow from={active + trimmed} to={piles[2].y} size={full.quiet} f={C.line2} />
    {piles.map(({ name, terabytes, y, f, c }) => (
      <g key={name} transform={`translate(${pile.x} ${y})`}>
        <R x={0} y={0} w={pile.w} h={terabytes * tall} rx={0} f={f} />
        <T x={24} y={(terabytes * tall) / 2 - 4} w="m" c={c}>
          {name}
        </T>
        <T x={24} y={(terabytes * tall) / 2 + 26} s={26} w="b" c={c}>
          {tb(terabytes)}
        </T>
      </g>
    ))}
  </Scene>
);
