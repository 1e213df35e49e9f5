/** Compliance: binders on a shelf for seven years. One is on hold, and the oldest leaves with two signatures. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Check, Window } from '../../../objects.tsx';

/** The number of full years for which invoices are kept after their own year. */
const keep = 7;
const now = 2026;
const expired = now - keep - 1;
const years = Array.from({ length: keep }, (_, index) => now - keep + index);
const held = 2021;

/** A binder with its lower left corner at x, y. */
const Binder = ({ year, x, y, w, h }: { year: number; x: number; y: number; w: number; h: number }) => {
  const [fill, color] = [year % 2 ? colors.ink : colors.ink2, colors.onInk];
  return (
    <g transform={`translate(${x} ${y - h})`}>
      <Rect x={0} y={0} w={w} h={h} rx={4} fill={fill} />
      <circle cx={w / 2} cy={h - 30} r={11} fill={colors.bg} stroke={color} strokeWidth={2} />
      <Text x={w / 2} y={40} weight="bold" color={color} anchor="middle" max={w - 2}>
        {String(year)}
      </Text>
      {year === held && (
        <>
          <Rect x={w / 2 - 30} y={h * 0.345} w={60} h={36} rx={2} fill={colors.red} />
          <Text x={w / 2} y={h * 0.345 + 23} weight="bold" color="#fff" anchor="middle" max={60}>
            HOLD
          </Text>
        </>
      )}
    </g>
  );
};

/** The years on one board, or on two if one has not enough space. The first position is empty. */
const Shelf = part(({ w, h }) => {
  const boards = w > 400 ? 1 : 2;
  const places = (years.length + 1) / boards;
  const step = Math.floor((w - 16) / places);
  const [deep, binder] = [h / boards, step - 16];
  const tall = deep - (boards > 1 ? 30 : 14);
  const at = (place: number) => ({
    x: 16 + (place % places) * step,
    y: Math.floor(place / places) * deep + deep - 14,
  });
  const empty = at(0);
  return (
    <>
      {Array.from({ length: boards }, (_, board) => (
        <g key={board} transform={`translate(0 ${(board + 1) * deep - 14})`}>
          <path d={`M0 14l10 10h${w}v-14l-10-10v14z`} fill={colors.shadow} />
          <Rect x={0} y={0} w={w} h={14} rx={0} fill={colors.stone} />
        </g>
      ))}
      {years.map((year, index) => (
        <Binder key={year} year={year} w={binder} h={tall} {...at(index + 1)} />
      ))}
      <path
        d={`M${empty.x} ${empty.y - 2}v${2 - tall}h${binder}v${tall - 2}`}
        fill="none"
        stroke={colors.stone2}
        strokeWidth={2}
        strokeDasharray="4 4"
      />
    </>
  );
});

const Label = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h} rx={4}>
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
));

const Disposal = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h}>
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
));

const events = [
  ['09:41', 'Opened', 'Auditor'],
  ['09:38', 'Opened', 'Finance'],
  ['08:15', 'Hold set', 'Counsel'],
] as const;

const Search = part(({ w, h }) => (
  <Window x={0} y={0} w={w} h={h} title="Audit search: invoice 0911" right="3 found" dark>
    {events.map(([time, event, who], row) => (
      <g key={time} transform={`translate(18 ${70 + row * 32})`}>
        <Text x={0} y={0} weight="medium" color={colors.onInk}>
          {time}
        </Text>
        <Text x={78} y={0} color={colors.onInk}>
          {event}
        </Text>
        <Text x={w - 36} y={0} color={colors.stone} anchor="end">
          {who}
        </Text>
      </g>
    ))}
  </Window>
));

export const Compliance = compose({
  title: 'Files kept as long as required',
  desc: `Binders of invoices from ${years[0]} to ${now - 1}, ${keep} years in all, on a shelf; ${held} is on legal hold. ${expired} has left its place after two reviewers agreed. An audit search lists who opened a file and when.`,
  ground: 330,
  wide: {
    shelf: [40, 64, 548, 218],
    label: [620, 64, 140, 204],
    disposal: [40, 330, 330, 160],
    search: [402, 330, 358, 160],
  },
  phone: { shelf: 360, search: [14, 410, 346, 160] },
  draw: (at) => (
    <>
      <Shelf at={at.shelf} />
      <Label at={at.label} />
      <Disposal at={at.disposal} />
      <Search at={at.search} />
    </>
  ),
});
