/** Operational Excellence, continued: the total time and the working time. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Pipeline } from '../../../parts/flows.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { round, Text } from '../../../text.tsx';
import { useMeasure, useWords } from '../../../words.tsx';

/** Total time in days and working time in minutes, of two cases. An example. */
const times = [
  { name: 'Typical case', days: 5, minutes: 40 },
  { name: 'Slowest tenth', days: 9, minutes: 55 },
] as const;
const slowest = Math.max(...times.map(({ days }) => days));
/** A working day has eight hours. */
const inDays = (minutes: number) => minutes / 60 / 8;

/** Little's law: the maximum work in progress is the number of arrivals a day, multiplied by the allowed days. */
const [arrive, may] = [6, 2];
const limit = arrive * may;

/** Total times as long bars. The part in which somebody works is dark. */
const LeadTimes = part(({ w, h }) => {
  const size = useWords();
  const measure = useMeasure();
  const step = (h - 52) / times.length;
  const inner = w - 60;
  const unit = inner / slowest;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Rect x={18} y={17} w={14} h={14} fill={colors.stone} />
      <Text x={40} y={29} color={colors.mute}>
        Total time
      </Text>
      <Rect x={70 + measure('Total time')} y={17} w={14} h={14} fill={colors.ink} />
      <Text x={92 + measure('Total time')} y={29} color={colors.mute}>
        Working time
      </Text>
      {times.map(({ name, days, minutes }, row) => (
        <g key={name} transform={`translate(18 ${round(50 + row * step)})`}>
          <Text x={0} y={size} weight="medium">
            {name}
          </Text>
          <Text
            x={inner}
            y={size}
            color={colors.mute}
            anchor="end"
            max={inner - 12 - measure(name, 'medium')}
          >
            {`${days} days, ${minutes} min`}
          </Text>
          <Rect x={0} y={size + 10} w={days * unit} h={step - size - 24} fill={colors.stone} />
          <Rect
            x={0}
            y={size + 10}
            w={inDays(minutes) * unit}
            h={step - size - 24}
            rx={1}
            fill={colors.ink}
          />
        </g>
      ))}
    </Sheet>
  );
});

export const flow = compose({
  title: 'Less waiting between steps',
  desc: `Four stages of a purchase with the papers that wait before them: two before the cost center, four before the approver, in red, one before the order. Bars of total time with the working time as a dark sliver, an example: ${times.map(({ name, days, minutes }) => `${days} days and ${minutes} minutes in the ${name.toLowerCase()}`).join(', ')}. By Little’s law, ${arrive} arrivals a day and ${may} days make a limit of ${limit} open cases, tried for 4 weeks.`,
  words: 17,
  wide: { stages: [48, 68, 704, 104], times: [48, 234, 446, 262], limit: [472, 286, 280, 176] },
  phone: { stages: 390, times: 210, limit: 170 },
  draw: (at) => (
    <>
      <Pipeline
        at={at.stages}
        red="Approver"
        stages={[
          { name: 'Request' },
          { name: 'Cost center', note: '1 day', waiting: 2 },
          { name: 'Approver', note: '3 days', waiting: 4 },
          { name: 'Order', note: '1 day', waiting: 1 },
        ]}
      />
      <LeadTimes at={at.times} />
      <Ledger
        at={at.limit}
        tone="ink"
        title="Little's law"
        right="4 weeks"
        rows={[
          ['Arrive a day', String(arrive)],
          ['Days they may take', String(may)],
          ['Open at most', String(limit)],
        ]}
      />
    </>
  ),
});
