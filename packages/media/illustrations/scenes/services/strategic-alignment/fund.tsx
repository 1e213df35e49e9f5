/** Strategic Alignment, continued: the idea fund. */
import { compose, part } from '../../../compose.tsx';
import { colors } from '../../../kit.tsx';
import { Queue } from '../../../parts/flows.tsx';
import { Timeline } from '../../../parts/time.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** A disc without a slice. The slice begins at 12 o'clock and runs clockwise. It lies beside the disc, in red. */
const Budget = part<{ share: number }>(({ w, h, share }) => {
  const size = useWords();
  const r = Math.min(w - 40, h - 40) / 2;
  const [cx, cy] = [r, h - r];
  const angle = share * 2 * Math.PI;
  const [ex, ey] = [round(r * Math.sin(angle)), round(-r * Math.cos(angle))];
  const rest = `M0 0L${ex} ${ey}A${r} ${r} 0 1 1 0 ${-r}z`;
  const slice = `M0 0V${-r}A${r} ${r} 0 0 1 ${ex} ${ey}z`;
  const out = `translate(${round(cx + 30 * Math.sin(angle / 2))} ${round(cy - 30 * Math.cos(angle / 2))})`;
  return (
    <>
      <path d={rest} fill={colors.shadow} transform={`translate(${cx + 10} ${cy + 10})`} />
      <path d={rest} fill={colors.ink} transform={`translate(${cx} ${cy})`} />
      <g transform={out}>
        <path d={slice} fill={colors.shadow} transform="translate(8 8)" />
        <path d={slice} fill={colors.red} />
        <Text
          x={round(r * 0.64 * Math.sin(angle / 2))}
          y={round(-r * 0.72 * Math.cos(angle / 2))}
          weight="medium"
          color="#fff"
          anchor="middle"
        >
          Ideas
        </Text>
      </g>
      <Text x={cx} y={cy + r * 0.36} weight="medium" color={colors.onInk} anchor="middle">
        Running projects
      </Text>
      <Text x={cx} y={cy + r * 0.36 + size * 1.4} color={colors.stone} anchor="middle">
        may not borrow
      </Text>
    </>
  );
});

export const ideaFund = compose({
  title: 'A budget for new ideas',
  desc: 'The yearly budget as a disc: a red slice for ideas is cut out, and running projects may not borrow from it. A checklist has three ideas, an example, with their risk class under the EU AI Act: a claims reader, high risk; a chat on the site, limited risk; shared vans, no AI. Below, a line from day 1, when the reasons to stop are written, to day 90, when they are checked.',
  words: 17,
  wide: { budget: [48, 40, 400, 400], gate: [442, 64, 310, 226], dates: [324, 364, 428, 132] },
  phone: { budget: [56, 8, 280, 280], gate: [14, 312, 346, 210], dates: [14, 546, 346, 130] },
  draw: (at) => (
    <>
      <Budget at={at.budget} share={0.14} />
      <Queue
        at={at.gate}
        title="Checklist for ideas"
        right="ISO 56001"
        items={[
          ['Claims reader', 'High risk'],
          ['Chat on the site', 'Limited risk'],
          ['Shared vans', 'No AI'],
        ]}
      />
      <Timeline
        at={at.dates}
        even
        marks={[
          { at: 1, when: 'Day 1', what: 'Reasons to stop written' },
          { at: 90, when: 'Day 90', what: 'Reasons checked' },
        ]}
      />
    </>
  ),
});
