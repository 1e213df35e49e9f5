/** Wealth & Asset Management, continued: the times of one trade, and the minutes lost by cause. */
import { compose } from '../../../compose.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { StickyNote } from '../../../parts/tags.tsx';

/** The times of a trade on its day. An example. */
const trade = [
  ['Order', '10:04'],
  ['Allocation', '15:40'],
  ['Confirmation', '17:25'],
  ['Instruction', '18:10'],
] as const;

/** The minutes lost in a month, by cause. An example. */
const lost = [
  ['Allocated late', 410],
  ['Old instruction', 265],
  ['Wrong account code', 90],
] as const;

export const steps = compose({
  title: 'Four steps to T+1 settlement',
  desc: `The slip of one trade with its times, an example: ${trade.map(([step, time]) => `${step.toLowerCase()} ${time}`).join(', ')}; a red stamp says by evening. Bars rank the causes of lateness by minutes lost in a month: ${lost.map(([cause, minutes]) => `${cause.toLowerCase()} ${minutes}`).join(', ')}. A note says that one market has a holiday during the rehearsal.`,
  words: 17,
  wide: { trade: [64, 52, 270, 390, -3], lost: [374, 60, 378, 250], holiday: [410, 356, 310, 100, 3] },
  phone: { trade: [44, 22, 280, 330, -2], lost: [14, 384, 346, 220], holiday: [30, 632, 314, 88, 2] },
  draw: (at) => (
    <>
      <Slip at={at.trade} title="One trade" note="Stamped at each step" rows={trade} stamp="By evening" />
      <Ledger at={at.lost} tone="ink" title="Minutes lost" right="One month" rows={lost} bars />
      <StickyNote at={at.holiday} tone="paper" text="In the rehearsal" strong="One market is closed" />
    </>
  ),
});
