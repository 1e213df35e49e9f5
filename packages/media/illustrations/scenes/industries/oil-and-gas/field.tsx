/** Oil and Gas, continued: the scenes of leaks and of permits. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { BeforeAfter } from '../../../parts/charts.tsx';
import { Link } from '../../../parts/link.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { Head } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';
import { PipeOfDays } from './pipe-of-days.tsx';

/**
 * The day when a leak was found, and the deadlines in days from this day (EU). The new survey counts from the repair. An
 * example.
 */
const found = '2026-03-02';
const clock = [
  { day: 0, what: 'Leak found' },
  { day: 5, what: 'Attempt by' },
  { day: 30, what: 'Repair by' },
  { day: 30 + 45, what: 'New survey by' },
].map(({ day, what }) => ({ day, what, when: dateAfter(day) }));
function dateAfter(days: number): string {
  const date = new Date(Date.parse(found) + days * 86_400_000);
  return date.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
}

/** Methane of a site in tons. An example. */
const tons = { estimated: 12.4, measured: 15.5 } as const;
const inTons = (amount: number) => `${amount} t`;

export const methane = compose({
  title: 'Leaks repaired and reported on time',
  desc: `A pipe is the ruler of days since a leak was found, in red, on ${clock[0]?.when}: ${clock
    .slice(1)
    .map(({ what, when }) => `${what.toLowerCase()} ${when}`)
    .join(
      ', ',
    )}, which is 5 days, 30 days, and 45 days after the repair. A draft notice of flaring that began at 2 a.m. on March 12 and lasted 8 hours is due 48 hours after it began. Estimated ${inTons(tons.estimated)} stand beside measured ${inTons(tons.measured)}. An example.`,
  words: 17,
  wide: { pipe: [0, 34, 800, 190], notice: [72, 302, 280, 192, -3], site: [400, 312, 352, 180] },
  phone: { pipe: [0, 0, 380, 730], notice: [50, 530, 280, 200, -3] },
  draw: (at) => (
    <>
      <PipeOfDays at={at.pipe} marks={clock} rest={at.site ? 130 : 250} />
      <BeforeAfter
        at={at.site}
        title="Methane"
        before={['Source estimates', tons.estimated]}
        after={['Site measurements', tons.measured]}
        write={inTons}
        red={false}
      />
      <Slip
        at={at.notice}
        title="Flaring, 8 hours"
        note="Draft notice"
        rows={[
          ['Began', 'Mar 12, 2 a.m.'],
          ['Due', 'Mar 14, 2 a.m.'],
        ]}
      />
    </>
  ),
});

/** The reach of hot work on the deck, in hundredths of its width. */
const reach = 0.3;
const hot = [0.62, 0.58] as const;

/** A deck from above: vessels, pipes, and the circle around hot work, the red thing. */
const Deck = part<{ title: string; right?: string; vessel: string; work: string }>(
  ({ w, h, vessel, work, ...head }) => {
    const size = useWords();
    const [top, dh] = [44, h - 44];
    const x = (at: number) => round(at * w);
    const y = (at: number) => round(top + at * dh);
    const capsule = (cx: number, cy: number, cw: number, ch: number, fill: string) => (
      <>
        <Rect x={x(cx)} y={y(cy)} w={cw * w} h={ch * dh} rx={(ch * dh) / 2} fill={fill} />
        <Rect x={x(cx) + cw * w * 0.2} y={y(cy)} w={4} h={ch * dh} rx={0} fill={colors.bg} />
        <Rect x={x(cx) + cw * w * 0.8} y={y(cy)} w={4} h={ch * dh} rx={0} fill={colors.bg} />
      </>
    );
    return (
      <Sheet x={0} y={0} w={w} h={h}>
        <Head w={w} {...head} />
        {[0.2, 0.4, 0.6, 0.8].map((at) => (
          <path key={at} d={`M${x(at)} ${top}V${h}M0 ${y(at)}H${w}`} stroke={colors.soft} strokeWidth={2} />
        ))}
        <path
          d={`M${x(0.28)} ${y(0.3)}V${y(0.86)}H${x(0.9)}M${x(0.46)} ${y(0.3)}V${y(0.12)}H${x(0.94)}`}
          fill="none"
          stroke={colors.stone}
          strokeWidth={9}
        />
        {capsule(0.08, 0.76, 0.34, 0.15, colors.stone)}
        {capsule(0.1, 0.24, 0.48, 0.19, colors.ink)}
        <circle
          cx={x(0.42)}
          cy={y(0.335)}
          r={dh * 0.065}
          fill={colors.sheet}
          stroke={colors.stone2}
          strokeWidth={5}
        />
        <Text x={x(0.1)} y={y(0.24) - 10} weight="medium">
          {vessel}
        </Text>
        <circle cx={x(hot[0])} cy={y(hot[1])} r={w * reach} fill={colors.red} opacity={0.16} />
        <circle
          cx={x(hot[0])}
          cy={y(hot[1])}
          r={w * reach}
          fill="none"
          stroke={colors.red}
          strokeWidth={3}
          strokeDasharray="8 7"
        />
        <circle cx={x(hot[0])} cy={y(hot[1])} r={11} fill={colors.red} />
        <Text x={x(hot[0])} y={y(hot[1]) + 22 + size * 0.7} weight="medium" anchor="middle">
          {work}
        </Text>
      </Sheet>
    );
  },
);

export const permits = compose({
  title: 'Warnings when work permits conflict',
  desc: 'The plan of a deck, an example: the red circle around hot work, permit 118, reaches the vessel that permit 121 has opened. Two permits beside the plan carry a warning of each other, one for each issuer.',
  words: 17,
  wide: { deck: [48, 40, 448, 448], one: [516, 282, 236, 210, 3], two: [486, 76, 244, 200, -3] },
  phone: { deck: 350, two: [22, 386, 250, 180, -3], one: [106, 560, 250, 180, 3] },
  draw: (at) => (
    <>
      <Deck at={at.deck} title="Permit map, deck B" vessel="121: open vessel" work="118: hot work" />
      {at.deck && at.deck[2] > 400 && <Link from={at.deck} to={at.one} out={[0.92, 0.62]} red />}
      <Slip
        at={at.two}
        title="Permit 121"
        note="Open vessel"
        rows={[
          ['Issuer', 'Operations'],
          ['Warning', 'Hot work, 118'],
        ]}
      />
      <Slip
        at={at.one}
        title="Permit 118"
        note="Hot work"
        rows={[
          ['Issuer', 'Maintenance'],
          ['Warning', 'Vessel, 121'],
        ]}
      />
    </>
  ),
});
