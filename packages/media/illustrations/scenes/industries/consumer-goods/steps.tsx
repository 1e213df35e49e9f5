/** Consumer Goods, continued: an owner for each field, and what the retailer of the pilot sent back. */
import { compose } from '../../../compose.tsx';
import { Queue } from '../../../parts/flows.tsx';
import { Pile } from '../../../parts/pile.tsx';
import { Tree } from '../../../parts/relations.tsx';
import { StickyNote } from '../../../parts/tags.tsx';

/** The items that are compared with the scale. */
const items = 50;

/** What the retailer sent back, by reason. An example. */
const rejected = [
  ['Weight of the case', 3],
  ['Allergen missing', 2],
] as const;
const back = rejected.reduce((sum, [, count]) => sum + count, 0);

export const steps = compose({
  title: 'Four steps to fewer deductions',
  desc: `A pile of ${items} items that were compared with the scale. A tree of one product record names an owner for each field: claims for marketing, allergens for quality, the case for logistics; where two teams want a field, in red, the head of operations decides. A list of what the retailer of the pilot sent back, ${back} of ${items}, an example: ${rejected.map(([reason, count]) => `${reason.toLowerCase()} ${count}`).join(', ')}. A note says that the pilot takes four weeks.`,
  words: 17,
  wide: {
    owners: [300, 48, 452, 250],
    pile: [48, 64, 212, 120],
    back: [64, 334, 410, 158],
    pilot: [516, 356, 232, 104, 3],
  },
  phone: { pile: [14, 18, 220, 110], owners: [14, 164, 346, 260], back: [14, 450, 346, 160] },
  draw: (at) => (
    <>
      <Pile at={at.pile} shown={5} title={`${items} items`} note="on the scale" />
      <Tree
        at={at.owners}
        root={{
          name: 'Product record',
          children: [
            { name: 'Claims', note: 'Marketing' },
            { name: 'Allergens', note: 'Quality' },
            { name: 'Case', note: 'Logistics' },
            { name: 'Two want it', note: 'Head of operations' },
          ],
        }}
        red="Two want it"
      />
      <Queue
        at={at.back}
        tone="ink"
        title="Sent back by one retailer"
        right={`${back} of ${items}`}
        items={rejected.map(([reason, count]) => [reason, String(count)])}
      />
      <StickyNote at={at.pilot} tone="paper" text="With one retailer" strong="Four weeks" />
    </>
  ),
});
