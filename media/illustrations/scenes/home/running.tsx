/** Home, continued: the scenes of the phone and the release. */
import type { ReactElement } from 'react';
import { compose, part } from '../../compose.tsx';
import { colors, Rect, Scene, Sheet } from '../../kit.tsx';
import { Head } from '../../parts/tones.tsx';
import { Text } from '../../text.tsx';
import { Check, Phone, Window, Wire } from '../../objects.tsx';

/** A phone without signal that keeps the reading of a meter. */
const MeterReading = () => (
  <Phone x={72} y={46} w={226} h={424}>
    <Text x={24} y={62} weight="medium">
      No signal
    </Text>
    <Text x={154} y={62} weight="medium" color={colors.red} anchor="end">
      4%
    </Text>
    <rect x="162.5" y="47.5" width="36" height="18" rx="4" fill="none" stroke={colors.red} strokeWidth="3" />
    <path d="M167 52v9M203 52v9" stroke={colors.red} strokeWidth="4" />
    <Text x={24} y={116} color={colors.mute}>
      Meter 2207
    </Text>
    <Text x={24} y={160} size={42} weight="bold">
      48,213
    </Text>
    {[0, 1, 2, 3, 4, 5].map((key) => (
      <Rect
        key={key}
        x={20 + (key % 3) * 64}
        y={190 + Math.floor(key / 3) * 64}
        w={58}
        h={56}
        rx={8}
        fill={colors.line}
      />
    ))}
    <Rect x={20} y={326} w={186} h={72} rx={10} fill={colors.ink} />
    <Text x={113} y={368} size={18} weight="bold" anchor="middle" color={colors.onInk}>
      Keep
    </Text>
  </Phone>
);

/** A phone without signal, and a release in stages. */
export const mobileApp = (): ReactElement => (
  <Scene
    words={17}
    title="Made for one hand and weak signal"
    desc="A phone with four percent battery and no signal keeps a meter reading; three readings wait for the connection, and a release goes out in four stages."
  >
    <MeterReading />
    <Wire path="M312 158H400" thickness={3} color={colors.stone2} dash="7 6" arrow={[408, 158, 0]} />
    <Window x={412} y={46} w={336} h={216} title="Waiting for signal" right="3 readings" dark>
      {['48,213', '17,640', '90,022'].map((reading, i) => (
        <g key={reading}>
          <Rect x={16} y={56 + i * 50} w={304} h={42} rx={6} fill={colors.ink2} />
          <Text x={32} y={82 + i * 50} weight="medium" color={colors.onInk}>
            {reading}
          </Text>
          <circle cx="296" cy={77 + i * 50} r="8" fill="none" stroke={colors.stone} strokeWidth="2.5" />
        </g>
      ))}
    </Window>
    <Window x={412} y={294} w={336} h={176} title="Release in stages" right="no crash so far">
      {[1, 10, 50, 100].map((percent, i) => (
        <g key={percent} transform={`translate(${20 + i * 77} 0)`}>
          <Rect
            x={0}
            y={132 - percent * 0.76}
            w={65}
            h={percent * 0.76 + 2}
            fill={i < 2 ? colors.ink : colors.stone}
          />
          <Text x={32} y={158} weight="medium" anchor="middle">{`${percent}%`}</Text>
        </g>
      ))}
    </Window>
  </Scene>
);

const releases = [
  ['41', 'live again', true],
  ['42', 'taken back', false],
  ['41', 'since Monday', true],
] as const;

/** Errors of a Tuesday: two quiet stretches, and what release 42 did between them, in a chart 378 by 148. */
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
  title: 'Release on an ordinary Tuesday',
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
