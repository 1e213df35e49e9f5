/** Renewables, continued: the scene of Sustainability. */
import { compose, part } from '../../../compose.tsx';
import { Bar, colors, Rect, Sheet } from '../../../kit.tsx';
import { Head, tones } from '../../../parts/tones.tsx';
import { Text } from '../../../text.tsx';
import { vary } from '../../../vary.ts';
import { Check } from '../../../objects.tsx';

/** One month: metered energy, the grid's published factor, and their product. */
const metered = 1240;
const megawattHours = metered.toLocaleString('en-US');
/** @param factor tons of CO₂ that the grid emits for a megawatt-hour */
export const avoidedBy = (factor: number): string => (metered * factor).toFixed(1);
const factorsOf = (factor: number) => [
  { value: megawattHours, unit: 'MWh metered in March' },
  { value: String(factor), unit: 't per MWh, grid factor' },
  { value: avoidedBy(factor), unit: 't of CO₂ avoided' },
];
const commitments = ['Birds: radar log', 'Noise: meter at the fence', 'Land: site photos'];

/** A product with its factors in a row, or below each other if there is not enough width. */
const Product = part<{ factor: number }>(({ w, h, factor }) => {
  const across = w > 500;
  const gap = across ? 50 : 0;
  const wide = across ? (w - 2 * gap) / 3 : w;
  const tall = across ? h : h / 3;
  return factorsOf(factor).map(({ value, unit }, index) => {
    const { fill, color, mute } = tones[index === 2 ? 'ink' : 'paper'];
    const [x, y] = across ? [index * (wide + gap), 0] : [0, index * tall];
    return (
      <g key={unit} transform={`translate(${x} ${y})`}>
        <Sheet x={0} y={0} w={wide} h={tall} rx={across ? 12 : 0} fill={fill}>
          <Text
            x={across ? wide / 2 : 132}
            y={across ? 72 : tall / 2 + 12}
            size={across ? 44 : 34}
            weight="bold"
            color={color}
            anchor={across ? 'middle' : 'end'}
          >
            {value}
          </Text>
          <Text
            x={across ? wide / 2 : 150}
            y={across ? 102 : tall / 2 + 8}
            color={mute}
            anchor={across ? 'middle' : 'start'}
            max={across ? 184 : wide - 156}
          >
            {unit}
          </Text>
        </Sheet>
        {!across && index > 0 && (
          <Text x={18} y={tall / 2 + 11} size={28} weight="medium" color={color}>
            {index === 1 ? '×' : '='}
          </Text>
        )}
        {across && index < 2 && (
          <path
            d={index === 0 ? `M${wide + 21} 58l14 14m0-14-14 14` : `M${wide + 19} 60h18m-18 10h18`}
            stroke={colors.ink}
            strokeWidth="5"
          />
        )}
      </g>
    );
  });
});

/** A certificate that was retired, so that nobody can use it again. */
const Certificate = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h} rx={4}>
    <rect x="12.5" y="12.5" width={w - 25} height={h - 25} fill="none" stroke={colors.ink} strokeWidth="2" />
    <rect x="18.5" y="18.5" width={w - 37} height={h - 37} fill="none" stroke={colors.stone} />
    <Text x={40} y={60} size={24} weight="bold" max={w - 80}>
      Renewable energy
    </Text>
    <Text x={40} y={88} size={24} weight="bold" max={w - 80}>
      certificate
    </Text>
    <Text x={40} y={116} color={colors.mute}>
      1 MWh, wind, March
    </Text>
    <Bar x={40} y={136} w={150} h={8} />
    <Bar x={40} y={152} w={120} h={8} />
    <Text x={40} y={h - 40} weight="medium">
      {`No. 1 of ${megawattHours}`}
    </Text>
    <g transform={`translate(${w - 116} ${h - 76})rotate(-9)`}>
      <rect x={-88} y={-30} width={176} height={60} fill={colors.sheet} stroke={colors.red} strokeWidth={6} />
      <Text x={0} y={13} size={36} weight="bold" color={colors.red} anchor="middle" max={168}>
        Retired
      </Text>
    </g>
  </Sheet>
));

const Commitments = part(({ w, h }) => {
  const row = (h - 62) / commitments.length;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} title="Commitments" right="with evidence" />
      {commitments.map((line, index) => (
        <g key={line} transform={`translate(18 ${60 + index * row})`}>
          <Rect x={0} y={0} w={w - 36} h={row - 12} rx={6} fill={colors.soft} />
          <Check x={24} y={(row - 12) / 2} scale={1.1} />
          <Text x={44} y={(row - 12) / 2 + 5} max={w - 84}>
            {line}
          </Text>
        </g>
      ))}
    </Sheet>
  );
});

const sceneOf = (factor: number) =>
  compose({
    title: 'Carbon figures traced to meters',
    desc: `${megawattHours} metered megawatt-hours times a grid factor of ${factor} make ${avoidedBy(factor)} tons of avoided CO₂; below, a renewable energy certificate stamped as retired, and three site commitments with evidence.`,
    wide: {
      product: [48, 46, 700, 130],
      certificate: [48, 222, 390, 248],
      commitments: [474, 222, 274, 248],
    },
    phone: { product: 216, certificate: [14, 258, 346, 240] },
    draw: (at) => (
      <>
        <Product at={at.product} factor={factor} />
        <Certificate at={at.certificate} />
        <Commitments at={at.commitments} />
      </>
    ),
  });

/** The way from metered energy to a ton that counts once. */
export const sustainability = vary({
  label: 'Grid factor, tons for a megawatt-hour',
  values: [0.12, 0.24, 0.33, 0.41, 0.55, 0.7],
  shown: 0.41,
  write: (factor) => `${factor} t per MWh`,
  says: (factor) =>
    `With a grid factor of ${factor} t per MWh, the same ${megawattHours} MWh avoid ${avoidedBy(factor)} t of CO₂.`,
  draw: sceneOf,
});
