/** The scenes of the Microsoft 365 Services page, by area. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Matrix } from '../../../parts/tables.tsx';
import { StickyNote } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useMeasure, useWords } from '../../../words.tsx';
import { copilotReadiness } from './cabinet.tsx';
import { mailMigration } from './patchboard.tsx';
import { identityDevices } from './safe.tsx';

/** Of 90 days, the days on which a role opened each app, and the plan that follows. An example. */
const period = 90;
const opened = ['Mail', 'Office on a PC', 'Audit search'] as const;
const roles = [
  { role: 'Unit nurse', plan: 'F3', days: [61, 0, 0] },
  { role: 'Planner', plan: 'E3', days: [88, 84, 0] },
  { role: 'Auditor', plan: 'E5', days: [86, 79, 52] },
] as const;
/** The role that needs another plan than before. */
const [changed] = roles;

/** Badges on a rail. Each shows the plan of a role and the apps that the role opened. */
const Badges = part(({ w, h }) => {
  const size = useWords();
  const column = w / roles.length;
  const bw = column - 26;
  return (
    <>
      <path d={`M0 16H${w}l8 8H8z`} fill={colors.shadow} />
      <Rect x={0} y={6} w={w} h={10} rx={5} fill={colors.stone2} />
      {roles.map(({ role, plan, days }, index) => {
        const [fill, color, mute, soft] =
          role === changed.role
            ? [colors.red, '#fff', '#fff', '#fff']
            : ([colors.sheet, colors.ink, colors.mute, colors.soft] as const);
        return (
          <g key={role} transform={`translate(${round(index * column + 13)} 0)`}>
            <path
              d={`M${bw / 2 - 22} 10L${bw / 2} 62M${bw / 2 + 22} 10L${bw / 2} 62`}
              stroke={colors.ink}
              strokeWidth={5}
            />
            <Sheet x={0} y={52} w={bw} h={h - 52} fill={fill}>
              <Rect x={bw / 2 - 24} y={12} w={48} h={9} rx={4.5} fill={colors.bg} />
              <Text x={18} y={34 + size} weight="medium" color={color}>
                {role}
              </Text>
              <Text x={bw - 18} y={34 + size} size={size * 1.7} weight="bold" color={color} anchor="end">
                {plan}
              </Text>
              <Text x={18} y={34 + size * 2.4} color={mute} max={bw - 36}>
                {`In ${period} days`}
              </Text>
              {days.map((count, row) => (
                <g key={opened[row]} transform={`translate(18 ${round(98 + size * 1.2 + row * 48)})`}>
                  <Text x={0} y={0} color={mute}>
                    {opened[row] ?? ''}
                  </Text>
                  <Text x={bw - 36} y={0} weight="medium" color={color} anchor="end">
                    {String(count)}
                  </Text>
                  <Rect x={0} y={9} w={bw - 36} h={8} fill={soft} opacity={fill === colors.red ? 0.35 : 1} />
                  {count > 0 && (
                    <Rect
                      x={0}
                      y={9}
                      w={((bw - 36) * count) / period}
                      h={8}
                      fill={fill === colors.red ? '#fff' : colors.ink}
                    />
                  )}
                </g>
              ))}
            </Sheet>
          </g>
        );
      })}
    </>
  );
});

const e7 = ['E5', 'Copilot', 'Agent 365'] as const;

/** The largest plan, divided into its parts. */
const Parts = part(({ w, h }) => {
  const size = useWords();
  const measure = useMeasure();
  const head = 18 + measure('E7', 'bold', size * 2) + 34;
  const spare =
    (w - head - 18 - e7.reduce((sum, name) => sum + measure(name, 'medium'), 0) - (e7.length - 1) * 24) /
    e7.length;
  let x = head;
  return (
    <Sheet x={0} y={0} w={w} h={h} fill={colors.ink}>
      <Text x={18} y={h / 2 + size * 0.7} size={size * 2} weight="bold" color={colors.onInk}>
        E7
      </Text>
      <Text x={head - 24} y={h / 2 + size * 0.4} weight="bold" size={size * 1.2} color={colors.stone}>
        =
      </Text>
      {e7.map((name, index) => {
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
  desc: `Three badges on a rail, an example, with the days of ${period} on which a role opened something: ${roles.map(({ role, plan, days }) => `${role} ${plan}, mail ${days[0]}, Office on a PC ${days[1]}, audit search ${days[2]}`).join('; ')}. The nurse's badge is red. Below, E7 is taken apart into E5, Copilot and Agent 365, and a note asks for joiners and leavers monthly.`,
  words: 17,
  wide: { badges: [48, 40, 704, 312], parts: [318, 398, 434, 98], sticky: [52, 400, 232, 92, -4] },
  phone: { list: 230, parts: 84, sticky: [24, 386, 250, 84, -3] },
  draw: (at) => (
    <>
      <Badges at={at.badges} />
      <Matrix
        at={at.list}
        title={`In ${period} days`}
        columns={['Mail', 'PC', 'Audit', 'Plan']}
        rows={roles.map(({ role, plan, days }) => [role, ...days.map(String), plan])}
        red={[changed.role]}
      />
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
