/** Cloud Migration: three groups of servers (moved, moving and waiting), and the plan of the night. */
import { compose, part } from '../../../compose.tsx';
import { colors, Sheet } from '../../../kit.tsx';
import { Timeline } from '../../../parts/time.tsx';
import { Head, tones } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';

/** Minutes from the start of the move. */
const plan = [
  [0, 'Stop changes'],
  [20, 'Last copy'],
  [50, 'Tests'],
  [70, 'Live'],
] as const;
const start = 22 * 60;
const clock = (minutes: number) =>
  `${Math.floor((start + minutes) / 60)}:${String((start + minutes) % 60).padStart(2, '0')}`;

/** The servers of a group around its middle, and their traffic. If the servers are gone, they are outlines. */
const Group = ({ x, y, fill, gone = false }: { x: number; y: number; fill: string; gone?: boolean }) => (
  <g transform={`translate(${round(x)} ${y})scale(.9)`}>
    {gone || <path d="M-22-14L22-14L0 24z" fill="none" stroke={fill} strokeWidth={3} />}
    <path
      d="M-37-26h30v24h-30zM7-26h30v24H7zM-15 12h30v24h-30z"
      {...(gone ? { fill: 'none', stroke: fill, strokeWidth: 1.5, strokeDasharray: '3 3' } : { fill: fill })}
    />
  </g>
);

const groups = ['Group 1', 'Group 2', 'Group 3'] as const;

/** A place with a space for each group. Some of the groups are there. */
const Place = part<{ title: string; right: string; standing: readonly string[]; ink?: boolean }>(
  ({ w, h, title, right, standing, ink = false }) => {
    const tone = ink ? 'ink' : 'paper';
    const { fill, mark, mute } = tones[tone];
    return (
      <Sheet x={0} y={0} w={w} h={h} fill={fill}>
        <Head w={w} title={title} right={right} tone={tone} />
        {groups.map((group, index) => {
          const x = 22 + ((w - 44) * (index + 0.5)) / groups.length;
          const stands = standing.includes(group);
          return (
            <g key={group}>
              <Group x={x} y={44 + (h - 44) * 0.42} fill={stands ? mark : colors.stone2} gone={!stands} />
              <Text x={x} y={h - 20} color={mute} anchor="middle">
                {group}
              </Text>
            </g>
          );
        })}
      </Sheet>
    );
  },
);

/** The group that is moving. */
const Crate = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h} fill={colors.red}>
    <Group x={w / 2} y={h * 0.42} fill="#fff" />
    <Text x={w / 2} y={h - 18} weight="medium" color="#fff" anchor="middle">
      {groups[1]}
    </Text>
  </Sheet>
));

export const CloudMigration = compose({
  title: 'Rehearsed migration with a way back',
  desc: `Servers in groups that talk to each other: group 1 stands in Azure and is accepted, group 2, in red, is on its way, group 3 waits in the server room, which is kept ready. The move runs from ${clock(0)} to ${clock(70)} after two rehearsals.`,
  words: 17,
  wide: {
    room: [44, 44, 296, 240],
    azure: [460, 76, 296, 240],
    crate: [336, 118, 128, 148, -4],
    plan: [44, 352, 712, 146],
  },
  phone: {
    room: [14, 14, 346, 190],
    azure: [14, 318, 346, 190],
    crate: [127, 197, 120, 130, -4],
    plan: [14, 536, 346, 168],
  },
  draw: (at) => (
    <>
      <Place at={at.room} title="Server room" right="Kept ready" standing={['Group 3']} />
      <Place at={at.azure} title="Azure" right="Group 1 accepted" standing={['Group 1']} ink />
      <Crate at={at.crate} />
      <Timeline
        at={at.plan}
        title="The move"
        right="Rehearsed twice"
        marks={plan.map(([minutes, what]) => ({ at: minutes, when: clock(minutes), what }))}
      />
    </>
  ),
});
