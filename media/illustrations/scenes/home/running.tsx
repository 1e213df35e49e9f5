/** Home, continued: the scenes of the phone and the release. */
import type { ReactElement } from 'react';
import { C, R, Scene, Sheet } from '../../kit.tsx';
import { T } from '../../text.tsx';
import { Check, Phone, Window, Wire } from '../../objects.tsx';

/** A phone without signal, and a release in stages. */
export const mobileApp = (): ReactElement => (
  <Scene
    words={17}
    title="Made for one hand and weak signal"
    desc="A phone with four percent battery and no signal keeps a meter reading; three readings wait for the connection, and a release goes out in four stages."
  >
    <Phone x={72} y={46} w={226} h={424}>
      <T x={24} y={62} w="m">
        No signal
      </T>
      <T x={154} y={62} w="m" c={C.red} a="r">
        4%
      </T>
      <rect x="162.5" y="47.5" width="36" height="18" rx="4" fill="none" stroke={C.red} strokeWidth="3" />
      <path d="M167 52v9M203 52v9" stroke={C.red} strokeWidth="4" />
      <T x={24} y={116} c={C.mute}>
        Meter 2207
      </T>
      <T x={24} y={160} s={42} w="b">
        48,213
      </T>
      {[0, 1, 2, 3, 4, 5].map((key) => (
        <R
          key={key}
          x={20 + (key % 3) * 64}
          y={190 + Math.floor(key / 3) * 64}
          w={58}
          h={56}
          rx={8}
          f={C.line}
        />
      ))}
      <R x={20} y={326} w={186} h={72} rx={10} f={C.ink} />
      <T x={113} y={368} s={18} w="b" a="m" c={C.onInk}>
        Keep
      </T>
    </Phone>
    <Wire d="M312 158H400" w={3} c={C.stone2} dash="7 6" arrow={[408, 158, 0]} />
    <Window x={412} y={46} w={336} h={216} title="Waiting for signal" right="3 readings" dark>
      {['48,213', '17,640', '90,022'].map((reading, i) => (
        <g key={reading}>
          <R x={16} y={56 + i * 50} w={304} h={42} rx={6} f={C.ink2} />
          <T x={32} y={82 + i * 50} w="m" c={C.onInk}>
            {reading}
          </T>
          <circle cx="296" cy={77 + i * 50} r="8" fill="none" stroke={C.stone} strokeWidth="2.5" />
        </g>
      ))}
    </Window>
    <Window x={412} y={294} w={336} h={176} title="Release in stages" right="no crash so far">
      {[1, 10, 50, 100].map((percent, i) => (
        <g key={percent} transform={`translate(${20 + i * 77} 0)`}>
          <R x={0} y={132 - percent * 0.76} w={65} h={percent * 0.76 + 2} f={i < 2 ? C.ink : C.stone} />
          <T x={32} y={158} w="m" a="m">{`${percent}%`}</T>
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

/** Errors jump after release 42 and fall when 41 is back. */
function ErrorChart() {
  return (
    <Window x={48} y={182} w={418} h={288} title="Errors per minute" right="Tuesday">
      <path d="M20 232.5h378" stroke={C.line2} />
      <path
        d="m20 222 40-4 38 6 40-4 24 2M290 222l36-4 34 6 38-4"
        fill="none"
        stroke={C.ink}
        strokeWidth="4"
      />
      <path
        d="m162 222 28-50 26-74 24 18 22-14 28 120"
        fill="none"
        stroke={C.red}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M162.5 84v148M290.5 84v148" stroke={C.stone2} strokeWidth="1.5" strokeDasharray="4 4" />
      <T x={162} y={72} w="m" a="m">
        42 out
      </T>
      <T x={290} y={72} w="m" a="m">
        41 back
      </T>
      <T x={162} y={258} c={C.mute} a="m">
        14:05
      </T>
      <T x={290} y={258} c={C.mute} a="m">
        14:09
      </T>
    </Window>
  );
}

/** A pipeline and a release that was taken back. */
export const devops = (): ReactElement => (
  <Scene
    words={17}
    title="Release on an ordinary Tuesday"
    desc="A change is built, tested, scanned, deployed and watched; when errors jump after release 42, release 41 comes back by itself four minutes later."
  >
    <path d="M48 96h700" stroke={C.ink} strokeWidth="4" />
    {['Build', 'Test', 'Scan', 'Deploy', 'Watch'].map((step, i) => (
      <Sheet key={step} x={48 + i * 146} y={46} w={116} h={100}>
        {i < 4 ? (
          <Check x={58} y={38} s={1.9} />
        ) : (
          <circle cx="58" cy="38" r="13" fill="none" stroke={C.red} strokeWidth="5" />
        )}
        <T x={58} y={80} w="m" a="m" max={100}>
          {step}
        </T>
      </Sheet>
    ))}
    <ErrorChart />
    <Window x={498} y={182} w={250} h={288} title="Releases" dark>
      {releases.map(([release, state, good], i) => (
        <g key={i} transform={`translate(16 ${58 + i * 74})`}>
          <R x={0} y={0} w={218} h={62} rx={6} f={C.ink2} />
          <T x={18} y={42} s={30} w="b" c={good ? C.onInk : C.stone}>
            {release}
          </T>
          <T x={70} y={37} max={140} c={good ? C.onInk : C.stone}>
            {state}
          </T>
        </g>
      ))}
    </Window>
  </Scene>
);
