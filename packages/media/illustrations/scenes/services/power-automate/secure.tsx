/** Secure: business data on one side of a red rule, private apps on the other, and a run that the rule stops. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Head, tones, type Tone } from '../../../parts/tones.tsx';
import { Text } from '../../../text.tsx';
import { Wire } from '../../../objects.tsx';

const environments = [
  { name: 'Build', who: 'Developers', tone: 'paper' },
  { name: 'Test', who: 'Key users', tone: 'paper' },
  { name: 'Run', who: 'Technical owner', tone: 'ink' },
] as const;
const gap = 34;

const Environments = part(({ w, h }) => {
  const wide = (w - 2 * gap) / 3;
  return environments.map(({ name, who, tone }, index) => {
    const { fill, color, mute } = tones[tone];
    const x = index * (wide + gap);
    return (
      <g key={name}>
        {index > 0 && (
          <Wire path={`M${x - gap + 12} ${h / 2}h12`} thickness={2.4} arrow={[x - 1, h / 2, 0]} />
        )}
        <Sheet x={x} y={0} w={wide} h={h} fill={fill}>
          <Text x={18} y={h / 2 + 6} size={17} weight="medium" color={color}>
            {name}
          </Text>
          <Text x={wide - 18} y={h / 2 + 6} color={mute} anchor="end" max={wide - 78}>
            {who}
          </Text>
        </Sheet>
      </g>
    );
  });
});

/** Connectors of one kind as tiles in two columns. */
const Connectors = part<{ title: string; names: readonly string[]; tone: Tone; quiet?: boolean }>(
  ({ w, h, title, names, tone, quiet = false }) => {
    const { fill, color, mute, soft } = tones[tone];
    const [column, row] = [(w - 48) / 2, (h - 44 - 48) / 2];
    return (
      <Sheet x={0} y={0} w={w} h={h} fill={fill}>
        <Head w={w} title={title} tone={tone} />
        {names.map((name, index) => (
          <g
            key={name}
            transform={`translate(${18 + (index % 2) * (column + 12)} ${62 + Math.floor(index / 2) * (row + 12)})`}
          >
            <Rect x={0} y={0} w={column} h={row} rx={7} fill={soft} />
            <Text
              x={column / 2}
              y={row / 2 + 5.5}
              color={quiet ? mute : color}
              anchor="middle"
              max={column - 6}
            >
              {name}
            </Text>
          </g>
        ))}
      </Sheet>
    );
  },
);

/** The data policy: a rule along its longer side. */
const Rule = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h} rx={Math.min(w, h) / 2} fill={colors.red} depth={8} />
));

/** The chip that the rule stops. */
const Chip = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h} rx={8} depth={8}>
    <Text x={w / 2} y={h / 2 + 5.5} weight="medium" anchor="middle" max={w - 12}>
      Pay run
    </Text>
  </Sheet>
));

/** The log's entries about the run. If there is little space, hour and author are left out. */
const events = [
  ['09:41', 'Pay run to private mail', 'Stopped by policy'],
  ['09:38', 'Pay run changed', 'By finance builder'],
] as const;

const Log = part(({ w, h }) => {
  const row = h / events.length;
  const wide = w > 500;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      {events.map(([hour, event, result], index) => (
        <g key={hour} transform={`translate(0 ${row * (index + 0.5)})`}>
          {index > 0 && <path d={`M20 ${-row / 2}H${w - 20}`} stroke={colors.line} />}
          <Text x={20} y={wide ? 5.5 : -5} weight="medium">
            {hour}
          </Text>
          <Text x={84} y={wide ? 5.5 : -5} max={w - 90}>
            {event}
          </Text>
          <Text
            x={wide ? w - 20 : 84}
            y={wide ? 5.5 : 17}
            color={wide ? colors.ink : colors.mute}
            weight={wide ? 'medium' : 'regular'}
            anchor={wide ? 'end' : 'start'}
          >
            {result}
          </Text>
        </g>
      ))}
    </Sheet>
  );
});

export const Secure = compose({
  title: 'Clear access limits for every flow',
  desc: 'Flows pass from build to test to run under a technical account that owns them. A data policy, the red rule between business data and private apps, stops a flow that would send payroll data to private mail, and the log names author and hour.',
  words: 16,
  wide: {
    environments: [40, 40, 710, 64],
    business: [40, 142, 264, 206],
    chip: [322, 204, 98, 54, 9],
    rule: [420, 128, 16, 240],
    apps: [486, 142, 264, 206],
    log: [40, 392, 710, 94],
  },
  phone: {
    business: [14, 14, 346, 180],
    chip: [126, 216, 110, 54, -7],
    rule: [14, 272, 346, 16],
    apps: [14, 322, 346, 170],
    log: [14, 522, 346, 124],
  },
  draw: (at) => (
    <>
      <Environments at={at.environments} />
      <Connectors
        at={at.business}
        title="Business data"
        names={['Ledger', 'Payroll', 'Team files', 'Mailbox']}
        tone="ink"
      />
      <Connectors
        at={at.apps}
        title="Private apps"
        names={['Private mail', 'Photo drive', 'Social feed', 'Chat app']}
        tone="paper"
        quiet
      />
      <Rule at={at.rule} />
      <Chip at={at.chip} />
      <Log at={at.log} />
    </>
  ),
});
