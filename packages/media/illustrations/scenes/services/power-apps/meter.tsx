/** Power Apps, continued: the scene of a reading by a model that a person confirms. */
import { compose, part, type Place } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Check, Wire } from '../../../objects.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { StickyNote } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

const serial = '40-1172';
/** The counter of the meter. A reflection hides one figure. An example. */
const figures = [0, 4, 8, 1, 7] as const;
const hidden = 3;
const readingOf = (figure: string): string =>
  figures.map((known, place) => (place === hidden ? figure : String(known))).join('');

/** Returns the width of a figure. `hiddenAt` returns the x of the middle of the hidden figure. */
const cell = (w: number) => (w - 56) / figures.length;
const hiddenAt = (w: number) => 28 + (hidden + 0.5) * cell(w);

/** The photographed plate of a meter. */
const Meter = part(({ w, h }) => {
  const size = useWords();
  const [side, top] = [cell(w), h * 0.42];
  const high = h * 0.38;
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={22} fill={colors.stone} depth={14}>
      <Rect x={12} y={12} w={w - 24} h={h - 24} rx={14} fill={colors.sheet} />
      {[
        [30, 30],
        [w - 30, 30],
        [30, h - 30],
        [w - 30, h - 30],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={6} fill={colors.stone2} />
      ))}
      <Text x={w / 2} y={28 + size} weight="bold" size={size * 1.25} anchor="middle">
        Water meter
      </Text>
      <Text x={w / 2} y={30 + size * 2.5} color={colors.mute} anchor="middle">
        {`No. ${serial}`}
      </Text>
      <Rect x={22} y={top - 6} w={w - 44} h={high + 12} rx={8} fill={colors.ink} />
      {figures.map((figure, place) => (
        <g key={place} transform={`translate(${round(28 + place * side)} ${round(top)})`}>
          <Rect x={3} y={0} w={side - 6} h={high} rx={4} fill={place === hidden ? colors.red : colors.ink2} />
          <Text
            x={side / 2}
            y={high / 2 + size * 1.05}
            size={size * 3}
            weight="medium"
            anchor="middle"
            color={place === hidden ? '#fff' : colors.onInk}
          >
            {String(figure)}
          </Text>
          {place === hidden && (
            <path
              d={`M3 ${high * 0.62}L${side - 3} ${high * 0.1}V${high * 0.5}L3 ${high}z`}
              fill="#fff"
              opacity={0.72}
            />
          )}
        </g>
      ))}
    </Sheet>
  );
});

/** Lines of code: the indent and the length, in hundredths. */
const lines = [
  [0, 46],
  [8, 62],
  [16, 38],
  [16, 54],
  [8, 30],
  [0, 12],
] as const;

/** A page of code. Every line has a check mark. */
const CodePage = part(({ w, h }) => {
  const size = useWords();
  const top = 58;
  const step = (h - top - 12) / lines.length;
  return (
    <Sheet x={0} y={0} w={w} h={h} fill={colors.ink}>
      <Text x={18} y={29} weight="medium" color={colors.onInk}>
        Generated page
      </Text>
      <Text x={w - 18} y={29} color={colors.stone} anchor="end">
        React
      </Text>
      <path d={`M0 44.5h${w}`} stroke={colors.ink2} />
      {lines.map(([indent, long], row) => (
        <g key={row} transform={`translate(0 ${round(top + (row + 0.5) * step)})`}>
          <circle cx={30} r={7} fill={colors.onInk} />
          <path d="M26.5 .3 29 2.8 33.7-2.5" fill="none" stroke={colors.ink} strokeWidth={1.8} />
          <Rect
            x={54 + (indent / 100) * (w - 80)}
            y={-size * 0.25}
            w={(long / 100) * (w - 80)}
            h={size * 0.5}
            fill={row % 2 ? colors.stone2 : colors.onInk}
            opacity={0.8}
          />
        </g>
      ))}
    </Sheet>
  );
});

/** A note that somebody has read the page. */
const ReadBy = part(({ w, h }) => {
  const size = useWords();
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={h / 2} depth={8}>
      <Check x={h / 2} y={h / 2} scale={1.5} />
      <Text x={h / 2 + 24} y={h / 2 + size * 0.35} weight="medium" max={w - h / 2 - 36}>
        Read by an engineer
      </Text>
    </Sheet>
  );
});

/** The wire from the hidden figure to the two readings: around the counter, or down on a phone. */
function Doubt({ meter, read }: { meter: Place | undefined; read: Place | undefined }) {
  if (!meter || !read) return null;
  const x = round(meter[0] + hiddenAt(meter[2]));
  const across = read[0] > meter[0] + meter[2];
  const y = round(meter[1] + meter[3] * (across ? 0.42 : 0.8));
  return across ? (
    <Wire path={`M${x} ${y}v-22H${read[0]}`} color={colors.red} thickness={3} />
  ) : (
    <Wire path={`M${x} ${y}V${read[1]}`} color={colors.red} thickness={3} />
  );
}

export const aiPowered = compose({
  title: 'AI drafts checked by engineers',
  desc: `The plate of water meter ${serial}, photographed: glare lies over the fourth of five figures. A red wire leads from that figure to what AI Builder read, ${readingOf('1')} or ${readingOf('4')}, which waits until a person confirms it. Below, the code of a generated page, every line of it ticked by an engineer.`,
  words: 17,
  wide: {
    meter: [48, 48, 384, 262],
    read: [470, 48, 282, 190],
    waits: [84, 378, 250, 92, -4],
    code: [414, 276, 320, 210],
    by: [512, 454, 240, 50],
  },
  phone: { meter: [14, 14, 340, 236], read: [14, 296, 346, 180], code: [14, 500, 346, 180] },
  draw: (at) => (
    <>
      <Meter at={at.meter} />
      <Ledger
        at={at.read}
        title="AI Builder read"
        rows={[
          ['Number', serial],
          ['Reading', readingOf('1')],
          ['or', readingOf('4')],
        ]}
      />
      <Doubt meter={at.meter} read={at.read} />
      <CodePage at={at.code} />
      <ReadBy at={at.by} />
      <StickyNote at={at.waits} tone="paper" text="Doubtful: waits for" strong="a person" />
    </>
  ),
});
