/** The scenes of the Microsoft 365 Services page, by area. */
import { compose, part, type Size } from '../../../compose.tsx';
import { colors, Rect, Sheet, type SceneComponent } from '../../../kit.tsx';
import { StickyNote } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useMeasure, useWords } from '../../../words.tsx';
import { copilotReadiness } from './cabinet.tsx';
import { mailMigration } from './patchboard.tsx';
import { identityDevices } from './safe.tsx';

/** Of 90 days, the days on which a role opened each app, and the plan that follows. An example. */
const period = 90;
const opened = ['Mail', 'Office on a PC', 'Audit search'] as const;
/** The same where badges are narrow. */
const openedShort = ['Mail', 'On PC', 'Audit'] as const;
const roles = [
  { role: 'Unit nurse', plan: 'F3', days: [61, 0, 0] },
  { role: 'Planner', plan: 'E3', days: [88, 84, 0] },
  { role: 'Auditor', plan: 'E5', days: [86, 79, 52] },
] as const;
/** The role that needs another plan than before. */
const [changed] = roles;

/** The days on which a role opened something, as a share of all days; `color` is that of the bar, `soft` of its track. */
function Days({
  w,
  name,
  count,
  mute,
  color,
  soft,
}: {
  w: number;
  name: string;
  count: number;
  mute: string;
  color: string;
  soft: string;
}) {
  return (
    <>
      <Text x={0} y={0} color={mute}>
        {name}
      </Text>
      <Text x={w} y={0} weight="medium" color={color} anchor="end">
        {String(count)}
      </Text>
      <Rect x={0} y={9} w={w} h={8} fill={soft} opacity={soft === '#fff' ? 0.35 : 1} />
      {count > 0 && <Rect x={0} y={9} w={(w * count) / period} h={8} fill={color} />}
    </>
  );
}

/** A badge with its straps: a role, its plan, and the days on which the role opened each app. */
function Badge({ w, h, role: { role, plan, days } }: Size & { role: (typeof roles)[number] }) {
  const size = useWords();
  const narrow = w < 130;
  const pad = narrow ? 11 : 18;
  // A narrow badge has its plan on a line of its own.
  const below = narrow ? size * 2.2 : 0;
  const [fill, color, mute, soft] =
    role === changed.role
      ? [colors.red, '#fff', '#fff', '#fff']
      : ([colors.sheet, colors.ink, colors.mute, colors.soft] as const);
  return (
    <>
      <path
        d={`M${w / 2 - 22} 10L${w / 2} 62M${w / 2 + 22} 10L${w / 2} 62`}
        stroke={colors.ink}
        strokeWidth={5}
      />
      <Sheet x={0} y={52} w={w} h={h - 52} fill={fill}>
        <Rect x={w / 2 - 24} y={12} w={48} h={9} rx={4.5} fill={colors.bg} />
        <Text x={pad} y={34 + size} weight="medium" color={color} max={w - 2 * pad + 4}>
          {role}
        </Text>
        <Text
          x={narrow ? pad : w - pad}
          y={34 + size + below}
          size={size * 1.7}
          weight="bold"
          color={color}
          anchor={narrow ? 'start' : 'end'}
        >
          {plan}
        </Text>
        <Text x={pad} y={34 + size * 2.4 + below} color={mute} max={w - 2 * pad}>
          {`In ${period} days`}
        </Text>
        {days.map((count, row) => (
          <g key={row} transform={`translate(${pad} ${round(98 + size * 1.2 + below + row * 48)})`}>
            <Days
              w={w - 2 * pad}
              name={(narrow ? openedShort : opened)[row] ?? ''}
              count={count}
              mute={mute}
              color={color}
              soft={soft}
            />
          </g>
        ))}
      </Sheet>
    </>
  );
}

/** Badges on a rail. Each shows the plan of a role and the apps that the role opened. */
const Badges = part(({ w, h }) => {
  const column = w / roles.length;
  const gap = column < 150 ? 9 : 26;
  return (
    <>
      <path d={`M0 16H${w}l8 8H8z`} fill={colors.shadow} />
      <Rect x={0} y={6} w={w} h={10} rx={5} fill={colors.stone2} />
      {roles.map((role, index) => (
        <g key={role.role} transform={`translate(${round(index * column + gap / 2)} 0)`}>
          <Badge w={column - gap} h={h} role={role} />
        </g>
      ))}
    </>
  );
});

/** The plans that E7 is compared with. */
const beside = ['E5', 'Copilot'] as const;

/** The largest plan beside two smaller ones. */
const Parts = part(({ w, h }) => {
  const size = useWords();
  const measure = useMeasure();
  const head = 18 + measure('E7', 'bold', size * 2) + 50;
  const spare =
    (w -
      head -
      18 -
      beside.reduce((sum, name) => sum + measure(name, 'medium'), 0) -
      (beside.length - 1) * 24) /
    beside.length;
  let x = head;
  return (
    <Sheet x={0} y={0} w={w} h={h} fill={colors.ink}>
      <Text x={18} y={h / 2 + size * 0.7} size={size * 2} weight="bold" color={colors.onInk}>
        E7
      </Text>
      <Text x={head - 40} y={h / 2 + size * 0.4} weight="bold" size={size * 1.2} color={colors.stone}>
        or
      </Text>
      {beside.map((name, index) => {
        const [left, bw] = [x, measure(name, 'medium') + spare];
        x += bw + 24;
        return (
          <g key={name}>
            {index > 0 && (
              <Text
                x={left - 12}
                y={h / 2 + size * 0.4}
                weight="bold"
                size={size * 1.2}
                color={colors.stone}
                anchor="middle"
              >
                +
              </Text>
            )}
            <Rect x={left} y={h * 0.24} w={bw} h={h * 0.52} rx={8} fill={colors.ink2} />
            <Text
              x={left + bw / 2}
              y={h / 2 + size * 0.35}
              weight="medium"
              color={colors.onInk}
              anchor="middle"
            >
              {name}
            </Text>
          </g>
        );
      })}
    </Sheet>
  );
});

const licensing = compose({
  title: 'The right license for each role',
  desc: `Three badges on a rail, an example, with the days of ${period} on which a role opened something: ${roles.map(({ role, plan, days }) => `${role} ${plan}, mail ${days[0]}, Office on a PC ${days[1]}, audit search ${days[2]}`).join('; ')}. The nurse's badge is red. Below, E7 stands beside E5 plus Copilot, and a note asks for joiners and leavers monthly.`,
  words: 17,
  wide: { badges: [48, 40, 704, 312], parts: [318, 398, 434, 98], sticky: [52, 400, 232, 92, -4] },
  phone: { badges: [14, 10, 346, 344], parts: [14, 384, 346, 84], sticky: [24, 500, 250, 84, -3] },
  draw: (at) => (
    <>
      <Badges at={at.badges} />
      <Parts at={at.parts} />
      <StickyNote at={at.sticky} tone="paper" text="Joiners and leavers" strong="Monthly" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  licensing,
  'copilot-readiness': copilotReadiness,
  'identity-devices': identityDevices,
  'mail-migration': mailMigration,
};
