/** Power BI Embedded: a report framed inside a product, and what each customer's account may read. */
import { C, R, Scene, Sheet } from '../../../kit.tsx';
import { T } from '../../../text.tsx';
import { Wire } from '../../../objects.tsx';

/** Orders of Customer A from January to November; they add up to its rows. */
const orders = [92, 98, 104, 110, 101, 96, 112, 118, 121, 124, 128];
const inAll = orders.reduce((sum, count) => sum + count, 0).toLocaleString('en-US');

const Menu = () => (
  <>
    <path d="M12 0H130V290H12A12 12 0 0 1 0 278V12A12 12 0 0 1 12 0z" fill={C.ink} />
    <path d="M22 31H74" stroke={C.onInk} strokeWidth={8} />
    {['Orders', 'Invoices', 'Analytics', 'Settings'].map((name, row) => (
      <T key={name} x={22} y={86 + row * 36} w={row === 2 ? 'm' : 'r'} c={row === 2 ? C.onInk : C.stone}>
        {name}
      </T>
    ))}
    <path d="M2 142v32" stroke={C.red} strokeWidth={4} />
  </>
);

const Portal = () => (
  <Sheet x={40} y={40} w={710} h={290}>
    <Menu />
    <T x={156} y={37} w="m">
      Your product
    </T>
    <T x={684} y={37} c={C.mute} a="r">
      Signed in once
    </T>
    <path d="M130 56H710" stroke={C.line} />
    <path
      d="M156 106V80H182M658 80H684V106M684 240V266H658M182 266H156V240"
      fill="none"
      stroke={C.red}
      strokeWidth={6}
    />
    <T x={180} y={114} c={C.mute}>
      Orders this year
    </T>
    <T x={180} y={154} s={36} w="b">
      {inAll}
    </T>
    <T x={180} y={218} c={C.mute}>
      November
    </T>
    <T x={180} y={242} s={18} w="m">
      {String(orders.at(-1))}
    </T>
    {orders.map((count, month) => (
      <R
        key={month}
        x={316 + month * 31}
        y={242 - count}
        w={23}
        h={count}
        f={month === orders.length - 1 ? C.ink : C.stone}
      />
    ))}
  </Sheet>
);

/** Customers of the product, the rows that their own account reads, and a small chart of those. */
const customers = [
  { name: 'Customer A', rows: inAll, chart: [16, 22, 28, 25, 34] },
  { name: 'Customer B', rows: '873', chart: [34, 26, 29, 18, 22] },
  { name: 'Customer C', rows: '2,310', chart: [14, 30, 20, 34, 27] },
];

const Customers = () =>
  customers.map(({ name, rows, chart }, index) => (
    <Sheet key={name} x={40 + index * 178} y={386} w={158} h={98}>
      <T x={16} y={34} w="m" max={126}>
        {name}
      </T>
      <T x={16} y={55} c={C.mute} max={78}>
        {`${rows} rows`}
      </T>
      <T x={16} y={78} c={C.mute} max={78}>
        No others
      </T>
      {chart.map((h, bar) => (
        <R key={bar} x={101 + bar * 9.5} y={78 - h} w={6} h={h} rx={1} f={index === 0 ? C.ink : C.stone2} />
      ))}
    </Sheet>
  ));

const Capacity = () => (
  <Sheet x={574} y={386} w={176} h={98} f={C.ink}>
    <T x={16} y={28} w="m" c={C.onInk}>
      Capacity
    </T>
    <path d="M16 65H52V40H124V65H160" fill="none" stroke={C.onInk} strokeWidth={3} />
    <T x={52} y={85} c={C.stone} a="m">
      08:00
    </T>
    <T x={124} y={85} c={C.stone} a="m">
      18:00
    </T>
  </Sheet>
);

export const PowerBiEmbedded = () => (
  <Scene
    title="A report inside a customer portal"
    desc="A report sits in the portal of a product. Three customers open the same page, each with its own rows only, and capacity rises for office hours."
  >
    <Wire d="M119 386V340" c={C.red} w={3} arrow={[119, 332, -90]} />
    <path d="M297 386V330M475 386V330" stroke={C.stone2} strokeWidth={3} />
    <Portal />
    <Customers />
    <Capacity />
  </Scene>
);
