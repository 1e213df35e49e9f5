/** Ecommerce Strategy, continued: a parcel for another country. */
import { compose, part } from '../../../compose.tsx';
import { colors } from '../../../kit.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { Matrix } from '../../../parts/tables.tsx';
import { BarLabel } from '../../../parts/tags.tsx';
import { vary } from '../../../vary.ts';

/** One jacket to a new country, in euros: duty on goods and freight, VAT on all of it. An example. */
const goods = 48;
const freight = 9.5;

/** @param rate the duty in percent */
export function landedOf(rate: number) {
  const duty = ((goods + freight) * rate) / 100;
  const vat = (goods + freight + duty) * 0.2;
  return { rate, duty, vat, landed: goods + freight + duty + vat };
}
type Landed = ReturnType<typeof landedOf>;
const euros = (amount: number) => `€${amount.toFixed(2)}`;

/** A carton with its tape, its flaps a little open. */
const Carton = part(({ w, h }) => {
  const lid = h * 0.16;
  return (
    <>
      <path d={`M0 ${h}l12 12H${w + 12}V${lid + 12}L${w} ${lid}V${h}z`} fill={colors.shadow} />
      <path
        d={`M0 ${lid}L${-16} 0H${w * 0.46}L${w * 0.5} ${lid}L${w * 0.54} 0H${w + 16}L${w} ${lid}z`}
        fill={colors.stone2}
      />
      <path d={`M0 ${lid}H${w}V${h}H0z`} fill={colors.stone} />
      <path d={`M${w * 0.43} ${lid}h${w * 0.14}v${h * 0.2}h${-w * 0.14}z`} fill={colors.line} />
      <path
        d={`M${w - 66} ${lid + 58}v-36m-12 12 12-14 12 14M${w - 32} ${lid + 58}v-36m-12 12 12-14 12 14M${w - 84} ${lid + 68}h70`}
        fill="none"
        stroke={colors.ink}
        strokeWidth={4}
      />
    </>
  );
});

const sceneOf = ({ rate, duty, vat, landed }: Landed) =>
  compose({
    title: 'Duties and taxes known before launch',
    desc: `A carton with a label that names the HS code 6201.40 and a GTIN. A slip adds up what it costs at the door, an example: goods ${euros(goods)}, freight ${euros(freight)}, duty ${euros(duty)}, VAT ${euros(vat)}, together ${euros(landed)}, stamped DDP in red. In front a list of two closed countries with a reason and a date to look again.`,
    words: 17,
    wide: {
      carton: [66, 84, 350, 348],
      label: [104, 232, 262, 164, -4],
      slip: [470, 40, 264, 346, 3],
      closed: [330, 398, 422, 106],
    },
    phone: { slip: [50, 14, 280, 330, -2], closed: [14, 372, 346, 130], label: [50, 530, 280, 150] },
    draw: (at) => (
      <>
        <Carton at={at.carton} />
        <BarLabel at={at.label} title="HS 6201.40" note="Jacket" code="GTIN 2001234567893" />
        <Slip
          at={at.slip}
          title="One jacket, delivered"
          rows={[
            ['Goods', euros(goods)],
            ['Freight', euros(freight)],
            [`Duty, ${rate}%`, euros(duty)],
            ['VAT, 20%', euros(vat)],
          ]}
          total={['In all', euros(landed)]}
          stamp="DDP"
        />
        <Matrix
          at={at.closed}
          tone="ink"
          columns={['Reason', 'Look again']}
          rows={[
            ['Brazil', 'Duty', 'July 1'],
            ['Norway', 'Returns', 'May 4'],
          ]}
        />
      </>
    ),
  });

export const crossBorder = vary({
  label: 'Duty on the goods',
  values: [0, 4, 8, 12, 16],
  shown: 12,
  write: (rate) => `${rate}%`,
  says: (rate) => {
    const { duty, vat, landed } = landedOf(rate);
    return `At a duty of ${rate}% the jacket costs ${euros(landed)} delivered: ${euros(duty)} of it is duty, and ${euros(vat)} is VAT, which counts the duty too.`;
  },
  draw: (rate) => sceneOf(landedOf(rate)),
});
