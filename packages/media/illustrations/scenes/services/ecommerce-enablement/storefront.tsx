/** Ecommerce Enablement, continued: a shop of standard blocks. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect } from '../../../kit.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { StickyNote } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** The written requirements, with a block for each, and the requirements that need custom code. An example. */
const columns = 6;
const rows = 4;
const custom: readonly number[] = [8, 15, 16];
const requirements = columns * rows;

const Awning = ({ w, h }: { w: number; h: number }) => {
  const stripes = 10;
  const sw = w / stripes;
  return Array.from({ length: stripes }, (_, stripe) => (
    <path
      key={stripe}
      d={`M${round(stripe * sw)} 0h${round(sw)}v${h}a${round(sw / 2)} ${round(sw / 2)} 0 0 1 ${round(-sw)} 0z`}
      fill={stripe % 2 ? colors.sheet : colors.ink}
    />
  ));
};

/** The front of a shop: a wall of blocks, an awning, a window and a door. */
const Shop = part(({ w, h }) => {
  const size = useWords();
  const wall = h * 0.48;
  const [bw, bh] = [(w - 24) / columns, wall / rows];
  const floor = h - wall - 6;
  return (
    <>
      <path d={`M12 ${h}l12 12H${w}V12L${w - 12} 0V${h}z`} fill={colors.shadow} />
      <Rect x={12} y={0} w={w - 24} h={h} rx={0} fill={colors.stone2} />
      {Array.from({ length: requirements }, (_, block) => (
        <Rect
          key={block}
          x={12 + (block % columns) * bw + 2}
          y={Math.floor(block / columns) * bh + 2}
          w={bw - 4}
          h={bh - 4}
          rx={2}
          fill={custom.includes(block) ? colors.red : colors.stone}
        />
      ))}
      <g transform={`translate(0 ${round(wall + 6)})`}>
        <Rect x={36} y={56} w={w * 0.52} h={floor - 90} rx={2} fill={colors.paper} />
        <path d={`M${36 + w * 0.26} 56v${round(floor - 90)}`} stroke={colors.stone2} strokeWidth={4} />
        <Rect x={w * 0.66} y={56} w={w * 0.24} h={floor - 56} rx={2} fill={colors.ink} />
        <circle cx={w * 0.87} cy={floor * 0.62} r={5} fill={colors.stone} />
        <Text x={36 + w * 0.13} y={floor - 62} weight="medium" anchor="middle" max={w * 0.25}>
          Design
        </Text>
        <Text x={36 + w * 0.39} y={floor - 62} weight="medium" anchor="middle" max={w * 0.25}>
          in your Git
        </Text>
        <path d={`M0 44H${w}l8 12H12z`} fill={colors.shadow} transform={`translate(0 ${size})`} />
        <Awning w={w} h={42} />
      </g>
    </>
  );
});

export const storefront = compose({
  title: 'A store on the right platform',
  desc: `The front of a shop with an awning, a window that says design in your Git, and a wall of ${requirements} blocks, one for each written requirement, an example: the platform has ${requirements - custom.length} of them, ${custom.length} are red and need custom code. A note says that script tags stop on storefronts on March 1, 2027.`,
  words: 17,
  ground: 470,
  wide: { shop: [48, 40, 400, 444], count: [430, 56, 322, 182], sticky: [484, 338, 268, 88, 4] },
  phone: { shop: [20, 14, 334, 380], count: [14, 424, 346, 180], sticky: [60, 640, 260, 84, -4] },
  draw: (at) => (
    <>
      <Shop at={at.shop} />
      <Ledger
        at={at.count}
        title="Your requirements"
        rows={[
          ['The platform has', requirements - custom.length],
          ['Custom code', custom.length],
        ]}
        total="Written down"
      />
      <StickyNote at={at.sticky} tone="ink" text="Script tags stop" strong="March 1, 2027" />
    </>
  ),
});
