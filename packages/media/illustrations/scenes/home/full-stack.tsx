/** Home, continued: one thread through all layers of a change. */
import { compose, part, type Place } from '../../compose.tsx';
import { colors, Rect, Sheet } from '../../kit.tsx';
import { Head } from '../../parts/tones.tsx';
import { Text } from '../../text.tsx';
import { Check } from '../../objects.tsx';

const OrderForm = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h}>
    <Head w={w} title="Order form" />
    <Rect x={20} y={60} w={w - 40} h={38} rx={6} fill={colors.soft} />
    <Text x={34} y={85} color={colors.mute}>
      Customer
    </Text>
    <rect
      x="21.5"
      y="111.5"
      width={w - 43}
      height="41"
      rx="6"
      fill="none"
      stroke={colors.red}
      strokeWidth="3"
    />
    <Text x={34} y={138} weight="medium">
      Delivery date
    </Text>
  </Sheet>
));

const Service = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h} fill={colors.ink}>
    <Head w={w} title="Service" tone="ink" />
    <Rect x={20} y={60} w={150} h={8} rx={4} fill={colors.ink2} />
    <Text x={20} y={97} weight="medium" color={colors.onInk} max={w - 40}>
      {'if (date < today) reject'}
    </Text>
    <Rect x={20} y={116} w={100} h={8} rx={4} fill={colors.ink2} />
  </Sheet>
));

const Table = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h}>
    <Head w={w} title="Table" />
    {['id', 'customer', 'delivery_date'].map((column, index) => (
      <Text key={column} x={[24, 84, 196][index] ?? 0} y={70} weight={index === 2 ? 'medium' : 'regular'}>
        {column}
      </Text>
    ))}
    <Rect x={24} y={88} w={24} h={8} rx={4} />
    <Rect x={84} y={88} w={70} h={8} rx={4} />
    <Rect x={196} y={84} w={w - 228} h={16} fill={colors.red} />
  </Sheet>
));

const Test = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h}>
    <Check x={30} y={h / 2} scale={1.4} />
    <Text x={56} y={h / 2 + 5} weight="medium" max={w - 60}>
      Test guards it
    </Text>
  </Sheet>
));

/** The thread, and the knots where it is tied. */
const Thread = ({ path, knots }: { path: string; knots: readonly (readonly [x: number, y: number])[] }) => (
  <>
    <path d={path} fill="none" stroke={colors.red} strokeWidth="4" />
    {knots.map(([x, y]) => (
      <circle key={y} cx={x} cy={y} r="7" fill={colors.red} />
    ))}
  </>
);

const wide: Record<'form' | 'service' | 'table' | 'test', Place> = {
  form: [48, 46, 328, 206],
  service: [224, 226, 300, 148],
  table: [410, 344, 338, 126],
  test: [48, 408, 196, 62],
};

export const fullStack = compose({
  title: 'One team for the whole application',
  desc: 'One red thread ties a new field in an order form to its rule in a service, its column in a database table and the test that guards it.',
  words: 17,
  wide,
  phone: {
    form: [14, 14, 300, 190],
    service: [60, 232, 280, 142],
    table: [14, 402, 338, 126],
    test: [14, 558, 196, 62],
  },
  draw: (at) => (
    <>
      <OrderForm at={at.form} />
      <Service at={at.service} />
      <Table at={at.table} />
      <Test at={at.test} />
      {at.form === wide.form ? (
        <Thread
          path="M356 178H724V436H710M524 318h200M410 439H244"
          knots={[
            [356, 178],
            [524, 318],
            [244, 439],
          ]}
        />
      ) : (
        <Thread
          path="M294 147H362V495H320M340 300h22M112 528v30"
          knots={[
            [294, 147],
            [340, 300],
            [112, 558],
          ]}
        />
      )}
    </>
  ),
});
