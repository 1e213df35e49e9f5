/** Compliance: binders on a shelf for seven years, one on hold, the oldest leaving with two signatures. */
import { colors, Rect, Scene, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Check, Window } from '../../../objects.tsx';

/** Invoices are kept for this many full years after their own. */
const keep = 7;
const now = 2026;
const expired = now - keep - 1;
const years = Array.from({ length: keep }, (_, index) => now - keep + index);
const held = 2021;
const shelf = 268;
const binderX = (index: number) => 122 + index * 66;

const Binder = ({
  year,
  x,
  y,
  fill,
  color,
  h = 204,
}: {
  year: number;
  x: number;
  y: number;
  fill: string;
  color: string;
  h?: number;
}) => (
  <g transform={`translate(${x} ${y})`}>
    <Rect x={0} y={0} w={50} h={h} rx={4} fill={fill} />
    <circle cx={25} cy={h - 30} r={11} fill={colors.bg} />
    <circle cx={25} cy={h - 30} r={11} fill="none" stroke={color} strokeWidth={2} />
    <Text x={25} y={40} weight="bold" color={color} anchor="middle" max={48}>
      {String(year)}
    </Text>
  </g>
);

const Shelf = () => (
  <>
    <path d={`M40 ${shelf}h548v16H40zM40 ${shelf + 16}l10 10h548v-16l-10-10z`} fill={colors.shadow} />
    <Rect x={40} y={shelf} w={548} h={14} rx={0} fill={colors.stone} />
    {years.map((year, index) => (
      <Binder
        key={year}
        year={year}
        x={binderX(index)}
        y={shelf - 204}
        fill={index % 2 ? colors.ink2 : colors.ink}
        color={colors.onInk}
      />
    ))}
    <Rect x={binderX(held - now + keep) - 5} y={shelf - 134} w={60} h={36} rx={2} fill={colors.red} />
    <Text
      x={binderX(held - now + keep) + 25}
      y={shelf - 111}
      weight="bold"
      color="#fff"
      anchor="middle"
      max={60}
    >
      HOLD
    </Text>
    <path
      d={`M56 ${shelf - 2}V${shelf - 204}h50V${shelf - 2}`}
      fill="none"
      stroke={colors.stone2}
      strokeWidth={2}
      strokeDasharray="4 4"
    />
  </>
);

const Disposal = () => (
  <Sheet x={40} y={330} w={330} h={160}>
    <g transform="translate(24 24)">
      <Rect x={0} y={0} w={50} h={112} rx={4} fill={colors.line2} />
      <Text x={25} y={40} weight="bold" anchor="middle" max={48}>
        {String(expired)}
      </Text>
      <circle cx={25} cy={82} r={11} fill={colors.sheet} />
    </g>
    <Text x={98} y={42} weight="medium">
      Ready for deletion
    </Text>
    {['Records manager', 'Head of finance'].map((reviewer, row) => (
      <g key={reviewer} transform={`translate(98 ${68 + row * 34})`}>
        <Check x={9} y={8} />
        <Text x={30} y={13}>
          {reviewer}
        </Text>
      </g>
    ))}
  </Sheet>
);

const events = [
  ['09:41', 'Opened', 'Auditor'],
  ['09:38', 'Opened', 'Finance'],
  ['08:15', 'Hold set', 'Counsel'],
] as const;

export const Compliance = () => (
  <Scene
    title="Kept as long as required"
    desc={`Binders of invoices from ${years[0]} to ${now - 1}, ${keep} years in all, on a shelf; ${held} is on legal hold. ${expired} has left its place after two reviewers agreed. An audit search lists who opened a file and when.`}
    ground={330}
  >
    <Shelf />
    <Sheet x={620} y={64} w={140} h={204} rx={4}>
      <circle cx={70} cy={24} r={7} fill={colors.bg} />
      <Text x={70} y={64} weight="medium" anchor="middle" max={124}>
        Invoices
      </Text>
      <Text x={70} y={130} size={60} weight="bold" anchor="middle">
        {String(keep)}
      </Text>
      <Text x={70} y={158} weight="medium" anchor="middle">
        years
      </Text>
      <Text x={70} y={184} color={colors.mute} anchor="middle" max={124}>
        Retention label
      </Text>
    </Sheet>
    <Disposal />
    <Window x={402} y={330} w={358} h={160} title="Audit search: invoice 0911" right="3 found" dark>
      {events.map(([time, event, who], row) => (
        <g key={time} transform={`translate(18 ${70 + row * 32})`}>
          <Text x={0} y={0} weight="medium" color={colors.onInk}>
            {time}
          </Text>
          <Text x={78} y={0} color={colors.onInk}>
            {event}
          </Text>
          <Text x={322} y={0} color={colors.stone} anchor="end">
            {who}
          </Text>
        </g>
      ))}
    </Window>
  </Scene>
);
