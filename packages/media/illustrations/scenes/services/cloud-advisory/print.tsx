/** Cloud Advisory, continued: the scene of the small print below a discount. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { StickyNote } from '../../../parts/tags.tsx';
import { Head } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords, Words } from '../../../words.tsx';

/** Dollars an hour of machines, by week. An example. */
const weeks = [62, 66, 71, 64, 58, 69, 74, 78, 72, 55, 41, 44, 60, 68, 75, 80, 77, 70, 63, 66] as const;
const quietest = Math.min(...weeks);

/** A contract with a lens over its lines. */
const SmallPrint = part(({ w, h }) => {
  const size = useWords();
  const [pw, r] = [w * 0.74, w * 0.27];
  const [cx, cy] = [w * 0.56, h * 0.62];
  return (
    <>
      <g transform={`rotate(-3 ${pw / 2} ${h / 2})`}>
        <Sheet x={0} y={0} w={pw} h={h} rx={3}>
          <Text x={26} y={30 + size} size={size * 1.4} weight="bold">
            Savings plan
          </Text>
          <Text x={26} y={34 + size * 2.5} color={colors.mute}>
            3 years
          </Text>
          {Array.from({ length: 15 }, (_, line) => (
            <Rect
              key={line}
              x={26}
              y={50 + size * 3.2 + line * (h - 100 - size * 3.2) * 0.067}
              w={(pw - 52) * (line % 4 === 3 ? 0.6 : 1)}
              h={6}
              rx={3}
              fill={colors.line2}
            />
          ))}
        </Sheet>
      </g>
      <g transform={`translate(${round(cx)} ${round(cy)})`}>
        <circle cx={11} cy={11} r={r + 6} fill={colors.shadow} />
        <path
          d={`M${r * 0.76} ${r * 0.76}L${r * 1.42} ${r * 1.42}`}
          stroke={colors.red}
          strokeWidth={r * 0.24}
          strokeLinecap="round"
        />
        <circle r={r} fill={colors.paper} stroke={colors.red} strokeWidth={r * 0.12} />
        <Words x={0} y={-size * 0.3} w={r * 1.75} size={size * 1.55} weight="bold" anchor="middle" lines={2}>
          cannot be canceled
        </Words>
      </g>
    </>
  );
});

/** A bar for each week, behind a block for the committed amount. The block is as high as the lowest bar. */
const Weeks = part(({ w, h }) => {
  const size = useWords();
  const [top, bottom] = [62, h - 20];
  const most = Math.max(...weeks);
  const high = (value: number) => round(((bottom - top) * value) / most);
  const column = (w - 36) / weeks.length;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} title="$ an hour, by week" />
      {weeks.map((value, week) => {
        return (
          <Rect
            key={week}
            x={18 + (week + 0.12) * column}
            y={bottom - high(value)}
            w={column * 0.76}
            h={high(value)}
            rx={1}
            fill={colors.stone}
          />
        );
      })}
      <Rect x={18} y={bottom - high(quietest)} w={w - 36} h={high(quietest)} rx={1} fill={colors.ink} />
      <Text x={34} y={bottom - 16 - size * 1.5} color={colors.stone}>
        Quietest week
      </Text>
      <Text x={34} y={bottom - 16} weight="bold" size={size * 1.3} color={colors.onInk} max={w - 68}>
        {`$${quietest} committed`}
      </Text>
    </Sheet>
  );
});

export const costModeling = compose({
  title: 'Reservations and savings plans compared',
  desc: `A savings plan over 3 years; a red magnifying glass over its small print reads: cannot be canceled. Beside it, ${weeks.length} weeks of use, an example; a dark block as high as the quietest one, $${quietest} an hour, is what is committed. A note says that many reservations bought after February 1, 2027, cannot be exchanged.`,
  words: 17,
  wide: { contract: [64, 44, 360, 440], weeks: [420, 64, 332, 270], sticky: [456, 384, 288, 96, 4] },
  phone: { contract: [34, 18, 310, 370], weeks: [14, 420, 346, 230], sticky: [50, 680, 276, 88, -3] },
  draw: (at) => (
    <>
      <Weeks at={at.weeks} />
      <SmallPrint at={at.contract} />
      <StickyNote at={at.sticky} tone="paper" text="Often no exchange after" strong="February 1, 2027" />
    </>
  ),
});
