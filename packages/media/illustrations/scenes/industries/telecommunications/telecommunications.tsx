/** The scenes of the Telecommunications page, by area. */
import { compose, part } from '../../../compose.tsx';
import { colors, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Calendar } from '../../../parts/time.tsx';
import { Ledger, Matrix } from '../../../parts/tables.tsx';
import { Note, Plate } from '../../../parts/tags.tsx';
import { below, Head, type HeadData } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';
import { filings, orders } from './paths.tsx';
import { steps } from './steps.tsx';

/** A van that drives to the right. */
const Van = part<object>(({ w, h }) => {
  const [floor, wheel] = [h * 0.82, h * 0.18];
  const body = `M0 ${floor}V${h * 0.1}q0 ${-h * 0.1} ${h * 0.1} ${-h * 0.1}H${w * 0.66}q${w * 0.06} 0 ${w * 0.1} ${h * 0.08}L${w * 0.9} ${h * 0.42}L${w * 0.97} ${h * 0.5}q${w * 0.03} ${h * 0.03} ${w * 0.03} ${h * 0.1}V${floor}z`;
  return (
    <>
      <path d={`M6 ${floor + wheel - 8}H${w}l14 14H20z`} fill={colors.shadow} />
      <path d={body} fill={colors.stone} />
      <path
        d={`M${w * 0.66} ${h * 0.12}h${w * 0.07}l${w * 0.11} ${h * 0.3}h${-w * 0.18}z`}
        fill={colors.ink}
      />
      <path d={`M${w * 0.1} ${h * 0.52}h${w * 0.44}`} stroke={colors.ink} strokeWidth={4} />
      {[0.22, 0.78].map((at) => (
        <g key={at}>
          <circle cx={w * at} cy={floor} r={wheel} fill={colors.ink} />
          <circle cx={w * at} cy={floor} r={wheel * 0.45} fill={colors.sheet} />
        </g>
      ))}
    </>
  );
});

/** A light pulse in a fiber: kilometers, and the decibels that return. The fiber is cut at its end. An example. */
const fiber = { joints: [1.1, 2.3], loss: 1.6, cut: 3.4, length: 5 } as const;

/** An OTDR trace: a falling line with a step at every joint and a peak where it ends. */
const Trace = part<HeadData>(({ w, h, ...head }) => {
  const size = useWords();
  const [top, bottom] = [below(head) + 12, h - size - 28];
  const x = (km: number) => round(22 + (km / fiber.length) * (w - 44));
  const drop = (km: number) => km + fiber.joints.filter((joint) => joint < km).length * fiber.loss;
  const y = (km: number) => round(top + 8 + (drop(km) / drop(fiber.cut)) * (bottom - top - 22));
  const line = [0, ...fiber.joints.flatMap((joint) => [joint, joint + 0.08]), fiber.cut]
    .map((km) => `${x(km)} ${y(km)}`)
    .join('L');
  const end = x(fiber.cut);
  return (
    <Sheet x={0} y={0} w={w} h={h} fill={colors.ink}>
      <Head w={w} {...head} tone="ink" />
      <path d={`M22 ${bottom}H${w - 22}`} stroke={colors.stone2} strokeWidth={2} />
      <path
        d={`M${line}l5 ${top - y(fiber.cut)}L${end + 14} ${bottom - 8}H${w - 22}`}
        fill="none"
        stroke={colors.onInk}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      <Text x={22} y={h - 14} color={colors.stone}>
        0 km
      </Text>
      <Text x={end} y={h - 14} weight="medium" anchor="middle" color={colors.onInk}>
        {`${fiber.cut} km`}
      </Text>
    </Sheet>
  );
});

const wrong = 'Port 7';

const trucks = compose({
  title: 'Network records checked every day',
  desc: `Inventory and live network compared port by port, an example: 4 ports of which one, ${wrong}, in red, is free in the inventory and in use in the network. Above a van, an OTDR trace that was read before booking ends at ${fiber.cut} km.`,
  words: 17,
  wide: {
    ports: [48, 44, 420, 318],
    trace: [452, 92, 300, 152],
    van: [486, 316, 266, 160],
    scope: [120, 392, 216, 92, -3],
  },
  phone: { ports: 250, trace: 180, van: [100, 506, 180, 104] },
  draw: (at) => (
    <>
      <Matrix
        at={at.ports}
        title="Port by port"
        columns={['Inventory', 'Live']}
        rows={[
          ['Port 5', 'In use', 'In use'],
          ['Port 6', 'Free', 'Free'],
          [wrong, 'Free', 'In use'],
          ['Port 8', 'In use', 'In use'],
        ]}
        red={[wrong]}
      />
      <Trace at={at.trace} title="OTDR trace" />
      <Van at={at.van} />
      <Plate at={at.scope} tone="paper" text="Compared" strong="every day" />
    </>
  ),
});

const dates = compose({
  title: 'Appointments checked against capacity',
  desc: 'A month, an example: a simple wireline port is requested on Friday, March 5, and due on Monday, March 8, in red, 1 business day later. While the customer is in the store, a check for a real free port, TMF645, finds port 6.',
  words: 17,
  wide: {
    month: [338, 52, 414, 436],
    check: [48, 92, 304, 196],
    clock: [48, 322, 262, 124],
  },
  phone: { month: 320, check: 180, clock: 112 },
  draw: (at) => (
    <>
      <Calendar
        at={at.month}
        month="2027-03"
        marks={{ 5: 'ink', 6: 'quiet', 7: 'quiet', 8: 'red' }}
        caption="Port request"
      />
      <Ledger
        at={at.check}
        tone="ink"
        title="In the store"
        right="TMF645"
        rows={[
          ['Real port', 'Port 6'],
          ['State', 'Free'],
          ['Date', 'Can be promised'],
        ]}
      />
      <Note at={at.clock} tone="paper" figure="1" caption="business day for a simple wireline port" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'network-optimization': trucks,
  'customer-experience': dates,
  'digital-transformation': orders,
  'data-analytics': filings,
  steps,
};
