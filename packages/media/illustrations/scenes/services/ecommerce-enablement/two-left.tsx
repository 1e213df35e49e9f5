/** Ecommerce Enablement, continued: the last two jackets. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Ring } from '../../../objects.tsx';
import { BeforeAfter } from '../../../parts/charts.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** The orders in the busiest hour, and the factor of the load test. An example. */
const busiest = 400;
const factor = 2.5;
/** The minutes until an idle reservation ends, and the minutes that are left. */
const lapses = 15;
const left = 9;

const jacket =
  'M58 0 22 16Q10 22 8 40L0 150l28 6 8-86v120h78V70l8 86 28-6-8-110q-2-18-14-24L92 0q-17 14-34 0z';

/** A rail with two jackets. The red jacket is reserved. */
const Rail = part(({ w, h }) => {
  const size = useWords();
  const scale = round(Math.min(h / 330, w / 365));
  return (
    <g>
      <path
        d={`M10 ${h}V44a10 10 0 0 1 10-10H${w - 4}`}
        fill="none"
        stroke={colors.shadow}
        strokeWidth={9}
        transform="translate(9 9)"
      />
      <path
        d={`M10 ${h}V44a10 10 0 0 1 10-10H${w - 20}a10 10 0 0 1 10 10V${h}`}
        fill="none"
        stroke={colors.ink}
        strokeWidth={9}
      />
      <path d={`M-14 ${h}h48M${w - 34} ${h}h48`} stroke={colors.ink} strokeWidth={9} strokeLinecap="round" />
      {[colors.ink, colors.red].map((fill, place) => (
        <g
          key={fill}
          transform={`translate(${round(w * (place ? 0.73 : 0.27) - 75 * scale)} ${round(34 + 42 * scale)})scale(${scale})`}
        >
          <path d="M75 4v-24q0-8 7-11t5-11" fill="none" stroke={colors.stone2} strokeWidth={4} />
          <path d={jacket} fill={colors.shadow} transform="translate(9 9)" />
          <path d={jacket} fill={fill} />
          <path
            d="M75 8v182M46 128l16 20M104 128l-16 20"
            fill="none"
            stroke={place ? '#fff' : colors.onInk}
            strokeWidth={2}
            opacity={0.55}
          />
        </g>
      ))}
      <Text x={w / 2} y={h - 14} size={size * 1.15} weight="bold" anchor="middle">
        2 in stock, 1 reserved
      </Text>
    </g>
  );
});

/** The remaining minutes of a reservation as a dial. */
const Dial = part(({ w, h }) => {
  const size = useWords();
  const r = Math.min(w, h) / 2;
  return (
    <Sheet x={0} y={0} w={2 * r} h={2 * r} rx={r}>
      <Ring x={r} y={r} r={r - 16} value={left / lapses} fill={colors.ink} thickness={11} />
      <Text x={r} y={r + 4} size={size * 1.9} weight="bold" anchor="middle">
        {String(left)}
      </Text>
      <Text x={r} y={r + 8 + size} color={colors.mute} anchor="middle" max={2 * r - 50}>
        {`of ${lapses} min`}
      </Text>
      <Rect x={r - 1.5} y={4} w={3} h={8} fill={colors.ink} />
    </Sheet>
  );
});

export const twoLeft = compose({
  title: 'Correct stock in every channel',
  desc: `A rail with two jackets: one, in red, is reserved, and a dial shows ${left} of ${lapses} idle minutes before the reservation lapses. An order slip carries one number for two clicks: the first is billed, the second ignored. Bars compare the busiest hour, ${busiest} orders as an example, with a load test of ${(busiest * factor).toLocaleString('en-US')}, ${factor} times as many.`,
  words: 17,
  wide: {
    rail: [62, 44, 396, 410],
    dial: [356, 224, 136, 136],
    slip: [524, 44, 216, 244, 3],
    load: [500, 334, 252, 162],
  },
  phone: {
    rail: [26, 10, 330, 310],
    dial: [18, 362, 132, 132],
    slip: [162, 342, 196, 200, 3],
    load: [14, 580, 346, 150],
  },
  draw: (at) => (
    <>
      <Rail at={at.rail} />
      <Slip
        at={at.slip}
        title="Order 8813"
        note="Attempt 7f3a"
        rows={[
          ['Click 1', 'billed'],
          ['Click 2', 'ignored'],
        ]}
        total={['Billed', 'once']}
      />
      <BeforeAfter
        at={at.load}
        before={['Busiest hour', busiest]}
        after={['Load test', busiest * factor]}
        write={(count) => count.toLocaleString('en-US')}
        red={false}
      />
      <Dial at={at.dial} />
    </>
  ),
});
