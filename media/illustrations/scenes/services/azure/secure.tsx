/** Secure: a wall with one guarded doorway; the way to the database is bolted. */
import { C, R, Scene, Sheet } from '../../../kit.tsx';
import { T } from '../../../text.tsx';
import { Check, Wire } from '../../../objects.tsx';

const Caller = ({ y, name, wants }: { y: number; name: string; wants: string }) => (
  <Sheet x={40} y={y} w={164} h={72}>
    <T x={18} y={32} w="m" max={138}>
      {name}
    </T>
    <T x={18} y={53} c={C.mute} max={138}>
      {wants}
    </T>
  </Sheet>
);

const Wall = () => (
  <g>
    <path d="M290 392l14 14h76V54l-14-14z" fill={C.shadow} />
    <path d="M290 40h76v352h-76z" fill={C.stone} />
    <path
      d="M290 84h76M290 128h76M290 172h76M290 216h76M290 260h76M290 304h76M290 348h76M328 40v44M310 84v44M346 172v44M310 216v44M346 260v44M328 348v44M310 348"
      stroke={C.stone2}
      strokeWidth={2}
    />
    <path d="M300 172v-44a28 28 0 0 1 56 0v44z" fill={C.bg} />
    <path d="M296 352v-60a32 32 0 0 1 64 0v60z" fill={C.door} />
    <path d="M317 262v90M339 262v90" stroke={C.stone2} strokeWidth={2} />
    <R x={280} y={300} w={96} h={22} rx={4} f={C.red} />
    <path d="M290 311h.1M366 311h.1" stroke="#fff" strokeWidth={8} strokeLinecap="round" />
  </g>
);

const Resource = ({ y, name, kind }: { y: number; name: string; kind: string }) => (
  <g transform={`translate(30 ${y})`}>
    <R x={0} y={0} w={230} h={70} rx={8} f={C.ink2} />
    <T x={20} y={31} w="m" c={C.onInk}>
      {name}
    </T>
    <T x={20} y={52} c={C.stone} max={200}>
      {kind}
    </T>
  </g>
);

export const Secure = () => (
  <Scene
    words={16}
    title="No door left on the latch"
    desc="Customers reach the app through the only doorway in a wall. A request for the database from outside ends at a bolted door. Behind the wall the app reads database and vault over private endpoints, without a password. Below, a policy refuses public storage and the record is kept for a year."
  >
    <Wall />
    <Caller y={108} name="Customers" wants="Web app, HTTPS" />
    <Caller y={274} name="Unknown" wants="Database port" />
    <Wire d="M204 146H430" w={3} arrow={[440, 146, 0]} />
    <Wire d="M204 311H268" w={3} c={C.red} dash="7 6" arrow={[279, 311, 0]} />
    <Sheet x={440} y={40} w={320} h={352} f={C.ink}>
      <T x={30} y={40} w="b" c={C.onInk}>
        Private network
      </T>
      <path
        d="M290 106h-20M290 106v158M290 202h-20M290 264v26h-20"
        fill="none"
        stroke={C.onInk}
        strokeWidth={2}
      />
      <Resource y={70} name="App" kind="Managed identity" />
      <Resource y={164} name="Database" kind="Private endpoint" />
      <Resource y={258} name="Vault" kind="Private endpoint" />
    </Sheet>
    <Sheet x={40} y={432} w={720} h={68} d={8}>
      <Check x={36} y={34} s={1.3} />
      <T x={62} y={30} w="m" max={300}>
        Policy refused public storage
      </T>
      <T x={62} y={50} c={C.mute} max={300}>
        09:14, before it existed
      </T>
      <T x={694} y={39} c={C.mute} a="r" max={300}>
        Sign-ins and changes: kept 365 days
      </T>
    </Sheet>
  </Scene>
);
