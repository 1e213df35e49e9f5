/** Secure, continued: the network behind the rules, and the record. */
import { part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Check } from '../../../objects.tsx';

const resources = [
  ['App', 'Managed identity'],
  ['Database', 'Private endpoint'],
  ['Vault', 'Private endpoint'],
] as const;

/** The network. The app reads the two other parts over a separate wire. */
export const Network = part(({ w, h }) => {
  const step = (h - 74) / resources.length;
  const [tall, right] = [step - (w > 300 ? 12 : 24), w - 60];
  const middle = (row: number) => 64 + row * step + tall / 2;
  return (
    <Sheet x={0} y={0} w={w} h={h} fill={colors.ink}>
      <Text x={24} y={38} weight="bold" color={colors.onInk}>
        Private network
      </Text>
      <path
        d={`M${right} ${middle(0)}h30V${middle(2)}h-30M${right + 30} ${middle(1)}h-30`}
        fill="none"
        stroke={colors.onInk}
        strokeWidth={2}
      />
      {resources.map(([name, kind], row) => (
        <g key={name} transform={`translate(24 ${64 + row * step})`}>
          <Rect x={0} y={0} w={right - 24} h={tall} rx={8} fill={colors.ink2} />
          <Text x={18} y={tall / 2 - 4} weight="medium" color={colors.onInk}>
            {name}
          </Text>
          <Text x={18} y={tall / 2 + 17} color={colors.stone} max={right - 54}>
            {kind}
          </Text>
        </g>
      ))}
    </Sheet>
  );
});

/** The requests that a policy refused, and how long the record is kept. */
export const Kept = part(({ w, h }) => {
  const across = w > 500;
  return (
    <Sheet x={0} y={0} w={w} h={h} depth={8}>
      <Check x={36} y={34} scale={1.3} />
      <Text x={62} y={30} weight="medium" max={280}>
        Policy refused public storage
      </Text>
      <Text x={62} y={50} color={colors.mute} max={280}>
        09:14, before it existed
      </Text>
      <Text
        x={across ? w - 26 : 24}
        y={across ? 39 : 84}
        color={colors.mute}
        anchor={across ? 'end' : 'start'}
        max={310}
      >
        Sign-ins and changes: kept 365 days
      </Text>
    </Sheet>
  );
});
