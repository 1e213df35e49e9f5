/** Power BI Integration: three sources, a pair of gateways, one model of which one month is reloaded. */
import { colors, Scene, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Check, Window, Wire } from '../../../objects.tsx';
import { Row } from './row.tsx';

const sources = [
  ['ERP', 'Orders and stock'],
  ['CRM', 'Accounts, quotes'],
  ['Spreadsheets', 'Budgets'],
] as const;

const Sources = () => (
  <>
    <Wire
      path="M206 98H238a14 14 0 0 1 14 14V374a14 14 0 0 1-14 14H206M206 243H252"
      color={colors.stone2}
      thickness={3}
    />
    {sources.map(([name, holds], row) => (
      <Sheet key={name} x={40} y={56 + row * 145} w={166} h={84}>
        <Text x={18} y={38} size={16} weight="medium">
          {name}
        </Text>
        <Text x={18} y={60} color={colors.mute}>
          {holds}
        </Text>
      </Sheet>
    ))}
  </>
);

/** Gateway A carries the load to the model; gateway B is connected and waits. */
const Gateways = () => (
  <>
    <Wire path="M252 196H290M394 196H440" color={colors.red} thickness={3} arrow={[448, 196, 0]} />
    <Wire path="M252 290H290" color={colors.stone2} thickness={3} dash="7 5" />
    <Sheet x={290} y={156} w={104} h={80} fill={colors.ink}>
      <Text x={52} y={37} weight="medium" color={colors.onInk} anchor="middle">
        Gateway A
      </Text>
      <Text x={52} y={57} color={colors.stone} anchor="middle">
        on duty
      </Text>
    </Sheet>
    <Sheet x={290} y={250} w={104} h={80}>
      <Text x={52} y={37} weight="medium" anchor="middle">
        Gateway B
      </Text>
      <Text x={52} y={57} color={colors.mute} anchor="middle">
        stands by
      </Text>
    </Sheet>
  </>
);

/** Months of each year that stay as they were loaded. */
const kept = [
  { year: 2024, months: 12 },
  { year: 2025, months: 12 },
  { year: 2026, months: 10 },
];

const Model = () => (
  <Window x={448} y={56} w={302} h={256} title="Sales model" right="Joined by customer">
    {kept.map(({ year, months }, row) => (
      <g key={year} transform={`translate(18 ${64 + row * 38})`}>
        <Text x={0} y={17} color={colors.mute}>
          {String(year)}
        </Text>
        <path d={`M40 12h${months * 19 - 3}`} stroke={colors.ink} strokeWidth={24} strokeDasharray="16 3" />
      </g>
    ))}
    <Sheet x={247} y={134} w={22} h={36} rx={2} fill={colors.red} depth={6} />
    <Text x={18} y={206} weight="medium">
      Only November is reloaded
    </Text>
    <Text x={18} y={228} color={colors.mute}>
      {`${kept.reduce((sum, { months }) => sum + months, 0)} older months stay as they are`}
    </Text>
  </Window>
);

export const PowerBiIntegration = () => (
  <Scene
    title="Three sources, one model"
    desc="ERP, CRM and spreadsheets pass a pair of gateways into one sales model. Only November is reloaded, and its row count equals the source."
  >
    <Sources />
    <Gateways />
    <Model />
    <Sheet x={448} y={344} w={302} h={120}>
      <Row y={34} w={302} name="Rows in the source" value="412,906" />
      <Row y={62} w={302} name="Rows in the model" value="412,906" />
      <path d="M18 76h266" stroke={colors.line} />
      <Check x={26} y={97} />
      <Text x={44} y={101.5} weight="medium">
        Counts match
      </Text>
    </Sheet>
  </Scene>
);
