/** The scenes of the Central Government page, by area. */
import { compose, part } from '../../../compose.tsx';
import { Bar, colors, Rect, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { Browser } from '../../../parts/screens.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Tag } from '../../../parts/tags.tsx';
import { Check } from '../../../objects.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';
import { backlog, security } from './evidence.tsx';

/** What an old system does, in the order in which it is taken apart. An example. */
const functions = ['Intake', 'Cases', 'Letters', 'Payments'] as const;

/** What the first task order ends in: a screen that runs, with what was taken in. */
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

/** The old system as a block in slabs; the first is pulled out. On a phone the slabs lie on each other. */
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
  wide: { slabs: [48, 44, 704, 286], tag: [64, 296, 250, 92, -4], schedule: [340, 262, 396, 220] },
  phone: { slabs: 330, tag: [150, 40, 200, 76, 3], schedule: [14, 384, 346, 190] },
  draw: (at) => (
    <>
      <Slabs at={at.slabs} />
      <Ledger
        at={at.schedule}
        tone="ink"
        title="Records schedule"
        right="An example"
        rows={[
          ['Old system', 'Scheduled'],
          ['Its paper', 'Scheduled'],
          ['Paper, to NARA', 'By exception'],
        ]}
      />
      <Tag at={at.tag} tone="paper" text="Option or not" strong="It runs" />
    </>
  ),
});

const number = '9999-0001';
const expires = '05/31/2028';

/** Keys of a keyboard, seen from the front; the first is the red one. */
const Keys = part<{ caps: readonly string[] }>(({ w, h, caps }) => {
  const size = useWords();
  const side = (w - 14 * (caps.length - 1)) / caps.length;
  return caps.map((cap, index) => (
    <g key={cap} transform={`translate(${round(index * (side + 14))} 0)`}>
      <Sheet x={0} y={0} w={round(side)} h={h} rx={12} fill={colors.stone2} />
      <rect
        x={0}
        y={0}
        width={round(side)}
        height={h - 14}
        rx={12}
        fill={index === 0 ? colors.red : colors.ink}
      />
      <Text
        x={16}
        y={16 + size * 0.9}
        weight="medium"
        color={index === 0 ? '#fff' : colors.onInk}
        max={side - 24}
      >
        {cap}
      </Text>
    </g>
  ));
});

const forms = compose({
  title: 'Online forms that everyone can finish',
  desc: `An application in a browser, an example, shows the OMB control number ${number} and the expiration date ${expires}; the paper form beside it shows the same. In front stand the keys of a test by keyboard, the Tab key in red.`,
  words: 17,
  wide: { page: [48, 44, 470, 292], paper: [540, 76, 206, 276, 4], keys: [96, 324, 520, 140] },
  phone: { page: 284, keys: [32, 284, 310, 96], paper: [60, 412, 256, 210, 2] },
  draw: (at) => (
    <>
      <Browser
        at={at.page}
        address="An example"
        heading="Your application"
        text={['Usable by keyboard and by screen reader']}
        rows={[
          ['OMB control number', number],
          ['Expires', expires],
        ]}
      />
      <Slip
        at={at.paper}
        title="On paper"
        note="stays open"
        rows={[
          ['OMB', number],
          ['Until', expires],
        ]}
      />
      <Keys at={at.keys} caps={['Tab', 'Space', 'Enter']} />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'digital-transformation': legacy,
  'citizen-engagement': forms,
  'data-security': security,
  'operational-efficiency': backlog,
};
