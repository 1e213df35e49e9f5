/** Home, continued: the scene of the phone. */
import { compose, part, type Place } from '../../compose.tsx';
import { colors, Rect } from '../../kit.tsx';
import { Text } from '../../text.tsx';
import { Phone, Window, Wire } from '../../objects.tsx';

/** A phone without signal that stores the reading of a meter. A low phone has one row of keys. */
const MeterReading = part(({ w, h }) => {
  const keyRows = h > 400 ? 2 : 1;
  const keep = 198 + keyRows * 64;
  return (
    <Phone x={0} y={0} w={w} h={h}>
      <Text x={24} y={62} weight="medium">
        No signal
      </Text>
      <Text x={154} y={62} weight="medium" color={colors.red} anchor="end">
        4%
      </Text>
      <rect
        x="162.5"
        y="47.5"
        width="36"
        height="18"
        rx="4"
        fill="none"
        stroke={colors.red}
        strokeWidth="3"
      />
      <path d="M167 52v9M203 52v9" stroke={colors.red} strokeWidth="4" />
      <Text x={24} y={116} color={colors.mute}>
        Meter 2207
      </Text>
      <Text x={24} y={160} size={42} weight="bold">
        48,213
      </Text>
      {Array.from({ length: keyRows * 3 }, (_, key) => (
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
      <Rect x={20} y={keep} w={w - 40} h={h - keep - 26} rx={10} fill={colors.ink} />
      <Text
        x={w / 2}
        y={(keep + h - 26) / 2 + 6}
        size={18}
        weight="bold"
        anchor="middle"
        color={colors.onInk}
      >
        Keep
      </Text>
    </Phone>
  );
});

const Waiting = part(({ w, h }) => (
  <Window x={0} y={0} w={w} h={h} title="Waiting for signal" right="3 readings" dark>
    {['48,213', '17,640', '90,022'].map((reading, i) => (
      <g key={reading}>
        <Rect x={16} y={56 + i * 50} w={w - 32} h={42} rx={6} fill={colors.ink2} />
        <Text x={32} y={82 + i * 50} weight="medium" color={colors.onInk}>
          {reading}
        </Text>
        <circle cx={w - 40} cy={77 + i * 50} r="8" fill="none" stroke={colors.stone} strokeWidth="2.5" />
      </g>
    ))}
  </Window>
));

const Stages = part(({ w, h }) => (
  <Window x={0} y={0} w={w} h={h} title="Release in stages" right="no crash so far">
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
));

const wide: Record<'phone' | 'waiting' | 'stages', Place> = {
  phone: [72, 46, 226, 424],
  waiting: [412, 46, 336, 216],
  stages: [412, 294, 336, 176],
};

/** A phone without signal, and a release in stages. */
export const mobileApp = compose({
  title: 'Mobile apps that work offline',
  desc: 'A phone with four percent battery and no signal keeps a meter reading; three readings wait for the connection, and a release goes out in four stages.',
  words: 17,
  wide,
  phone: { phone: [14, 14, 226, 346], waiting: [84, 346, 276, 216], stages: [14, 588, 346, 176] },
  draw: (at) => (
    <>
      {at.waiting === wide.waiting && (
        <Wire path="M312 158H400" thickness={3} color={colors.stone2} dash="7 6" arrow={[408, 158, 0]} />
      )}
      <MeterReading at={at.phone} />
      <Waiting at={at.waiting} />
      <Stages at={at.stages} />
    </>
  ),
});
