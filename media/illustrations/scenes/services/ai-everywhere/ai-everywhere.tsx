/** The scenes of the AI Everywhere page, by area. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Link } from '../../../parts/link.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Tag } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useMeasure, useWords } from '../../../words.tsx';
import { agents } from './agents.tsx';
import { measured } from './measured.tsx';
import { skills } from './skills.tsx';

/** Sites as drawers, and the people who can open them. An example. */
const drawers = [
  ['Contracts', 'Legal'],
  ['Payroll', 'Everyone'],
  ['Board papers', 'Board'],
  ['Quotes', 'Sales'],
] as const;
const everyone = 'Everyone';

/** A filing cabinet. The drawer that everyone can open is pulled out and shows its papers. */
const Cabinet = part(({ w, h }) => {
  const size = useWords();
  const measure = useMeasure();
  const head = size * 2.4;
  const step = (h - head - 10) / drawers.length;
  const drawer = ([name, who]: readonly [string, string], row: number) => {
    const open = who === everyone;
    const y = round(head + row * step);
    const [x, dw, dh] = [open ? -14 : 12, open ? w + 28 : w - 24, round(step - 10)];
    const color = open ? '#fff' : colors.ink;
    return (
      <g key={name}>
        {open &&
          [0.06, 0.26, 0.5, 0.7].map((at, sheet) => (
            <Rect
              key={at}
              x={x + dw * at}
              y={y - (sheet % 2 ? 22 : 16)}
              w={dw * 0.24}
              h={40}
              fill={sheet % 2 ? colors.stone : colors.line2}
            />
          ))}
        <Sheet x={x} y={y} w={dw} h={dh} rx={5} fill={open ? colors.red : colors.sheet} depth={open ? 14 : 0}>
          <Text x={18} y={14 + size} weight="medium" color={color} max={dw - 48 - measure(who)}>
            {name}
          </Text>
          <Text x={dw - 18} y={14 + size} color={open ? '#fff' : colors.mute} anchor="end">
            {who}
          </Text>
          <Rect x={dw / 2 - 38} y={dh - 26} w={76} h={10} rx={5} fill={open ? '#fff' : colors.stone2} />
        </Sheet>
      </g>
    );
  };
  const rows = drawers.map((entry, row) => ({ entry, row }));
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={6} fill={colors.ink} depth={14}>
      <Text x={18} y={head / 2 + size * 0.35} weight="medium" color={colors.onInk}>
        Sites
      </Text>
      <Text x={w - 18} y={head / 2 + size * 0.35} color={colors.stone} anchor="end">
        Open to
      </Text>
      {rows.filter(({ entry }) => entry[1] !== everyone).map(({ entry, row }) => drawer(entry, row))}
      {rows.filter(({ entry }) => entry[1] === everyone).map(({ entry, row }) => drawer(entry, row))}
    </Sheet>
  );
});

const readiness = compose({
  title: 'File permissions fixed before Copilot',
  desc: `A filing cabinet, an example: ${drawers.map(([name, who]) => `${name.toLowerCase()} open to ${who.toLowerCase()}`).join(', ')}. The drawer that everyone can open stands out, in red, and a wire leads from it to a tag: the site is hidden from Copilot for most people while its owner reviews access. A list of labels on contracts, payroll and board papers, tested on 200 files.`,
  words: 17,
  wide: {
    cabinet: [62, 40, 330, 432],
    pulled: [48, 174, 358, 87],
    tag: [436, 74, 316, 96, 3],
    labels: [430, 258, 300, 204],
  },
  phone: {
    cabinet: [28, 18, 318, 340],
    tag: [28, 372, 324, 84, -3],
    labels: [14, 486, 346, 176],
  },
  draw: (at) => (
    <>
      <Cabinet at={at.cabinet} />
      <Ledger
        at={at.labels}
        title="Purview labels"
        right="200 files"
        rows={[
          ['Contracts', 'Confidential'],
          ['Payroll', 'Personal'],
          ['Board papers', 'Secret'],
        ]}
      />
      <Tag at={at.tag} tone="ink" text="While its owner reviews" strong="Hidden from Copilot" />
      <Link from={at.pulled} to={at.tag} red into={[0.081, 0.43]} arrow={false} />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'copilot-readiness': readiness,
  'skills-adoption': skills,
  'agent-governance': agents,
  'measured-results': measured,
};
