/** Power Pages, continued: the scene of a page at 400 percent that a person uses with one key. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Tree } from '../../../parts/relations.tsx';
import { round, Text } from '../../../text.tsx';
import { useMeasure, useWords } from '../../../words.tsx';

/** The factor by which the second view is larger. */
const zoom = 4;
const word = 'Apply';

/** A button with the focus ring of the keyboard. */
function Focused({ size, red }: { size: number; red: boolean }) {
  const measure = useMeasure();
  const [w, h] = [round(measure(word, 'medium', size) + size * 1.5), round(size * 2.1)];
  const out = size * 0.24;
  return (
    <>
      <rect
        x={-out}
        y={-out}
        width={w + 2 * out}
        height={h + 2 * out}
        rx={size * 0.5}
        fill="none"
        stroke={red ? colors.red : colors.stone2}
        strokeWidth={size * 0.13}
      />
      <Rect x={0} y={0} w={w} h={h} rx={size * 0.3} fill={colors.ink} />
      <Text
        x={w / 2}
        y={h / 2 + size * 0.35}
        size={size}
        weight="medium"
        color={colors.onInk}
        anchor="middle"
      >
        {word}
      </Text>
    </>
  );
}

/** The page at its usual size: columns of lines, and a button. */
const PageAtFirst = part(({ w, h }) => {
  const size = useWords();
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Text x={18} y={30} weight="medium">
        100%
      </Text>
      <path d={`M0 45.5h${w}`} stroke={colors.line} />
      {[0, 1].map((column) =>
        [0.8, 1, 0.9, 0.6].map((long, line) => (
          <Rect
            key={`${column} ${line}`}
            x={18 + (column * (w - 18)) / 2}
            y={64 + line * 17}
            w={((w - 54) / 2) * long}
            h={8}
            rx={4}
            fill={colors.line2}
          />
        )),
      )}
      <g transform={`translate(22 ${h - 20 - size * 2.1})`}>
        <Focused size={size} red={false} />
      </g>
    </Sheet>
  );
});

/** The same page in one column, four times as large. */
const PageEnlarged = part(({ w, h }) => {
  const size = useWords();
  const enlarged = size * zoom;
  // In a wide view the other page covers the left edge, so the lines begin further to the right.
  const x = w > 400 ? 50 : 26;
  const wide = useMeasure()(word, 'medium', enlarged) + enlarged * 1.5;
  return (
    <Sheet x={0} y={0} w={w} h={h} depth={14}>
      <Text x={22} y={31} weight="medium">
        {`${zoom}00%`}
      </Text>
      <path d={`M0 45.5h${w}`} stroke={colors.line} />
      <Rect x={x} y={62} w={w - x - 60} h={20} rx={10} fill={colors.line2} />
      <Rect x={x} y={94} w={(w - x - 60) * 0.7} h={20} rx={10} fill={colors.line2} />
      <g
        transform={`translate(${round(w > 400 ? w - 40 - wide : (w - wide) / 2)} ${round(h - 38 - enlarged * 2.1)})`}
      >
        <Focused size={enlarged} red />
      </g>
    </Sheet>
  );
});

/** A key of a keyboard. */
const Key = part(({ w, h }) => {
  const size = useWords();
  return (
    <>
      <path d={`M${w - 4} 6l12 12V${h + 12}H14L4 ${h}z`} fill={colors.shadow} />
      <Rect x={0} y={0} w={w} h={h} rx={12} fill={colors.stone2} />
      <Rect x={9} y={5} w={w - 18} h={h - 22} rx={9} fill={colors.sheet} />
      <Text x={24} y={h / 2 - 6 + size * 0.45} size={size * 1.5} weight="medium">
        Tab
      </Text>
      <path
        d={`M${w - 60} ${h / 2 - 7}h34m-9-7l9 7l-9 7M${w - 22} ${h / 2 - 16}v18`}
        fill="none"
        stroke={colors.ink}
        strokeWidth={2.5}
      />
    </>
  );
});

export const customizableDesign = compose({
  title: 'Accessible design, tested by hand',
  desc: `The same page twice, at 100 and at ${zoom}00 percent: at first two columns and a small button, Apply, then one column and the button ${zoom} times as large, with a red ring that says where the keyboard is. Below, the Tab key, and one portal in English, Spanish and French.`,
  words: 17,
  wide: {
    large: [262, 40, 490, 326],
    small: [48, 92, 240, 216],
    key: [72, 382, 190, 104],
    tree: [350, 384, 392, 126],
  },
  phone: { large: 320, key: [24, 364, 170, 92], tree: [14, 490, 340, 150] },
  draw: (at) => (
    <>
      <PageEnlarged at={at.large} />
      <PageAtFirst at={at.small} />
      <Key at={at.key} />
      <Tree
        at={at.tree}
        root={{
          name: 'One portal',
          note: 'English, Spanish, French',
          children: [{ name: 'Permits', children: [{ name: 'Apply' }] }],
        }}
      />
    </>
  ),
});
