/** A conversation. */
import { use } from 'react';
import { part } from '../compose.tsx';
import { Rect, Sheet } from '../kit.tsx';
import { LetteringContext, round, Text } from '../text.tsx';
import { useWords, useWrap, Words } from '../words.tsx';
import { tones } from './tones.tsx';

export interface ConversationData {
  /** The speaker, the speaker's side, the text, and the source of the text. `█████` stands for hidden words. */
  turns: readonly { who: string; side: 'left' | 'right'; text: string; source?: string; red?: boolean }[];
}

/** Speech bubbles below each other. The height of a bubble depends on its text. */
export const Conversation = part<ConversationData>(({ w, h, turns }) => {
  const size = useWords();
  const wrap = useWrap();
  const { complain } = use(LetteringContext);
  const [bw, lead] = [round(w * 0.84), size * 1.3];
  const heights = turns.map(({ text, source }) =>
    round(34 + size + wrap(text, bw - 40).length * lead + (source === undefined ? 0 : size * 1.7)),
  );
  const needed = heights.reduce((sum, height) => sum + height, 0);
  const space = (h - needed) / Math.max(1, turns.length - 1);
  if (space < 12)
    complain(`a conversation needs ${Math.ceil(needed + 12 * (turns.length - 1))} units, has ${h}`);
  return turns.map(({ who, side, text, source, red = false }, index) => {
    const y = round(heights.slice(0, index).reduce((sum, height) => sum + height + space, 0));
    const x = side === 'left' ? 0 : w - bw;
    const { fill, color, mute } = tones[red ? 'red' : side === 'left' ? 'paper' : 'ink'];
    const bh = heights[index] ?? 0;
    return (
      <g key={text} transform={`translate(${x} ${y})`}>
        <Sheet x={0} y={0} w={bw} h={bh} rx={14} fill={fill} />
        <path
          d={`M${side === 'left' ? 26 : bw - 26} ${bh - 1}v15l${side === 'left' ? 16 : -16} -15z`}
          fill={fill}
        />
        <Text x={20} y={16 + size * 0.8} color={mute} max={bw - 40}>
          {who}
        </Text>
        <Words x={20} y={22 + size * 2} w={bw - 40} color={color} weight="regular">
          {text}
        </Words>
        {source !== undefined && (
          <>
            <Rect x={20} y={bh - 20 - size * 0.75} w={4} h={size * 1.2} rx={2} fill={mute} />
            <Text x={34} y={bh - 18} weight="medium" color={color} max={bw - 50}>
              {source}
            </Text>
          </>
        )}
      </g>
    );
  });
});
