/** The scenes of the Retail & Commercial Banking page, by area. */
import { compose } from '../../../compose.tsx';
import type { SceneComponent } from '../../../kit.tsx';
import { Queue } from '../../../parts/flows.tsx';
import { Link } from '../../../parts/link.tsx';
import { Letter, Slip } from '../../../parts/papers.tsx';
import { PhoneForm } from '../../../parts/screens.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Note, StickyNote } from '../../../parts/tags.tsx';
import { fraud, resilience } from './risk.tsx';

const payments = compose({
  title: 'Fewer returned payments',
  desc: 'A letter with an address as free text, Hafenstr. 12, 20457 Hamburg, becomes five fields of a customer record, town and country among them. An address that no parser can split is pulled out of the repair queue, for the payments desk to decide.',
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

const lending = compose({
  title: 'Complete loan files, faster decisions',
  desc: 'On a phone, the bank’s app asks an applicant for the missing second page of a pay stub; the rest is there. The pay stub has been read, one figure was not and goes to a clerk beside its image. The file keeps score, inputs and model version and waits for the underwriter’s signature.',
  words: 16,
  wide: {
    phone: [72, 40, 224, 446],
    slip: [352, 50, 206, 252, -4],
    clerk: [590, 100, 162, 150],
    file: [340, 330, 412, 172],
  },
  phone: { phone: [78, 14, 224, 420], file: [14, 462, 346, 170] },
  draw: (at) => (
    <>
      <PhoneForm
        at={at.phone}
        title="Your loan"
        fields={[
          { label: 'Identity', value: 'Read', state: 'done' },
          { label: 'Pay stub', value: 'Page 1', state: 'done' },
          { label: 'Pay stub', value: 'Page 2 missing', state: 'missing' },
        ]}
        button="Add page 2"
      />
      <Slip
        at={at.slip}
        title="Pay stub"
        note="October"
        rows={[
          ['Gross', '4,150'],
          ['Tax', '1,038'],
          ['Net', 'unread'],
        ]}
      />
      <Link from={at.slip} to={at.clerk} into={[0, 0.5]} />
      <Note at={at.clerk} tone="paper" figure="Net" caption="to a clerk, with its image" />
      <Ledger
        at={at.file}
        tone="ink"
        title="Kept with the file"
        rows={[
          ['Score and 14 inputs', '0.71'],
          ['Model version', '3.2'],
          ['Decision', 'Underwriter signs'],
        ]}
      />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  payments,
  'lending-onboarding': lending,
  'fraud-financial-crime': fraud,
  'operational-resilience': resilience,
};
