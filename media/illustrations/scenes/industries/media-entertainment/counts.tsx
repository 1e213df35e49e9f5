/** Media & Entertainment, continued: the scenes of ad breaks and of views. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Funnel } from '../../../parts/flows.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { Balance } from '../../../parts/relations.tsx';
import { Note, Plate } from '../../../parts/tags.tsx';
import { below, Head, type HeadData } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useMeasure, useWords } from '../../../words.tsx';

/** The entries of each log about the four slots of a break. Nobody answered the cue of the third slot. An example. */
const tracks = [
  ['SCTE 35 cue', [true, true, true, true]],
  ['VAST response', [true, true, false, true]],
  ['Ad server log', [true, true, false, true]],
] as const;
const slots = tracks[0][1].length;
const empty = tracks[1][1].indexOf(false);

/** The logs of a break on one time line. The first missing slot is red. */
const BreakLog = part<HeadData>(({ w, h, ...head }) => {
  const size = useWords();
  const measure = useMeasure();
  const top = below(head) + 12;
  const labels = Math.max(...tracks.map(([name]) => measure(name, 'medium'))) + 34;
  const [column, row] = [(w - labels - 16) / slots, (h - top - size - 50) / tracks.length];
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} {...head} />
      {tracks.map(([name, found], track) => (
        <g key={name} transform={`translate(0 ${round(top + track * row)})`}>
          <Text x={18} y={row / 2 + size * 0.35} weight="medium">
            {name}
          </Text>
          {found.map((there, slot) => {
            const box = { x: round(labels + slot * column), y: 6, w: round(column - 8), h: round(row - 12) };
            if (there)
              return <Rect key={slot} {...box} rx={4} fill={track === 0 ? colors.stone : colors.ink} />;
            return track === 1 ? (
              <Rect key={slot} {...box} rx={4} fill={colors.red} />
            ) : (
              <rect
                key={slot}
                x={box.x}
                y={box.y}
                width={box.w}
                height={box.h}
                rx={4}
                fill="none"
                stroke={colors.stone2}
                strokeWidth={2}
                strokeDasharray="5 5"
              />
            );
          })}
        </g>
      ))}
      {tracks[0][1].map((_, slot) => (
        <Text
          key={slot}
          x={labels + (slot + 0.5) * column - 4}
          y={h - 38}
          anchor="middle"
          color={colors.mute}
        >
          {`0:${String(slot * 15).padStart(2, '0')}`}
        </Text>
      ))}
    </Sheet>
  );
});

const fill = [
  ['Requests', 1200],
  ['Impressions', 930],
  ['Completed views', 870],
] as const;

export const breaks = compose({
  title: 'Fewer empty ad breaks',
  desc: `One break of ${slots} slots on a single timeline, an example: SCTE 35 cues for all of them, VAST responses and the ad server log for ${slots - 1}. Slot ${empty + 1} stayed empty, and the missing VAST response is red. Below, the fill rate in three counts: ${fill.map(([name, count]) => `${count.toLocaleString('en-US')} ${name.toLowerCase()}`).join(', ')}.`,
  words: 17,
  wide: { log: [48, 44, 704, 278], fill: [84, 304, 424, 190], who: [536, 316, 204, 92, 4] },
  phone: { log: 250, who: [140, 250, 206, 80, 3], fill: [14, 356, 346, 180] },
  draw: (at) => (
    <>
      <BreakLog at={at.log} title="One break" />
      <Funnel at={at.fill} steps={fill} red="" />
      <Plate at={at.who} tone="ink" text={`Slot ${empty + 1}`} strong="No response" />
    </>
  ),
});

/** The same plays, counted by two dashboards. An example. */
const counted = { two: 9120, thirty: 6410 } as const;
const write = (count: number) => count.toLocaleString('en-US');

export const views = compose({
  title: 'One agreed way to count views',
  desc: `A pair of scales leans, an example: of the same plays one dashboard counts ${write(counted.two)} views after 2 seconds, the other ${write(counted.thirty)} after 30 seconds. A paper with a red stamp writes the rule down: a view is 30 seconds. Raw events expire after 13 months.`,
  words: 17,
  wide: { scales: [40, 40, 440, 446], rule: [514, 56, 226, 276, 4], expire: [472, 338, 280, 126] },
  phone: { scales: 330, rule: [70, 366, 230, 220, 3], expire: [14, 610, 346, 116] },
  draw: (at) => (
    <>
      <Balance
        at={at.scales}
        left={['2 seconds', counted.two]}
        right={['30 seconds', counted.thirty]}
        write={write}
      />
      <Slip
        at={at.rule}
        title="What is a view?"
        rows={[
          ['A view', '30 seconds'],
          ['Plays', 'The same'],
        ]}
        stamp="WRITTEN"
      />
      <Note at={at.expire} figure="13 months" caption="then raw events expire" />
    </>
  ),
});
