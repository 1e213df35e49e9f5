/** Papers: a ticket from a roll, a certificate with a seal, a letter in an envelope. */
import { part } from '../compose.tsx';
import { colors, Rect, Sheet } from '../kit.tsx';
import { Stamp } from '../objects.tsx';
import { round, Text } from '../text.tsx';
import { useMeasure, useWords, Words } from '../words.tsx';
import { tones, type Tone } from './tones.tsx';

export interface SlipData {
  title: string;
  /** A note below the title, in a lighter color. */
  note?: string;
  rows?: readonly (readonly [label: string, amount: string])[];
  /** The total, in large type at the bottom. */
  total?: readonly [label: string, amount: string];
  /** A red word that is stamped across the paper. */
  stamp?: string;
  tone?: Tone;
}

const tooth = 9;

/** Returns the outline of a paper whose lower edge has teeth, because it was torn from a roll. */
function torn(w: number, h: number): string {
  const teeth = Math.round(w / 26);
  const step = round(w / teeth / 2);
  return `M0 0H${w}V${h - tooth}${`l${-step} ${tooth}l${-step} ${-tooth}`.repeat(teeth)}z`;
}

/** A receipt, ticket or order slip. */
export const Slip = part<SlipData>(({ w, h, title, note, rows = [], total, stamp, tone = 'paper' }) => {
  const size = useWords();
  const measure = useMeasure();
  const { fill, color, mute, line } = tones[tone];
  const top = 26 + size * (note === undefined ? 1.2 : 2.5);
  const end = h - tooth - (total === undefined ? 8 : size * 3.1) - (stamp === undefined ? 0 : size * 3.4);
  const step = (end - top) / Math.max(rows.length, 1);
  return (
    <>
      <path d={torn(w, h)} fill={colors.shadow} transform="translate(7 7)" />
      <path d={torn(w, h)} fill={fill} />
      <Text x={20} y={18 + size} weight="bold" color={color} max={w - 40}>
        {title}
      </Text>
      {note !== undefined && (
        <Text x={20} y={18 + size * 2.3} color={mute} max={w - 40}>
          {note}
        </Text>
      )}
      {rows.map(([label, amount], row) => (
        <g key={label} transform={`translate(0 ${round(top + row * step)})`}>
          <path d={`M20 0H${w - 20}`} stroke={line} strokeDasharray="3 4" strokeWidth={2} />
          <Text x={20} y={step / 2 + size * 0.4} color={mute} max={w - 50 - measure(amount, 'medium')}>
            {label}
          </Text>
          <Text x={w - 20} y={step / 2 + size * 0.4} weight="medium" color={color} anchor="end">
            {amount}
          </Text>
        </g>
      ))}
      {total && (
        <g transform={`translate(0 ${h - tooth - 18})`}>
          <path d={`M20 ${-size * 2}H${w - 20}`} stroke={tones[tone].mark} strokeWidth={2} />
          <Text x={20} y={0} color={color} weight="medium">
            {total[0]}
          </Text>
          <Text
            x={w - 20}
            y={0}
            size={size * 1.4}
            weight="bold"
            color={color}
            anchor="end"
            max={w - 60 - measure(total[0], 'medium')}
          >
            {total[1]}
          </Text>
        </g>
      )}
      {stamp !== undefined && (
        <Stamp x={w / 2} y={end + size * 1.8} size={size * 1.7}>
          {stamp}
        </Stamp>
      )}
    </>
  );
});

export interface CertificateData {
  title: string;
  /** A paragraph below the title. */
  text: string;
  /** Facts at the bottom: labels and values. */
  facts?: readonly (readonly [label: string, fact: string])[];
  /** The color of the seal. */
  seal?: 'red' | 'ink';
}

const Seal = ({ x, y, fill }: { x: number; y: number; fill: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="m-22 18-18 62 22-9 13 18 11-56zM22 18l18 62-22-9-13 18-11-56z" fill={fill} />
    <circle r="40" fill={fill} />
    <circle r="30" fill="none" stroke={fill === colors.red ? '#fff' : colors.onInk} strokeWidth="2" />
    <path
      d="m-14 1 9 9 18-20"
      fill="none"
      stroke={fill === colors.red ? '#fff' : colors.onInk}
      strokeWidth="5"
    />
  </g>
);

/** A framed paper with a seal at the lower right. */
export const Certificate = part<CertificateData>(({ w, h, title, text, facts = [], seal = 'red' }) => {
  const size = useWords();
  const large = size * 1.45;
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={3}>
      <rect x="11" y="11" width={w - 22} height={h - 22} fill="none" stroke={colors.ink} strokeWidth="2" />
      <rect x="17" y="17" width={w - 34} height={h - 34} fill="none" stroke={colors.stone} />
      <Words x={38} y={30 + large} w={w - 76} size={large} weight="bold" lines={2}>
        {title}
      </Words>
      <Words x={38} y={30 + large * 2.7} w={w - 76} color={colors.mute}>
        {text}
      </Words>
      {facts.map(([label, fact], row) => (
        <g key={label} transform={`translate(38 ${h - 42 - (facts.length - 1 - row) * size * 2.7})`}>
          <Text x={0} y={-size * 1.25} color={colors.mute}>
            {label}
          </Text>
          <Text x={0} y={0} weight="medium" max={w - 168}>
            {fact}
          </Text>
        </g>
      ))}
      <Seal x={w - 84} y={h - 108} fill={seal === 'red' ? colors.red : colors.ink} />
    </Sheet>
  );
});

export interface LetterData {
  /** The lines of the letter. `█████` stands for hidden words. */
  lines: readonly string[];
  /** The title above the lines. */
  title?: string;
  /** The sender on the front of the envelope. */
  from?: string;
  /** Whether the stamp on the envelope is red. */
  red?: boolean;
}

/** A letter in an open envelope. */
export const Letter = part<LetterData>(({ w, h, lines, title, from, red = false }) => {
  const size = useWords();
  const flap = h * 0.56;
  return (
    <>
      <path d={`M0 ${flap}L${w / 2} ${h * 0.3}L${w} ${flap}V${h}H0z`} fill={colors.stone2} />
      <Sheet x={22} y={0} w={w - 44} h={h - 24} rx={3} depth={0}>
        {title !== undefined && (
          <Text x={20} y={20 + size * 0.8} weight="medium" max={w - 84}>
            {title}
          </Text>
        )}
        {lines.map((line, row) => (
          <Words
            key={line}
            x={20}
            y={20 + size * (0.8 + 1.4 * (row + (title === undefined ? 0 : 1)))}
            w={w - 84}
            lines={1}
            color={colors.mute}
          >
            {line}
          </Words>
        ))}
      </Sheet>
      <path d={`M0 ${h}l10 10H${w + 10}V${flap + 10}L${w} ${flap}V${h}z`} fill={colors.shadow} />
      <path d={`M0 ${flap}L${w / 2} ${h * 0.84}L${w} ${flap}V${h}H0z`} fill={colors.stone} />
      <path
        d={`M0 ${h}L${w * 0.4} ${h * 0.77}M${w} ${h}L${w * 0.6} ${h * 0.77}`}
        stroke={colors.stone2}
        strokeWidth={2}
      />
      {from !== undefined && (
        <Text x={w / 2} y={h - 14} weight="medium" anchor="middle" max={w * 0.7}>
          {from}
        </Text>
      )}
      {red && <Rect x={w - 50} y={flap + 22} w={34} h={40} rx={2} fill={colors.red} />}
    </>
  );
});
