/** Things that only the Oil and Gas page has: a split of a flow, a well in its strata, a pipe as a ruler of days. */
import { part } from '../../../compose.tsx';
import { C, R, Sheet } from '../../../kit.tsx';
import { Head } from '../../../parts/tones.tsx';
import { round, T } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

export interface SplitData {
  title: string;
  right: string;
  /** What the meter read, and the shares of it, each with a note. */
  total: { name: string; amount: number };
  shares: readonly { name: string; note: string; amount: number; red?: boolean }[];
  write: (amount: number) => string;
}

/** Pipes as wide as what flows in them: one meter at the left, its wells at the right. */
export const Split = part<SplitData>(({ w, h, title, right, total, shares, write }) => {
  const size = useWords();
  const [top, pipes] = [64, h * 0.42];
  const unit = pipes / total.amount;
  const gap = (h - top - 44 - pipes) / (shares.length - 1);
  const [x1, x2] = [w * 0.29, w * 0.51];
  const mid = top + (h - top - 44) / 2;
  let [from, to] = [mid - pipes / 2, top];
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} title={title} right={right} />
      {shares.map(({ name, note, amount, red }) => {
        const wide = amount * unit;
        const [a, b] = [from, to];
        from += wide;
        to += wide + gap;
        const bend = (x1 + x2) / 2;
        return (
          <g key={name}>
            <path
              d={`M${round(x1)} ${round(a)}C${round(bend)} ${round(a)} ${round(bend)} ${round(b)} ${round(x2)} ${round(b)}v${round(wide)}C${round(bend)} ${round(b + wide)} ${round(bend)} ${round(a + wide)} ${round(x1)} ${round(a + wide)}z`}
              fill={red ? C.red : C.stone}
            />
            <R x={x2} y={b - 6} w={12} h={wide + 12} rx={2} f={red ? C.red : C.ink} />
            <T x={round(x2 + 26)} y={round(b + wide / 2 - 3)} w="b">
              {`${name}: ${write(amount)}`}
            </T>
            <T x={round(x2 + 26)} y={round(b + wide / 2 + size * 1.15)} c={C.mute} max={w - x2 - 36}>
              {note}
            </T>
          </g>
        );
      })}
      <R x={0} y={mid - pipes / 2} w={x1 + 1} h={pipes} rx={0} f={C.ink} />
      <R x={x1 - 8} y={mid - pipes / 2 - 8} w={14} h={pipes + 16} rx={2} f={C.ink} />
      <T x={18} y={round(mid - size * 0.5)} c={C.onInk} max={x1 - 30}>
        {total.name}
      </T>
      <T x={18} y={round(mid + size * 1.3)} s={size * 1.6} w="b" c={C.onInk} max={x1 - 30}>
        {write(total.amount)}
      </T>
    </Sheet>
  );
});

/** A derrick, 70 units wide and 96 high, standing on 0. */
const Derrick = () => (
  <>
    <path
      d="M-30 0-6-92H6L30 0M-25-20h50L-20-42h40L-14-64h28M25-20-20-42M20-42-14-64"
      fill="none"
      stroke={C.ink}
      strokeWidth={4}
      strokeLinejoin="round"
    />
    <path d="M-12-98h24v9h-24zM-38-5h76v7h-76z" fill={C.ink} />
  </>
);

/** A well below its derrick, through strata of rock, with the depths at which logs were run. */
export const Well = part<{ name: string; note: string }>(({ w, h, name, note }) => {
  const size = useWords();
  const ground = 118;
  const bands = [
    [0, C.stone2],
    [0.2, C.stone],
    [0.4, C.stone2],
    [0.62, C.stone],
    [0.8, C.stone2],
  ] as const;
  const depth = h - ground;
  const bore = round(w * 0.5);
  return (
    <>
      <Sheet x={0} y={ground} w={w} h={depth} rx={4} f={C.stone2} />
      {bands.slice(1).map(([at, f]) => (
        <path
          key={at}
          d={`M0 ${round(ground + at * depth)}q${round(w * 0.3)} -26 ${round(w * 0.55)} -4t${round(w * 0.45)} -8V${h - 4}q0 4-4 4H4q-4 0-4-4z`}
          fill={f}
        />
      ))}
      <g transform={`translate(${bore} ${ground})`}>
        <Derrick />
      </g>
      <path
        d={`M${bore} ${ground}V${round(ground + depth * 0.66)}q0 ${round(depth * 0.2)} ${round(w * 0.3)} ${round(depth * 0.22)}`}
        fill="none"
        stroke={C.ink}
        strokeWidth={8}
        strokeLinecap="round"
      />
      <g transform={`translate(16 ${round(ground + depth * 0.46)})`}>
        <Sheet x={0} y={0} w={w - 32} h={size * 3.9} rx={4} f={C.ink} d={7} />
        <T x={w / 2 - 16} y={size * 1.6} s={size * 1.25} w="b" c={C.onInk} a="m" max={w - 56}>
          {name}
        </T>
        <T x={w / 2 - 16} y={size * 3} c={C.stone} a="m" max={w - 48}>
          {note}
        </T>
      </g>
    </>
  );
});

export interface PipeOfDaysData {
  /** Days after the leak was found, in order. */
  marks: readonly { day: number; when: string; what: string }[];
}

/** A pipe whose length is time: a flange at every date, and the leak at its beginning, the red thing. */
export const PipeOfDays = part<PipeOfDaysData>(({ w, h, marks }) => {
  const size = useWords();
  const last = marks.at(-1)?.day ?? 1;
  const [left, right, pipe] = [46, w - 130, 62];
  const y = round(h * 0.52);
  const x = (day: number) => round(left + (day / last) * (right - left));
  return (
    <>
      <path d={`M0 ${y + pipe}l12 12H${w + 12}V${y + 12}L${w} ${y}z`} fill={C.shadow} />
      <R x={0} y={y} w={w} h={pipe} rx={0} f={C.stone} />
      <R x={0} y={y + pipe * 0.62} w={w} h={pipe * 0.38} rx={0} f={C.shadow} />
      {Array.from({ length: Math.floor(last / 5) + 1 }, (_, five) => (
        <path key={five} d={`M${x(five * 5)} ${y + 8}v12`} stroke={C.ink} strokeWidth={2} opacity={0.5} />
      ))}
      {marks.map(({ day, when, what }, index) => {
        const isLeak = index === 0;
        const [mx, up] = [x(day), index % 2 === 1];
        const edge = up ? y - 40 : y + pipe + 40;
        return (
          <g key={what}>
            <path
              d={up ? `M${mx} ${edge}V${y - 12}` : `M${mx} ${y + pipe + 12}V${edge}`}
              stroke={isLeak ? C.red : C.ink}
              strokeWidth={3}
            />
            <R x={mx - 9} y={y - 12} w={18} h={pipe + 24} rx={3} f={isLeak ? C.red : C.ink} />
            <T x={up ? mx - 2 : mx - 9} y={up ? edge - size * 1.55 : edge + size} s={size * 1.15} w="b">
              {when}
            </T>
            <T x={up ? mx - 2 : mx - 9} y={up ? edge - size * 0.3 : edge + size * 2.35} c={C.mute}>
              {what}
            </T>
            {isLeak && (
              <path
                d={`M${mx} ${y - 20}v-30M${mx - 11} ${y - 20}q-11-12-7-28M${mx + 11} ${y - 20}q11-12 7-28`}
                fill="none"
                stroke={C.red}
                strokeWidth={4}
                strokeLinecap="round"
              />
            )}
          </g>
        );
      })}
    </>
  );
});
