/** The scenes of the Consumer Goods page, by area. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Link } from '../../../parts/link.tsx';
import { Matrix } from '../../../parts/tables.tsx';
import { Note } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';
import { tradePromotions } from './deal.tsx';
import { packagingTraceability } from './pack.tsx';
import { steps } from './steps.tsx';
import { demandSupply } from './target.tsx';

/** Kilograms on the scale, and kilograms in the record. An example. */
const weighed = 12.8;
const recorded = 12.4;

/** A case on a scale with its display. */
const Scale = part<object>(({ w, h }) => {
  const size = useWords();
  const [bw, bh] = [round(w * 0.82), round(h * 0.58)];
  const [x, base] = [round((w - bw) / 2), h - 96];
  const y = base - 18 - bh;
  return (
    <>
      <Sheet x={x} y={y} w={bw} h={bh} rx={2} fill={colors.stone} depth={12}>
        <Rect x={bw / 2 - 18} y={0} w={36} h={bh * 0.4} rx={0} fill={colors.stone2} />
        <Rect x={18} y={bh - 70} w={96} h={52} rx={2} fill={colors.sheet} />
        <path
          d={`M28 ${bh - 60}v32M34 ${bh - 60}v32M44 ${bh - 60}v32M52 ${bh - 60}v32M58 ${bh - 60}v32M70 ${bh - 60}v32M76 ${bh - 60}v32M88 ${bh - 60}v32M98 ${bh - 60}v32`}
          stroke={colors.ink}
          strokeWidth={3}
        />
        <path
          d={`M${bw - 40} ${bh - 20}v-34m-10 10l10-11 10 11M${bw - 56} ${bh - 18}h32`}
          fill="none"
          stroke={colors.ink}
          strokeWidth={4}
        />
      </Sheet>
      <Sheet x={0} y={base - 18} w={w} h={18} rx={4} fill={colors.ink} />
      <Rect x={w / 2 - 30} y={base} w={60} h={14} rx={0} fill={colors.stone2} />
      <Sheet x={round(w * 0.1)} y={base + 14} w={round(w * 0.8)} h={82} rx={8} fill={colors.stone2}>
        <Rect x={16} y={14} w={w * 0.8 - 32} h={54} rx={4} fill={colors.ink} />
        <Text
          x={w * 0.4}
          y={41 + size * 0.7}
          size={size * 1.9}
          weight="bold"
          color={colors.onInk}
          anchor="middle"
          max={w * 0.8 - 44}
        >
          {`${weighed} kg`}
        </Text>
      </Sheet>
    </>
  );
});

const fields = [
  ['Case, kg', String(recorded), String(recorded), String(weighed), 'Logistics'],
  ['Case, cm', '31', '30', '31', 'Logistics'],
  ['Allergens', '2', '2', '3', 'Quality'],
] as const;

const productData = compose({
  title: 'One correct record per product',
  desc: `A case on a scale weighs ${weighed} kg. A red wire leads from it to a list, an example, of fields in which ERP, PLM and label file differ, with an owner beside each: the case weighs ${recorded} kg in ERP and PLM and ${weighed} kg on the label, in red; case height and allergens follow. A note says that 30 cases a month are weighed again.`,
  words: 17,
  wide: { scale: [52, 72, 236, 408], fields: [318, 56, 438, 272], again: [512, 318, 212, 144] },
  phone: { scale: [70, 0, 230, 340], list: [14, 370, 346, 210] },
  draw: (at) => (
    <>
      <Scale at={at.scale} />
      <Matrix
        at={at.fields}
        title="Fields that differ"
        columns={['ERP', 'PLM', 'Label', 'Owner']}
        rows={fields}
        red={['Case, kg']}
      />
      <Matrix
        at={at.list}
        title="Fields that differ"
        columns={['ERP', 'PLM', 'Label']}
        rows={fields.map(([name, erp, plm, label]) => [name, erp, plm, label] as const)}
        red={['Case, kg']}
      />
      <Link from={at.scale} to={at.fields} red arrow={false} out={[0.9, 0.888]} into={[0.02, 0.5]} />
      <Note at={at.again} figure="30 cases" caption="a month, weighed again off the line" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'product-data': productData,
  'demand-supply': demandSupply,
  'trade-promotions': tradePromotions,
  'packaging-traceability': packagingTraceability,
  steps,
};
