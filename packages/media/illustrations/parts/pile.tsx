/** A pile of cards. */
import { part } from '../compose.tsx';
import { colors, Sheet } from '../kit.tsx';
import { Text } from '../text.tsx';
import { useWords } from '../words.tsx';

export interface PileData {
  /** `count` is the number of all things; `shown` is the number of drawn things. */
  shown: number;
  /** The title on the top sheet. */
  title: string;
  note?: string;
}

/** A pile of cards. Each card is moved a little from the card below it. */
export const Pile = part<PileData>(({ w, h, shown, title, note }) => {
  const size = useWords();
  const [shift, cw, ch] = [7, w - 7 * (shown - 1), h - 7 * (shown - 1)];
  return Array.from({ length: shown }, (_, card) => (
    <g key={card} transform={`translate(${(shown - 1 - card) * shift} ${(shown - 1 - card) * shift})`}>
      <Sheet
        x={0}
        y={0}
        w={cw}
        h={ch}
        rx={8}
        fill={card === shown - 1 ? colors.sheet : card % 2 ? colors.line : colors.line2}
        depth={card ? 4 : 9}
      />
      {card === shown - 1 && (
        <>
          <Text x={18} y={16 + size * 1.5} size={size * 1.8} weight="bold" max={cw - 32}>
            {title}
          </Text>
          {note !== undefined && (
            <Text x={18} y={16 + size * 3} color={colors.mute} max={cw - 32}>
              {note}
            </Text>
          )}
        </>
      )}
    </g>
  ));
});
