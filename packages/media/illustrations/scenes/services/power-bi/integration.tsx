/** Power BI Integration: three sources, two gateways, and a model of which one month is loaded again. */
import { compose, part, type Place } from '../../../compose.tsx';
import { colors, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Check, Window, Wire } from '../../../objects.tsx';
import { Row } from './row.tsx';

const sources = [
  ['ERP', 'Orders and stock'],
  ['CRM', 'Accounts, quotes'],
  ['Spreadsheets', 'Budgets'],
] as const;

const Sources = part(({ w, h }) => {
  const tall = h > 300 ? 84 : 64;
  return sources.map(([name, holds], row) => (
    <Sheet key={name} x={0} y={(row * (h - tall)) / 2} w={w} h={tall}>
      <Text x={18} y={tall / 2 - 4} size={16} weight="medium">
        {name}
      </Text>
      <Text x={18} y={tall / 2 + 18} color={colors.mute} max={w - 20}>
        {holds}
      </Text>
    </Sheet>
  ));
});

/** Gateway A transfers the data to the model. Gateway B is connected and waits. */
const Gateways = part(({ w }) => (
  <>
    <Sheet x={0} y={0} w={w} h={80} fill={colors.ink}>
      <Text x={w / 2} y={37} weight="medium" color={colors.onInk} anchor="middle">
        Gateway A
      </Text>
      <Text x={w / 2} y={57} color={colors.stone} anchor="middle">
        on duty
      </Text>
    </Sheet>
    <Sheet x={0} y={94} w={w} h={80}>
      <Text x={w / 2} y={37} weight="medium" anchor="middle">
        Gateway B
      </Text>
      <Text x={w / 2} y={57} color={colors.mute} anchor="middle">
        stands by
      </Text>
    </Sheet>
  </>
));

/** The months of each year that are not loaded again. */
const kept = [
  { year: 2024, months: 12 },
  { year: 2025, months: 12 },
  { year: 2026, months: 10 },
];

const Model = part(({ w, h }) => {
  const first = 60;
  const step = Math.floor((w - first - 14) / 12);
  return (
    <Window x={0} y={0} w={w} h={h} title="Sales model" right="Joined by customer">
      {kept.map(({ year, months }, row) => (
        <g key={year} transform={`translate(0 ${64 + row * 38})`}>
          <Text x={16} y={17} color={colors.mute}>
            {String(year)}
          </Text>
          <path
            d={`M${first} 12h${months * step - 3}`}
            stroke={colors.ink}
            strokeWidth={24}
            strokeDasharray={`${step - 3} 3`}
          />
        </g>
      ))}
      <Sheet x={first + 10 * step - 1} y={134} w={step + 3} h={36} rx={2} fill={colors.red} depth={6} />
      <Text x={18} y={206} weight="medium">
        Only November is reloaded
      </Text>
      <Text x={18} y={228} color={colors.mute} max={w - 24}>
        {`${kept.reduce((sum, { months }) => sum + months, 0)} older months stay as they are`}
      </Text>
    </Window>
  );
});

const Counts = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h}>
    <Row y={34} w={w} name="Rows in the source" value="412,906" />
    <Row y={62} w={w} name="Rows in the model" value="412,906" />
    <path d={`M18 76h${w - 36}`} stroke={colors.line} />
    <Check x={26} y={97} />
    <Text x={44} y={101.5} weight="medium">
      Counts match
    </Text>
  </Sheet>
));

const wide: Record<'sources' | 'gateways' | 'model' | 'counts', Place> = {
  sources: [40, 56, 166, 374],
  gateways: [290, 156, 104, 174],
  model: [448, 56, 302, 256],
  counts: [448, 344, 302, 120],
};

/** Wires from the sources to both gateways, and from the active gateway to the model. */
const Wires = ({ across }: { across: boolean }) =>
  across ? (
    <>
      <Wire
        path="M206 98H238a14 14 0 0 1 14 14V374a14 14 0 0 1-14 14H206M206 243H252"
        color={colors.stone2}
        thickness={3}
      />
      <Wire path="M252 196H290M394 196H440" color={colors.red} thickness={3} arrow={[448, 196, 0]} />
      <Wire path="M252 290H290" color={colors.stone2} thickness={3} dash="7 5" />
    </>
  ) : (
    <>
      <Wire
        path="M172 46H182a10 10 0 0 1 10 10V188a10 10 0 0 1-10 10H172M172 122H192"
        color={colors.stone2}
        thickness={3}
      />
      <Wire
        path="M192 75H214M322 75H336a10 10 0 0 1 10 10V254"
        color={colors.red}
        thickness={3}
        arrow={[346, 262, 90]}
      />
      <Wire path="M192 169H214" color={colors.stone2} thickness={3} dash="7 5" />
    </>
  );

export const PowerBiIntegration = compose({
  title: 'All systems in one data model',
  desc: 'ERP, CRM and spreadsheets pass a pair of gateways into one sales model. Only November is reloaded, and its row count equals the source.',
  wide,
  phone: {
    sources: [14, 14, 158, 216],
    gateways: [214, 35, 108, 174],
    model: [14, 262, 346, 256],
    counts: [14, 544, 346, 120],
  },
  draw: (at) => (
    <>
      <Wires across={at.model === wide.model} />
      <Sources at={at.sources} />
      <Gateways at={at.gateways} />
      <Model at={at.model} />
      <Counts at={at.counts} />
    </>
  ),
});
