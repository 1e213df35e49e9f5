/** The scenes of the Ecommerce Strategy page, by area. */
import { compose } from '../../../compose.tsx';
import type { SceneComponent } from '../../../kit.tsx';
import { Conversation } from '../../../parts/conversation.tsx';
import { Pile } from '../../../parts/pile.tsx';
import { Link } from '../../../parts/link.tsx';
import { Letter, Slip } from '../../../parts/papers.tsx';
import { Rack } from '../../../parts/shelves.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { crossBorder } from './cross-border.tsx';
import { margin } from './margin.tsx';

/** The purpose of each channel, and the number of its products. An example. */
const channels = [
  ['Amazon', 'first orders', 6],
  ['Own shop', 'repeat orders', 5],
  ['Walmart', 'bulky goods', 3],
  ['Wholesale', 'full cases', 5],
  ['Stores', 'fittings', 2],
] as const;

const shelves = compose({
  title: 'The right mix of sales channels',
  desc: `A channel map as a rack of five shelves, an example: ${channels.map(([name, use]) => `${name} for ${use}`).join(', ')}. A red box on the shelf of Amazon is wired to a letter: the account of an EU seller ends, with 30 days’ notice as a rule under Regulation 2019/1150. A list asks which customer data may be kept, and under which clause.`,
  words: 17,
  wide: {
    rack: [48, 44, 364, 452],
    // The position where the wire begins. A phone has no wire.
    wire: [48, 44, 364, 452],
    letter: [462, 52, 290, 264],
    data: [444, 344, 308, 152],
  },
  phone: { rack: 420, letter: [42, 486, 290, 236], data: [14, 752, 346, 150] },
  draw: (at) => (
    <>
      <Rack
        at={at.rack}
        kind="boxes"
        shelves={channels.map(([name, note, filled]) => ({ name, note, filled, of: 6 }))}
        red={['Amazon', 5]}
      />
      <Letter
        at={at.letter}
        title="Notice: 30 days"
        lines={['Your account ends.', 'Reg. 2019/1150']}
        from="To an EU seller"
      />
      <Ledger
        at={at.data}
        tone="ink"
        title="May you keep it?"
        rows={[
          ['Order history', 'clause 7'],
          ['Email address', 'no clause'],
        ]}
      />
      <Link from={at.wire} to={at.letter} red arrow={false} out={[0.94, 0.085]} into={[0.08, 0.115]} />
    </>
  ),
});

/** Orders of a month, an example. */
const orders = [
  ['Your shop', 1184],
  ['Agents', 37],
] as const;

const agents = compose({
  title: 'Products ready for AI shopping agents',
  desc: `A shopping agent asks for a rain jacket, and the catalog answers with its price, stock, delivery day and return terms. The order slip names you as the seller. A pile of 50 products is the trial in ChatGPT; a count of orders, an example, sets ${orders[1][1]} from agents apart from ${orders[0][1].toLocaleString('en-US')} of the shop.`,
  words: 17,
  wide: {
    talk: [48, 44, 424, 276],
    slip: [520, 48, 226, 262, 4],
    pile: [48, 360, 290, 136],
    count: [314, 354, 438, 142],
  },
  phone: { talk: 276, slip: [60, 330, 250, 210, -3], count: [14, 568, 346, 160] },
  draw: (at) => (
    <>
      <Conversation
        at={at.talk}
        turns={[
          {
            who: 'Shopping agent',
            side: 'left',
            text: 'Rain jacket, size M, by Friday. What does it cost, and can it be returned?',
          },
          {
            who: 'Your catalog',
            side: 'right',
            text: '€129.00. 12 in stock, with you on Thursday. 30 days to return it.',
          },
        ]}
      />
      <Slip
        at={at.slip}
        title="Order 8812"
        note="Paid through UCP"
        rows={[
          ['Came from', 'agent'],
          ['Seller', 'you'],
          ['Liable', 'you'],
        ]}
      />
      <Pile at={at.pile} shown={5} title="50 products" note="in the ChatGPT trial" />
      <Ledger at={at.count} tone="ink" title="Orders" rows={orders} red="Agents" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'channel-strategy': shelves,
  'margin-pricing': margin,
  'agentic-commerce': agents,
  'cross-border-selling': crossBorder,
};
