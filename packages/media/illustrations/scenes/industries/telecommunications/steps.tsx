/** Telecommunications, continued: stuck orders by cause, and the report of the link that runs beside the old one. */
import { compose } from '../../../compose.tsx';
import { Queue } from '../../../parts/flows.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { Plate } from '../../../parts/tags.tsx';

/** Stuck orders by cause, the most frequent first. An example. */
const stuck = [
  ['No free port', 31],
  ['Address differs', 18],
  ['Product unknown', 12],
  ['Ticket still open', 7],
] as const;
const all = stuck.reduce((sum, [, count]) => sum + count, 0);
const [first] = stuck;

/** The orders of the difference report, and those with another answer. An example. */
const [compared, differ] = [1200, 6] as const;
const count = (orders: number) => orders.toLocaleString('en-US');

export const steps = compose({
  title: 'How we replace a link between two old systems, in five steps',
  desc: `A queue of ${all} stuck orders by cause, an example: ${stuck.map(([cause, orders]) => `${cause.toLowerCase()} ${orders}`).join(', ')}; the most frequent cause is red. A slip with the difference report: of ${count(compared)} orders, ${count(compared - differ)} had the same answer on both links and ${differ} another. A plate says that the old link is off after two billing runs.`,
  words: 17,
  wide: { stuck: [48, 48, 432, 300], report: [494, 60, 246, 264, 4], off: [330, 386, 340, 96, -2] },
  phone: { stuck: [14, 18, 328, 270], report: [50, 316, 270, 230, 2], off: [20, 576, 334, 88, -2] },
  draw: (at) => (
    <>
      <Queue
        at={at.stuck}
        tone="ink"
        title="Stuck orders"
        right={`${all} by cause`}
        items={stuck.map(([cause, orders]) => [cause, String(orders)])}
        red={first[0]}
      />
      <Slip
        at={at.report}
        title="Difference report"
        note="Old link and new"
        rows={[
          ['Compared', count(compared)],
          ['Same', count(compared - differ)],
        ]}
        total={['Differ', String(differ)]}
      />
      <Plate at={at.off} tone="paper" text="After two billing runs" strong="The old link is off" />
    </>
  ),
});
