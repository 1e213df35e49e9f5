/** Power BI Embedded: a report framed inside a product, and what each customer's account may read. */
import { colors, Rect, Scene, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Wire } from '../../../objects.tsx';

/** Orders of Customer A from January to November; they add up to its rows. */
const orders = [92, 98, 104, 110, 101, 96, 112, 118, 121, 124, 128];
const inAll = orders.reduce((sum, count) => sum + count, 0).toLocaleString('en-US');

const Menu = () => (
  <>
    <path d="M12 0H130V290H12A12 12 0 0 1 0 278V12A12 12 0 0 1 12 0z" fill={colors.ink} />
    <path d="M22 31H74" stroke={colors.onInk} strokeWidth={8} />
    {['Orders', 'Invoices', 'Analytics', 'Settings'].map((name, row) => (
      <Text
        key={name}
        x={22}
        y={86 + row * 36}
        weight={row === 2 ? 'medium' : 'regular'}
        color={row === 2 ? colors.onInk : colors.stone}
      >
        {name}
      </Text>
    ))}
    <path d="M2 142v32" stroke={colors.red} strokeWidth={4} />
  </>
);

const Portal = () => (
  <Sheet x={40} y={40} w={710} h={290}>
    <Menu />
    <Text x={156} y={37} weight="medium">
      Your product
    </Text>
    <Text x={684} y={37} color={colors.mute} anchor="end">
      Signed in once
    </Text>
    <path d="M130 56H710" stroke={colors.line} />
    <path
      d="M156 106V80H182M658 80H684V106M684 240V266H658M182 266H156V240"
      fill="none"
      stroke={colors.red}
      strokeWidth={6}
    />
    <Text x={180} y={114} color={colors.mute}>
      Orders this year
    </Text>
    <Text x={180} y={154} size={36} weight="bold">
      {inAll}
    </Text>
    <Text x={180} y={218} color={colors.mute}>
      November
    </Text>
    <Text x={180} y={242} size={18} weight="medium">
      {String(orders.at(-1))}
    </Text>
    {orders.map((count, month) => (
      <Rect
        key={month}
        x={316 + month * 31}
        y={242 - count}
        w={23}
        h={count}
        fill={month === orders.length - 1 ? colors.ink : colors.stone}
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
      <Text x={16} y={34} weight="medium" max={126}>
        {name}
      </Text>
      <Text x={16} y={55} color={colors.mute} max={78}>
        {`${rows} rows`}
      </Text>
      <Text x={16} y={78} color={colors.mute} max={78}>
        No others
      </Text>
      {chart.map((h, bar) => (
        <Rect
          key={bar}
          x={101 + bar * 9.5}
          y={78 - h}
          w={6}
          h={h}
          rx={1}
          fill={index === 0 ? colors.ink : colors.stone2}
        />
      ))}
    </Sheet>
  ));

const Capacity = () => (
  <Sheet x={574} y={386} w={176} h={98} fill={colors.ink}>
    <Text x={16} y={28} weight="medium" color={colors.onInk}>
      Capacity
    </Text>
    <path d="M16 65H52V40H124V65H160" fill="none" stroke={colors.onInk} strokeWidth={3} />
    <Text x={52} y={85} color={colors.stone} anchor="middle">
      08:00
    </Text>
    <Text x={124} y={85} color={colors.stone} anchor="middle">
      18:00
    </Text>
  </Sheet>
);

export const PowerBiEmbedded = () => (
  <Scene
    title="A report inside a customer portal"
    desc="A report sits in the portal of a product. Three customers open the same page, each with its own rows only, and capacity rises for office hours."
  >
    <Wire path="M119 386V340" color={colors.red} thickness={3} arrow={[119, 332, -90]} />
    <path d="M297 386V330M475 386V330" stroke={colors.stone2} strokeWidth={3} />
    <Portal />
    <Customers />
    <Capacity />
  </Scene>
);
