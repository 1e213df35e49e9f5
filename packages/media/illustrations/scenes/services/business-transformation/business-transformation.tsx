/** The scenes of the Business Transformation page, by area. */
import { compose, part, type Size } from '../../../compose.tsx';
import { colors, Rect, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Timeline } from '../../../parts/time.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';
import { process } from './process.tsx';
import { prototype } from './prototype.tsx';
import { training } from './training.tsx';

/** A drawer of the height `h` in an archive of the width `w`. An open drawer is pulled out. */
function Drawer({ y, w, h, name, open }: Size & { y: number; name: string; open: boolean }) {
  const size = useWords();
  const inset = open ? -10 : 8;
  return (
    <g>
      {open && (
        <path
          d={`M${inset} ${y + h}l10 10H${w - inset - 8}V${y + h}z`}
          fill={colors.shadow}
          transform="translate(4 0)"
        />
      )}
      <Rect x={inset} y={y + 5} w={w - 2 * inset} h={h - 8} rx={4} fill={open ? colors.ink : colors.stone} />
      <Text
        x={inset + 20}
        y={y + h / 2 + size * 0.35}
        weight="medium"
        color={open ? colors.onInk : colors.ink}
        max={w - 120}
      >
        {name}
      </Text>
      <Rect x={w - 86} y={y + h / 2 - 5} w={60} h={10} rx={5} fill={open ? colors.onInk : colors.stone2} />
    </g>
  );
}

/** An archive of three drawers; the open one holds a card. */
const Archive = part<{ found: string; drawers: readonly [string, string, string] }>(
  ({ w, h, found, drawers }) => {
    const size = useWords();
    const top = h * 0.3;
    const step = (h - top) / drawers.length;
    const card = w * 0.62;
    return (
      <>
        <path d={`M0 ${h}l12 12H${w + 12}V${top + 12}L${w} ${top}V${h}z`} fill={colors.shadow} />
        <Rect x={0} y={top} w={w} h={h - top} rx={4} fill={colors.stone2} />
        {[2, 1, 0].map((behind) => (
          <Sheet
            key={behind}
            x={w * 0.18 + behind * 14}
            y={30 - behind * 13}
            w={card}
            h={top}
            rx={4}
            depth={0}
            fill={behind ? colors.line2 : colors.sheet}
          />
        ))}
        <Text x={w * 0.18 + 16} y={42 + size} weight="medium" max={card - 28}>
          {found}
        </Text>
        {drawers.map((name, row) => (
          <Drawer key={name} y={round(top + row * step)} w={w} h={step} name={name} open={row === 0} />
        ))}
      </>
    );
  },
);

const lastDay = compose({
  title: 'A plan with a switch-off date',
  desc: 'An archive with three drawers; from the open one stands the card of invoice 20417, read-only. The calendar of an old system, an example: Dynamics GP, owner Finance, with its last entry and last login. Below, a line of dates: the last entry on March 30, 2029, the last login, in red, on June 29, 2029, the end of support on December 31, 2029 and of security updates on April 30, 2031.',
  words: 17,
  wide: { archive: [66, 44, 300, 272], plan: [430, 60, 322, 236], dates: [48, 352, 704, 144] },
  phone: { dates: 330, archive: [30, 386, 310, 250] },
  draw: (at) => (
    <>
      <Archive at={at.archive} found="Invoice 20417" drawers={['2027–2029', '2024–2026', '2021–2023']} />
      <Ledger
        at={at.plan}
        title="Switch-off"
        rows={[
          ['System', 'Dynamics GP'],
          ['Owner', 'Finance'],
          ['Last entry', 'March 30, 2029'],
          ['Last login', 'June 29, 2029'],
          ['Archive', 'Read-only'],
        ]}
      />
      <Timeline
        at={at.dates}
        tone="ink"
        even
        red="Last login"
        marks={[
          { at: '2029-03-30', when: 'March 30, 2029', what: 'Last entry' },
          { at: '2029-06-29', when: 'June 29, 2029', what: 'Last login' },
          { at: '2029-12-31', when: 'Dec. 31, 2029', what: 'Support ends' },
          { at: '2031-04-30', when: 'April 30, 2031', what: 'Last security updates' },
        ]}
      />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'transformation-strategy': lastDay,
  'innovation-enablement': prototype,
  'change-management': training,
  'business-process-optimization': process,
};
