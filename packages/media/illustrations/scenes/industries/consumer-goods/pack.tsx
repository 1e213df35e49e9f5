/** Consumer Goods, continued: the scene of packaging. */
import { compose, part } from '../../../compose.tsx';
import { colors } from '../../../kit.tsx';
import { BarLabel, Plate } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** The components of a pack: the share of the height, and whether the component is used again. An example. */
const components = [
  { name: 'Cap', share: 0.1, reusable: false },
  { name: 'Bottle', share: 0.5, reusable: false },
  { name: 'Label', share: 0.16, reusable: false },
  { name: 'Crate', share: 0.24, reusable: true },
] as const;
type Name = (typeof components)[number]['name'];
/** The years for which a component's file is kept after the component was sold. */
const years = (reusable: boolean) => (reusable ? 10 : 5);

/** A component on a vertical axis at x = 0. It begins at y = 0 and goes down. */
function Component({ name, h }: { name: Name; h: number }) {
  const shapes: Record<Name, { path: string; fill: string }> = {
    Cap: { path: `M-26 0h52v${h}h-52z`, fill: colors.ink },
    Bottle: {
      path: `M-18 0h36v${round(h * 0.2)}q0 ${round(h * 0.1)} 26 ${round(h * 0.2)}q10 10 10 24V${h - 10}q0 10-10 10h-88q-10 0-10-10V${round(h * 0.4) + 24}q0-14 10-24q26-${round(h * 0.1)} 26-${round(h * 0.2)}z`,
      fill: colors.stone,
    },
    Label: { path: `M-54 0h108v${h}h-108z`, fill: colors.sheet },
    Crate: { path: `M-86 0h20v12h132v-12h20v${h}h-172z`, fill: colors.red },
  };
  const { path, fill } = shapes[name];
  return (
    <>
      <path d={path} fill={colors.shadow} transform="translate(9 9)" />
      <path d={path} fill={fill} />
      {name === 'Cap' && (
        <path d={`M-14 6v${h - 12}M0 6v${h - 12}M14 6v${h - 12}`} stroke={colors.ink2} strokeWidth={3} />
      )}
      {name === 'Label' && (
        <>
          <path
            d={`M-42 ${round(h * 0.3)}h44M-42 ${round(h * 0.55)}h30`}
            stroke={colors.line2}
            strokeWidth={6}
          />
          <Code x={16} y={h / 2 - 14} />
        </>
      )}
      {name === 'Crate' && (
        <path d={`M-70 ${round(h * 0.42)}h140M-70 ${round(h * 0.68)}h140`} stroke="#fff" strokeWidth={5} />
      )}
    </>
  );
}

const modules = ['1110111', '1010101', '1110011', '0001100', '1110101', '1010010', '1110111'];

/** A square code, 28 units wide. */
const Code = ({ x, y }: { x: number; y: number }) => (
  <path
    transform={`translate(${x} ${round(y)})scale(4)`}
    fill={colors.ink}
    d={modules
      .flatMap((row, down) =>
        row.split('').map((bit, along) => (bit === '1' ? `M${along} ${down}h1v1h-1z` : '')),
      )
      .join('')}
  />
);

/** The components above each other on their axis, with the years of their files beside them. */
const Exploded = part<object>(({ w, h }) => {
  const size = useWords();
  const gap = 22;
  const room = h - gap * (components.length - 1);
  const axis = 96;
  return (
    <>
      <path d={`M${axis} 0V${h}`} stroke={colors.stone2} strokeWidth={2} strokeDasharray="4 6" />
      {components.map(({ name, share, reusable }, index) => {
        const top = components.slice(0, index).reduce((sum, one) => sum + one.share * room + gap, 0);
        const ch = round(share * room);
        return (
          <g key={name} transform={`translate(0 ${round(top)})`}>
            <path
              d={`M${axis + 60} ${round(ch / 2)}H${w - 150}`}
              stroke={reusable ? colors.red : colors.stone2}
              strokeWidth={2}
            />
            <g transform={`translate(${axis} 0)`}>
              <Component name={name} h={ch} />
            </g>
            <Text x={w - 140} y={ch / 2 - 3} weight="medium" color={reusable ? colors.red : colors.ink}>
              {reusable ? `${name}, reusable` : name}
            </Text>
            <Text x={w - 140} y={ch / 2 + size * 1.1} color={colors.mute}>
              {`File: ${years(reusable)} years`}
            </Text>
          </g>
        );
      })}
    </>
  );
});

export const packagingTraceability = compose({
  title: 'Packaging files and lot tracking',
  desc: `A pack taken apart, an example: cap, bottle and label have files kept for ${years(false)} years, the reusable crate, in red, for ${years(true)}. A label carries a lot code, TLC 7731-04; a plate says that FDA will not enforce FSMA 204 before July 20, 2028.`,
  words: 17,
  wide: { pack: [60, 48, 400, 436], lot: [500, 76, 236, 170, 4], plate: [464, 326, 288, 104, -4] },
  phone: { pack: [14, 20, 346, 400], plate: [50, 450, 306, 90, -3] },
  draw: (at) => (
    <>
      <Exploded at={at.pack} />
      <BarLabel at={at.lot} title="Lot code" code="TLC 7731-04" />
      <Plate at={at.plate} tone="ink" text="FSMA 204 not enforced" strong="before July 20, 2028" />
    </>
  ),
});
