/** The scenes of the AI Products page, by area. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Conversation } from '../../../parts/conversation.tsx';
import { Link } from '../../../parts/link.tsx';
import { Ledger, Matrix } from '../../../parts/tables.tsx';
import { StickyNote } from '../../../parts/tags.tsx';
import { Head } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords, Words } from '../../../words.tsx';
import { costs } from './costs.tsx';
import { testing } from './testing.tsx';

/** A page of a manual: lines that nobody needs, and the relevant paragraph. */
const Manual = part<{ title: string; right: string; text: string }>(({ w, h, title, right, text }) => {
  const size = useWords();
  const [top, height] = [h * 0.42, size * 5.4];
  const rows = (from: number, to: number) =>
    Array.from({ length: Math.max(0, Math.floor((to - from) / 22)) }, (_, row) => from + row * 22);
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={4}>
      <Head w={w} title={title} right={right} />
      {[...rows(66, top - 14), ...rows(top + height + 18, h - 16)].map((y, row) => (
        <Rect key={y} x={22} y={y} w={(w - 44) * (row % 3 === 2 ? 0.62 : 1)} h={8} fill={colors.line} />
      ))}
      <Rect x={12} y={top} w={w - 24} h={height} fill={colors.redSoft} />
      <Rect x={12} y={top} w={6} h={height} fill={colors.red} />
      <Words x={32} y={top + size * 1.5} w={w - 60} weight="medium" lines={3}>
        {text}
      </Words>
    </Sheet>
  );
});

const assistants = compose({
  title: 'Answers from your own documents',
  desc: 'An example of a conversation: a customer asks how long a filter lasts, and the assistant answers six months, with page 14 of the manual as its source. A red wire leads from there to the paragraph in the manual. A note says that a person takes over when no source fits.',
  words: 17,
  wide: {
    talk: [48, 56, 372, 290],
    page: [470, 44, 282, 416],
    sticky: [148, 398, 344, 92, -3],
    wire: [48, 56, 372, 290],
  },
  phone: { talk: 270, page: 300, sticky: [20, 610, 336, 84, -3] },
  draw: (at) => (
    <>
      <Manual
        at={at.page}
        title="Manual, page 14"
        right="Revised"
        text="Replace the filter after six months, sooner where there is dust."
      />
      <Conversation
        at={at.talk}
        turns={[
          { who: 'Customer', side: 'right', text: 'How long does the filter of my pump last?' },
          { who: 'Assistant', side: 'left', text: 'Six months.', source: 'Manual, page 14' },
        ]}
      />
      <Link from={at.wire} to={at.page} red out={[0.84, 0.9]} into={[0.043, 0.54]} />
      <StickyNote at={at.sticky} tone="ink" text="When no source fits" strong="A person takes over" />
    </>
  ),
});

/** The refunds that customers asked an agent for, in dollars, in order. The client sets the limit. */
const limit = 100;
const refunds = [240, 64, 38, 90] as const;
const passed = refunds.filter((sum) => sum <= limit);

/**
 * Refunds as blocks in front of a height bar. The height of a block is its amount. A block that is higher than the bar
 * must wait.
 */
const HeightBar = part(({ w, h }) => {
  const size = useWords();
  const floor = h - 12;
  const scale = (floor - 16) / Math.max(...refunds);
  const bar = floor - limit * scale;
  const column = w / refunds.length;
  const post = column - 12;
  return (
    <>
      <path
        d={`M${post + 9} 9v${floor - 9}h14V${round(bar + 9)}H${w + 9}v-36H${post + 23}V9z`}
        fill={colors.shadow}
      />
      {refunds.map((sum, index) => (
        <Sheet
          key={sum}
          x={round(index * column + (index ? 20 : -8))}
          y={round(floor - sum * scale)}
          w={round(column - 26)}
          h={round(sum * scale)}
          rx={4}
          fill={sum > limit ? colors.red : colors.sheet}
        >
          <Text
            x={round(column / 2 - 13)}
            y={round(Math.min(30, (sum * scale) / 2) + size * 0.4)}
            size={size * 1.15}
            weight="bold"
            anchor="middle"
            color={sum > limit ? '#fff' : colors.ink}
          >
            {`$${sum}`}
          </Text>
        </Sheet>
      ))}
      <Rect x={post} y={0} w={14} h={floor} rx={0} fill={colors.ink} />
      <Rect x={post} y={round(bar - 36)} w={w - post} h={36} rx={0} fill={colors.ink} />
      <Text x={post + 30} y={bar - 18 + size * 0.35} weight="medium" color={colors.onInk} max={w - post - 40}>
        {`Limit $${limit}`}
      </Text>
      <path d={`M-14 ${floor}H${w}`} stroke={colors.stone2} strokeWidth={4} />
    </>
  );
});

const agents = compose({
  title: 'AI agents with limits you set',
  desc: `Refunds as blocks at a bar like that of a garage, which hangs at a limit of $${limit}, an example: ${passed.map((sum) => `$${sum}`).join(', ')} have gone through below it, the red one of $${refunds[0]} waits before it for a person. A list of what the agent may do names two tools that read; the one that writes waits for approval. A log says who acted, for which customer and with which tool.`,
  words: 17,
  wide: { bar: [62, 210, 480, 290], list: [300, 40, 452, 208], trace: [564, 246, 188, 240, 3] },
  phone: { list: 190, bar: [28, 240, 320, 250] },
  draw: (at) => (
    <>
      <HeightBar at={at.bar} />
      <Matrix
        at={at.list}
        title="What the agent may do"
        columns={['Reads', 'Writes']}
        rows={[
          ['Orders', true, false],
          ['Deliveries', true, false],
          ['Refunds', false, 'Approval'],
        ]}
      />
      <Ledger
        at={at.trace}
        tone="ink"
        title="Log"
        rows={[
          ['Agent', 'Returns'],
          ['Customer', '4471'],
          ['Tool', 'Refunds'],
          ['Sum', '$90'],
        ]}
      />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'customer-assistants': assistants,
  'agents-tools': agents,
  'testing-safety': testing,
  'running-costs': costs,
};
