/** The scenes of the Power Pages page, by area. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Matrix } from '../../../parts/tables.tsx';
import { Plate } from '../../../parts/tags.tsx';
import { Timeline } from '../../../parts/time.tsx';
import { secure } from './door.tsx';
import { lowCode } from './form.tsx';
import { costEffective } from './meters.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';
import { customizableDesign } from './zoom.tsx';

/** A larger upload is stored elsewhere. */
const largest = '50 MB';

const shared = ['Design', 'Roles', 'Tables'] as const;

/**
 * A chest with a drawer for each thing that the forms share. The first form and the second form, which is red, stand on
 * the chest.
 */
const Chest = part(({ w, h }) => {
  const size = useWords();
  const top = h * 0.42;
  const drawer = (h - top - 12) / shared.length;
  const form = w * 0.36;
  return (
    <>
      {['First form', 'Second form'].map((name, index) => {
        const red = index === 1;
        return (
          <g key={name} transform={`translate(${round(w * (red ? 0.54 : 0.1))} ${red ? 0 : 18})`}>
            <Sheet
              x={0}
              y={0}
              w={round(form)}
              h={round(top - (red ? 0 : 18))}
              rx={3}
              fill={red ? colors.red : colors.sheet}
            />
            <Text x={14} y={18 + size} weight="medium" color={red ? '#fff' : colors.ink} max={form - 20}>
              {name}
            </Text>
            <path
              d={`M14 ${round(36 + size)}h${round(form - 28)}M14 ${round(54 + size)}h${round(form - 52)}`}
              stroke={red ? '#fff' : colors.line2}
              strokeWidth={7}
            />
          </g>
        );
      })}
      <Sheet x={0} y={round(top)} w={w} h={round(h - top)} rx={4} fill={colors.stone2} />
      {shared.map((name, row) => (
        <g key={name} transform={`translate(10 ${round(top + 8 + row * drawer)})`}>
          <Rect x={0} y={0} w={w - 20} h={round(drawer - 6)} rx={3} fill={colors.stone} />
          <Text x={18} y={drawer / 2 - 3 + size * 0.35} weight="medium">
            {name}
          </Text>
          <Rect x={w / 2 - 30} y={round(drawer / 2 - 7)} w={60} h={8} rx={4} fill={colors.ink} />
        </g>
      ))}
    </>
  );
});

const scalableSolutions = compose({
  title: 'One portal for many services',
  desc: `A chest with drawers for design, roles and tables, which forms share. The first form stands on it and, in red, the second. A table says that portal, app and Power BI read the same tables of applicants and permits. A plate sends uploads above ${largest} to Azure Blob Storage; a package moves from test to live at 18:00, an example.`,
  words: 17,
  wide: {
    chest: [60, 36, 360, 310],
    shared: [458, 60, 294, 196],
    release: [48, 376, 420, 122],
    plate: [496, 330, 252, 96, 4],
  },
  phone: { chest: 260, shared: 200, release: 130, plate: [60, 686, 254, 90, -3] },
  draw: (at) => (
    <>
      <Chest at={at.chest} />
      <Matrix
        at={at.shared}
        columns={['Applicants', 'Permits']}
        rows={[
          ['Portal', true, true],
          ['App', true, true],
          ['Power BI', true, true],
        ]}
      />
      <Timeline
        at={at.release}
        tone="ink"
        even
        marks={[
          { at: 0, when: 'Test', what: 'One package' },
          { at: 1, when: '18:00', what: 'Agreed hour' },
          { at: 2, when: 'Live', what: 'The same one' },
        ]}
      />
      <Plate at={at.plate} tone="paper" text={`Uploads above ${largest}`} strong="Blob Storage" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'low-code': lowCode,
  secure,
  'customizable-design': customizableDesign,
  'cost-effective': costEffective,
  'scalable-solutions': scalableSolutions,
};
