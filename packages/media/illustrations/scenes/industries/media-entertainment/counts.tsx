/** Media & Entertainment, continued: the scenes of ad breaks and of views. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Funnel } from '../../../parts/flows.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { Note, Plate } from '../../../parts/tags.tsx';
import { below, Head, type HeadData } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useMeasure, useWords } from '../../../words.tsx';

/** The entries of each log about the four slots of a break. Nobody answered the cue of the third slot. An example. */
const tracks = [
  ['Signal, SCTE 35', [true, true, true, true]],
  ['Response, VAST', [true, true, false, true]],
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
  ['Requested', 1200],
  ['Shown', 930],
  ['Watched to the end', 870],
] as const;

export const breaks = compose({
  title: 'Fewer empty ad breaks',
  desc: `One break of ${slots} slots on a single timeline, an example: signals (SCTE 35) for all of them, ad responses (VAST) and the ad server log for ${slots - 1}. Slot ${empty + 1} stayed empty, and the missing response is red. Below, the fill rate in three counts: ${fill.map(([name, count]) => `${count.toLocaleString('en-US')} ${name.toLowerCase()}`).join(', ')}.`,
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

/** The seconds of a play, and the number of plays that still run then. An example. */
const watching = [
  [0, 12_400],
  [1, 10_300],
  [2, 9120],
  [5, 8150],
  [10, 7420],
  [20, 6790],
  [30, 6410],
  [45, 6050],
  [60, 5800],
] as const;
/** Two dashboards count a play as a view after these seconds. */
const rules = [2, 30] as const;
const countedAfter = (seconds: number) => watching.find(([at]) => at === seconds)?.[1] ?? 0;
const write = (count: number) => count.toLocaleString('en-US');
const [[, plays], [lastSecond]] = [watching[0], watching[8]];

/** A curve of the plays that still run, with a mark for each rule. */
const Retention = part<HeadData>(({ w, h, ...head }) => {
  const size = useWords();
  const [left, right, top, foot] = [24, w - 24, below(head) + 34, h - size * 2.3];
  const x = (seconds: number) => round(left + (seconds / lastSecond) * (right - left));
  const y = (count: number) => round(foot - (count / plays) * (foot - top));
  const curve = watching.map(([at, count]) => `${x(at)} ${y(count)}`).join('L');
  return (
    <Sheet x={0} y={0} w={w} h={h} fill={colors.ink}>
      <Head w={w} tone="ink" {...head} />
      <path d={`M${left} ${foot}L${curve}V${foot}z`} fill={colors.ink2} />
      <path d={`M${curve}`} fill="none" stroke={colors.onInk} strokeWidth={4} strokeLinejoin="round" />
      {rules.map((seconds) => {
        const [mx, my] = [x(seconds), y(countedAfter(seconds))];
        const words = mx + size;
        return (
          <g key={seconds}>
            <path d={`M${mx} ${foot}V${my - size * 3}`} stroke={colors.stone} strokeWidth={2} />
            <circle cx={mx} cy={my} r={8} fill={colors.onInk} />
            <Text x={words} y={round(my - size * 2.3)} size={size * 1.5} weight="bold" color={colors.onInk}>
              {write(countedAfter(seconds))}
            </Text>
            <Text x={words} y={round(my - size)} color={colors.stone}>
              {`after ${seconds} seconds`}
            </Text>
          </g>
        );
      })}
      {[0, 30, 60].map((seconds) => (
        <Text
          key={seconds}
          x={x(seconds)}
          y={h - 14}
          color={colors.stone}
          anchor={seconds === 0 ? 'start' : seconds === lastSecond ? 'end' : 'middle'}
        >
          {`${seconds} s`}
        </Text>
      ))}
    </Sheet>
  );
});

export const views = compose({
  title: 'One agreed way to count views',
  desc: `A curve of who still watches, an example: of ${write(plays)} plays, ${write(countedAfter(2))} after 2 seconds, which one dashboard counts as views, and ${write(countedAfter(30))} after 30 seconds, which the other counts. A paper with a red stamp writes the rule down: a view is 30 seconds. Raw events are deleted after 13 months.`,
  words: 17,
  wide: { curve: [48, 44, 452, 396], rule: [514, 56, 226, 276, 4], expire: [480, 362, 272, 130] },
  phone: { curve: 320, rule: [70, 366, 230, 220, 3], expire: [14, 610, 346, 116] },
  draw: (at) => (
    <>
      <Retention at={at.curve} title="Still watching" right={`${write(plays)} plays`} />
      <Slip
        at={at.rule}
        title="What is a view?"
        rows={[
          ['A view', '30 seconds'],
          ['Plays', 'The same'],
        ]}
        stamp="WRITTEN"
      />
      <Note at={at.expire} tone="paper" figure="13 months" caption="then raw events are deleted" />
    </>
  ),
});
