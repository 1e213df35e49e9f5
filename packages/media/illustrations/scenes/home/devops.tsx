/** Home, continued: the scene of the release. */
import { compose, part } from '../../compose.tsx';
import { colors, Rect, Sheet } from '../../kit.tsx';
import { Head } from '../../parts/tones.tsx';
import { Text } from '../../text.tsx';
import { Check } from '../../objects.tsx';

const releases = [
  ['41', 'live again', true],
  ['42', 'taken back', false],
  ['41', 'since Monday', true],
] as const;

/** The errors of a Tuesday in a chart of 378 by 148: two quiet times, and the effect of release 42 between them. */
const quiet = 'm0 138 40-4 38 6 40-4 24 2M270 138l36-4 34 6 38-4';
const jump = 'm142 138 28-50 26-74 24 18 22-14 28 120';

/** Errors jump after release 42 and fall when 41 is back. */
const Errors = part(({ w, h }) => {
  const [across, up] = [(w - 40) / 378, (h - 140) / 148];
  const x = (at: number) => Math.round(20 + at * across) + 0.5;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} title="Errors per minute" right="Tuesday" />
      <path d={`M20 ${h - 55.5}h${w - 40}`} stroke={colors.line2} />
      <path
        d={`M${x(142)} 88V${h - 56}M${x(270)} 88V${h - 56}`}
        stroke={colors.stone2}
        strokeWidth="1.5"
        strokeDasharray="4 4"
      />
      <g
        transform={`translate(20 ${h - 56 - 148 * up})scale(${across.toFixed(3)} ${up.toFixed(3)})`}
        fill="none"
        strokeLinejoin="round"
      >
        <path d={quiet} stroke={colors.ink} strokeWidth="4" />
        <path d={jump} stroke={colors.red} strokeWidth="5" />
      </g>
      <Text x={x(142)} y={74} weight="medium" anchor="middle">
        42 out
      </Text>
      <Text x={x(270)} y={74} weight="medium" anchor="middle">
        41 back
      </Text>
      <Text x={x(142)} y={h - 28} color={colors.mute} anchor="middle">
        14:05
      </Text>
      <Text x={x(270)} y={h - 28} color={colors.mute} anchor="middle">
        14:09
      </Text>
    </Sheet>
  );
});

const Steps = part(({ w, h }) => (
  <>
    <path d={`M0 ${h / 2}h${w}`} stroke={colors.ink} strokeWidth="4" />
    {['Build', 'Test', 'Scan', 'Deploy', 'Watch'].map((step, index) => (
      <Sheet key={step} x={index * 146} y={0} w={116} h={h}>
        {index < 4 ? (
          <Check x={58} y={38} scale={1.9} />
        ) : (
          <circle cx="58" cy="38" r="13" fill="none" stroke={colors.red} strokeWidth="5" />
        )}
        <Text x={58} y={80} weight="medium" anchor="middle" max={100}>
          {step}
        </Text>
      </Sheet>
    ))}
  </>
));

const Releases = part(({ w, h }) => {
  const row = (h - 66) / releases.length;
  return (
    <Sheet x={0} y={0} w={w} h={h} fill={colors.ink}>
      <Head w={w} title="Releases" tone="ink" />
      {releases.map(([release, state, good], index) => (
        <g key={index} transform={`translate(16 ${60 + index * row})`}>
          <Rect x={0} y={0} w={w - 32} h={row - 12} rx={6} fill={colors.ink2} />
          <Text x={18} y={row / 2 + 5} size={30} weight="bold" color={good ? colors.onInk : colors.stone}>
            {release}
          </Text>
          <Text x={70} y={row / 2} max={w - 106} color={good ? colors.onInk : colors.stone}>
            {state}
          </Text>
        </g>
      ))}
    </Sheet>
  );
});

/** A pipeline and a release that was taken back. */
export const devops = compose({
  title: 'Safe releases on any working day',
  desc: 'A change is built, tested, scanned, deployed and watched; when errors jump after release 42, release 41 comes back by itself four minutes later.',
  words: 17,
  wide: { steps: [48, 46, 700, 100], errors: [48, 182, 418, 288], releases: [498, 182, 250, 288] },
  phone: { errors: 288, releases: [100, 290, 260, 230] },
  draw: (at) => (
    <>
      <Steps at={at.steps} />
      <Errors at={at.errors} />
      <Releases at={at.releases} />
    </>
  ),
});
