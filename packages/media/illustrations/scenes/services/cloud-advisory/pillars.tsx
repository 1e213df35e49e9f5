/** Cloud Advisory, continued: the scene of a landing zone that is ready for new accounts. */
import { compose, part } from '../../../compose.tsx';
import { colors, Sheet } from '../../../kit.tsx';
import { Check } from '../../../objects.tsx';
import { Note } from '../../../parts/tags.tsx';
import { Head } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** The five topics of the Well-Architected Framework. */
const topics = ['Reliability', 'Security', 'Cost', 'Operation', 'Speed'] as const;

/** Plots of the ground, in hundredths of its width and height. */
const plots = [
  ['Network', 4, 10, 42, 34],
  ['Payroll', 54, 10, 42, 34],
  ['Next account', 4, 56, 42, 34],
] as const;

/** A fenced ground from above: plots with their names, a free plot, and a gate at the lower right. */
const Ground = part(({ w, h }) => {
  const size = useWords();
  const gate = [w * 0.58, w * 0.9] as const;
  return (
    <>
      <Sheet x={0} y={0} w={w} h={h} rx={4} fill={colors.stone} />
      {plots.map(([name, x, y, wide, high], index) => {
        const free = index === plots.length - 1;
        const [px, py, pw, ph] = [x * w, y * h, wide * w, high * h].map((value) => round(value / 100)) as [
          number,
          number,
          number,
          number,
        ];
        return (
          <g key={name} transform={`translate(${px} ${py})`}>
            {free ? (
              <rect
                width={pw}
                height={ph}
                fill="none"
                stroke={colors.ink}
                strokeWidth={2}
                strokeDasharray="7 6"
              />
            ) : (
              <Sheet x={0} y={0} w={pw} h={ph} rx={2} depth={8} />
            )}
            <Text x={pw / 2} y={ph / 2 + size * 0.35} weight="medium" anchor="middle" max={pw - 12}>
              {name}
            </Text>
          </g>
        );
      })}
      <path
        d={`M${gate[0]} ${h - 6}H6V6H${w - 6}V${h - 6}H${gate[1]}`}
        fill="none"
        stroke={colors.ink}
        strokeWidth={5}
        strokeDasharray="2 10"
        strokeLinecap="round"
      />
      <path d={`M${gate[0]} ${h - 6}l${w * 0.12} ${-w * 0.12}`} stroke={colors.red} strokeWidth={7} />
    </>
  );
});

/** The five topics of the framework, each checked. */
const Topics = part(({ w, h }) => {
  const size = useWords();
  const step = (h - 44 - 12) / topics.length;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} title="Designed for" />
      {topics.map((pillar, row) => (
        <g key={pillar} transform={`translate(18 ${round(50 + (row + 0.5) * step)})`}>
          <Check x={10} y={0} scale={1.2} />
          <Text x={34} y={size * 0.35} max={w - 60}>
            {pillar}
          </Text>
        </g>
      ))}
    </Sheet>
  );
});

export const landingZoneDesign = compose({
  title: 'Clear rules for every new cloud account',
  desc: `A fenced ground from above with plots for accounts: network and payroll are built on, the next one is free. A red gate stands open, with a red board of the rules behind it, roughly 30 of them on day one. Beside it, a list of the ${topics.length} topics it was designed for: ${topics.join(', ').toLowerCase()}; an example.`,
  words: 17,
  wide: { ground: [48, 44, 440, 396], topics: [520, 44, 232, 262], rules: [408, 366, 262, 126] },
  phone: { ground: 300, rules: 116, topics: 230 },
  draw: (at) => (
    <>
      <Ground at={at.ground} />
      <Topics at={at.topics} />
      <Note at={at.rules} tone="red" figure="30 rules" caption="roughly, on day one" />
    </>
  ),
});
