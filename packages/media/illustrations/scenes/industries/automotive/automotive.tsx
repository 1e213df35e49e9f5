/** The scenes of the Automotive page, by area. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Link } from '../../../parts/link.tsx';
import { Note, StickyNote } from '../../../parts/tags.tsx';
import { below, Head, type HeadData } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';
import { dealersAftersales } from './claims.tsx';
import { connectedVehicles } from './vehicles.tsx';
import { traceabilityRecalls } from './recall.tsx';

/** Ordered pieces by week. An example. */
const callOffs = [
  ['Week 3', 400],
  ['Week 4', 420],
  ['Week 5', 410],
  ['Week 6', 430],
  ['Week 7', 560],
] as const;
/** The maximum ratio of a release to the release of the week before. */
const allowed = 1.2;
const before = callOffs.at(-2)?.[1] ?? 0;
const last = callOffs.at(-1)?.[1] ?? 0;
const jump = `${Math.round((last / before - 1) * 100)}%`;

/** A bar for each week, with a line for its maximum. A bar above its line is red. */
const CallOffs = part<HeadData & { foot?: number }>(({ w, h, foot = 0, ...head }) => {
  const size = useWords();
  const end = h - foot;
  const [top, bottom] = [below(head) + 50, end - size - 24];
  const most = Math.max(...callOffs.map(([, pieces], week) => Math.max(pieces, limitOf(week))));
  const column = (w - 36) / callOffs.length;
  const y = (pieces: number) => round(bottom - (pieces / most) * (bottom - top));
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} {...head} />
      <path d={`M18 ${top - 24}h30`} stroke={colors.stone2} strokeWidth={3} strokeDasharray="6 4" />
      <Text x={58} y={top - 24 + size * 0.35} color={colors.mute} max={w - 70}>
        20 percent above the week before
      </Text>
      <path d={`M18 ${bottom}H${w - 18}`} stroke={colors.line} strokeWidth={2} />
      {callOffs.map(([week, pieces], index) => {
        const [x, limit] = [18 + index * column, limitOf(index)];
        const over = index > 0 && pieces > limit;
        return (
          <g key={week}>
            <Rect
              x={x + 7}
              y={y(pieces)}
              w={column - 14}
              h={bottom - y(pieces)}
              fill={over ? colors.red : colors.ink}
            />
            {index > 0 && (
              <path
                d={`M${round(x + 1)} ${y(limit)}h${round(column - 2)}`}
                stroke={over ? '#fff' : colors.stone2}
                strokeWidth={3}
                strokeDasharray="6 4"
              />
            )}
            <Text
              x={x + column / 2}
              y={bottom - 14}
              weight="bold"
              anchor="middle"
              color={over ? '#fff' : colors.onInk}
            >
              {String(pieces)}
            </Text>
            <Text x={x + column / 2} y={end - 13} color={colors.mute} anchor="middle" max={column}>
              {w < 400 ? week.replace('Week', 'W') : week}
            </Text>
          </g>
        );
      })}
    </Sheet>
  );
});

/** The maximum order of a week. */
function limitOf(week: number): number {
  return (callOffs[week - 1]?.[1] ?? 0) * allowed;
}

/** A pile of messages. The name of each message is at its top. */
const Messages = part<{ names: readonly string[] }>(({ w, h, names }) => {
  const size = useWords();
  const step = (h - 110) / (names.length - 1);
  return names.map((name, index) => (
    <g key={name} transform={`translate(${index * 16} ${round(index * step)})`}>
      <Sheet x={0} y={0} w={w - 16 * (names.length - 1)} h={110} rx={3} depth={7}>
        <Text x={16} y={14 + size} weight="medium" max={w - 60}>
          {name}
        </Text>
        <path
          d={`M16 ${30 + size}h${w - 80}M16 ${46 + size}h${w - 110}M16 ${62 + size}h${w - 90}`}
          stroke={colors.line}
          strokeWidth={6}
        />
      </Sheet>
    </g>
  ));
});

const productionSuppliers = compose({
  title: 'Orders and machines in one view',
  desc: `Messages in three formats, VDA 4905, EDIFACT DELFOR and ANSI X12 830, lead to one demand view, an example of five weeks: ${callOffs.map(([, pieces]) => pieces).join(', ')} pieces. Week 7, in red, is ${jump} above the week before and passes the line of 20 percent, so the buyer is asked. A note says that machine data works offline for at most 72 hours.`,
  words: 17,
  wide: {
    messages: [48, 48, 224, 256],
    chart: [322, 44, 430, 376],
    buyer: [440, 386, 272, 104, -4],
    offline: [48, 346, 240, 146],
  },
  phone: { messages: 216, chart: 300, buyer: [100, 582, 250, 84, -3] },
  draw: (at) => (
    <>
      <Link from={at.messages} to={at.chart} />
      <Messages at={at.messages} names={['VDA 4905', 'EDIFACT DELFOR', 'ANSI X12 830']} />
      <CallOffs at={at.chart} title="One demand view" foot={at.offline ? 34 : 0} />
      <StickyNote at={at.buyer} tone="ink" text={`${jump} more than before`} strong="Ask the buyer" />
      <Note at={at.offline} tone="paper" figure="72 hours" caption="at most: machine data, offline" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'production-suppliers': productionSuppliers,
  'traceability-recalls': traceabilityRecalls,
  'connected-vehicles': connectedVehicles,
  'dealers-aftersales': dealersAftersales,
};
