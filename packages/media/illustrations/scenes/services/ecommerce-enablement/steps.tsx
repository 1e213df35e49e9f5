/** Ecommerce Enablement, continued: a real order on its way through the whole chain, and the tests agreed before. */
import { compose } from '../../../compose.tsx';
import { Pipeline } from '../../../parts/flows.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Plate } from '../../../parts/tags.tsx';

/** The price of the one product that goes through the chain. An example. */
const price = '$129.00';

/** The agreed tests by subject. An example. */
const tests = [
  ['Payment', 34],
  ['Accessibility', 21],
  ['Tax', 12],
  ['Returns', 9],
] as const;
const all = tests.reduce((sum, [, count]) => sum + count, 0);

export const steps = compose({
  title: 'Four steps to your new online store',
  desc: `One product goes through the whole chain, an example: paid with ${price}, packed, returned, in red, and booked in the ledger. A list counts ${all} tests that were agreed on before: ${tests.map(([subject, count]) => `${subject.toLowerCase()} ${count}`).join(', ')}. A plate says that the launch is on a quiet weekday.`,
  words: 17,
  wide: { chain: [48, 48, 704, 128], tests: [48, 226, 392, 268], launch: [478, 304, 262, 104, 4] },
  phone: { chain: 420, tests: 250, launch: [40, 736, 290, 88, -2] },
  draw: (at) => (
    <>
      <Pipeline
        at={at.chain}
        stages={[
          { name: 'Paid', note: price },
          { name: 'Packed', note: 'one jacket' },
          { name: 'Returned', note: `${price} back` },
          { name: 'Booked', note: 'in your ledger' },
        ]}
        red="Returned"
      />
      <Ledger
        at={at.tests}
        tone="ink"
        title="Tests agreed"
        right="pass or fail"
        rows={tests}
        total="In all"
        bars
      />
      <Plate at={at.launch} tone="paper" text="Launch" strong="A quiet weekday" />
    </>
  ),
});
