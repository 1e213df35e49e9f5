/** The scenes of the Central Government page, by area. */
import { compose, part } from '../../../compose.tsx';
import { Bar, colors, Rect, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Plate } from '../../../parts/tags.tsx';
import { Check } from '../../../objects.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';
import { backlog, security } from './evidence.tsx';

/** The functions of an old system, in the order of their replacement. An example. */
const functions = ['Intake', 'Cases', 'Letters', 'Payments'] as const;

/** The result of the first task order: a running screen with the received applications. */
const Running = ({ w, h }: { w: number; h: number }) => (
  <>
    <Rect x={0} y={0} w={w} h={h} rx={6} fill={colors.sheet} />
    <path d={`M0 24h${w}`} stroke={colors.line2} strokeWidth={2} />
    <path d="M13 12h.1M25 12h.1M37 12h.1" stroke={colors.stone} strokeWidth={7} strokeLinecap="round" />
    {[0, 1, 2].map((row) => (
      <g key={row} transform={`translate(0 ${44 + row * 28})`}>
        <Check x={20} y={0} />
        <Bar x={38} y={-4} w={(w - 52) * (row === 1 ? 0.7 : 1)} h={8} />
      </g>
    ))}
    <Rect x={12} y={h - 36} w={w - 24} h={24} rx={12} fill={colors.ink} />
  </>
);

/** The old system as a block of slabs. The first slab is pulled out. On a phone, the slabs lie on top of each other. */
const Slabs = part<object>(({ w, h }) => {
  const size = useWords();
  const across = w > 480;
  const [pull, gap] = [across ? 48 : 26, 6];
  const side = ((across ? w : h) - pull - gap * (functions.length - 2)) / functions.length;
  return functions.map((name, index) => {
    const start = round(index * (side + gap) + (index > 0 ? pull - gap : 0));
    const [x, y, sw, sh] = across ? [start, 0, round(side), h] : [0, start, w, round(side)];
    const isRed = index === 0;
    const vents = across
      ? `M18 ${sh - 176}h${sw - 36}m${36 - sw} 22h${sw - 36}m${36 - sw} 22h${sw - 36}`
      : '';
    return (
      <Sheet key={name} x={x} y={y} w={sw} h={sh} rx={4} fill={isRed ? colors.red : colors.stone}>
        <Text x={18} y={18 + size} weight="bold" color={isRed ? '#fff' : colors.ink} max={sw - 30}>
          {name}
        </Text>
        <Text x={18} y={22 + size * 2.2} color={isRed ? '#fff' : colors.ink} max={sw - 30}>
          {isRed ? 'Task order 1' : `Option ${index}`}
        </Text>
        {isRed && across && (
          <g transform="translate(16 72)">
            <Running w={sw - 32} h={168} />
          </g>
        )}
        {!isRed && <path d={vents} stroke={colors.stone2} strokeWidth={5} strokeLinecap="round" />}
      </Sheet>
    );
  });
});

const legacy = compose({
  title: 'Legacy systems moved in small parts',
  desc: `An old system, an example, stands as a block cut into ${functions.length} slabs: ${functions.join(', ')}. The first, in red, is pulled out as a task order that ends in running software, a screen within it; the others are options. Below, the records schedule covers the old system and its paper, which NARA has taken only by exception since June 30, 2024.`,
  words: 17,
  wide: { slabs: [48, 44, 704, 286], plate: [64, 296, 250, 92, -4], schedule: [340, 262, 396, 220] },
  phone: { slabs: 330, plate: [150, 40, 200, 76, 3], schedule: [14, 384, 346, 190] },
  draw: (at) => (
    <>
      <Slabs at={at.slabs} />
      <Ledger
        at={at.schedule}
        tone="ink"
        title="Records schedule"
        rows={[
          ['Old system', 'Scheduled'],
          ['Its paper', 'Scheduled'],
          ['Paper, to NARA', 'By exception'],
        ]}
      />
      <Plate at={at.plate} tone="paper" text="Option or not" strong="It runs" />
    </>
  ),
});

const number = '9999-0001';
const expires = '05/31/2028';

/** The tab stops of the form. The last stop has the focus, with a red ring. */
const stops = ['Name', 'Address', 'Household', 'Send'] as const;

/** A field of the form, `w` by `h`, with its number in the margin. The last stop is a button. */
function Stop({ w, h, name, number: place }: { w: number; h: number; name: string; number: number }) {
  const size = useWords();
  const last = place === stops.length;
  return (
    <>
      <circle cx={12} cy={h / 2} r={13} fill={last ? colors.red : colors.soft} />
      <Text x={12} y={h / 2 + size * 0.35} weight="medium" anchor="middle" color={last ? '#fff' : colors.ink}>
        {String(place)}
      </Text>
      <g transform="translate(40 0)">
        {last && (
          <path
            d={`M-7-7h154v${h + 14}h-154z`}
            fill="none"
            stroke={colors.red}
            strokeWidth={5}
            strokeLinejoin="round"
          />
        )}
        <Rect x={0} y={0} w={last ? 140 : w - 40} h={h} rx={5} fill={last ? colors.ink : colors.soft} />
        <Text
          x={16}
          y={h / 2 + size * 0.35}
          weight="medium"
          color={last ? colors.onInk : colors.mute}
          max={120}
        >
          {name}
        </Text>
      </g>
    </>
  );
}

/** A form with the numbers of its tab stops in the margin. */
const KeyboardForm = part(({ w, h }) => {
  const size = useWords();
  const top = 44 + size * 1.9;
  const foot = size * 2.1;
  const step = (h - top - foot - 8) / stops.length;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Text x={24} y={24 + size * 1.2} size={size * 1.4} weight="bold" max={w - 48}>
        Your application
      </Text>
      {stops.map((stop, index) => (
        <g key={stop} transform={`translate(24 ${round(top + index * step)})`}>
          <Stop w={w - 48} h={round(step - 12)} name={stop} number={index + 1} />
        </g>
      ))}
      <Text x={24} y={h - 16} color={colors.mute} max={w - 48}>
        {`OMB ${number}, expires ${expires}`}
      </Text>
    </Sheet>
  );
});

/** A key of a keyboard. */
const Key = part<{ cap: string }>(({ w, h, cap }) => {
  const size = useWords();
  return (
    <>
      <Sheet x={0} y={0} w={w} h={h} rx={10} fill={colors.stone2} />
      <Rect x={0} y={0} w={w} h={h - 12} rx={10} fill={colors.ink} />
      <Text x={16} y={18 + size * 0.8} weight="medium" color={colors.onInk} max={w - 24}>
        {cap}
      </Text>
    </>
  );
});

const forms = compose({
  title: 'Online forms that everyone can finish',
  desc: `An application, an example, filled in by keyboard alone: ${stops.length} numbered stops of the Tab key, ${stops.join(', ')}, and the red focus ring on the last. It shows the OMB control number ${number} and the expiration date ${expires}; the paper form beside it shows the same. Below stands the Tab key.`,
  words: 17,
  wide: { page: [48, 44, 450, 424], paper: [534, 60, 212, 256, 4], key: [560, 372, 150, 96] },
  phone: { page: 330, paper: [36, 372, 206, 200, 2], key: [258, 440, 100, 84] },
  draw: (at) => (
    <>
      <KeyboardForm at={at.page} />
      <Slip
        at={at.paper}
        title="On paper"
        note="stays open"
        rows={[
          ['OMB', number],
          ['Until', expires],
        ]}
      />
      <Key at={at.key} cap="Tab" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'digital-transformation': legacy,
  'citizen-engagement': forms,
  'data-security': security,
  'operational-efficiency': backlog,
};
