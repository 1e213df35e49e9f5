/** Business Transformation, continued: a prototype on loan. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { Tag } from '../../../parts/tags.tsx';
import { Text } from '../../../text.tsx';
import { useWords, Words } from '../../../words.tsx';

/** A phone that somebody broke: an app of three fields, and a crack through it. */
const BrokenPhone = part<{ title: string; fields: readonly string[] }>(({ w, h, title, fields }) => {
  const size = useWords();
  const step = (h - 190) / fields.length;
  const [x, y] = [w * 0.66, h * 0.575];
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={30} fill={colors.ink} depth={14}>
      <rect x={8} y={8} width={w - 16} height={h - 16} rx={23} fill={colors.paper} />
      <Rect x={w / 2 - 26} y={17} w={52} h={12} rx={6} fill={colors.ink} />
      <Text x={22} y={52 + size} weight="bold" max={w - 44}>
        {title}
      </Text>
      {fields.map((field, row) => (
        <g key={field} transform={`translate(22 ${Math.round(92 + row * step)})`}>
          <Rect x={0} y={0} w={w - 44} h={step - 12} rx={8} fill={colors.sheet} />
          <Text x={14} y={(step - 12) / 2 + size * 0.35} max={w - 72}>
            {field}
          </Text>
        </g>
      ))}
      <Rect x={22} y={h - 78} w={w - 44} h={48} rx={24} fill={colors.ink} />
      <Text x={w / 2} y={h - 54 + size * 0.35} weight="medium" color={colors.onInk} anchor="middle">
        Pack
      </Text>
      <g
        transform={`translate(${Math.round(x)} ${Math.round(y)})`}
        fill="none"
        stroke={colors.red}
        strokeLinejoin="round"
      >
        <path
          d={`M0 0l-22-40 10-34-26-40 8-44-14-${Math.round(y - 166)}M0 0l30-22 ${Math.round(w - x - 38)}-8M0 0l24 34-8 40 10 16M0 0l-40 8-30-12-${Math.round(x - 78)} 8`}
          strokeWidth={4}
        />
        <path d="M-12-74l26-20 6-34M16 74l-28 18M-40 8l16 22M30-22l10-38" strokeWidth={2.5} />
        <path d="M-14-14l22-10 14 18-10 22-24 4z" strokeWidth={2.5} />
      </g>
    </Sheet>
  );
});

/** Who asked, what was tried and why it stopped. */
const Register = part(({ w, h }) => {
  const size = useWords();
  const lines = [
    ['Asked', 'Night shift'],
    ['Tried', 'Packing by photo'],
    ['Stopped', 'Scanner is faster'],
  ] as const;
  const step = (h - 52) / lines.length;
  return (
    <Sheet x={0} y={0} w={w} h={h} fill={colors.ink}>
      <Text x={18} y={28} weight="medium" color={colors.onInk}>
        Idea register
      </Text>
      <Text x={w - 18} y={28} color={colors.stone} anchor="end">
        An example
      </Text>
      <path d={`M0 43.5h${w}`} stroke={colors.ink2} />
      {lines.map(([label, what], row) => (
        <g key={label} transform={`translate(18 ${Math.round(48 + row * step)})`}>
          <Text x={0} y={step / 2 + size * 0.35} color={colors.stone}>
            {label}
          </Text>
          <Words
            x={w - 36}
            y={step / 2 + size * 0.35}
            w={w - 120}
            weight="medium"
            color={colors.onInk}
            anchor="end"
            lines={1}
          >
            {what}
          </Words>
        </g>
      ))}
    </Sheet>
  );
});

export const prototype = compose({
  title: 'Prototypes people may break',
  desc: 'A phone with a prototype of a packing app and a red crack across its screen. A loan slip, an example: lent to the warehouse for 2 weeks, from March 1 to March 15, with masked data. Two tags are the only endings: adopted by an owner, or deleted with its data. A page of the idea register says who asked, what was tried and why it stopped.',
  words: 17,
  wide: {
    phone: [76, 40, 228, 448, -3],
    slip: [352, 42, 216, 236, 3],
    idea: [432, 256, 320, 152],
    adopted: [366, 424, 186, 80, -3],
    deleted: [570, 426, 186, 80, 3],
  },
  phone: {
    phone: [76, 16, 228, 400, -3],
    slip: [46, 446, 280, 210, 2],
    adopted: [14, 686, 172, 78, -3],
    deleted: [194, 690, 172, 78, 3],
  },
  draw: (at) => (
    <>
      <BrokenPhone at={at.phone} title="Packing" fields={['Order', 'Box', 'Weight']} />
      <Slip
        at={at.slip}
        title="Lent to Warehouse"
        note="Masked data"
        rows={[
          ['From', 'March 1'],
          ['Back', 'March 15'],
        ]}
      />
      <Register at={at.idea} />
      <Tag at={at.adopted} tone="paper" text="Adopted by" strong="an owner" />
      <Tag at={at.deleted} tone="paper" text="Deleted with" strong="its data" />
    </>
  ),
});
