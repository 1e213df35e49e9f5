/** The scenes of the Microsoft 365 Services page, by area. */
import { compose, part } from '../../../compose.tsx';
import { C, R, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Matrix } from '../../../parts/tables.tsx';
import { Tag } from '../../../parts/tags.tsx';
import { round, T } from '../../../text.tsx';
import { useMeasure, useWords } from '../../../words.tsx';
import { copilotReadiness } from './cabinet.tsx';
import { mailMigration } from './patchboard.tsx';
import { identityDevices } from './safe.tsx';

/** Days of 90 on which a role opened something, and the plan that follows. An example. */
const period = 90;
const opened = ['Mail', 'Office on a PC', 'Audit search'] as const;
const roles = [
  { role: 'Ward nurse', plan: 'F3', days: [61, 0, 0] },
  { role: 'Planner', plan: 'E3', days: [88, 84, 0] },
  { role: 'Auditor', plan: 'E5', days: [86, 79, 52] },
] as const;
/** Held the plan of an auditor until now. */
const [changed] = roles;

/** Badges on a rail, each with the plan of a role and what the role opened. */
const Badges = part(({ w, h }) => {
  const size = useWords();
  const column = w / roles.length;
  const bw = column - 26;
  return (
    <>
      <path d={`M0 16H${w}l8 8H8z`} fill={C.shadow} />
      <R x={0} y={6} w={w} h={10} rx={5} f={C.stone2} />
      {roles.map(({ role, plan, days }, index) => {
        const [f, c, mute, soft] =
          role === changed.role
            ? [C.red, '#fff', '#fff', '#fff']
            : ([C.sheet, C.ink, C.mute, C.soft] as const);
        return (
          <g key={role} transform={`translate(${round(index * column + 13)} 0)`}>
            <path
              d={`M${bw / 2 - 22} 10L${bw / 2} 62M${bw / 2 + 22} 10L${bw / 2} 62`}
              stroke={C.ink}
              strokeWidth={5}
            />
            <Sheet x={0} y={52} w={bw} h={h - 52} f={f}>
              <R x={bw / 2 - 24} y={12} w={48} h={9} rx={4.5} f={C.bg} />
              <T x={18} y={34 + size} w="m" c={c}>
                {role}
              </T>
              <T x={bw - 18} y={34 + size} s={size * 1.7} w="b" c={c} a="r">
                {plan}
              </T>
              <T x={18} y={34 + size * 2.4} c={mute} max={bw - 36}>
                {`Example, ${period} days`}
              </T>
              {days.map((count, row) => (
                <g key={opened[row]} transform={`translate(18 ${round(98 + size * 1.2 + row * 48)})`}>
                  <T x={0} y={0} c={mute}>
                    {opened[row] ?? ''}
                  </T>
                  <T x={bw - 36} y={0} w="m" c={c} a="r">
                    {String(count)}
                  </T>
                  <R x={0} y={9} w={bw - 36} h={8} f={soft} o={f === C.red ? 0.35 : 1} />
                  {count > 0 && (
                    <R x={0} y={9} w={((bw - 36) * count) / period} h={8} f={f === C.red ? '#fff' : C.ink} />
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

/** The largest plan, taken apart into what it consists of. */
const Parts = part(({ w, h }) => {
  const size = useWords();
  const measure = useMeasure();
  const head = 18 + measure('E7', 'b', size * 2) + 34;
  const spare =
    (w - head - 18 - e7.reduce((sum, name) => sum + measure(name, 'm'), 0) - (e7.length - 1) * 24) /
    e7.length;
  let x = head;
  return (
    <Sheet x={0} y={0} w={w} h={h} f={C.ink}>
      <T x={18} y={h / 2 + size * 0.7} s={size * 2} w="b" c={C.onInk}>
        E7
      </T>
      <T x={head - 24} y={h / 2 + size * 0.4} w="b" s={size * 1.2} c={C.stone}>
        =
      </T>
      {e7.map((name, index) => {
        const [left, bw] = [x, measure(name, 'm') + spare];
        x += bw + 24;
        return (
          <g key={name}>
            {index > 0 && (
              <T x={left - 12} y={h / 2 + size * 0.4} w="b" s={size * 1.2} c={C.stone} a="m">
                +
              </T>
            )}
            <R x={left} y={h * 0.24} w={bw} h={h * 0.52} rx={8} f={C.ink2} />
            <T x={left + bw / 2} y={h / 2 + size * 0.35} w="m" c={C.onInk} a="m">
              {name}
            </T>
          </g>
        );
      })}
    </Sheet>
  );
});

const licensing = compose({
  title: 'Plans that follow the role',
  desc: `Three badges on a rail, an example, with the days of ${period} on which a role opened something: ${roles.map(({ role, plan, days }) => `${role} ${plan}, mail ${days[0]}, Office on a PC ${days[1]}, audit search ${days[2]}`).join('; ')}. The nurse's badge is red. Below, E7 is taken apart into E5, Copilot and Agent 365, and a tag asks for joiners and leavers monthly.`,
  words: 17,
  wide: { badges: [48, 40, 704, 312], parts: [318, 398, 434, 98], tag: [52, 400, 232, 92, -4] },
  phone: { list: 230, parts: 84, tag: [24, 386, 250, 84, -3] },
  draw: (at) => (
    <>
      <Badges at={at.badges} />
      <Matrix
        at={at.list}
        title={`Example, ${period} days`}
        columns={['Mail', 'PC', 'Audit', 'Plan']}
        rows={roles.map(({ role, plan, days }) => [role, ...days.map(String), plan])}
        red={[changed.role]}
      />
      <Parts at={at.parts} />
      <Tag at={at.tag} tone="paper" text="Joiners and leavers" strong="Monthly" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  licensing,
  'copilot-readiness': copilotReadiness,
  'identity-devices': identityDevices,
  'mail-migration': mailMigration,
};
