/** Things that only the Wealth & Asset Management page has: a clock, a limit, an open book, binders, signatures. */
import { part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Head } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords, Words } from '../../../words.tsx';

/** A wall clock that shows an hour. The task of this hour is beside it. */
export const Clock = part<{ hour: number; title: string; note: string }>(({ w, h, hour, title, note }) => {
  const size = useWords();
  const r = h / 2;
  const turn = (index: number) => `rotate(${index * 30} ${r} ${r})`;
  return (
    <>
      <Sheet x={r} y={h * 0.16} w={w - r} h={h * 0.68} rx={8} />
      <circle cx={r + 10} cy={r + 10} r={r} fill={colors.shadow} />
      <circle cx={r} cy={r} r={r} fill={colors.stone2} />
      <circle cx={r} cy={r} r={r - 9} fill={colors.sheet} />
      {Array.from({ length: 12 }, (_, index) => (
        <path
          key={index}
          d={`M${r} 17v${index % 3 ? 7 : 13}`}
          stroke={colors.ink}
          strokeWidth={index % 3 ? 2 : 4}
          transform={turn(index)}
        />
      ))}
      <path d={`M${r} ${r}V${round(r * 0.56)}`} stroke={colors.ink} strokeWidth={8} transform={turn(hour)} />
      <path d={`M${r} ${r}V${round(r * 0.34)}`} stroke={colors.stone2} strokeWidth={4} />
      <circle cx={r} cy={r} r={8} fill={colors.ink} />
      <Text x={h + 16} y={h / 2 - size * 0.35} color={colors.mute} max={w - h - 26}>
        {note}
      </Text>
      <Text x={h + 16} y={h / 2 + size * 1.15} size={size * 1.35} weight="bold" max={w - h - 26}>
        {title}
      </Text>
    </>
  );
});

export interface LimitData {
  title: string;
  right?: string;
  bars: readonly (readonly [name: string, percent: number])[];
  limit: number;
  /** The text for the part beyond the limit, which is the red thing. */
  flag: string;
}

/** Bars of percents with a limit. The part above the limit is red. */
export const Limit = part<LimitData>(({ w, h, bars, limit, flag, ...head }) => {
  const size = useWords();
  const [top, foot] = [64, h - size - 30];
  const unit = (foot - top) / (limit * 1.35);
  const column = (w * 0.7) / bars.length;
  const bar = column * 0.62;
  const y = round(foot - limit * unit);
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} {...head} />
      <path d={`M18 ${foot}H${w - 18}`} stroke={colors.line2} strokeWidth={2} />
      {bars.map(([name, percent], index) => {
        const x = 24 + index * column;
        const below = Math.min(percent, limit) * unit;
        const above = Math.max(0, percent - limit) * unit;
        return (
          <g key={name}>
            <Rect x={x} y={foot - below} w={bar} h={below} rx={0} fill={index ? colors.ink : colors.stone} />
            {above > 0 && <Rect x={x} y={foot - below - above} w={bar} h={above} rx={0} fill={colors.red} />}
            <Text
              x={round(x + bar / 2)}
              y={round(foot - below + size * 1.6)}
              size={size * 1.25}
              weight="bold"
              color={index ? colors.onInk : '$ink'}
              anchor="middle"
            >
              {`${percent}%`}
            </Text>
            <Text x={round(x + bar / 2)} y={h - 16} color={colors.mute} anchor="middle" max={column}>
              {name}
            </Text>
            {above > 0 && (
              <Words
                x={round(x + bar + 14)}
                y={round(y - 10 - size * 1.3)}
                w={w - x - bar - 24}
                weight="medium"
                lines={2}
              >
                {flag}
              </Words>
            )}
          </g>
        );
      })}
      <path d={`M18 ${y}H${w - 18}`} stroke={colors.stone2} strokeWidth={2} strokeDasharray="6 5" />
      <Text x={18} y={y - 8} color={colors.mute}>
        {`Limit ${limit}%`}
      </Text>
    </Sheet>
  );
});

export interface BookData {
  pages: readonly [left: string, right: string];
  rows: readonly (readonly [name: string, left: number, right: number])[];
  /** The row that is red on both pages. */
  red: string;
}

/** An open book with the same positions on both pages. On a phone, an amount is below its name. */
export const Book = part<BookData>(({ w, h, pages, rows, red }) => {
  const size = useWords();
  const half = w / 2;
  const narrow = half < 200;
  const pad = narrow ? 16 : 26;
  const top = 30 + size * 1.9;
  const step = (h - top - 22) / rows.length;
  return (
    <>
      <path d={`M-12 10L0 ${h + 12}l10 10H${w + 22}V20L${w + 12} 10z`} fill={colors.shadow} />
      <Rect x={-12} y={10} w={w + 24} h={h + 2} rx={5} fill={colors.ink} />
      {[0, 1].map((page) => (
        <g key={page} transform={`translate(${page * half} 0)`}>
          <Rect x={0} y={0} w={half} h={h} rx={3} fill={colors.sheet} />
          <Text x={pad} y={20 + size} weight="bold" max={half - 2 * pad + 4}>
            {pages[page] ?? ''}
          </Text>
        </g>
      ))}
      {rows.map(([name, left, right], row) => {
        const y = round(top + row * step);
        const isRed = name === red;
        return (
          <g key={name} transform={`translate(0 ${y})`}>
            <path
              d={`M${pad} 0H${half - pad}M${half + pad} 0H${w - pad}`}
              stroke={colors.line}
              strokeWidth={2}
            />
            {isRed && <Rect x={pad - 10} y={5} w={w - 2 * pad + 20} h={step - 9} rx={4} fill={colors.red} />}
            {[left, right].map((amount, page) => (
              <g key={page} transform={`translate(${page * half} ${round(step / 2 + size * 0.4)})`}>
                <Text x={pad} y={narrow ? round(-size * 0.65) : 0} color={isRed ? '#fff' : colors.mute}>
                  {name}
                </Text>
                <Text
                  x={half - pad}
                  y={narrow ? round(size * 0.7) : 0}
                  weight="medium"
                  anchor="end"
                  color={isRed ? '#fff' : colors.ink}
                >
                  {amount.toLocaleString('en-US')}
                </Text>
              </g>
            ))}
          </g>
        );
      })}
      <path d={`M${half} 0V${h}`} stroke={colors.line2} strokeWidth={3} />
    </>
  );
});

const strokes = [
  'M0 0c10-22 22-24 18-8S2 14 14 2s22-20 20-6 10 10 20-4 14-4 14 2 14 4 24-4 16-2 26-4',
  'M0 2l16-26 4 28 14-20 6 18c12-16 20-12 18-2s14 4 26-8 10 6 34-4',
] as const;

/** A paper with two signatures on their lines. */
export const Signatures = part<{ title: string; note: string; signers: readonly [string, string] }>(
  ({ w, h, title, note, signers }) => {
    const size = useWords();
    const top = 30 + size * 2.2;
    const step = (h - top - 6) / 2;
    return (
      <Sheet x={0} y={0} w={w} h={h} rx={3}>
        <Text x={22} y={18 + size} weight="bold" max={w - 44}>
          {title}
        </Text>
        <Text x={22} y={18 + size * 2.3} color={colors.mute} max={w - 44}>
          {note}
        </Text>
        {signers.map((signer, index) => {
          const y = round(top + (index + 1) * step - size * 1.3);
          return (
            <g key={signer}>
              <path d={`M22 ${y}H${w - 22}`} stroke={colors.line2} strokeWidth={2} />
              <path
                d={strokes[index]}
                transform={`translate(${round(w * 0.44)} ${y - 6})`}
                fill="none"
                stroke={colors.ink}
                strokeWidth={3}
                strokeLinecap="round"
              />
              <Text x={22} y={y - 8} color={colors.mute}>
                {signer}
              </Text>
            </g>
          );
        })}
      </Sheet>
    );
  },
);
