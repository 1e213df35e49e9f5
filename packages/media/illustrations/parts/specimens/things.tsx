/** Specimens of parts that show things and places. */
import { Pile } from '../pile.tsx';
import { compose } from '../../compose.tsx';
import { FloorPlan, SiteMap } from '../maps.tsx';
import { Certificate, Letter, Slip } from '../papers.tsx';
import { Conversation } from '../conversation.tsx';
import { Balance, Tree } from '../relations.tsx';
import { Browser, PhoneForm } from '../screens.tsx';
import { Rack } from '../shelves.tsx';
import { desc } from './description.ts';

export const papers = compose({
  title: 'Slip, Certificate and Letter',
  desc,
  wide: {
    slip: [40, 40, 220, 330, -3],
    certificate: [276, 40, 256, 400],
    letter: [540, 60, 220, 230],
    pile: [540, 340, 220, 150],
  },
  phone: { slip: 320, certificate: 360, letter: 240, pile: 130 },
  draw: (at) => (
    <>
      <Slip
        at={at.slip}
        title="Order 5512"
        note="Table 7"
        rows={[
          ['Soup', '2'],
          ['Cake', '1'],
        ]}
        total={['Sum', '$31']}
        stamp="READY"
      />
      <Certificate
        at={at.certificate}
        title="Evidence"
        text="Backup restored and compared"
        facts={[['Signed', 'March 20']]}
      />
      <Letter
        at={at.letter}
        title="Claim 4"
        lines={['Dear ██████,', 'a pipe burst', 'on Monday']}
        from="Claims"
        red
      />
      <Pile at={at.pile} shown={4} title="312" note="letters a day" />
    </>
  ),
});

export const screens = compose({
  title: 'PhoneForm, Browser and Conversation',
  desc,
  wide: { phone: [40, 40, 210, 420], page: [280, 40, 270, 330], talk: [580, 200, 190, 280] },
  phone: { page: 320, talk: 260, phone: 400 },
  draw: (at) => (
    <>
      <PhoneForm
        at={at.phone}
        title="Inspection"
        fields={[
          { label: 'Lift', value: 'B-204', done: true },
          { label: 'Photo', value: 'In 2 days' },
        ]}
        button="Take photo"
      />
      <Browser
        at={at.page}
        address="shop/size-chart"
        heading="Fits a size small"
        text={['23 of 100 sent back as too small']}
        rows={[
          ['Reviews', '118'],
          ['In stock', 'no'],
        ]}
        red="row"
      />
      <Conversation
        at={at.talk}
        turns={[
          { who: 'Planner', side: 'left', text: 'How many are left?' },
          { who: 'Agent', side: 'right', text: '418 at site 12', source: 'stock, 6 a.m.', red: true },
        ]}
      />
    </>
  ),
});

export const places = compose({
  title: 'Rack, SiteMap, FloorPlan, Tree and Balance',
  desc,
  wide: {
    rack: [40, 30, 220, 230],
    map: [290, 30, 230, 230],
    plan: [550, 30, 220, 230],
    tree: [40, 290, 240, 230],
    scales: [300, 280, 240, 230],
  },
  phone: { rack: 260, map: 240, plan: 240, tree: 230, scales: 240 },
  draw: (at) => (
    <>
      <Rack
        at={at.rack}
        shelves={[
          { name: 'Zone 1', filled: 2, of: 3 },
          { name: 'Zone 2', note: 'copy', filled: 3, of: 3 },
        ]}
        red={['Zone 2', 1]}
        kind="boxes"
      />
      <SiteMap
        at={at.map}
        sites={[
          { name: 'Plant', at: [20, 40] },
          { name: 'Depot', note: '42 km', at: [66, 80] },
        ]}
        roads={[['Plant', 'Depot']]}
        red="Depot"
      />
      <FloorPlan
        at={at.plan}
        rooms={[
          { name: 'Press', box: [0, 0, 50, 100] },
          { name: 'Dock', box: [50, 0, 50, 100] },
        ]}
        doors={[[50, 60, 'down']]}
        red="Dock"
      />
      <Tree
        at={at.tree}
        root={{
          name: 'Group',
          children: [
            { name: 'Sales', children: [{ name: 'EU' }] },
            { name: 'Plants', note: '4' },
          ],
        }}
        red="EU"
      />
      <Balance
        at={at.scales}
        left={['Cost', 40]}
        right={['Saving', 65]}
        write={(amount) => `$${amount}`}
        red="right"
      />
    </>
  ),
});
