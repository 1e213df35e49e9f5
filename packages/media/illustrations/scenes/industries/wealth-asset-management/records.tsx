/** Wealth & Asset Management, continued: the scene of records. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect } from '../../../kit.tsx';
import { Pipeline } from '../../../parts/flows.tsx';
import { Link } from '../../../parts/link.tsx';
import { Note, Tag, tagHole } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** The books of five years, each kept for the years of SEC Rule 204-2. An example. */
const kept = 5;
const years = [2021, 2022, 2023, 2024, 2025] as const;

/** Binders on a shelf. Each shows its year, and the year until which it is kept. The last binder leans. */
const Binders = part<{ name: string }>(({ w, h, name }) => {
  const size = useWords();
  const board = size * 2.2;
  const [bh, column] = [h - board, (w - 46) / years.length];
  const bw = column - 6;
  const narrow = bw < 60;
  return (
    <>
      {years.map((year, index) => {
        const leans = index === years.length - 1;
        const x = round(12 + index * column + (leans ? 24 : 0));
        const fill = index % 2 ? colors.ink2 : colors.ink;
        return (
          <g key={year} transform={`translate(${x} 0)${leans ? `rotate(-5 0 ${bh})` : ''}`}>
            <path d={`M${bw} 0l10 10V${bh}h-10z`} fill={colors.shadow} />
            <Rect x={0} y={0} w={bw} h={bh} rx={5} fill={fill} />
            <Rect x={6} y={28} w={bw - 12} h={size * (narrow ? 2.6 : 4.6)} rx={2} fill={colors.sheet} />
            <Text
              x={bw / 2}
              y={28 + size * 1.7}
              size={narrow ? size : size * 1.1}
              weight="bold"
              anchor="middle"
              max={bw - 12}
            >
              {String(year)}
            </Text>
            {!narrow && (
              <Text
                x={bw / 2}
                y={28 + size * 3.2}
                color={colors.mute}
                size={15}
                anchor="middle"
                max={bw - 12}
              >
                {`to ${year + kept}`}
              </Text>
            )}
            <circle cx={bw / 2} cy={round(bh * 0.74)} r={round(bw * 0.2)} fill={colors.stone2} />
            <circle cx={bw / 2} cy={round(bh * 0.74)} r={round(bw * 0.12)} fill={colors.bg} />
          </g>
        );
      })}
      <path d={`M0 ${h}l10 10H${w + 10}V${bh + 10}L${w} ${bh}z`} fill={colors.shadow} />
      <Rect x={0} y={bh} w={w} h={board} rx={2} fill={colors.stone} />
      <Text x={w - 18} y={round(bh + board / 2 + size * 0.35)} weight="medium" anchor="end" max={w - 36}>
        {name}
      </Text>
    </>
  );
});

export const records = compose({
  title: 'Locked records, ready for examiners',
  desc: `Binders with the adviser books of ${years.length} years, ${years[0]} to ${years.at(-1)}, on a shelf, each labeled with the year it is kept to, ${kept} years later. A red Purview label on a wire names the rule, SEC Rule 204-2. A slow sign-off runs as two flows, since an approval is dropped after 30 days; a note counts the 30 days of Regulation S-P for the notice to customers. An example.`,
  words: 17,
  wide: {
    shelf: [48, 56, 430, 316],
    label: [155, 404, 276, 88, -3],
    flows: [526, 44, 226, 236],
    notice: [500, 328, 252, 148],
  },
  phone: { shelf: [14, 18, 346, 290], label: [97, 340, 258, 84, -3], flows: [14, 456, 346, 190] },
  draw: (at) => (
    <>
      <Binders at={at.shelf} name="Adviser books" />
      <Link from={at.shelf} to={at.label} red arrow={false} out={[0.288, 0.653]} into={tagHole} />
      <Tag at={at.label} text="Purview: SEC Rule 204-2" strong={`Kept ${kept} years`} />
      <Pipeline
        at={at.flows}
        stages={[
          { name: 'First flow', note: 'Asks, up to 30 days' },
          { name: 'Second flow', note: 'Waits for the answer' },
        ]}
      />
      <Note at={at.notice} figure="30 days" caption="for the customer notice, Regulation S-P" />
    </>
  ),
});
