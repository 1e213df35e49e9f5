/** The scenes of the Retail & Commercial Banking page, by area. */
import { compose } from '../../../compose.tsx';
import type { SceneComponent } from '../../../kit.tsx';
import { Queue } from '../../../parts/flows.tsx';
import { Link } from '../../../parts/link.tsx';
import { Letter } from '../../../parts/papers.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { StickyNote } from '../../../parts/tags.tsx';
import { lending } from './loan-file.tsx';
import { fraud, resilience } from './risk.tsx';

const payments = compose({
  title: 'Fewer returned payments',
  desc: 'A letter with an address as free text, Hafenstr. 12, 20457 Hamburg, becomes five fields of a customer record, town and country among them. An address that software cannot split is pulled out of the repair queue, for the payments desk to decide.',
  words: 17,
  wide: {
    letter: [48, 52, 300, 262],
    fields: [448, 44, 304, 282],
    queue: [48, 354, 474, 150],
    sticky: [546, 368, 212, 88, -5],
  },
  phone: { letter: [40, 14, 296, 236], fields: [14, 288, 346, 240], queue: [14, 552, 330, 150] },
  draw: (at) => (
    <>
      <Link from={at.letter} to={at.fields} />
      <Letter
        at={at.letter}
        title="As it was typed"
        lines={['Hafenstr. 12, 20457', 'Hamburg Germany']}
        from="Customer 4471"
      />
      <Ledger
        at={at.fields}
        title="Customer record"
        right="ISO 20022"
        rows={[
          ['Street', 'Hafenstr.'],
          ['Building', '12'],
          ['Post code', '20457'],
          ['Town', 'Hamburg'],
          ['Country', 'DE'],
        ]}
      />
      <Queue
        at={at.queue}
        tone="ink"
        title="Repair queue"
        right="2"
        items={[
          ['c/o harbor office, pier 4', 'No town'],
          ['12 Main St. Springfield', 'No country'],
        ]}
        red="c/o harbor office, pier 4"
      />
      <StickyNote at={at.sticky} tone="paper" text="At least" strong="town, country" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  payments,
  'lending-onboarding': lending,
  'fraud-financial-crime': fraud,
  'operational-resilience': resilience,
};
