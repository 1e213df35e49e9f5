/** Renewables, continued: the scene of Data Analytics. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Head } from '../../../parts/tones.tsx';
import { Text } from '../../../text.tsx';

/** Energy lost in March by cause, MWh. */
const losses = [
  ['Faults', 62],
  ['Curtailment', 31],
  ['Dirt', 17],
] as const;
const total = losses.reduce((sum, [, lost]) => sum + lost, 0);
/** The days of March; false where the ten-minute data has gaps. */
const days = Array.from({ length: 31 }, (_, day) => ![6, 17, 18].includes(day));

/** A power curve: wind speed to the right, from 0 to 1, and megawatts upward. */
const PowerCurve = part(({ w, h }) => {
  const [left, right, floor] = [48, w - 20, h - 60];
  const x = (across: number) => Math.round(left + 10 + across * (right - left - 24));
  const y = (megawatts: number) => Math.round(floor - megawatts * ((h - 148) / 3));
  const neighbors = `M${x(0)} ${y(0.05)}C${x(0.27)} ${y(0.14)} ${x(0.33)} ${y(0.81)} ${x(0.48)} ${y(1.9)}S${x(0.72)} ${y(2.94)} ${x(1)} ${y(2.97)}`;
  const slow = `M${x(0)} ${y(0.05)}C${x(0.27)} ${y(0.11)} ${x(0.37)} ${y(0.59)} ${x(0.5)} ${y(1.5)}S${x(0.71)} ${y(2.24)} ${x(1)} ${y(2.26)}`;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} title="Power curve" right="T05 to T09, March" />
      {[0, 1, 2, 3].map((megawatts) => (
        <g key={megawatts}>
          <path
            d={`M${left} ${y(megawatts) + 0.5}H${right}`}
            stroke={megawatts ? colors.line : colors.line2}
          />
          <Text x={20} y={y(megawatts) + 5} color={colors.mute}>
            {String(megawatts)}
          </Text>
        </g>
      ))}
      <path d={neighbors} fill="none" stroke={colors.stone} strokeWidth="28" strokeLinecap="round" />
      <path d={neighbors} fill="none" stroke={colors.ink} strokeWidth="2.5" />
      <path d={slow} fill="none" stroke={colors.red} strokeWidth="5" strokeLinecap="round" />
      <Text x={x(1)} y={y(2.26) + 24} weight="medium" color={colors.red} anchor="end">
        T07
      </Text>
      <Text x={left} y={68} color={colors.mute}>
        MW
      </Text>
      <Text x={right} y={h - 26} color={colors.mute} anchor="end">
        Wind, 3 to 15 m/s
      </Text>
    </Sheet>
  );
});

const Losses = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h} fill={colors.ink}>
    <Head w={w} title="Lost in March" right="MWh" tone="ink" />
    <Text x={18} y={98} size={44} weight="bold" color={colors.onInk}>
      {String(total)}
    </Text>
    {losses.map(([cause, lost], index) => (
      <g key={cause} transform={`translate(18 ${120 + index * 46})`}>
        <Text x={0} y={14} color={colors.stone}>
          {cause}
        </Text>
        <Text x={w - 36} y={14} weight="medium" color={colors.onInk} anchor="end">
          {String(lost)}
        </Text>
        <Rect x={0} y={22} w={w - 36} h={10} fill={colors.ink2} />
        <Rect x={0} y={22} w={(lost / total) * (w - 36)} h={10} fill={colors.onInk} />
      </g>
    ))}
  </Sheet>
));

const Days = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h}>
    <Head w={w} title="Days checked" right={`${days.filter((whole) => !whole).length} gaps`} />
    {days.map((whole, day) => (
      <rect
        key={day}
        x={18.5 + (day % 11) * 18.4}
        y={58.5 + Math.floor(day / 11) * 22}
        width="14"
        height="16"
        rx="2"
        fill={whole ? colors.ink : 'none'}
        stroke={whole ? undefined : colors.stone2}
      />
    ))}
  </Sheet>
));

/** A power curve, and the causes of the lost energy. */
export const dataAnalytics = compose({
  title: 'Lost energy sorted by cause',
  desc: `Turbine T07 stays below the power curve of its neighbors; ${total} megawatt-hours lost in March are split into faults, curtailment and dirt; three days with gaps in the data are marked.`,
  wide: { curve: [48, 46, 432, 424], losses: [512, 46, 236, 264], days: [512, 334, 236, 136] },
  phone: { curve: 340, losses: [124, 336, 236, 264] },
  draw: (at) => (
    <>
      <PowerCurve at={at.curve} />
      <Losses at={at.losses} />
      <Days at={at.days} />
    </>
  ),
});
