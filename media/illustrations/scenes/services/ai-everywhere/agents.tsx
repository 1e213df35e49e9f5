/** AI Everywhere, continued: the scene of agent governance. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { StickyNote } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords, Words } from '../../../words.tsx';

/** Agents and their owners. An agent without an owner is blocked. An example. */
const register = [
  ['Quote drafts', 'Sales'],
  ['Travel rules', undefined],
  ['Invoice mail', 'Finance'],
  ['First week', 'Personnel'],
] as const;

/** Badges on a rail. The badge without an owner is red and hangs lower. */
const Badges = part<{ count: number }>(({ w, h, count }) => {
  const size = useWords();
  const column = w / count;
  const [bw, strap] = [round(column - 24), 66];
  return (
    <>
      {register.slice(0, count).map(([name, owner], index) => {
        const alone = owner === undefined;
        const [x, y] = [round(index * column + 12), strap + (alone ? 62 : 0)];
        const bh = h - strap - 62;
        const [color, mute] = alone ? ['#fff', '#fff'] : [colors.ink, colors.mute];
        return (
          <g key={name}>
            <path
              d={`M${x + bw / 2 - 16} 30L${x + bw / 2} ${y + 10}L${x + bw / 2 + 16} 30`}
              fill="none"
              stroke={alone ? colors.red : colors.stone2}
              strokeWidth={6}
            />
            <Sheet x={x} y={y} w={bw} h={bh} rx={12} fill={alone ? colors.red : colors.sheet}>
              <Rect x={bw / 2 - 22} y={12} w={44} h={10} rx={5} fill={colors.bg} />
              <Words
                x={16}
                y={44 + size * 1.1}
                w={bw - 26}
                size={size * (bw > 110 ? 1.15 : 1)}
                weight="bold"
                color={color}
                lines={2}
              >
                {name}
              </Words>
              <Text x={16} y={bh - 30 - size * 1.4} color={mute}>
                Owner
              </Text>
              <Text x={16} y={bh - 28} weight="medium" color={color} max={bw - 24}>
                {owner ?? 'Nobody'}
              </Text>
            </Sheet>
          </g>
        );
      })}
      <Sheet x={0} y={0} w={w} h={36} rx={6} fill={colors.ink} depth={7}>
        <Text x={18} y={18 + size * 0.35} weight="medium" color={colors.onInk}>
          Agent 365
        </Text>
      </Sheet>
    </>
  );
});

const without = register.filter(([, owner]) => owner === undefined).length;

export const agents = compose({
  title: 'One register for AI agents',
  desc: `A rail with ${register.length} badges, an example of the register in Agent 365: ${register.map(([name, owner]) => `${name.toLowerCase()}, owner ${owner?.toLowerCase() ?? 'nobody'}`).join('; ')}. The ${without} without an owner is red and hangs lower. A note says that it is blocked or given an owner. A list from Purview audit shows the files that were read for one answer.`,
  words: 17,
  wide: { badges: [48, 40, 704, 304], sticky: [62, 340, 330, 96, -3], audit: [438, 320, 300, 166] },
  phone: { three: [14, 14, 346, 300], sticky: [20, 330, 330, 84, -3], audit: [14, 440, 346, 150] },
  draw: (at) => (
    <>
      <Badges at={at.badges} count={register.length} />
      <Badges at={at.three} count={3} />
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
