/** Technology, continued: the scene of product telemetry. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Link } from '../../../parts/link.tsx';
import { Head, tones, type Tone } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords, Words } from '../../../words.tsx';

/** An event as in its schema: a name, and fields that may be hidden. */
const Event = part<{ title: string; fields: readonly (readonly [string, string])[]; tone?: Tone }>(
  ({ w, h, title, fields, tone = 'paper' }) => {
    const size = useWords();
    const { fill, color, mute } = tones[tone];
    const step = (h - 52) / fields.length;
    return (
      <Sheet x={0} y={0} w={w} h={h} rx={4} fill={fill}>
        <Head w={w} title={title} tone={tone} />
        {fields.map(([name, value], row) => {
          const y = round(48 + (row + 0.5) * step + size * 0.35);
          return (
            <g key={name}>
              <Text x={18} y={y} color={mute}>
                {name}
              </Text>
              <Words x={84} y={y} w={w - 94} color={color} weight="medium" lines={1}>
                {value}
              </Words>
            </g>
          );
        })}
      </Sheet>
    );
  },
);

/** The collector, a box with a slot on either side and a sieve in its middle. */
const Collector = part(({ w, h }) => {
  const size = useWords();
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={8} fill={colors.red}>
      <Text x={w / 2} y={18 + size} weight="bold" color="#fff" anchor="middle" max={w - 20}>
        OpenTelemetry
      </Text>
      <Text x={w / 2} y={18 + size * 2.3} color="#fff" anchor="middle" max={w - 20}>
        collector
      </Text>
      {Array.from({ length: 15 }, (_, index) => (
        <circle
          key={index}
          cx={round(w / 2 + ((index % 5) - 2) * 22)}
          cy={round(h * 0.62 + Math.floor(index / 5) * 20)}
          r={5}
          fill="#fff"
        />
      ))}
    </Sheet>
  );
});

/** For each of 12 past months, whether the signs of a leaving customer were right. An example. */
const months = [true, true, false, true, true, true, true, false, true, true, true, true] as const;
const right = months.filter(Boolean).length;

/** Twelve months as squares. A month with a wrong signal is an outline. */
const Months = part(({ w, h }) => {
  const column = (w - 32) / months.length;
  const side = round(Math.min(column - 8, h - 44 - 44));
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} title="Signs of leaving" right={`Right in ${right} of ${months.length}`} />
      {months.map((hit, index) => {
        const [x, y] = [round(16 + (index + 0.5) * column - side / 2), round(44 + (h - 44 - side) / 2)];
        return hit ? (
          <Rect key={index} x={x} y={y} w={side} h={side} rx={3} fill={colors.ink} />
        ) : (
          <rect
            key={index}
            x={x + 1}
            y={y + 1}
            width={side - 2}
            height={side - 2}
            rx={3}
            fill="none"
            stroke={colors.stone2}
            strokeWidth={2}
            strokeDasharray="4 4"
          />
        );
      })}
    </Sheet>
  );
});

export const analytics = compose({
  title: 'Product usage data without names',
  desc: `An event, an example, leaves the app with a name and an e-mail address; at the OpenTelemetry collector, in red, both are blotted out, and what is kept are the event and the plan. Below, signs of a leaving customer tried on ${months.length} past months, right in ${right} of them.`,
  words: 17,
  wide: {
    raw: [48, 60, 240, 220, -3],
    box: [318, 44, 170, 240],
    kept: [512, 70, 240, 220],
    past: [180, 366, 440, 116],
  },
  phone: { raw: 190, box: [96, 230, 168, 140], kept: [14, 398, 346, 190], past: [14, 614, 346, 110] },
  draw: (at) => (
    <>
      <Link from={at.raw} to={at.box} arrow={false} />
      <Link from={at.box} to={at.kept} />
      <Event
        at={at.raw}
        title="From the app"
        fields={[
          ['event', 'export done'],
          ['name', 'Maria Lind'],
          ['email', 'maria@…'],
          ['plan', 'Team'],
        ]}
      />
      <Event
        at={at.kept}
        tone="ink"
        title="What is kept"
        fields={[
          ['event', 'export done'],
          ['name', '████████'],
          ['email', '██████'],
          ['plan', 'Team'],
        ]}
      />
      <Collector at={at.box} />
      <Months at={at.past} />
    </>
  ),
});
