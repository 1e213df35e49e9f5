/** Tables: rows with a sum, and rows with columns. */
import { part } from '../compose.tsx';
import { colors, Rect, Sheet } from '../kit.tsx';
import { Check } from '../objects.tsx';
import { round, Text } from '../text.tsx';
import { useMeasure, useWords } from '../words.tsx';
import { below, Head, tones, type HeadData, type Tone } from './tones.tsx';

export interface LedgerData extends HeadData {
  /** A label and its amount. The amount may be a text if there is no sum. */
  rows: readonly (readonly [label: string, amount: number | string])[];
  /** The label of the sum. Without a label, there is no sum. */
  total?: string;
  /** Formats an amount. */
  write?: (amount: number) => string;
  /** Whether each row has a bar. The length of a bar is the row's share of `full`. */
  bars?: boolean;
  /** The amount of a bar over the full width. By default, it is the largest amount. */
  full?: number;
  /** The label of the red row. */
  red?: string;
  tone?: Tone;
}

const american = (amount: number): string => amount.toLocaleString('en-US');
const valueOf = (amount: number | string): number => (typeof amount === 'number' ? amount : 0);

function LedgerRow({
  w,
  row: [label, amount],
  share,
  data: { write = american, red, tone = 'paper' },
}: {
  w: number;
  row: readonly [label: string, amount: number | string];
  /** The share of the full width, for the bar; undefined if the row has no bar. */
  share: number | undefined;
  data: LedgerData;
}) {
  const { color, mute, mark, soft } = tones[tone];
  const measure = useMeasure();
  const amountText = typeof amount === 'number' ? write(amount) : amount;
  const isRed = label === red;
  /** If the row has a bar, the bar is red and not the row. */
  const isRedRow = isRed && share === undefined;
  return (
    <>
      {isRedRow && <Rect x={10} y={-24} w={w - 20} h={36} rx={6} fill={colors.red} />}
      <Text x={18} y={0} color={isRedRow ? '#fff' : mute} max={w - 44 - measure(amountText, 'medium')}>
        {label}
      </Text>
      <Text x={w - 18} y={0} weight="medium" color={isRedRow ? '#fff' : color} anchor="end">
        {amountText}
      </Text>
      {share !== undefined && (
        <>
          <Rect x={18} y={9} w={w - 36} h={9} fill={soft} />
          <Rect x={18} y={9} w={(w - 36) * share} h={9} fill={isRed ? colors.red : mark} />
        </>
      )}
    </>
  );
}

/** Labels with their amounts, and the sum. The rows share the height. */
export const Ledger = part<LedgerData>(({ w, h, ...data }) => {
  const { rows, total, write = american, bars = false, full, tone = 'paper' } = data;
  const top = below(data);
  const step = (h - top - 16) / (rows.length + (total === undefined ? 0 : 1));
  const amounts = rows.map(([, amount]) => valueOf(amount));
  const widest = full ?? Math.max(...amounts);
  const y = (row: number) => Math.round(top + 8 + (row + 0.5) * step + (bars ? -2 : 6));
  return (
    <Sheet x={0} y={0} w={w} h={h} fill={tones[tone].fill}>
      <Head w={w} {...data} />
      {rows.map((row, index) => (
        <g key={row[0]} transform={`translate(0 ${y(index)})`}>
          <LedgerRow w={w} row={row} share={bars ? valueOf(row[1]) / widest : undefined} data={data} />
        </g>
      ))}
      {total !== undefined && (
        <g transform={`translate(0 ${y(rows.length) + (bars ? 6 : 0)})`}>
          <path
            d={`M18 ${Math.round(-step / 2 + (bars ? 2 : -4))}H${w - 18}`}
            stroke={tones[tone].mark}
            strokeWidth={2}
          />
          <Text x={18} y={0} weight="medium" color={tones[tone].color}>
            {total}
          </Text>
          <Text x={w - 18} y={0} weight="bold" color={tones[tone].color} anchor="end">
            {write(amounts.reduce((sum, amount) => sum + amount, 0))}
          </Text>
        </g>
      )}
    </Sheet>
  );
});

/** The content of a cell: a text, true for a check mark, or false for a dot. */
export type Cell = string | boolean;

export interface MatrixData extends HeadData {
  columns: readonly string[];
  rows: readonly (readonly [label: string, ...cells: Cell[]])[];
  /**
   * The red thing: a row by its label, or a cell of the row, counted from 0. Without a row, the whole column is red.
   */
  red?: readonly [row: string | undefined, cell?: number];
  tone?: Tone;
}

function CellMark({ x, cell, red, tone }: { x: number; cell: Cell; red: boolean; tone: Tone }) {
  const { color, mark } = tones[tone];
  const size = useWords();
  if (typeof cell === 'string')
    return (
      <Text x={x} y={size * 0.35} weight="medium" anchor="middle" color={red ? '#fff' : color}>
        {cell}
      </Text>
    );
  return cell ? (
    <Check x={x} y={0} scale={1.3} fill={red ? colors.red : mark} />
  ) : (
    <circle cx={x} cy={0} r={3} fill={colors.stone} />
  );
}

/** Returns whether a red rectangle lies below a whole row or below a cell of it; undefined if neither is red. */
function redField({ rows, red }: MatrixData, row: number): 'row' | 'cell' | undefined {
  if (!red) return undefined;
  const [label, cell] = red;
  if (label !== undefined && label !== rows[row]?.[0]) return undefined;
  return cell === undefined ? 'row' : 'cell';
}

/** Rows with columns, and a line between rows. One row, column or cell may be red. */
export const Matrix = part<MatrixData>(({ w, h, ...data }) => {
  const { columns, rows, red, tone = 'paper' } = data;
  const size = useWords();
  const measure = useMeasure();
  const { fill, color, mute, line } = tones[tone];
  const top = below(data) + 4;
  const labels = Math.max(...rows.map(([label]) => measure(label, 'medium'))) + 26;
  const column = (w - labels - 10) / columns.length;
  const x = (index: number) => round(labels + (index + 0.5) * column);
  const step = (h - top - 6) / (rows.length + 1);
  const wholeColumn = red && red[0] === undefined;
  const chosen = x(red?.[1] ?? 0) - column / 2 + 4;
  return (
    <Sheet x={0} y={0} w={w} h={h} fill={fill}>
      <Head w={w} {...data} />
      {rows.map(([label], row) => (
        <path key={label} d={`M0 ${round(top + (row + 1) * step)}h${w}`} stroke={line} />
      ))}
      {wholeColumn && (
        <Rect x={chosen} y={top + 4} w={column - 8} h={h - top - 14} rx={8} fill={colors.red} />
      )}
      {columns.map((name, index) => (
        <Text
          key={name}
          x={x(index)}
          y={top + step / 2 + size * 0.35}
          color={wholeColumn && red[1] === index ? '#fff' : mute}
          anchor="middle"
          max={column}
        >
          {name}
        </Text>
      ))}
      {rows.map(([label, ...cells], row) => {
        const field = redField(data, row);
        return (
          <g key={label} transform={`translate(0 ${round(top + (row + 1.5) * step)})`}>
            {field === 'row' && <Rect x={6} y={-step / 2} w={w - 12} h={step} rx={8} fill={colors.red} />}
            {field === 'cell' && !wholeColumn && (
              <Rect x={chosen} y={-step / 2 + 5} w={column - 8} h={step - 10} rx={8} fill={colors.red} />
            )}
            <Text x={18} y={size * 0.35} weight="medium" color={field === 'row' ? '#fff' : color}>
              {label}
            </Text>
            {cells.map((cell, index) => (
              <CellMark
                key={index}
                x={x(index)}
                cell={cell}
                tone={tone}
                red={field === 'row' || (field === 'cell' && red?.[1] === index)}
              />
            ))}
          </g>
        );
      })}
    </Sheet>
  );
});
