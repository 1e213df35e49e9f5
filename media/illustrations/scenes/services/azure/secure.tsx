/** Secure: a wall with one guarded doorway; the way to the database is bolted. */
import { colors, Rect, Scene, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Check, Wire } from '../../../objects.tsx';

const Caller = ({ y, name, wants }: { y: number; name: string; wants: string }) => (
  <Sheet x={40} y={y} w={164} h={72}>
    <Text x={18} y={32} weight="medium" max={138}>
      {name}
    </Text>
    <Text x={18} y={53} color={colors.mute} max={138}>
      {wants}
    </Text>
  </Sheet>
);

const Wall = () => (
  <g>
    <path d="M290 392l14 14h76V54l-14-14z" fill={colors.shadow} />
    <path d="M290 40h76v352h-76z" fill={colors.stone} />
    <path
      d="M290 84h76M290 128h76M290 172h76M290 216h76M290 260h76M290 304h76M290 348h76M328 40v44M310 84v44M346 172v44M310 216v44M346 260v44M328 348v44M310 348"
      stroke={colors.stone2}
      strokeWidth={2}
    />
    <path d="M300 172v-44a28 28 0 0 1 56 0v44z" fill={colors.bg} />
    <path d="M296 352v-60a32 32 0 0 1 64 0v60z" fill={colors.door} />
    <path d="M317 262v90M339 262v90" stroke={colors.stone2} strokeWidth={2} />
    <Rect x={280} y={300} w={96} h={22} rx={4} fill={colors.red} />
    <path d="M290 311h.1M366 311h.1" stroke="#fff" strokeWidth={8} strokeLinecap="round" />
  </g>
);

const Resource = ({ y, name, kind }: { y: number; name: string; kind: string }) => (
  <g transform={`translate(30 ${y})`}>
    <Rect x={0} y={0} w={230} h={70} rx={8} fill={colors.ink2} />
    <Text x={20} y={31} weight="medium" color={colors.onInk}>
      {name}
    </Text>
    <Text x={20} y={52} color={colors.stone} max={200}>
      {kind}
    </Text>
  </g>
);

export const Secure = () => (
  <Scene
    words={16}
    title="No public way in"
    desc="Customers reach the app through the only doorway in a wall. A request for the database from outside ends at a bolted door. Behind the wall the app reads database and vault over private endpoints, without a password. Below, a policy refuses public storage and the record is kept for a year."
  >
    <Wall />
    <Caller y={108} name="Customers" wants="Web app, HTTPS" />
    <Caller y={274} name="Unknown" wants="Database port" />
    <Wire path="M204 146H430" thickness={3} arrow={[440, 146, 0]} />
    <Wire path="M204 311H268" thickness={3} color={colors.red} dash="7 6" arrow={[279, 311, 0]} />
    <Sheet x={440} y={40} w={320} h={352} fill={colors.ink}>
      <Text x={30} y={40} weight="bold" color={colors.onInk}>
        Private network
      </Text>
      <path
        d="M290 106h-20M290 106v158M290 202h-20M290 264v26h-20"
        fill="none"
        stroke={colors.onInk}
        strokeWidth={2}
      />
      <Resource y={70} name="App" kind="Managed identity" />
      <Resource y={164} name="Database" kind="Private endpoint" />
      <Resource y={258} name="Vault" kind="Private endpoint" />
    </Sheet>
    <Sheet x={40} y={432} w={720} h={68} depth={8}>
      <Check x={36} y={34} scale={1.3} />
      <Text x={62} y={30} weight="medium" max={300}>
        Policy refused public storage
      </Text>
      <Text x={62} y={50} color={colors.mute} max={300}>
        09:14, before it existed
      </Text>
      <Text x={694} y={39} color={colors.mute} anchor="end" max={300}>
        Sign-ins and changes: kept 365 days
      </Text>
    </Sheet>
  </Scene>
);
