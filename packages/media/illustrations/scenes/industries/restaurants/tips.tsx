/** Restaurants, continued: the scene of tips. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect } from '../../../kit.tsx';
import { Link } from '../../../parts/link.tsx';
import { Letter, Slip } from '../../../parts/papers.tsx';
import { Plate } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { vary } from '../../../vary.ts';
import { useWords } from '../../../words.tsx';

/** A guest check in dollars. An example. */
const food = 84;
/** @param rate the service charge in percent */
export const serviceOf = (rate: number): number => (food * rate) / 100;
const tip = 12;
const dollars = (amount: number) => `$${amount.toFixed(2)}`;

/** A glass jar with coins at its bottom and a label. */
const Jar = part<{ label: string; amount: string }>(({ w, h, label, amount }) => {
  const size = useWords();
  const glass = `M${w * 0.1} 30q0 14-8 22t-8 26V${h - 18}q0 18 18 18H${w - 20}q18 0 18-18V78q0-18-8-26t-8-22z`;
  const coins = [0.16, 0.36, 0.58, 0.8, 0.26, 0.48, 0.7, 0.38, 0.62];
  return (
    <>
      <path d={glass} fill={colors.shadow} transform="translate(10 10)" />
      <path d={glass} fill={colors.soft} stroke={colors.stone2} strokeWidth={3} />
      <Rect x={w * 0.05} y={10} w={w * 0.9} h={22} rx={6} fill={colors.stone2} />
      {coins.map((along, index) => (
        <ellipse
          key={along + index}
          cx={round(w * along)}
          cy={round(h - 20 - (index > 6 ? 36 : index > 3 ? 18 : 0))}
          rx={19}
          ry={8}
          fill={colors.stone}
          stroke={colors.ink}
          strokeWidth={2}
        />
      ))}
      <Rect x={w * 0.12} y={h * 0.36} w={w * 0.76} h={size * 3.6} rx={3} fill={colors.sheet} />
      <Text x={w / 2} y={h * 0.36 + size * 1.3} color={colors.mute} anchor="middle">
        {label}
      </Text>
      <Text
        x={w / 2}
        y={h * 0.36 + size * 2.9}
        size={size * 1.35}
        weight="bold"
        anchor="middle"
        max={w * 0.72}
      >
        {amount}
      </Text>
    </>
  );
});

const sceneOf = (service: number) =>
  compose({
    title: 'Tips and wages kept apart',
    desc: `A guest check, an example: food ${dollars(food)}, service charge ${dollars(service)}, tip ${dollars(tip)}, in all ${dollars(food + service + tip)}. A red wire leads the service charge into an envelope for wages, another wire leads the tip into a jar for tips. A plate says that the tip pool is without managers.`,
    words: 17,
    wide: {
      check: [64, 48, 262, 420, -2],
      wages: [424, 48, 328, 208],
      jar: [404, 290, 164, 200],
      plate: [540, 384, 214, 92, 3],
    },
    phone: {
      check: [40, 18, 290, 290, -2],
      wages: [14, 330, 346, 200],
      jar: [30, 556, 150, 190],
      plate: [154, 630, 206, 84, 4],
    },
    draw: (at) => (
      <>
        <Slip
          at={at.check}
          title="Check 118"
          rows={[
            ['Food', dollars(food)],
            ['Service charge', dollars(service)],
            ['Tip', dollars(tip)],
          ]}
          total={['Total', dollars(food + service + tip)]}
        />
        <Letter at={at.wages} title="Service charge" lines={[dollars(service)]} from="Wages" red />
        <Jar at={at.jar} label="Tips" amount={dollars(tip)} />
        <Plate at={at.plate} tone="ink" text="Tip pool" strong="No managers" />
        {at.check && at.check[3] > 300 && (
          <>
            <Link from={at.check} to={at.wages} red out={[0.98, 0.49]} into={[0, 0.72]} />
            <Link from={at.check} to={at.jar} out={[0.99, 0.73]} into={[0.02, 0.5]} />
          </>
        )}
      </>
    ),
  });

export const laborTips = vary({
  label: 'Service charge',
  values: [10, 15, 18, 20, 22],
  shown: 18,
  write: (rate) => `${rate}%`,
  says: (rate) => {
    const service = serviceOf(rate);
    return `A service charge of ${rate}% puts ${dollars(service)} into wages, and the guest pays ${dollars(food + service + tip)}. The tip of ${dollars(tip)} stays in the jar.`;
  },
  draw: (rate) => sceneOf(serviceOf(rate)),
});
