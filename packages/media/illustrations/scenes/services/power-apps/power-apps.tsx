/** The scenes of the Power Apps page, by area. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Matrix } from '../../../parts/tables.tsx';
import { Plate } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords, Words } from '../../../words.tsx';
import { customizableDesign } from './field.tsx';
import { costEffective } from './license.tsx';
import { secure } from './live.tsx';
import { aiPowered } from './meter.tsx';

/** The day of this example, and the days of the last visits to the assets. */
const today = Date.parse('2026-11-20');
const visits = [
  ['Pump 4', '2026-11-02'],
  ['Pump 7', '2026-09-28'],
  ['Gate 2', '2026-10-09'],
  ['Gate 5', '2026-11-11'],
] as const;
const allowed = 30;
const isOverdue = (date: string): boolean => (today - Date.parse(date)) / 86_400_000 > allowed;
const written = (date: string): string =>
  new Date(date).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const overdue = visits.filter(([, date]) => isOverdue(date)).map(([asset]) => asset);

const formula = `DateDiff(LastVisit, Today()) > ${allowed}`;

/** The bar for a formula. */
const FormulaBar = part(({ w, h }) => {
  const size = useWords();
  const tile = h - 24;
  const large = w > 500 ? size * 1.75 : size * 1.1;
  return (
    <Sheet x={0} y={0} w={w} h={h} fill={colors.red} depth={14}>
      <Rect x={12} y={12} w={tile} h={tile} rx={8} fill="#fff" />
      <Text
        x={12 + tile / 2}
        y={h / 2 + size * 0.5}
        size={size * 1.5}
        weight="bold"
        color={colors.red}
        anchor="middle"
      >
        fx
      </Text>
      <Words
        x={tile + 34}
        y={h / 2 + large * (w > 500 ? 0.35 : -0.3)}
        w={w - tile - 50}
        size={large}
        weight="medium"
        color="#fff"
        lines={w > 500 ? 1 : 2}
      >
        {formula}
      </Words>
    </Sheet>
  );
});

const versions = 6;

/** The versions of one spreadsheet, fanned out like playing cards. */
const Versions = part(({ w, h }) => {
  const size = useWords();
  const [cw, ch] = [w * 0.52, h * 0.86];
  return Array.from({ length: versions }, (_, index) => {
    const along = index / (versions - 1);
    const x = round(along * (w - cw));
    const y = round(24 * (2 * along - 1) ** 2);
    return (
      <g
        key={index}
        transform={`translate(${x} ${y})rotate(${round((along - 0.5) * 26)} ${round(cw / 2)} ${round(ch)})`}
      >
        <Sheet x={0} y={0} w={cw} h={ch} rx={4} fill={index % 2 ? colors.sheet : colors.soft} depth={6} />
        <Text x={12} y={12 + size} weight="bold" color={index === versions - 1 ? colors.ink : colors.mute}>
          {`v${index + 1}`}
        </Text>
        {index === versions - 1 && (
          <path
            d={`M0 ${12 + size * 1.7}h${cw}${[1, 2, 3, 4].map((line) => `M0 ${round(12 + size * 1.7 + line * ch * 0.155)}h${cw}`).join('')}M${round(cw * 0.36)} ${12 + size * 1.7}V${ch}M${round(cw * 0.68)} ${12 + size * 1.7}V${ch}`}
            stroke={colors.line2}
            strokeWidth={2}
          />
        )}
      </g>
    );
  });
});

const lowCode = compose({
  title: 'Apps maintained by your own staff',
  desc: `A bar with a formula in Power Fx, ${formula}, and the column it fills, an example of ${visits.length} assets: ${overdue.join(' and ')} are overdue. Beside it, ${versions} versions of the spreadsheet that the app replaces. A plate names the code component for what no formula will do.`,
  words: 17,
  wide: {
    versions: [82, 212, 236, 226],
    table: [380, 138, 372, 284],
    bar: [48, 52, 704, 88],
    plate: [478, 416, 266, 88, -4],
  },
  phone: { bar: [14, 20, 346, 76], table: [14, 96, 346, 262], versions: [64, 400, 240, 210] },
  draw: (at) => (
    <>
      <Versions at={at.versions} />
      <Matrix
        at={at.table}
        columns={['Last visit', 'Overdue']}
        rows={visits.map(([asset, date]) => [asset, written(date), isOverdue(date)])}
      />
      <FormulaBar at={at.bar} />
      <Plate at={at.plate} tone="ink" text="Where no formula will do" strong="Code component" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'low-code': lowCode,
  'customizable-design': customizableDesign,
  'ai-powered': aiPowered,
  secure,
  'cost-effective': costEffective,
};
