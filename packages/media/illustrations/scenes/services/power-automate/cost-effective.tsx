/** Cost Effective: the balance of one flow by month, and the receipt that explains it. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Note } from '../../../parts/tags.tsx';
import { Head } from '../../../parts/tones.tsx';
import { Text } from '../../../text.tsx';
import { vary } from '../../../vary.ts';

/** The hours a month of one process as a flow. */
const asFlow = 24;
/** Dollars: an hour of work, the licenses a month, and the cost of building the flow. */
const wage = 45;
const licenses = 1200;
const build = 21_000;

/**
 * The balance of one process.
 * @param byHand hours a month by hand
 */
export function balanceOf(byHand: number) {
  const worth = (byHand - asFlow) * wage;
  const net = worth - licenses;
  /** From the start to month 12, thousands of dollars. */
  const balance = Array.from({ length: 13 }, (_, month) => (month * net - build) / 1000);
  /** The first month with a positive balance. */
  const payback = balance.findIndex((thousands) => thousands > 0);
  return { byHand, worth, net, balance, payback };
}
type Model = ReturnType<typeof balanceOf>;

const signed = (thousands: number) => `${thousands < 0 ? '−' : '+'}${Math.abs(thousands)}`;
const dollars = (amount: number) => `${amount < 0 ? '−' : ''}$${Math.abs(amount).toLocaleString('en-US')}`;

const barColor = (month: number, payback: number) => {
  if (month === payback) return colors.red;
  return month < payback ? colors.stone : colors.ink;
};

/** The balance by month, with a flag at the month in which the costs are paid back. */
const Balance = part<{ model: Model }>(({ w, h, model: { balance, payback } }) => {
  const zero = Math.round(h * 0.735);
  const thousand = h / 99.5;
  const step = (w - 44) / balance.length;
  const monthX = (month: number) => 20 + month * step;
  const flag = Math.round(h * 0.23);
  const pole = monthX(payback) + step / 2 - 3;
  // A flag that would reach beyond the sheet flies to the left.
  const left = pole + 140 > w;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} title="Balance since the start" right="$ thousands" />
      {balance.map((thousands, month) => {
        const tall = Math.abs(thousands) * thousand;
        const y = thousands < 0 ? zero : zero - tall;
        return (
          <Rect
            key={month}
            x={monthX(month)}
            y={y}
            w={step - 6}
            h={tall}
            rx={2}
            fill={barColor(month, payback)}
          />
        );
      })}
      <path d={`M20 ${zero}H${w - 24}`} stroke={colors.text} strokeWidth={2} />
      {[4, 8, 12].map((month) => (
        <Text
          key={month}
          x={monthX(month) + step / 2 - 3}
          y={zero + 22}
          color={month < payback ? colors.text : colors.mute}
          anchor="middle"
        >
          {String(month)}
        </Text>
      ))}
      <Text x={20} y={zero - 10} weight="medium">
        {signed(balance[0] ?? 0)}
      </Text>
      <Text x={w - 24} y={zero - 10 - (balance[12] ?? 0) * thousand} weight="medium" anchor="end">
        {signed(balance[12] ?? 0)}
      </Text>
      <g transform={`translate(${pole} ${flag})`}>
        <path d={`M0 ${zero - flag}V0`} stroke={colors.red} strokeWidth={3} />
        <path d={left ? 'M0 0h-134l16 23-16 23H0z' : 'M0 0h134l-16 23 16 23H0z'} fill={colors.red} />
        <Text x={left ? -112 : 16} y={29} size={17} weight="bold" color="#fff" max={98}>
          {`Month ${payback}`}
        </Text>
      </g>
    </Sheet>
  );
});

const linesOf = ({ byHand, worth }: Model) =>
  [
    ['Hours by hand', String(byHand)],
    ['Hours as a flow', String(asFlow)],
    ['Hours saved', String(byHand - asFlow)],
    [`At $${wage} an hour`, dollars(worth)],
    ['Licenses', dollars(-licenses)],
  ] as const;
/** The torn end of the receipt, from left to right. */
const teeth = 'l5 8l5-8'.repeat(22);

const Receipt = part<{ model: Model }>(({ model }) => (
  <>
    <path d={`M0 430l10 10${teeth}V10L220 0z`} fill={colors.shadow} />
    <path d={`M0 430${teeth}V0H0z`} fill={colors.sheet} />
    <Text x={20} y={42} size={17} weight="bold">
      Invoice entry
    </Text>
    <Text x={20} y={64} color={colors.mute}>
      One process, one month
    </Text>
    {linesOf(model).map(([name, figure], row) => (
      <g key={name} transform={`translate(20 ${110 + row * 36})`}>
        <Text x={0} y={0}>
          {name}
        </Text>
        <Text x={180} y={0} weight="medium" anchor="end">
          {figure}
        </Text>
      </g>
    ))}
    <path d="M20 82H200M20 274H200M20 352H200" stroke={colors.text} strokeWidth={2} strokeDasharray="4 4" />
    <Text x={20} y={302} color={colors.mute}>
      Left every month
    </Text>
    <Text x={20} y={336} size={30} weight="bold">
      {dollars(model.net)}
    </Text>
    <Text x={20} y={388}>
      Build, once
    </Text>
    <Text x={200} y={388} weight="medium" anchor="end">
      {dollars(build)}
    </Text>
  </>
));

const sceneOf = (model: Model) =>
  compose({
    title: 'Savings calculated before we build',
    desc: `A flow costs ${dollars(build)} to build and saves ${dollars(model.net)} a month after licenses. The balance turns positive in month ${model.payback}.`,
    words: 16,
    wide: { balance: [40, 40, 456, 438], receipt: [530, 40, 220, 440] },
    phone: { balance: 330, left: [88, 376, 272, 108] },
    draw: (at) => (
      <>
        <Balance at={at.balance} model={model} />
        <Receipt at={at.receipt} model={model} />
        <Note at={at.left} figure={dollars(model.net)} caption="left every month" />
      </>
    ),
  });

export const CostEffective = vary({
  label: 'Hours by hand, a month',
  values: [96, 108, 120, 140, 160, 184],
  shown: 184,
  write: (byHand) => `${byHand} hours`,
  says: (byHand) => {
    const { net, payback } = balanceOf(byHand);
    return `At ${byHand} hours by hand a month, the flow leaves ${dollars(net)} every month. It has paid for itself in month ${payback}.`;
  },
  draw: (byHand) => sceneOf(balanceOf(byHand)),
});
