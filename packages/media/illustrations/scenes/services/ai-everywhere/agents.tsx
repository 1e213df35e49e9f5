/** AI Everywhere, continued: the scene of agent governance. */
import { compose, part, type Size } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { StickyNote } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords, Words } from '../../../words.tsx';

/** Agents, their owners, and the heights of their suitcases. An agent without an owner is blocked. An example. */
const register = [
  ['Quote drafts', 'Sales', 0.84],
  ['Travel rules', undefined, 1],
  ['Invoice mail', 'Finance', 0.76],
  ['First week', 'Personnel', 0.9],
] as const;

/** A suitcase with the name of the agent and a label with the name of the owner. Its lower left corner is at 0, 0. */
function Suitcase({ w, h, name, owner }: Size & { name: string; owner: string | undefined }) {
  const size = useWords();
  const [fill, color] = owner ? [colors.sheet, colors.ink] : ([colors.red, '#fff'] as const);
  const pad = w < 120 ? 10 : 18;
  const label = size * 2;
  const corner = 18;
  return (
    <g transform={`translate(0 ${-h})`}>
      <path
        d={`M${w / 2 - 26} 4v-16q0-10 10-10h32q10 0 10 10v16`}
        fill="none"
        stroke={owner ? colors.ink : colors.red}
        strokeWidth={8}
      />
      <Sheet x={0} y={0} w={w} h={h} rx={12} fill={fill}>
        <path
          d={`M0 ${corner}V12q0-12 12-12h6zM${w} ${corner}V12q0-12-12-12h-6zM0 ${h - corner}v6q0 12 12 12h6zM${w} ${h - corner}v6q0 12-12 12h-6z`}
          fill={colors.ink}
        />
        <Words x={pad} y={26 + size} w={w - 2 * pad + 2} weight="bold" color={color} lines={2}>
          {name}
        </Words>
        {owner ? (
          <g transform={`translate(${pad} ${round(h - label - 24)})`}>
            <Rect x={0} y={0} w={w - 2 * pad} h={label} rx={3} fill={colors.bg} />
            <Text x={8} y={label / 2 + size * 0.35} weight="medium" max={w - 2 * pad - 10}>
              {owner}
            </Text>
          </g>
        ) : (
          <Text
            x={pad}
            y={round(h - 24 - label / 2 + size * 0.35)}
            weight="medium"
            color={color}
            max={w - 2 * pad + 2}
          >
            No owner
          </Text>
        )}
      </Sheet>
    </g>
  );
}

const belt = 44;

/** Agents as suitcases on a belt, below the board of the register. The suitcase without an owner is red. */
const Carousel = part<{ count: number }>(({ w, h, count }) => {
  const size = useWords();
  const column = (w - 16) / count;
  const top = h - belt;
  const room = top - 96;
  return (
    <>
      <Sheet x={0} y={0} w={w} h={40} rx={4} fill={colors.ink} depth={7}>
        <Text x={18} y={20 + size * 0.35} weight="medium" color={colors.onInk}>
          Agent 365
        </Text>
        <Text x={w - 18} y={20 + size * 0.35} color={colors.stone} anchor="end">
          Agents and their owners
        </Text>
      </Sheet>
      <Sheet x={0} y={top - 8} w={w} h={belt} rx={belt / 2} fill={colors.ink2} />
      {Array.from({ length: Math.floor((w - 26) / 44) }, (_, segment) => (
        <path
          key={segment}
          d={`M${36 + segment * 44} ${top - 4}l-14 ${belt - 8}`}
          stroke={colors.ink}
          strokeWidth={3}
        />
      ))}
      {register.slice(0, count).map(([name, owner, share], index) => (
        <g key={name} transform={`translate(${round(14 + index * column)} ${top + 8})`}>
          <Suitcase
            w={round(column - (count > 3 ? 14 : 8))}
            h={round(room * share)}
            name={name}
            owner={owner}
          />
        </g>
      ))}
    </>
  );
});

const without = register.filter(([, owner]) => owner === undefined).length;

export const agents = compose({
  title: 'One register for AI agents',
  desc: `A baggage belt with ${register.length} suitcases, an example of the register in Agent 365: ${register.map(([name, owner]) => `${name.toLowerCase()}, owner ${owner?.toLowerCase() ?? 'nobody'}`).join('; ')}. The ${without} without an owner is red. A note says that it is blocked or given an owner. A list from Purview audit shows the files that were read for one answer.`,
  words: 17,
  wide: { belt: [48, 40, 704, 292], sticky: [62, 378, 330, 96, -3], audit: [452, 356, 300, 144] },
  phone: { three: [14, 14, 346, 310], sticky: [20, 362, 330, 84, -3], audit: [14, 472, 346, 150] },
  draw: (at) => (
    <>
      <Carousel at={at.belt} count={register.length} />
      <Carousel at={at.three} count={3} />
      <Ledger
        at={at.audit}
        tone="ink"
        title="Purview audit"
        right="One answer"
        rows={[
          ['Price list', 'Read'],
          ['Quote 1182', 'Read'],
        ]}
      />
      <StickyNote at={at.sticky} tone="paper" text="Without an owner" strong="Blocked, or given one" />
    </>
  ),
});
