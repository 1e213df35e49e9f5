/** Retail & Commercial Banking, continued: the scene of loan files. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Link } from '../../../parts/link.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { round, Text } from '../../../text.tsx';
import { useMeasure, useWords } from '../../../words.tsx';

/** A pay stub in dollars, an example. */
const [hours, rate, tax] = [166, 25, 1038];
const gross = hours * rate;
const net = gross - tax;
const dollars = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2 });
/** The fields that a program read, and how sure the program is of each, in percent. */
const fields = [
  ['Hours', String(hours), 99],
  ['Rate', dollars(rate), 98],
  ['Gross pay', dollars(gross), 99],
  ['Tax', dollars(tax), 97],
  ['Net pay', dollars(net), 41],
] as const;
/** The digit of the net pay that cannot be read, counted from 0. */
const stained = 3;

/** The net pay with a stain on one digit. The middle of the line is at x. */
function Stained({ x, y, size }: { x: number; y: number; size: number }) {
  const measure = useMeasure();
  const text = dollars(net);
  const to = (index: number) => measure(text.slice(0, index), 'bold', size);
  const left = x - to(text.length) / 2;
  const middle = round(left + (to(stained) + to(stained + 1)) / 2 + size * 0.02);
  return (
    <>
      <Text x={round(left)} y={y} size={size} weight="bold">
        {text}
      </Text>
      <g transform={`translate(${middle} ${round(y - size * 0.36)})scale(${round(size / 20)})`}>
        <path d="M-8-5q3-8 9-5t6 7-3 10-9 3-6-6-1-6z" fill={colors.stone2} />
        <path d="M-3-3q2-4 5-1t1 6-6 1-1-4z" fill={colors.ink} opacity={0.35} />
      </g>
    </>
  );
}

/** A pay stub of two pages. On the first page, each figure that a program read has a frame. */
const PayStub = part(({ w, h }) => {
  const size = useWords();
  const [pw, top] = [w - 44, 46];
  const head = 30 + size * 3.4;
  const step = (h - top - head - 16) / fields.length;
  const high = Math.min(step - 12, size * 2.3);
  return (
    <>
      <Sheet x={44} y={0} w={pw} h={h - 34} rx={3}>
        <Text x={pw - 18} y={14 + size} color={colors.mute} anchor="end" max={pw - 30}>
          Page 2, sent from the app
        </Text>
      </Sheet>
      <Sheet x={0} y={top} w={pw} h={h - top} rx={3}>
        <Text x={22} y={22 + size} size={size * 1.3} weight="bold">
          Pay stub
        </Text>
        <Text x={22} y={22 + size * 2.4} color={colors.mute}>
          Page 1 of 2, and how sure we are
        </Text>
        {fields.map(([label, figure, sure], row) => {
          const unclear = sure < 60;
          const [left, right] = [pw * 0.36 + 56, pw - 18];
          return (
            <g key={label} transform={`translate(0 ${round(head + (row + 0.5) * step)})`}>
              <Text x={22} y={size * 0.35} color={colors.mute} max={left - 66}>
                {label}
              </Text>
              <rect
                x={round(left)}
                y={round(-high / 2)}
                width={round(right - left)}
                height={round(high)}
                fill="none"
                stroke={unclear ? colors.red : colors.stone2}
                strokeWidth={unclear ? 4 : 2}
              />
              {unclear ? (
                <Stained x={round((left + right) / 2)} y={round(size * 0.4)} size={size * 1.15} />
              ) : (
                <Text x={right - 10} y={size * 0.35} weight="medium" anchor="end" max={right - left - 16}>
                  {figure}
                </Text>
              )}
              <Text x={left - 12} y={size * 0.35} weight={unclear ? 'bold' : 'regular'} anchor="end">
                {`${sure}%`}
              </Text>
            </g>
          );
        })}
      </Sheet>
    </>
  );
});

/** The unclear figure, enlarged for the clerk, and the sum that the clerk checks it with. */
const Clerk = part(({ w, h }) => {
  const size = useWords();
  const image = h - size * 5.2;
  const clip = 'M0 30V6a8 8 0 0 1 16 0v36a12 12 0 0 1-24 0V8';
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={3}>
      <Rect x={16} y={16} w={w - 32} h={image} rx={0} fill={colors.soft} />
      <Stained x={w / 2} y={round(16 + image / 2 + size * 0.9)} size={size * 2.6} />
      <Text x={20} y={round(h - size * 2.5)} weight="bold" max={w - 40}>
        A clerk decides
      </Text>
      <Text x={20} y={round(h - size * 1.1)} color={colors.mute} max={w - 40}>
        {`${gross.toLocaleString('en-US')} less ${tax.toLocaleString('en-US')} is ${net.toLocaleString('en-US')}`}
      </Text>
      <path d={clip} transform={`translate(${w - 50} -12)`} fill="none" stroke={colors.ink} strokeWidth={4} />
    </Sheet>
  );
});

export const lending = compose({
  title: 'Complete loan files, faster decisions',
  desc: `A pay stub, an example: a frame is around each figure that was read, with how sure the reader is: ${fields.map(([label, figure, sure]) => `${label.toLowerCase()} ${figure}, ${sure}%`).join('; ')}. The frame of the net pay is red, because of a stain on a digit, and a red wire leads to its enlarged image for a clerk: ${gross} less ${tax} is ${net}. Page 2 lies behind, sent from the app. The file keeps score, 14 inputs and model version, and the underwriter signs.`,
  words: 17,
  wide: { stub: [56, 36, 340, 448], clerk: [484, 60, 260, 216, 3], file: [424, 324, 328, 168] },
  phone: { stub: [14, 14, 346, 420], clerk: [62, 472, 256, 200, 2], file: [14, 708, 346, 160] },
  draw: (at) => (
    <>
      <PayStub at={at.stub} />
      <Clerk at={at.clerk} />
      {at.stub && at.stub[2] < 344 ? (
        <Link from={at.stub} to={at.clerk} red out={[0.818, 0.897]} into={[0, 0.6]} />
      ) : (
        <Link from={at.stub} to={at.clerk} red out={[0.656, 0.941]} into={[0.7, 0.02]} />
      )}
      <Ledger
        at={at.file}
        tone="ink"
        title="Kept with the file"
        rows={[
          ['Score and 14 inputs', '0.71'],
          ['Model version', '3.2'],
          ['Decision', 'Underwriter signs'],
        ]}
      />
    </>
  ),
});
