/** Business Transformation, continued: a prototype on loan. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { StickyNote } from '../../../parts/tags.tsx';
import { Text } from '../../../text.tsx';
import { useWords, Words } from '../../../words.tsx';

/** A phone with an app of three fields. */
const PackingPhone = part<{ title: string; fields: readonly string[] }>(({ w, h, title, fields }) => {
  const size = useWords();
  const step = (h - 190) / fields.length;
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
    </Sheet>
  );
});

/** A list of ideas: who asked, what was tried, and the result. */
const Register = part(({ w, h }) => {
  const size = useWords();
  const lines = [
    ['Asked', 'Night shift'],
    ['Tried', 'Packing by photo'],
    ['Result', 'Scanner is faster'],
  ] as const;
  const step = (h - 52) / lines.length;
  return (
    <Sheet x={0} y={0} w={w} h={h} fill={colors.ink}>
      <Text x={18} y={28} weight="medium" color={colors.onInk}>
        List of ideas
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
  title: 'Early versions your staff can try',
  desc: 'A phone with a draft screen of a packing app. Its loan slip, an example: lent to the warehouse for 2 weeks from March 1, with masked data, and stamped in red, back March 15. A note names the only endings: adopted by an owner, or deleted with its data. A list of ideas says who asked, what was tried and with which result.',
  words: 17,
  wide: {
    phone: [76, 40, 228, 448, -3],
    slip: [336, 40, 300, 246, 3],
    idea: [420, 286, 332, 140],
    ending: [346, 436, 384, 76, -2],
  },
  phone: {
    phone: [76, 16, 228, 400, -3],
    slip: [46, 440, 288, 236, 2],
    ending: [14, 706, 350, 78, -2],
  },
  draw: (at) => (
    <>
      <PackingPhone at={at.phone} title="Packing" fields={['Order', 'Box', 'Weight']} />
      <Slip
        at={at.slip}
        title="Lent to Warehouse"
        note="Masked data"
        rows={[
          ['From', 'March 1'],
          ['For', '2 weeks'],
        ]}
        stamp="Back March 15"
      />
      <Register at={at.idea} />
      <StickyNote at={at.ending} tone="paper" text="Adopted by an owner" strong="or deleted with its data" />
    </>
  ),
});
