/** Home, continued: the scene of the cloud. */
import { compose, part } from '../../compose.tsx';
import { colors, Rect, Sheet } from '../../kit.tsx';
import { Head } from '../../parts/tones.tsx';
import { Text } from '../../text.tsx';
import { Check } from '../../objects.tsx';

/** Copies of a service running at the busiest hour of each day. */
const week = { Mon: 12, Tue: 8, Wed: 7, Thu: 6, Fri: 8, Sat: 3, Sun: 1 };
/** Dollars of one day, by label. */
const bill = [
  ['Orders', 412],
  ['Search', 118],
  ['Mail', 31],
] as const;

const total = bill.reduce((sum, [, dollars]) => sum + dollars, 0);

/** Copies running, day by day, as bricks. */
const Week = part(({ w, h }) => {
  const step = (w - 38) / Object.keys(week).length;
  const brick = (h - 120) / Math.max(...Object.values(week));
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} title="Copies running" right="Busiest hour" />
      {Object.entries(week).map(([day, copies], index) => (
        <g
          key={day}
          transform={`translate(${24 + index * step} ${h - 58})`}
          fill={index ? colors.ink : colors.red}
        >
          {Array.from({ length: copies }, (_, copy) => (
            <rect key={copy} y={-copy * brick} width={step - 12} height={brick - 4} rx="3" />
          ))}
          <Text x={step / 2 - 6} y={brick + 18} color={colors.mute} anchor="middle">
            {day}
          </Text>
        </g>
      ))}
    </Sheet>
  );
});

const Bill = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h} fill={colors.ink}>
    <Head w={w} title="Monday" tone="ink" />
    <Text x={18} y={98} size={42} weight="bold" color={colors.onInk}>
      {`$${total}`}
    </Text>
    {bill.map(([label, dollars], index) => (
      <g key={label} transform={`translate(18 ${124 + index * 46})`}>
        <Text x={0} y={14} color={colors.stone}>
          {label}
        </Text>
        <Text x={w - 36} y={14} weight="medium" color={colors.onInk} anchor="end">{`$${dollars}`}</Text>
        <Rect x={0} y={22} w={w - 36} h={10} fill={colors.ink2} />
        <Rect x={0} y={22} w={(dollars * (w - 36)) / total} h={10} fill={colors.onInk} />
      </g>
    ))}
  </Sheet>
));

const Rebuilt = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h}>
    {[110, 150, 84].map((width, index) => (
      <Rect key={width} x={18 + (index % 2) * 18} y={24 + index * 18} w={width} h={8} rx={4} />
    ))}
    <Check x={30} y={h - 30} scale={1.4} />
    <Text x={54} y={h - 25} weight="medium" max={w - 60}>
      Rebuilt from code
    </Text>
  </Sheet>
));

/** A week of copies running, and the bill by label. */
export const cloud = compose({
  title: 'Cloud applications that scale by themselves',
  desc: 'Twelve copies of a service carry the Monday rush and one is left on Sunday; beside them a bill that names each part, and a check that all of it can be rebuilt from code.',
  words: 17,
  wide: { week: [48, 46, 450, 424], bill: [530, 46, 218, 272], rebuilt: [530, 342, 218, 128] },
  phone: { week: 330, bill: [142, 346, 218, 272] },
  draw: (at) => (
    <>
      <Week at={at.week} />
      <Bill at={at.bill} />
      <Rebuilt at={at.rebuilt} />
    </>
  ),
});
