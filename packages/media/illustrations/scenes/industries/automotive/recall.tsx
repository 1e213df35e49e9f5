/** Automotive, continued: the scene of a practice recall. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Ring } from '../../../objects.tsx';
import { Link } from '../../../parts/link.tsx';
import { Note, Tag } from '../../../parts/tags.tsx';
import { below, Head, type HeadData } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** Vehicle identification numbers that belong to no maker: 17 characters without I, O and Q. */
const vehicles = ['EXAMPLE0000004218', 'EXAMPLE0000004219', 'EXAMPLE0000004377'] as const;
/** Minutes that the practice recall took. An example. */
const minutes = 41;

/** Plates with a field for each character. */
const Plates = part<HeadData>(({ w, h, ...head }) => {
  const size = useWords();
  const top = below(head) + 10;
  const step = (h - top - 8) / vehicles.length;
  const cell = (w - 36) / vehicles[0].length;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} {...head} />
      {vehicles.map((vin, row) => (
        <g key={vin} transform={`translate(18 ${round(top + row * step)})`}>
          <Rect x={0} y={0} w={w - 36} h={round(step - 8)} rx={5} fill={colors.soft} />
          {vin.split('').map((character, index) => (
            <g key={index} transform={`translate(${round(index * cell)} 0)`}>
              {index > 0 && <path d={`M0 6V${round(step - 14)}`} stroke={colors.line2} />}
              <Text x={cell / 2} y={(step - 8) / 2 + size * 0.35} weight="bold" anchor="middle">
                {character}
              </Text>
            </g>
          ))}
        </g>
      ))}
    </Sheet>
  );
});

const ticks = Array.from({ length: 12 }, (_, hour) => hour * 30);

/** A stopwatch whose hand is at the minutes of the practice recall. */
const Stopwatch = part<{ caption: string }>(({ w, h, caption }) => {
  const size = useWords();
  const r = Math.min(w, h - 34) / 2;
  const [cx, cy] = [w / 2, h - r];
  const body = (
    <>
      <circle cx={cx} cy={cy} r={r} />
      <path d={`M${cx - 11} ${cy - r - 16}h22v24h-22zM${cx - 22} ${cy - r - 32}h44v18h-44z`} />
      <path d={`M-8 ${-r - 12}h16v20h-16z`} transform={`translate(${cx} ${cy})rotate(42)`} />
    </>
  );
  return (
    <>
      <g fill={colors.shadow} transform="translate(10 10)">
        {body}
      </g>
      <g fill={colors.ink}>{body}</g>
      <circle cx={cx} cy={cy} r={r - 10} fill={colors.sheet} />
      <g stroke={colors.stone2} strokeWidth={3} transform={`translate(${cx} ${cy})`}>
        {ticks.map((angle) => (
          <path key={angle} d={`M0 ${round(-r + 31)}v-6`} transform={`rotate(${angle})`} />
        ))}
      </g>
      <Ring x={cx} y={cy} r={r - 16} value={minutes / 60} thickness={9} fill={colors.ink} />
      <Text x={cx} y={cy + size * 0.5} size={size * 1.55} weight="bold" anchor="middle" max={2 * r - 60}>
        {`${minutes} min`}
      </Text>
      <Text x={cx} y={cy + size * 1.85} color={colors.mute} anchor="middle" max={2 * r - 70}>
        {caption}
      </Text>
    </>
  );
});

export const traceabilityRecalls = compose({
  title: 'Part tracking for smaller recalls',
  desc: `A practice recall, an example: a red tag asks which vehicles carry lot 4711, the part that was drawn, and a red wire leads to them, ${vehicles.length} numbers of 17 characters each. A stopwatch has counted ${minutes} minutes. A note recalls that the rule allows 5 working days for the NHTSA Part 573 report, which is drafted from that list.`,
  words: 17,
  wide: {
    tag: [52, 58, 306, 104, -3],
    list: [48, 220, 630, 206],
    watch: [554, 42, 196, 222],
    report: [404, 412, 308, 86],
  },
  phone: {
    tag: [30, 22, 240, 88, -4],
    plates: [14, 150, 346, 190],
    watch: [184, 362, 176, 204],
    report: [14, 540, 260, 112],
  },
  draw: (at) => (
    <>
      <Link from={at.tag} to={at.list} red out={[0.8, 0.6]} into={[0.3937, 0]} />
      <Plates at={at.list} title="Vehicles that carry it" />
      <Plates at={at.plates} title="Vehicles that carry it" />
      <Tag at={at.tag} text="Which vehicles carry" strong="lot 4711?" />
      <Stopwatch at={at.watch} caption="Practice" />
      <Note at={at.report} figure="5 working days" caption="for the NHTSA Part 573 report" />
    </>
  ),
});
