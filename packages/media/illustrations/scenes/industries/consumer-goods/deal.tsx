/** Consumer Goods, continued: the scene of deductions. */
import { compose, part } from '../../../compose.tsx';
import { colors, Sheet } from '../../../kit.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Note } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { vary } from '../../../vary.ts';
import { useMeasure, useWords } from '../../../words.tsx';

/** A deal, the delivery for it, and the retailer's deduction. An example. */
const perCase = 2;
const deducted = 1200;
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** @param cases how many cases the proof of delivery names */
export const matchOf = (cases: number) => ({ covered: perCase * cases, open: deducted - perCase * cases });

const papersOf = (cases: number) =>
  [
    ['Contract', 'Page 7'],
    ['Promotion', `${dollars(perCase)} a case`],
    ['Delivery proof', `${cases} cases`],
    ['Deduction', dollars(deducted)],
  ] as const;

/** Papers that a clip holds together. The top of each paper is visible. */
const Clipped = part<{ cases: number }>(({ w, h, cases }) => {
  const papers = papersOf(cases);
  const size = useWords();
  const measure = useMeasure();
  const [right, step] = [w < 400 ? 12 : 22, round(Math.min(70, h * 0.17))];
  const pw = w - right * (papers.length - 1);
  const last = papers.length - 1;
  return (
    <>
      {papers.map(([name, fact], index) => (
        <Sheet
          key={name}
          x={index * right}
          y={index * step}
          w={pw}
          h={h - last * step}
          rx={3}
          depth={8}
          fill={index % 2 ? colors.sheet : colors.paper}
        >
          <Text x={24} y={step / 2 + size * 0.45} weight="medium" max={pw - 60 - measure(fact, 'bold')}>
            {name}
          </Text>
          <Text x={pw - 24} y={step / 2 + size * 0.45} weight="bold" anchor="end">
            {fact}
          </Text>
          <path d={`M0 .5h${pw}M.5 0v${h - last * step}`} stroke={colors.line2} />
        </Sheet>
      ))}
      <g transform={`translate(${last * right + 24} ${last * step + step + 8})`}>
        <path
          d={[0, 1, 2].map((row) => `M0 ${row * 24}h${round((pw - 48) * (row === 2 ? 0.6 : 1))}`).join('')}
          stroke={colors.line}
          strokeWidth={7}
        />
      </g>
      <path
        transform={`translate(${round(w * 0.54)} ${round(step * 0.1)})`}
        d={`M0 ${step * 1.6}V-6a13 13 0 0 1 26 0V${step * 3.35}a21 21 0 0 1-42 0V${step * 0.5}`}
        fill="none"
        stroke={colors.red}
        strokeWidth={7}
        strokeLinecap="round"
      />
    </>
  );
});

const sceneOf = (cases: number) =>
  compose({
    title: 'Retailer deductions matched to deals',
    desc: `Four papers of one deduction, an example, held by a red clip: a contract page, a promotion of ${dollars(perCase)} a case, a proof of delivery for ${cases} cases and the deduction of ${dollars(deducted)}. A list multiplies: ${cases} cases at ${dollars(perCase)} are ${dollars(matchOf(cases).covered)}, ${matchOf(cases).open === 0 ? 'nothing' : dollars(matchOf(cases).open)} is left open. A note says that sales enters a deal within 2 days.`,
    words: 17,
    wide: { papers: [56, 76, 440, 400], sum: [478, 276, 274, 184], note: [508, 76, 244, 124] },
    phone: { papers: [14, 36, 340, 320], sum: [14, 384, 346, 170] },
    draw: (at) => (
      <>
        <Clipped at={at.papers} cases={cases} />
        <Ledger
          at={at.sum}
          tone="ink"
          title="The match"
          rows={[
            [`${cases} cases at ${dollars(perCase)}`, dollars(matchOf(cases).covered)],
            ['Deducted', dollars(deducted)],
            ['Open', dollars(matchOf(cases).open)],
          ]}
        />
        <Note at={at.note} tone="paper" figure="2 days" caption="for sales to enter a deal" />
      </>
    ),
  });

export const tradePromotions = vary({
  label: 'Cases in the proof of delivery',
  values: [420, 480, 540, 570, 600],
  shown: 600,
  write: (cases) => `${cases} cases`,
  says: (cases) => {
    const { covered, open } = matchOf(cases);
    return `${cases} cases at ${dollars(perCase)} cover ${dollars(covered)} of the ${dollars(deducted)} that were deducted. ${open === 0 ? 'Nothing' : dollars(open)} is left open.`;
  },
  draw: sceneOf,
});
