/** The scenes of the Wealth & Asset Management page, by area. */
import { compose } from '../../../compose.tsx';
import type { SceneComponent } from '../../../kit.tsx';
import { Certificate } from '../../../parts/papers.tsx';
import { Ledger, Matrix } from '../../../parts/tables.tsx';
import { Calendar, Timeline } from '../../../parts/time.tsx';
import { Book, Clock, Limit, Signatures } from './objects.tsx';
import { records } from './records.tsx';
import { steps } from './steps.tsx';

/** The problem trades of a day by custodian, and the fault in the instruction. An example. */
const causes = ['Missing', 'Outdated'] as const;
const problems = [
  { custodian: 'Custodian A', counts: [5, 2] },
  { custodian: 'Custodian B', counts: [1, 4] },
] as const;

const postTrade = compose({
  title: 'Fewer trades that settle late',
  desc: `A calendar of October 2027 with the 11th in red, when EU T+1 begins. Problem trades by custodian and cause, an example: ${problems.map(({ custodian, counts }) => `${custodian} ${counts.map((count, index) => `${count} ${causes[index]?.toLowerCase()}`).join(', ')}`).join('; ')}. A clock stands at noon, by when gaps are on a list.`,
  words: 17,
  wide: { month: [64, 52, 340, 400, -3], table: [394, 84, 358, 204], noon: [446, 330, 306, 136] },
  phone: { month: [30, 20, 316, 340, -2], table: [14, 392, 346, 190], noon: [14, 610, 340, 130] },
  draw: (at) => (
    <>
      <Calendar at={at.month} month="2027-10" marks={{ 11: 'red' }} caption="EU T+1 begins" />
      <Matrix
        at={at.table}
        tone="ink"
        title="Problem trades"
        columns={causes}
        rows={problems.map(({ custodian, counts }) => [custodian, ...counts.map(String)])}
      />
      <Clock at={at.noon} hour={12} note="Gaps on a list" title="by noon" />
    </>
  ),
});

/** Equities in a portfolio, and the client's limit, in percent. An example. */
const equities = { today: 38, proposal: 52, limit: 45 } as const;

const advice = compose({
  title: 'Advice with reasons on file',
  desc: `Bars of a client’s equities, an example: ${equities.today}% today, ${equities.proposal}% in the proposal. What is above the limit of ${equities.limit}% is red, to be explained or withdrawn. The limits were signed by the client on May 4. Below, the suitability report, version 3, is sent at 2:05 p.m., ahead of the order at 3:20 p.m.`,
  words: 17,
  wide: { bars: [322, 44, 430, 318], signed: [56, 68, 268, 320, -3], order: [236, 376, 468, 116] },
  phone: { bars: 320, signed: [40, 376, 290, 290, -2], order: [14, 700, 346, 120] },
  draw: (at) => (
    <>
      <Limit
        at={at.bars}
        title="Equities"
        bars={[
          ['Today', equities.today],
          ['Proposal', equities.proposal],
        ]}
        limit={equities.limit}
        flag="Explain or withdraw"
      />
      <Certificate
        at={at.signed}
        title="Client file"
        text="Goals, limits and consent"
        facts={[
          ['Limit', `${equities.limit}%`],
          ['Signed', 'May 4'],
        ]}
        seal="ink"
      />
      <Timeline
        at={at.order}
        tone="ink"
        even
        marks={[
          { at: 845, when: '2:05 p.m.', what: 'Report 3 sent' },
          { at: 920, when: '3:20 p.m.', what: 'Order' },
        ]}
      />
    </>
  ),
});

/** Positions in your books and on the custodian's statement. An example. */
const positions = [
  ['Bond 2031', 120_000, 120_000],
  ['Fund A', 84_500, 84_540],
  ['Share B', 12_400, 12_150],
  ['Share C', 9_800, 9_800],
] as const;
const count = (amount: number) => amount.toLocaleString('en-US');
const breaks = positions
  .map(([name, ours, theirs]) => [name, Math.abs(ours - theirs)] as const)
  .filter(([, amount]) => amount > 0)
  .toSorted(([, a], [, b]) => b - a);
const largest = breaks[0]?.[0] ?? '';

const reporting = compose({
  title: 'Reports that match custody records',
  desc: `An open book with ${positions.length} positions on both pages, yours and the custodian’s, an example. ${positions.map(([name, ours, theirs]) => `${name} ${count(ours)} and ${count(theirs)}`).join(', ')}. Below, the differences by amount: ${breaks.map(([name, amount]) => `${name} ${amount}`).join(', ')}; the largest is red in the book. A price changed by hand carries 2 signatures.`,
  words: 17,
  wide: { book: [60, 44, 680, 262], breaks: [96, 342, 300, 150], price: [446, 290, 270, 200, 3] },
  phone: { book: [26, 18, 322, 336], breaks: [14, 392, 346, 140], price: [40, 562, 290, 196, 2] },
  draw: (at) => (
    <>
      <Book at={at.book} pages={['Your positions', 'Custodian']} rows={positions} red={largest} />
      <Ledger at={at.breaks} title="Differences" right="Units" rows={breaks} />
      <Signatures
        at={at.price}
        title="Price by hand"
        note="Needs 2 signatures"
        signers={['First', 'Second']}
      />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'post-trade-operations': postTrade,
  'advice-suitability': advice,
  'portfolio-reporting': reporting,
  'records-compliance': records,
  steps,
};
