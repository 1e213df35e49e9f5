/** Ecommerce Optimization, continued: the scene of A/B tests. */
import { compose, part } from '../../../compose.tsx';
import { colors, Sheet } from '../../../kit.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { Note } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** An hourglass. All of its sand is in the lower half. */
const Hourglass = part(({ w, h }) => {
  const glass =
    'M38 34H162V80Q162 140 112 184Q104 192 104 200Q104 208 112 216Q162 260 162 320V366H38V320Q38 260 88 216Q96 208 96 200Q96 192 88 184Q38 140 38 80z';
  const frame = 'M0 0h200v34H0zM0 366h200v34H0zM14 34h12v332H14zM174 34h12v332h-12z';
  return (
    <g transform={`scale(${round(w / 20) / 10} ${round(h / 40) / 10})`}>
      <path d={frame} fill={colors.shadow} transform="translate(12 12)" />
      <path d={glass} fill={colors.paper} />
      <path d="M38 366V326Q60 300 100 268Q140 300 162 326V366z" fill={colors.stone2} />
      <path d={glass} fill="none" stroke={colors.stone} strokeWidth={4} />
      <path d={frame} fill={colors.ink} />
    </g>
  );
});

/** The back of a sealed envelope. The words on it say what the letter says. */
const Envelope = part<{ title: string; note: string }>(({ w, h, title, note }) => {
  const size = useWords();
  const tip = round(h * 0.5);
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={4} fill={colors.sheet}>
      <path d={`M0 4q0-4 4-4H${w - 4}q4 0 4 4L${w / 2} ${tip}z`} fill={colors.stone} />
      <path d={`M0 4L${w / 2} ${tip}L${w} 4`} fill="none" stroke={colors.stone2} strokeWidth={2} />
      <circle cx={w / 2 + 4} cy={tip + 4} r={27} fill={colors.shadow} />
      <path d={`M${w / 2} ${tip - 27}q12-3 18 7t9 18-6 20-19 9-21-7-8-20 3-20 18-7z`} fill={colors.ink} />
      <circle cx={w / 2} cy={tip} r={16} fill="none" stroke={colors.onInk} strokeWidth={2} />
      <Text x={w / 2} y={round(h - 18 - size * 1.35)} weight="bold" anchor="middle" max={w - 60}>
        {title}
      </Text>
      <Text x={w / 2} y={h - 18} color={colors.mute} anchor="middle" max={w - 36}>
        {note}
      </Text>
    </Sheet>
  );
});

/** The days of the test, and the profit per visitor in dollars. An example. */
const days = 28;
const profit = [
  ['Old page', 1.92],
  ['New page', 1.88],
] as const;

export const testing = compose({
  title: 'A/B tests with a fixed end',
  desc: `An hourglass whose sand has run through: the test runs for ${days} days, set on day 1, to find a gain 4 times in 5. A sealed envelope, signed on March 1 while the number is unknown, says what decides: profit per visitor. The slip of the result, an example, after 30 days of returns: ${profit.map(([page, dollars]) => `the ${page.toLowerCase()} earns $${dollars} per visitor`).join(', ')}, and a red stamp says no.`,
  words: 17,
  wide: {
    glass: [64, 48, 196, 408],
    end: [292, 60, 188, 150],
    result: [508, 44, 232, 246, 4],
    agreed: [292, 300, 404, 190, -2],
  },
  phone: {
    glass: [18, 18, 144, 296],
    end: [190, 84, 170, 150],
    agreed: [14, 354, 346, 170, -2],
    result: [60, 560, 250, 240, 3],
  },
  draw: (at) => (
    <>
      <Hourglass at={at.glass} />
      <Note at={at.end} figure={`${days} days`} caption="set on day 1, to find a gain 4 times in 5" />
      <Slip
        at={at.result}
        title="Profit per visitor"
        note="April 27, after returns"
        rows={profit.map(([page, dollars]) => [page, `$${dollars}`] as const)}
        stamp="NO"
      />
      <Envelope
        at={at.agreed}
        title="What decides: profit per visitor"
        note="Signed March 1, before the test"
      />
    </>
  ),
});
