/** Cost Effective: the balance of one flow month by month, and the receipt it is calculated from. */
import { C, R, Scene } from '../../../kit.tsx';
import { T } from '../../../text.tsx';
import { Window } from '../../../objects.tsx';

/** One process by hand and as a flow, hours a month. */
const hours = { before: 184, after: 24 };
/** Dollars: an hour of work, licenses a month, the build once. */
const wage = 45;
const licenses = 1200;
const build = 21_000;
const worth = (hours.before - hours.after) * wage;
const net = worth - licenses;

/** Balance from the start to month 12, thousands of dollars. */
const balance = Array.from({ length: 13 }, (_, month) => (month * net - build) / 1000);
/** The first month with money in hand. */
const payback = balance.findIndex((thousands) => thousands > 0);
const signed = (thousands: number) => `${thousands < 0 ? '−' : '+'}${Math.abs(thousands)}`;
const dollars = (amount: number) => `${amount < 0 ? '−' : ''}$${Math.abs(amount).toLocaleString('en-US')}`;

/** Where the balance is nothing, and the height of a thousand dollars. */
const zero = 322;
const thousand = 4.4;
const monthX = (month: number) => 22 + month * 32;
const barColor = (month: number) => {
  if (month === payback) return C.red;
  return month < payback ? C.stone : C.ink;
};

const Balance = () => (
  <Window x={40} y={40} w={456} h={438} title="Balance since the start" right="$ thousands">
    {balance.map((thousands, month) => {
      const h = Math.abs(thousands) * thousand;
      const y = thousands < 0 ? zero : zero - h;
      return <R key={month} x={monthX(month)} y={y} w={26} h={h} rx={2} f={barColor(month)} />;
    })}
    <path d={`M22 ${zero}H432`} stroke={C.text} strokeWidth={2} />
    {[4, 8, 12].map((month) => (
      <T key={month} x={monthX(month) + 13} y={zero + 22} c={C.mute} a="m">
        {String(month)}
      </T>
    ))}
    <T x={22} y={zero - 10} w="m">
      {signed(balance[0] ?? 0)}
    </T>
    <T x={432} y={zero - 10 - (balance[12] ?? 0) * thousand} w="m" a="r">
      {signed(balance[12] ?? 0)}
    </T>
    <g transform={`translate(${monthX(payback) + 14} 98)`}>
      <path d={`M0 ${zero - 108}V0`} stroke={C.red} strokeWidth={3} />
      <path d="M0 0h134l-16 23 16 23H0z" fill={C.red} />
      <T x={16} y={29} s={17} w="b" c="#fff" max={98}>
        {`Month ${payback}`}
      </T>
    </g>
  </Window>
);

const lines = [
  ['Hours by hand', String(hours.before)],
  ['Hours as a flow', String(hours.after)],
  ['Hours saved', String(hours.before - hours.after)],
  [`At $${wage} an hour`, dollars(worth)],
  ['Licenses', dollars(-licenses)],
] as const;
/** The torn end of the receipt, from left to right. */
const teeth = 'l5 8l5-8'.repeat(22);

const Receipt = () => (
  <g transform="translate(530 40)">
    <path d={`M0 430l10 10${teeth}V10L220 0z`} fill={C.shadow} />
    <path d={`M0 430${teeth}V0H0z`} fill={C.white} />
    <T x={20} y={42} s={17} w="b">
      Invoice entry
    </T>
    <T x={20} y={64} c={C.mute}>
      One process, one month
    </T>
    {lines.map(([name, figure], row) => (
      <g key={name} transform={`translate(20 ${110 + row * 36})`}>
        <T x={0} y={0}>
          {name}
        </T>
        <T x={180} y={0} w="m" a="r">
          {figure}
        </T>
      </g>
    ))}
    <path d="M20 82H200M20 274H200M20 352H200" stroke={C.text} strokeWidth={2} strokeDasharray="4 4" />
    <T x={20} y={302} c={C.mute}>
      Left every month
    </T>
    <T x={20} y={336} s={30} w="b">
      {dollars(net)}
    </T>
    <T x={20} y={388}>
      Build, once
    </T>
    <T x={200} y={388} w="m" a="r">
      {dollars(build)}
    </T>
  </g>
);

export const CostEffective = () => (
  <Scene
    words={16}
    title={`Paid back in month ${payback}`}
    desc={`A flow costs ${dollars(build)} to build and saves ${dollars(net)} a month after licenses. The balance turns positive in month ${payback}.`}
  >
    <Balance />
    <Receipt />
  </Scene>
);
