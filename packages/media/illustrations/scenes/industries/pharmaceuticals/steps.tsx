/** Pharmaceuticals, continued: functions with their risk, their test and its result. */
import { compose } from '../../../compose.tsx';
import { Matrix } from '../../../parts/tables.tsx';
import { Note, StickyNote } from '../../../parts/tags.tsx';

/** Functions of a system with the harm of a failure, the test, and the result. An example. */
const functions = [
  ['Signature', 'High', 'Script', 'Passed'],
  ['Batch record', 'High', 'Script', 'Failed'],
  ['Search', 'Low', 'Users', 'Passed'],
  ['Printing', 'Low', 'Supplier', 'Passed'],
] as const;
const found = functions.findIndex(([, , , result]) => result === 'Failed');
const [failed = ''] = functions[found] ?? [];

export const steps = compose({
  title: 'Four steps to a validated system',
  desc: `A matrix of ${functions.length} functions with risk, test and result, an example: ${functions.map((row) => row.join(', ').toLowerCase()).join('; ')}. The failed test is red. A note says that a person assesses each deviation. In the first review, one backup is restored.`,
  words: 17,
  wide: { matrix: [48, 44, 620, 282], review: [482, 314, 270, 128], assessed: [96, 376, 310, 96, -3] },
  phone: { matrix: [14, 18, 346, 280], assessed: [30, 326, 310, 88, -2], review: [14, 444, 346, 120] },
  draw: (at) => (
    <>
      <Matrix
        at={at.matrix}
        title="From requirement to result"
        columns={['Risk', 'Test', 'Result']}
        rows={functions}
        red={[failed, 2]}
      />
      <Note at={at.review} figure="1 backup" caption="restored in the first review" />
      <StickyNote at={at.assessed} tone="paper" text="Each deviation" strong="Assessed by a person" />
    </>
  ),
});
