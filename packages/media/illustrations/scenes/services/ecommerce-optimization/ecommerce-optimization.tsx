/** The scenes of the Ecommerce Optimization page, by area. */
import { compose, part } from '../../../compose.tsx';
import { colors, type SceneComponent } from '../../../kit.tsx';
import { Browser } from '../../../parts/screens.tsx';
import { Pile } from '../../../parts/pile.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';
import { returns } from './returns.tsx';
import { speed } from './speed.tsx';
import { testing } from './testing.tsx';

/** A lens over a figure that is too low. */
const Lens = part<{ figure: string; caption: string }>(({ w, h, figure, caption }) => {
  const size = useWords();
  const r = Math.min(w, h) * 0.36;
  const [cx, cy, rim] = [round(w - r - 8), round(r + 8), round(r * Math.SQRT1_2)];
  const handle = `M${cx - rim} ${cy + rim}L0 ${h}`;
  return (
    <>
      <g transform="translate(10 10)" fill="none" stroke={colors.shadow}>
        <circle cx={cx} cy={cy} r={r} strokeWidth={14} />
        <path d={handle} strokeWidth={22} strokeLinecap="round" />
      </g>
      <path d={handle} stroke={colors.ink} strokeWidth={22} strokeLinecap="round" />
      <circle cx={cx} cy={cy} r={r} fill={colors.paper} stroke={colors.ink} strokeWidth={12} />
      <Text x={cx} y={cy + r * 0.16} size={r * 0.95} weight="bold" anchor="middle">
        {figure}
      </Text>
      <Text x={cx} y={cy + r * 0.16 + size * 1.6} color={colors.mute} anchor="middle" max={r * 1.4}>
        {caption}
      </Text>
    </>
  );
});

const search = compose({
  title: 'Fewer searches without a result',
  desc: 'A search page in a browser for the word sneakers, and a lens over its 0 results. A pile of the 100 commonest empty searches, read by a person. In the list of synonyms that merchandisers edit, an example, sneakers stand beside athletic footwear, in red; pullover beside sweater, rain coat beside shell jacket.',
  words: 17,
  wide: {
    page: [48, 44, 424, 300],
    pile: [514, 50, 238, 136],
    lens: [146, 148, 244, 256],
    words: [424, 272, 328, 216],
  },
  phone: { page: [14, 14, 340, 230], lens: [140, 92, 190, 194], words: [14, 314, 346, 210] },
  draw: (at) => (
    <>
      <Pile at={at.pile} shown={5} title="100" note="empty searches" />
      <Browser at={at.page} address="shop.example/search" heading="sneakers" />
      <Ledger
        at={at.words}
        tone="ink"
        title="Synonyms"
        rows={[
          ['sneakers', 'athletic footwear'],
          ['pullover', 'sweater'],
          ['rain coat', 'shell jacket'],
        ]}
        red="sneakers"
      />
      <Lens at={at.lens} figure="0" caption="results" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'speed-stability': speed,
  'search-discovery': search,
  'testing-conversion': testing,
  'returns-product-data': returns,
};
