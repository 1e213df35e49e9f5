/** The scenes of the Regional Government & Agencies page, by area. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Conversation } from '../../../parts/conversation.tsx';
import { SiteMap } from '../../../parts/maps.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';
import { contracts, records } from './keeping.tsx';
import { permit } from './permit.tsx';

/** The parts of an agenda for a screen reader: the tag, and the words or the number of lines. */
const agenda = [
  ['Title', 'Council agenda'],
  ['Text', 2],
  ['Heading', 'Public hearing'],
  ['List', 3],
  ['Heading', 'Minutes'],
  ['Text', 2],
] as const;

/** An agenda with its tags in the margin. The tag of the heading is red. */
const TaggedPage = part<object>(({ w, h }) => {
  const size = useWords();
  const left = 118;
  const weights = agenda.map(([, content]) => (typeof content === 'string' ? 1.5 : content));
  const unit = (h - 44) / weights.reduce((sum, weight) => sum + weight, 0);
  return (
    <Sheet x={26} y={0} w={w - 26} h={h} rx={3}>
      {agenda.map(([tag, content], row) => {
        const y = round(22 + weights.slice(0, row).reduce((sum, weight) => sum + weight, 0) * unit);
        const [fill, color] = row === 0 ? [colors.red, '#fff'] : [colors.ink, colors.onInk];
        return (
          <g key={row} transform={`translate(0 ${y})`}>
            <Sheet x={-26} y={0} w={104} h={34} rx={6} fill={fill} depth={6}>
              <Text x={52} y={17 + size * 0.35} weight="bold" color={color} anchor="middle">
                {tag}
              </Text>
            </Sheet>
            {typeof content === 'string' ? (
              <Text
                x={left}
                y={17 + size * 0.4}
                size={size * (row === 0 ? 1.4 : 1.1)}
                weight="bold"
                max={w - 26 - left - 16}
              >
                {content}
              </Text>
            ) : (
              Array.from({ length: content }, (_, line) => (
                <Rect
                  key={line}
                  x={left}
                  y={10 + line * unit}
                  w={(w - 56 - left) * (line % 2 ? 0.7 : 1)}
                  h={9}
                  rx={4.5}
                  fill={colors.line2}
                />
              ))
            )}
          </g>
        );
      })}
    </Sheet>
  );
});

const council = compose({
  title: 'Accessible agendas, requests and alerts',
  desc: 'A council agenda whose parts carry their PDF/UA tags in the margin: the title in red, headings, texts and a list. Beside it, a map of 311 requests without names or house numbers, a pothole, a streetlight and a tree, and a Copilot summary of public comment, labeled as such and linked to 42 originals, an example.',
  words: 16,
  wide: { page: [48, 44, 352, 446], map: [436, 44, 316, 262], talk: [436, 332, 316, 158] },
  phone: { page: 380, talk: 170 },
  draw: (at) => (
    <>
      <TaggedPage at={at.page} />
      <SiteMap
        at={at.map}
        title="311 requests"
        right="No names"
        sites={[
          { name: 'Pothole', at: [14, 44] },
          { name: 'Streetlight', at: [56, 62] },
          { name: 'Tree', at: [22, 88] },
        ]}
      />
      <Conversation
        at={at.talk}
        turns={[
          {
            who: 'Copilot summary',
            side: 'right',
            text: 'Most comments ask for a crossing at the school.',
            source: '42 originals',
          },
        ]}
      />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'digital-services': permit,
  'community-engagement': council,
  'data-management': records,
  'operational-excellence': contracts,
};
