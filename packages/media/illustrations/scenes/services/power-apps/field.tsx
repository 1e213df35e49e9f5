/** Power Apps, continued: the scene of a form for one thumb. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Link } from '../../../parts/link.tsx';
import { Note } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** Sizes in CSS pixels: the minimum of WCAG 2.2 level AA, and the size of these buttons. */
const least = 24;
const button = 2 * least;
const action = 'Add finding';

/** A line with its ends marked, and its length beside the middle of it. */
const Measure = ({ x, y1, y2, children }: { x: number; y1: number; y2: number; children: string }) => {
  const size = useWords();
  return (
    <>
      <path
        d={`M${x} ${y1}V${y2}M${x - 8} ${y1}h16M${x - 8} ${y2}h16`}
        fill="none"
        stroke={colors.ink}
        strokeWidth={2}
      />
      <Text x={x - 16} y={(y1 + y2) / 2 + size * 0.35} weight="medium" anchor="end">
        {children}
      </Text>
    </>
  );
};

/** The button of the phone, enlarged, above a button of the minimum height. Both have one scale. */
const Target = part(({ w, h }) => {
  const size = useWords();
  const wide = w - 104;
  const high = round((h - 44) / 1.5);
  const low = round((high * least) / button);
  const top = high + 44;
  return (
    <g transform="translate(104 0)">
      <Sheet x={0} y={0} w={wide} h={high} rx={24} fill={colors.red} depth={14}>
        <Text
          x={wide / 2}
          y={high / 2 + size * 0.62}
          size={size * 1.8}
          weight="medium"
          color="#fff"
          anchor="middle"
          max={wide - 24}
        >
          {action}
        </Text>
      </Sheet>
      <Measure x={-26} y1={0} y2={high}>{`${button} px`}</Measure>
      <rect
        x={0}
        y={top}
        width={wide}
        height={low}
        rx={12}
        fill="none"
        stroke={colors.stone2}
        strokeWidth={3}
        strokeDasharray="6 5"
      />
      <Text x={wide / 2} y={top + low / 2 + size * 0.35} color={colors.mute} anchor="middle">
        Minimum, AA
      </Text>
      <Measure x={-26} y1={top} y2={top + low}>{`${least} px`}</Measure>
    </g>
  );
});

/** The ways to record a finding, each with its icon in a square of 40 units. */
const ways = [
  ['Barcode', 'M4 8v24M10 8v24M14 8v24M21 8v24M25 8v24M31 8v24M36 8v24'],
  ['Photo', 'M4 12h8l3-5h10l3 5h8v21H4zM27 22a7 7 0 1 1-14 0a7 7 0 1 1 14 0'],
  ['Signature', 'M3 27c7-22 13-24 11-10s-2 16 4 6 5 6 8 5 3-6 6-5 2 3 5 3M3 35h34'],
  ['Position', 'M20 36C10 24 8 20 8 15a12 12 0 0 1 24 0c0 5-2 9-12 21zM24 15a4 4 0 1 1-8 0a4 4 0 1 1 8 0'],
] as const;

/** A phone without a signal, with four large tiles and a button. */
const FieldPhone = part(({ w, h }) => {
  const size = useWords();
  const inner = w - 44;
  const tile = (inner - 12) / 2;
  const top = 66 + size * 2.4;
  const high = (h - top - 104) / 2;
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={30} fill={colors.ink} depth={14}>
      <rect x={8} y={8} width={w - 16} height={h - 16} rx={23} fill={colors.paper} />
      <Rect x={w / 2 - 26} y={17} w={52} h={12} rx={6} fill={colors.ink} />
      <Text x={24} y={46 + size} weight="bold" size={size * 1.3}>
        Pump 7
      </Text>
      <g transform={`translate(${w - 58} ${46 + size})`}>
        {[8, 14, 20].map((bar, index) => (
          <Rect key={bar} x={index * 10} y={-bar} w={6} h={bar} rx={1} fill={colors.line2} />
        ))}
        <path d="M-4-20 32 2" stroke={colors.ink} strokeWidth={3} />
      </g>
      <Text x={24} y={50 + size * 2.4} color={colors.mute} max={inner}>
        No signal, saved here
      </Text>
      {ways.map(([name, path], index) => (
        <g
          key={name}
          transform={`translate(${22 + (index % 2) * (tile + 12)} ${round(top + Math.floor(index / 2) * (high + 12))})`}
        >
          <Rect x={0} y={0} w={tile} h={high} rx={10} fill={colors.sheet} />
          <path
            d={path}
            transform={`translate(${round(tile / 2 - 20)} ${round(high / 2 - 36)})`}
            fill="none"
            stroke={colors.ink}
            strokeWidth={2.6}
          />
          <Text x={tile / 2} y={high - 14} anchor="middle" max={tile}>
            {name}
          </Text>
        </g>
      ))}
      <Rect x={22} y={h - 80} w={inner} h={52} rx={12} fill={colors.red} />
      <Text x={w / 2} y={h - 54 + size * 0.4} weight="medium" size={size * 1.1} color="#fff" anchor="middle">
        {action}
      </Text>
    </Sheet>
  );
});

export const customizableDesign = compose({
  title: 'App screens for outdoor work',
  desc: `A phone without a signal keeps a finding of pump 7: tiles for barcode, photo, signature and position, and a red button. A red wire leads from the same button enlarged, ${button} pixels high, above a dashed one of ${least}, the AA minimum of WCAG 2.2. A note says that draft 2 follows a shift beside the crew.`,
  words: 17,
  wide: { target: [48, 60, 350, 256], phone: [484, 36, 252, 460], note: [60, 372, 338, 122] },
  phone: { phone: [64, 14, 246, 440], target: [24, 500, 330, 200] },
  draw: (at) => (
    <>
      <Target at={at.target} />
      <Note at={at.note} figure="Draft 2" caption="follows a shift beside the crew" />
      <FieldPhone at={at.phone} />
      <Link
        from={at.target}
        to={at.phone}
        red
        out={at.note ? [1, 0.3] : [0.64, 0]}
        into={at.note ? [0.088, 0.886] : [0.5, 0.94]}
        arrow={false}
      />
    </>
  ),
});
