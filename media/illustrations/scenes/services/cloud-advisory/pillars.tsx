/** Cloud Advisory, continued: the scene of the house that stands on five pillars. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect } from '../../../kit.tsx';
import { Tree } from '../../../parts/relations.tsx';
import { Note } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** Of the Well-Architected Framework. */
const pillars = ['Reliability', 'Security', 'Cost', 'Operations', 'Performance'] as const;

/** A house with a gable and five pillars, their names written up them. */
const House = part(({ w, h }) => {
  const size = useWords();
  const [gable, beam, base] = [h * 0.26, h * 0.09, h * 0.06];
  const [top, bottom] = [gable + beam, h - 2 * base];
  const column = (w - 40) / pillars.length;
  const pw = Math.min(54, column * 0.66);
  return (
    <>
      <path
        d={`M${w} ${gable}l12 12v${beam}h-12zM${w - 10} ${h - 2 * base}l12 12v${base - 12}h10v${base + 12}H12L0 ${h}H${w}z`}
        fill={colors.shadow}
      />
      <path d={`M0 ${gable}L${w / 2} 0L${w} ${gable}z`} fill={colors.sheet} />
      <path
        d={`M${w * 0.14} ${gable - 14}L${w / 2} ${h * 0.055}L${w * 0.86} ${gable - 14}z`}
        fill={colors.soft}
      />
      <Text x={w / 2} y={gable - 26} weight="bold" size={size * 1.2} anchor="middle" max={w * 0.5}>
        Landing zone
      </Text>
      <Rect x={0} y={gable} w={w} h={beam} rx={0} fill={colors.stone} />
      {pillars.map((pillar, index) => {
        const x = round(20 + (index + 0.5) * column);
        return (
          <g key={pillar}>
            <path d={`M${x + pw / 2} ${top}h12V${bottom}h-12z`} fill={colors.shadow} />
            <Rect x={x - pw / 2} y={top} w={pw} h={bottom - top} rx={0} fill={colors.sheet} />
            <Rect x={x - pw / 2 - 5} y={top} w={pw + 10} h={12} rx={2} fill={colors.stone2} />
            <Rect x={x - pw / 2 - 5} y={bottom - 12} w={pw + 10} h={12} rx={2} fill={colors.stone2} />
            <g transform={`translate(${round(x + size * 0.36)} ${round((top + bottom) / 2)})rotate(-90)`}>
              <Text x={0} y={0} weight="medium" anchor="middle" max={bottom - top - 24}>
                {pillar}
              </Text>
            </g>
          </g>
        );
      })}
      <Rect x={10} y={bottom} w={w - 20} h={base} rx={0} fill={colors.stone} />
      <Rect x={0} y={bottom + base} w={w} h={base} rx={0} fill={colors.stone2} />
    </>
  );
});

export const landingZoneDesign = compose({
  title: 'Clear rules for every new cloud account',
  desc: `A house named landing zone stands on ${pillars.length} pillars: ${pillars.join(', ').toLowerCase()}. A red board names its rules, roughly 30 of them on day one. Beside it, a tree of management groups: the company, below it platform with the subscription network, and applications with payroll, an example.`,
  words: 17,
  wide: { house: [48, 40, 416, 440], rules: [452, 342, 262, 132], tree: [502, 60, 250, 250] },
  phone: { house: 360, rules: 124, tree: 230 },
  draw: (at) => (
    <>
      <House at={at.house} />
      <Tree
        at={at.tree}
        root={{
          name: 'Company',
          note: 'Group',
          children: [
            { name: 'Platform', children: [{ name: 'Network' }] },
            { name: 'Applications', children: [{ name: 'Payroll' }] },
          ],
        }}
      />
      <Note at={at.rules} tone="red" figure="30 rules" caption="roughly, on day one" />
    </>
  ),
});
