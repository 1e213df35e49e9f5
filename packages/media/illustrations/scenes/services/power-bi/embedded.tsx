/** Power BI Embedded: a report inside a product, and the rows that each customer's account may read. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Wire } from '../../../objects.tsx';

/** The orders of Customer A from January to November. Their sum is the number of the customer's rows. */
const orders = [92, 98, 104, 110, 101, 96, 112, 118, 121, 124, 128];
const inAll = orders.reduce((sum, count) => sum + count, 0).toLocaleString('en-US');

const places = ['Orders', 'Invoices', 'Analytics', 'Settings'];

/** The product's own menu: at the left side, or at the top if there is little width. */
function Menu({ w, beside }: { w: number; beside: boolean }) {
  if (!beside)
    return (
      <>
        <path d={`M0 52V12A12 12 0 0 1 12 0H${w - 12}A12 12 0 0 1 ${w} 12V52z`} fill={colors.ink} />
        {places.slice(0, 3).map((name, tab) => (
          <Text
            key={name}
            x={28 + tab * 104}
            y={32}
            weight={tab === 2 ? 'medium' : 'regular'}
            color={tab === 2 ? colors.onInk : colors.stone}
            max={96}
          >
            {name}
          </Text>
        ))}
        <path d="M236 50h76" stroke={colors.red} strokeWidth={4} />
      </>
    );
  return (
    <>
      <path d="M12 0H130V290H12A12 12 0 0 1 0 278V12A12 12 0 0 1 12 0z" fill={colors.ink} />
      <path d="M22 31H74" stroke={colors.onInk} strokeWidth={8} />
      {places.map((name, row) => (
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
}

const Portal = part(({ w, h }) => {
  const beside = w > 500;
  const [left, top] = beside ? [156, 0] : [20, 52];
  const [right, bottom] = [w - (beside ? 26 : 20), h - 24];
  /** A corner of the report's frame. Its arms point inward. */
  const corner = (x: number, y: number, across: number, down: number) =>
    `M${x} ${y + down}V${y}H${x + across}`;
  const first = left + (beside ? 160 : 152);
  const step = (right - 27 - first) / orders.length;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Menu w={w} beside={beside} />
      <Text x={left} y={top + 37} weight="medium">
        Your product
      </Text>
      <Text x={right} y={top + 37} color={colors.mute} anchor="end">
        Signed in once
      </Text>
      <path d={`M${beside ? 130 : 0} ${top + 56}H${w}`} stroke={colors.line} />
      <path
        d={
          corner(left, top + 80, 26, 26) +
          corner(right, top + 80, -26, 26) +
          corner(right, bottom, -26, -26) +
          corner(left, bottom, 26, -26)
        }
        fill="none"
        stroke={colors.red}
        strokeWidth={6}
      />
      <Text x={left + 24} y={top + 114} color={colors.mute}>
        Orders this year
      </Text>
      <Text x={left + 24} y={top + 154} size={36} weight="bold">
        {inAll}
      </Text>
      <Text x={left + 24} y={bottom - 48} color={colors.mute}>
        November
      </Text>
      <Text x={left + 24} y={bottom - 24} size={18} weight="medium">
        {String(orders.at(-1))}
      </Text>
      {orders.map((count, month) => (
        <Rect
          key={month}
          x={first + month * step}
          y={bottom - 24 - count}
          w={step * 0.74}
          h={count}
          fill={month === orders.length - 1 ? colors.ink : colors.stone}
        />
      ))}
    </Sheet>
  );
});

/** The customers of the product, the rows that their accounts read, and a small chart of these rows. */
const customers = [
  { name: 'Customer A', rows: inAll, chart: [16, 22, 28, 25, 34] },
  { name: 'Customer B', rows: '873', chart: [34, 26, 29, 18, 22] },
  { name: 'Customer C', rows: '2,310', chart: [14, 30, 20, 34, 27] },
];

/** Each customer in a column, with the chart beside the words or below them. The wires go up behind the portal. */
const Customers = part<{ wire: number }>(({ w, h, wire }) => {
  const step = w > 500 ? 178 : (w + 8) / 3;
  const wide = w > 500 ? 158 : step - 8;
  const [pad, chartX] = w > 500 ? [16, 101] : [7, 8];
  return customers.map(({ name, rows, chart }, index) => (
    <g key={name} transform={`translate(${Math.round(index * step)} 0)`}>
      {index === 0 ? (
        <Wire
          path={`M${wide / 2} 0v${10 - wire}`}
          color={colors.red}
          thickness={3}
          arrow={[wide / 2, 2 - wire, -90]}
        />
      ) : (
        <path d={`M${wide / 2} 0v${-wire}`} stroke={colors.stone2} strokeWidth={3} />
      )}
      <Sheet x={0} y={0} w={Math.round(wide)} h={h}>
        <Text x={pad} y={34} weight="medium" max={wide - 2 * pad + 2}>
          {name}
        </Text>
        <Text x={pad} y={55} color={colors.mute} max={wide - 2 * pad}>
          {`${rows} rows`}
        </Text>
        <Text x={pad} y={78} color={colors.mute} max={wide - 2 * pad}>
          No others
        </Text>
        {chart.map((tall, bar) => (
          <Rect
            key={bar}
            x={chartX + bar * 9.5}
            y={h - 20 - tall}
            w={6}
            h={tall}
            rx={1}
            fill={index === 0 ? colors.ink : colors.stone2}
          />
        ))}
      </Sheet>
    </g>
  ));
});

const Capacity = part(({ w, h }) => {
  const [from, to] = [Math.round(w * 0.3), Math.round(w * 0.7)];
  return (
    <Sheet x={0} y={0} w={w} h={h} fill={colors.ink}>
      <Text x={16} y={28} weight="medium" color={colors.onInk}>
        Capacity
      </Text>
      <path d={`M16 65H${from}V40H${to}V65H${w - 16}`} fill="none" stroke={colors.onInk} strokeWidth={3} />
      <Text x={from} y={85} color={colors.stone} anchor="middle">
        08:00
      </Text>
      <Text x={to} y={85} color={colors.stone} anchor="middle">
        18:00
      </Text>
    </Sheet>
  );
});

export const PowerBiEmbedded = compose({
  title: 'Reports inside your own product',
  desc: 'A report sits in the portal of a product. Three customers open the same page, each with its own rows only, and capacity rises for office hours.',
  wide: { portal: [40, 40, 710, 290], customers: [40, 386, 514, 98], capacity: [574, 386, 176, 98] },
  phone: { portal: [14, 14, 346, 312], customers: [14, 382, 346, 146], capacity: [14, 552, 346, 98] },
  draw: (at) => (
    <>
      <Customers at={at.customers} wire={56} />
      <Portal at={at.portal} />
      <Capacity at={at.capacity} />
    </>
  ),
});
